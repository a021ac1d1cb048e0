// A program's own processes (POSIX).
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static int ended(pid_t child)
{
    int status = 0;
    if (waitpid(child, &status, 0) != child)
        return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : -2;
}

int main()
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        _exit(7);
    printf("%d\n", ended(child));

    int ends[2], word = 0;
    pipe(ends);
    child = fork();
    if (child == 0) {
        word = 42;
        write(ends[1], &word, sizeof(word));
        kill(getpid(), SIGKILL);
    }
    read(ends[0], &word, sizeof(word));
    printf("%d %d\n", word, ended(child));

    child = fork();
    if (child == 0) {
        char name[] = "sh", option[] = "-c", command[] = "exit 5";
        char *arguments[] = {name, option, command, nullptr};
        execvp(name, arguments);
        _exit(1);
    }
    printf("%d\n", ended(child));
    child = fork();
    if (child == 0) {
        execl("/nowhere/at/all", "all", (char *)0);
        _exit(3);
    }
    int status;
    printf("%d", wait(&status) == child);
    printf(" %d %d\n", WIFEXITED(status), WEXITSTATUS(status));
}
