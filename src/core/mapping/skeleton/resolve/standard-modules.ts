// Modules that come with a language or its runtime, so that no manifest names them.

const PYTHON = wordsOf([
  '__future__ abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit',
  'audioop base64 bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code',
  'codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars copy',
  'copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email',
  'encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib',
  'functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http',
  'idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache',
  'locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt',
  'multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os',
  'ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath',
  'pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re',
  'readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil',
  'signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants',
  'sre_parse ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig',
  'syslog tabnanny tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token',
  'tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest',
  'urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc',
  'zipapp zipfile zipimport zlib zoneinfo',
]);

const NODE = wordsOf([
  'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel',
  'dns domain events fs http http2 https inspector module net os path perf_hooks process punycode',
  'querystring readline repl sea sqlite stream string_decoder sys test timers tls trace_events tty url',
  'util v8 vm wasi worker_threads zlib',
]);

const RUST = wordsOf(['std core alloc proc_macro test']);

/** `name` as imported: `fs/promises`, `os.path`, `std`, `java.util.List`, `net/http`. */
export function isStandard(
  language: 'javascript' | 'python' | 'go' | 'rust' | 'java',
  name: string,
): boolean {
  switch (language) {
    case 'javascript':
      return name.startsWith('node:') || NODE.has(name.split('/')[0] ?? '');
    case 'python':
      return PYTHON.has(name.split('.')[0] ?? '');
    case 'rust':
      return RUST.has(name);
    // A module from elsewhere begins with the name of a host.
    case 'go':
      return !(name.split('/')[0] ?? '').includes('.');
    case 'java':
      return /^(?:java|javax|jdk|sun|com\.sun|kotlin)\./.test(name);
  }
}

function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
