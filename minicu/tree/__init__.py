"""The typed tree: what `sema` makes and `lower` reads.

Everything is explicit. An expression has an unqualified `type`; every conversion is a `Convert`;
reading an object is a `Load` of a place; a place (lvalue) is a node of its own class and its `type`
may be qualified. `at` is the token a message about the node points to.

Nobody changes a node after sema has finished it. Sizes and offsets in the tree (InitItem.offset,
sizeof constants) come from `minicu.abi` for the data model of the compilation.
"""

from minicu.tree.places import *  # noqa: F403
from minicu.tree.statements import *  # noqa: F403
from minicu.tree.symbols import *  # noqa: F403
from minicu.tree.values import *  # noqa: F403
