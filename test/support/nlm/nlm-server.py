# The same nlm without its start: the libraries are loaded once, and each call is a fork that loads nlm's own modules
# anew, with the words, variables, folder and streams of the program that asked. Ends when its stdin does.
import atexit
import json
import os
import select
import shutil
import signal
import socket
import sys

PROGRAM = """#!{python} -IS
import json, os, signal, socket, sys
with socket.socket(socket.AF_UNIX) as server:
    server.connect({address!r})
    call = {{"words": sys.argv, "env": dict(os.environ), "folder": os.getcwd()}}
    socket.send_fds(server, [json.dumps(call).encode() + b"\\n"], [0, 1, 2])
    status = int(server.makefile().read() or -signal.SIGKILL)
if status < 0:
    os.kill(os.getpid(), -status)
sys.exit(status)
"""


def load_libraries():
    import notebooklm_tools.cli.main  # noqa: F401

    for name in [name for name in sys.modules if name.split(".")[0] == "notebooklm_tools"]:
        del sys.modules[name]


def run(call):
    os.chdir(call["folder"])
    os.environ.clear()
    os.environ.update(call["env"])
    sys.argv = call["words"]
    try:
        from notebooklm_tools.cli.main import cli_main

        sys.exit(cli_main())
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)


def answer(caller):
    message, streams, _, _ = socket.recv_fds(caller, 1 << 20, 3)
    while not message.endswith(b"\n"):
        message += caller.recv(1 << 20)
    alive, end = os.pipe()
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        caller.close()
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        status = 1
        try:
            status = run(json.loads(message))
            atexit._run_exitfuncs()
        except BaseException:
            sys.excepthook(*sys.exc_info())
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    for stream in [end, *streams]:
        os.close(stream)
    ready, _, _ = select.select([caller, alive], [], [])
    # A caller that was ended takes its call along.
    if caller in ready:
        os.killpg(child, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if caller not in ready:
        caller.sendall(str(status).encode())


def serve(folder):
    load_libraries()
    address = os.path.join(folder, "socket")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(address)
    listener.listen(64)
    program = os.path.join(folder, "nlm")
    with open(program, "w") as file:
        file.write(PROGRAM.format(python=sys.executable, address=address))
    os.chmod(program, 0o755)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    while sys.stdin not in (ready := select.select([listener, sys.stdin], [], [])[0]):
        if listener not in ready:
            continue
        caller, _ = listener.accept()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            listener.close()
            answer(caller)
            os._exit(0)
        caller.close()
    shutil.rmtree(folder)


serve(sys.argv[1])
