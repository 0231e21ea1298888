;! f(active 1.1) -> active
;! expect: invalid
this is not a module at all }}} @#$
