"""What cards say, as data: the vocabulary that card facts are written in and that the rules interpret.

``qualities``  which objects and players a text speaks of
``costs``      what is paid (118)
``effects``    instructions that resolve (608.2, 609, 610)
``events``     what triggered abilities wait for (603)
``conditions`` what the "if" in the middle of a triggered ability asks (603.4)
``statics``    abilities that are simply true (604)
``kinds``      the ability kinds themselves: spell, activated, triggered, static, keyword (113.3)
"""
