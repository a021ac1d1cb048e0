"""What the command line says about itself: the overview, the help of a command, completions for shells."""

from __future__ import annotations

from collections.abc import Iterable

from minicu.command_line import COMMANDS, OPTIONS, ignore
from minicu.diagnostics.errors import UsageError

#: Environment variables that minicu reads.
ENVIRONMENT = {
    "MINICU_CACHE": "0, off, no or false: no disk cache",
    "MINICU_CACHE_DIR": "the folder of the disk cache",
    "MINICU_CACHE_SIZE": "bytes that the disk cache may have",
    "MINICU_CPU_COROUTINES": "1: threads of the CPU device that wait go each its own way, to compare",
    "MINICU_DEBUG": "1: a fault of minicu shows its traceback",
    "CUDA_VISIBLE_DEVICES": "which GPUs there are, for the driver",
    "NO_COLOR": "1: no colours on terminals",
    "FORCE_COLOR": "1: colours, terminal or not",
    "SOURCE_DATE_EPOCH": "the time that __DATE__ and __TIME__ tell, in seconds since 1970",
}


def overview() -> str:
    """What `minicu --help` prints."""
    lines = ["minicu: CUDA C to PTX, and the kernels run on GPUs and on the CPU", ""]
    lines += [f"  minicu {name} {what}".ljust(36) + text for name, (what, text) in COMMANDS.items()]
    lines += ["  minicu --version", "", "`minicu COMMAND --help` explains the options of a command."]
    lines += ["", "Environment:"]
    lines += [f"  {name:21s} {text}" for name, text in ENVIRONMENT.items()]
    lines += ["", "Exit status: 0 done, 1 the source was refused, 2 wrong usage, 3 a fault of minicu itself."]
    return "\n".join(lines) + "\n"


def help_of(command: str) -> str:
    """What `minicu COMMAND --help` prints."""
    what, text = COMMANDS[command]
    lines = [f"minicu {command} {what} [OPTIONS]".replace("  ", " "), "", f"  {text}", ""]
    for option in OPTIONS:
        if command in option.commands:
            spelled = (
                ", ".join(option.spellings)
                if len(option.spellings) < 5
                else ", ".join((*option.spellings[:4], "..."))
            )
            head = f"  {spelled} {option.value}".rstrip()
            lines += _columns(head, option.help)
    return "\n".join(lines) + "\n"


def _columns(head: str, text: str, indent: int = 32, width: int = 100) -> Iterable[str]:
    import textwrap

    body = textwrap.wrap(text, width - indent)
    if len(head) >= indent:
        yield head
        head = ""
    for line in body:
        yield f"{head:{indent}s}{line}"
        head = ""


def completion(shell: str) -> str:
    """A script that makes `shell` complete the commands and their options."""
    # Nobody types what does nothing: such options come with build lines.
    useful = [o for o in OPTIONS if o.take is not ignore and not o.help.startswith("ignored")]
    words = {c: sorted({s for o in useful if c in o.commands for s in o.spellings}) for c in COMMANDS}
    if shell == "fish":
        lines = [
            f"complete -c minicu -n __fish_use_subcommand -a {c} -d '{t}'" for c, (_, t) in COMMANDS.items()
        ]
        for c, spellings in words.items():
            condition = f"__fish_seen_subcommand_from {c}"
            lines += [f"complete -c minicu -n '{condition}' -a '{s}'" for s in spellings]
        return "\n".join(lines) + "\n"
    if shell not in ("bash", "zsh"):
        raise UsageError(f"completion takes bash, zsh or fish, not '{shell}'")
    cases = "\n".join(f'        {c}) words="{" ".join(s)}" ;;' for c, s in words.items())
    head = "autoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else ""
    return f"""{head}_minicu() {{
    local words="{" ".join(COMMANDS)} --help --version"
    if [ "$COMP_CWORD" -gt 1 ]; then
        case "${{COMP_WORDS[1]}}" in
{cases}
        esac
    fi
    local word="${{COMP_WORDS[COMP_CWORD]}}"
    COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
}}
complete -o filenames -F _minicu minicu
"""
