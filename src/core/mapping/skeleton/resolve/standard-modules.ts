// Modules that come with a language or its runtime and therefore appear in no manifest.

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
    // A third-party module begins with a host name.
    case 'go':
      return !(name.split('/')[0] ?? '').includes('.');
    case 'java':
      return /^(?:java|javax|jdk|sun|com\.sun|kotlin)\./.test(name);
  }
}

function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

// Headers that come with a compiler or a system.
const HEADERS = new Set(
  [
    // C, also in C++ form.
    'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic',
    'stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype',
    // POSIX and Linux.
    'aio cpio dirent dlfcn endian fcntl fmtmsg fnmatch ftw getopt glob grp iconv ifaddrs langinfo libgen malloc alloca',
    'mntent monetary mqueue ndbm netdb nl_types poll pthread pwd regex sched search semaphore spawn strings stropts',
    'syslog termios trace ucontext ulimit unistd utime utmp utmpx wordexp byteswap execinfo features memory err error',
    'pty termio resolv link elf paths sysexits values crypt',
    // Windows and macOS.
    'windows winsock2 winsock ws2tcpip io direct process conio tchar intrin malloc windowsx shlobj shellapi psapi',
    'dbghelp winternl winioctl iphlpapi mswsock wincrypt bcrypt objbase excpt crtdbg share eh corecrt x86intrin immintrin',
    'emmintrin xmmintrin tmmintrin smmintrin nmmintrin pmmintrin wmmintrin arm_neon cpuid TargetConditionals Availability',
    'AvailabilityMacros xlocale',
  ].flatMap((line) => line.split(' ')),
);

const HEADER_FOLDERS =
  /^(?:sys|arpa|net|netinet|netinet6|linux|asm|asm-generic|bits|gnu|mach|mach-o|libkern|machine|rpc|scsi|xen|netpacket|bluetooth|CoreFoundation|CoreServices|Foundation|IOKit|Security|SystemConfiguration|UIKit|AppKit|Cocoa|Carbon|objc|dispatch|os|experimental|ext|tr1|cuda|thrust|cub)\//;

/** Only the libraries of C++ and CUDA have headers without an extension. */
export function isStandardHeader(text: string): boolean {
  if (/^[a-z_]+$/.test(text)) return true;
  return HEADER_FOLDERS.test(text) || (text.endsWith('.h') && HEADERS.has(text.slice(0, -2)));
}
