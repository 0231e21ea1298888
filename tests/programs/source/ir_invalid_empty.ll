;! f(active 1.1) -> active
;! expect: invalid
