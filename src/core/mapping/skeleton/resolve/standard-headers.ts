// Headers that come with a compiler or a system, so that no file of a codebase is meant by them.

const NAMES = new Set(
  [
    // C, and what C++ makes of it.
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

const FOLDERS =
  /^(?:sys|arpa|net|netinet|netinet6|linux|asm|asm-generic|bits|gnu|mach|mach-o|libkern|machine|rpc|scsi|xen|netpacket|bluetooth|CoreFoundation|CoreServices|Foundation|IOKit|Security|SystemConfiguration|UIKit|AppKit|Cocoa|Carbon|objc|dispatch|os|experimental|ext|tr1|cuda|thrust|cub)\//;

/** Without an ending only the libraries of C++ and CUDA name their headers. */
export function isStandardHeader(text: string): boolean {
  if (/^[a-z_]+$/.test(text)) return true;
  return FOLDERS.test(text) || (text.endsWith('.h') && NAMES.has(text.slice(0, -2)));
}
