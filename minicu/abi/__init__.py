"""The only place that knows a size, an offset, or how a value crosses a call.

`target` has the data models, `layout` records, `calls` parameters and results, `mangle` names; `show`
and `picture` print them for people.
"""
