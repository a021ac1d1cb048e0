"""Where control can go: whether the end of a statement can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from minicu import tree


def completes(s: tree.Statement) -> bool:
    """Whether control may reach the end of `s`. Labels count as reachable; conditions are looked at
    only if they are constant."""
    match s:
        case tree.Block():
            return _sequence(s.statements)
        case tree.ExpressionStatement():
            return not _stops(s.expression)
        case tree.If():
            if isinstance(s.condition, tree.Constant):
                chosen = s.then if s.condition.value else s.otherwise
                other = s.otherwise if s.condition.value else s.then
                return (
                    chosen is None
                    or completes(chosen)
                    or (other is not None and _enters(other) and completes(other))
                )
            return s.otherwise is None or completes(s.then) or completes(s.otherwise)
        case tree.Loop():
            return _loop(s)
        case tree.Switch():
            covered = any(case.low is None for case in s.cases)
            return not covered or _breaks(s.body) or completes(s.body)
        case tree.Try():
            return completes(s.body) or any(completes(h.body) for h in s.handlers)
        case tree.Goto() | tree.Return() | tree.Break() | tree.Continue():
            return False
    return True


def returns(s: tree.Statement) -> bool:
    """Whether any return statement with a value is in `s`."""
    return any(isinstance(inner, tree.Return) and inner.value is not None for inner in walk(s))


def walk(s: tree.Statement) -> Iterator[tree.Statement]:
    """`s` and all statements inside it; not those inside expressions."""
    todo = [s]
    while todo:
        s = todo.pop()
        yield s
        todo += _inside(s)


def _inside(s: tree.Statement) -> list[tree.Statement]:
    match s:
        case tree.Block():
            return list(s.statements)
        case tree.If():
            return [s.then] if s.otherwise is None else [s.then, s.otherwise]
        case tree.Loop() | tree.Switch():
            return [s.body]
        case tree.Try():
            return [s.body, *(h.body for h in s.handlers)]
    return []


def _sequence(statements: list[tree.Statement]) -> bool:
    alive = True
    for s in statements:
        if isinstance(s, (tree.Label, tree.Case)):
            alive = True
        elif alive or _enters(s):
            alive = completes(s)
    return alive


def _enters(s: tree.Statement) -> bool:
    """Whether a jump from outside may lead into `s`: to a label, or to a case of an enclosing switch."""
    todo = [(s, False)]
    while todo:
        inner, switched = todo.pop()
        if isinstance(inner, tree.Label) or (isinstance(inner, tree.Case) and not switched):
            return True
        todo += [(part, switched or isinstance(inner, tree.Switch)) for part in _inside(inner)]
    return False


def _loop(s: tree.Loop) -> bool:
    if s.condition is None or (isinstance(s.condition, tree.Constant) and s.condition.value != 0):
        return _breaks(s.body)
    if not s.test_last:
        return True
    return completes(s.body) or _breaks(s.body) or _continues(s.body)


def _breaks(s: tree.Statement) -> bool:
    """Whether a break in `s` leaves the statement that `s` is the body of."""
    if isinstance(s, (tree.Loop, tree.Switch)):
        return False
    if isinstance(s, tree.Block):  # `return x; break;`: nothing comes to the break
        before = (None, *s.statements)
        return any(
            _breaks(inner) and not (isinstance(inner, tree.Break) and _jumps(last))
            for last, inner in zip(before, s.statements, strict=False)
        )
    return isinstance(s, tree.Break) or any(_breaks(inner) for inner in _inside(s))


def _jumps(s: tree.Statement | None) -> bool:
    """Whether `s` is a jump elsewhere than a break, or ends with one."""
    if isinstance(s, tree.Block):
        return bool(s.statements) and _jumps(s.statements[-1])
    return isinstance(s, (tree.Return, tree.Goto, tree.Continue))


def _continues(s: tree.Statement) -> bool:
    if isinstance(s, tree.Loop):
        return False
    return isinstance(s, tree.Continue) or any(_continues(inner) for inner in _inside(s))


def _stops(e: tree.Expr) -> bool:
    """Whether evaluating `e` never ends."""
    match e:
        case tree.Call():
            return isinstance(e.callee, tree.Function) and e.callee.noreturn
        case tree.BuiltinCall():
            return e.name in ("trap", "unreachable")
        case tree.Convert():
            return _stops(e.operand)
        case tree.StatementExpression():
            return not completes(e.body)
        case tree.Comma():
            return _stops(e.left) or _stops(e.right)
        case tree.Conditional():
            return _stops(e.yes) and _stops(e.no)
    return False
