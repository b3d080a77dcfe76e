import { describe, expect, it } from 'vitest';
import { docker } from '../../../../src/core/failure/readers/docker.ts';
import { make } from '../../../../src/core/failure/readers/native/make.ts';
import { shell } from '../../../../src/core/failure/readers/scripting/shell.ts';
import type { Finding } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const cmake = readerOf('cmake');
const shellcheck = readerOf('shellcheck');

describe('shell', () => {
  const read = (text: string): readonly Finding[] => shell.read({ lines: text.split('\n') });

  it.each([
    'sh: 1: vitest: not found',
    'sh: vitest: not found',
    '/bin/sh: 1: vitest: not found',
    'bash: line 1: vitest: command not found',
    '-bash: vitest: command not found',
    'zsh:1: command not found: vitest',
    'zsh: command not found: vitest',
    'fish: Unknown command: vitest',
    "/usr/bin/env: 'vitest': No such file or directory",
    "vitest : The term 'vitest' is not recognized as the name of a cmdlet, function, script file, or operable",
    "'vitest' is not recognized as an internal or external command,",
  ])('recognises a missing command in: %s', (line) => {
    expect(read(line)).toMatchObject([
      { code: 'command-not-found', message: 'vitest: command not found', file: null },
    ]);
  });

  it.each([
    ['a.sh: 3: ./b.sh: not found', 'no-such-file'],
    ['a.sh: line 3: ./b.sh: No such file or directory', 'no-such-file'],
    ['a.sh:3: no such file or directory: ./b.sh', 'no-such-file'],
    ['a.sh: line 3: ./b.sh: Permission denied', 'not-executable'],
    ['a.sh:3: permission denied: ./b.sh', 'not-executable'],
    ['a.sh: line 3: ./b.sh: cannot execute: required file not found', 'not-executable'],
    ['a.sh: line 3: ./b.sh: /bin/nope: bad interpreter: No such file or directory', 'not-executable'],
    ['a.sh: line 3: ./b: Is a directory', 'is-a-directory'],
    ['a.sh: 3: b: parameter not set', 'unbound-variable'],
    ['a.sh: 3: Syntax error: "(" unexpected', 'syntax-error'],
  ])('reads %s', (line, code) => {
    expect(read(line)).toMatchObject([{ code, file: 'a.sh' }]);
  });

  it.each([
    'bash: gone.sh: No such file or directory',
    'dash: 0: cannot open gone.sh: No such file',
    "zsh: can't open input file: gone.sh",
  ])('treats as a broken check: %s', (line) => {
    expect(read(line)).toMatchObject([
      { code: 'missing-script', message: 'gone.sh: no such file or directory' },
    ]);
  });

  it('ignores an error that a script survived', () => {
    const rest = (count: number) => `sh: 1: git: not found\n${'more\n'.repeat(count)}`;
    expect(read(rest(10))).toHaveLength(1);
    expect(read(rest(40))).toEqual([]);
  });

  it('reads errors of small programs', () => {
    expect(read('cat: a.txt: No such file or directory')).toMatchObject([{ code: 'ENOENT' }]);
    expect(read('cp: a.txt: Permission denied')).toMatchObject([{ code: 'EACCES' }]);
  });

  it.each([
    'error: x: not found',
    'module a: not found',
    'src/a.ts: No such file or directory',
    'Makefile:3: gone.mk: No such file or directory',
    'a.c:3: fatal error: gone.h: No such file or directory',
    'curl: (6) Could not resolve host: x',
  ])('ignores errors of other tools: %s', (line) => {
    expect(read(line)).toEqual([]);
  });
});

describe('shellcheck', () => {
  const read = (text: string): readonly Finding[] => shellcheck.read({ lines: text.split('\n') });

  it.each([
    'In a.sh line 3:\nrm $x\n   ^-- SC2086 (info): Quote it.',
    'In a.sh line 3:\nrm $x\n^----^ SC2086 (info): Quote it.',
    'a.sh:3:4: note: Quote it. [SC2086]',
  ])('reads the same problem from %j', (text) => {
    expect(read(text)).toMatchObject([
      { code: 'SC2086', message: 'Quote it.', file: 'a.sh', severity: 'error' },
    ]);
  });
});

// Shapes of make and ninja that are missing from the recordings (GNU make 4.3).
describe('make', () => {
  function read(...lines: readonly string[]) {
    expect(make.signature.test(lines.join('\n'))).toBe(true);
    return make.read({ lines }).map(({ code, message, tool }) => [tool ?? 'make', code, message]);
  }

  it.each([
    ['make: *** [pack] Error 3', 'exit 3', '[pack] Error 3'],
    ['make: *** [Makefile:4: pack] Error 3', 'exit 3', '[pack] Error 3'],
    ['gmake[2]: *** [build.make:76: pack] Error 3', 'exit 3', '[pack] Error 3'],
    ['mingw32-make: *** [pack] Error 3', 'exit 3', '[pack] Error 3'],
    [
      'make: *** [pack] Segmentation fault (core dumped)',
      'Segmentation fault (core dumped)',
      '[pack] Segmentation fault (core dumped)',
    ],
    [
      "make: *** No rule to make target 'a.c', needed by 'a.o'.  Stop.",
      'no-rule',
      "No rule to make target 'a.c', needed by 'a.o'",
    ],
    ["make: *** No rule to make target 'shipp'.  Stop.", 'missing-script', "No rule to make target 'shipp'"],
    ["make: unrecognized option '--zz'", 'usage', "unrecognized option '--zz'"],
    ['Makefile:4: *** the price is missing.  Stop.', null, 'the price is missing'],
  ])('reads %j', (text, code, message) => {
    expect(read(text)).toEqual([['make', code, message]]);
  });

  it('blames the innermost make, but keeps other failures', () => {
    expect(
      read(
        'make[1]: *** [Makefile:4: pack] Error 2',
        'make: *** [Makefile:2: all] Error 2',
        'make: *** [Makefile:9: docs] Error 1',
      ),
    ).toEqual([
      ['make', 'exit 2', '[pack] Error 2'],
      ['make', 'exit 1', '[docs] Error 1'],
    ]);
  });

  it('leaves a missing program to the shell if the shell reported it', () => {
    expect(read('/bin/sh: 1: tscc: not found', 'make: *** [Makefile:2: all] Error 127')).toEqual([]);
    expect(read('make: tscc: Permission denied', 'make: *** [Makefile:2: all] Error 127')).toEqual([
      ['make', 'not-executable', 'tscc: Permission denied'],
    ]);
    expect(read('make: *** [Makefile:2: all] Error 127')).toEqual([['make', 'exit 127', '[all] Error 127']]);
  });

  it('reads ninja', () => {
    expect(read('FAILED: shop.o ', 'cc -c shop.c', 'ninja: build stopped: subcommand failed.')).toEqual([
      ['ninja', null, 'FAILED: shop.o'],
    ]);
    expect(read("ninja: error: 'gone.c', needed by 'gone.o', missing and no known rule to make it")).toEqual([
      ['ninja', null, "'gone.c', needed by 'gone.o', missing and no known rule to make it"],
    ]);
    expect(read('FAILED: (code=1) shop')).toEqual([]);
  });
});

// Shapes of CMake that are missing from the recordings (3.25).
describe('cmake', () => {
  function read(...lines: readonly string[]) {
    expect(cmake.signature.test(lines.join('\n'))).toBe(true);
    return cmake.read({ lines });
  }

  it('reads an error of a directory and one of the command line', () => {
    expect(read('CMake Error in lib/CMakeLists.txt:', '  Target "till" has no sources.', '')).toMatchObject([
      { file: 'lib/CMakeLists.txt', code: null, message: 'Target "till" has no sources.' },
    ]);
    expect(
      read(
        'CMake Error: Unknown argument --kleur',
        "CMake Error: Run 'cmake --help' for all supported options.",
      ),
    ).toEqual([expect.objectContaining({ file: null, code: 'usage', message: 'Unknown argument --kleur' })]);
  });

  it('joins a wrapped paragraph, continues after a colon and stops at the next paragraph', () => {
    const found = read(
      'CMake Error at CMakeLists.txt:3 (find_package):',
      '  Could not find a package that',
      '  provides one of:',
      '',
      '    Kleur',
      '    kleur',
      '',
      '  Add it to the path.',
      'Call Stack (most recent call first):',
    );
    expect(found).toMatchObject([
      { code: 'find_package', message: 'Could not find a package that provides one of: Kleur kleur' },
    ]);
  });

  it('reads a warning treated as an error, but no plain warning', () => {
    const dev = read(
      'CMake Error (dev) at CMakeLists.txt:3 (set):',
      '  Old policy.',
      '',
      'CMake Warning at a.cmake:1 (message):',
      '  Mind.',
    );
    expect(dev).toMatchObject([{ code: 'set', message: 'Old policy.' }]);
  });
});

describe('docker', () => {
  const read = (text: string): readonly Finding[] => docker.read({ lines: text.split('\n') });

  it.each([
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    'error during connect: this error may indicate that the docker daemon is not running: Get "http://x"',
  ])('recognises a missing daemon: %s', (line) => {
    expect(read(line)).toMatchObject([
      { code: 'daemon-unreachable', message: 'Cannot connect to the Docker daemon' },
    ]);
  });

  it.each([
    'ERROR: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 2',
    'ERROR: failed to build: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 2',
    'target web: failed to solve: process "/bin/sh -c make" did not complete successfully: exit code: 2',
    'ERROR: failed to solve: executor failed running [/bin/sh -c make]: exit code: 2',
    "The command '/bin/sh -c make' returned a non-zero code: 2",
  ])('reads the same step from: %s', (line) => {
    expect(read(line)).toMatchObject([
      { message: 'step "/bin/sh -c make" failed: exit code: 2', file: 'Dockerfile' },
    ]);
  });

  it('names the file that contains the step', () => {
    expect(read('docker/Dockerfile.web:12\nERROR: failed to solve: x')).toMatchObject([
      { file: 'docker/Dockerfile.web' },
    ]);
  });

  it.each([
    [
      'failed to compute cache key: failed to calculate checksum of ref a::b: "/gone": not found',
      'not found in the build context: "/gone"',
    ],
    [
      'reg.example/node:99: failed to resolve source metadata for reg.example/node:99: reg.example/node:99: not found',
      'image not found: reg.example/node:99',
    ],
    [
      'dockerfile parse error on line 3: unknown instruction: RUNN',
      'dockerfile parse error on line 3: unknown instruction: RUNN',
    ],
  ])('summarises: %s', (said, message) => {
    expect(read(`ERROR: failed to solve: ${said}`)).toMatchObject([{ message }]);
  });
});
