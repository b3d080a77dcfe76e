import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';
import { shell } from '../../../../src/core/failure/readers/shell.ts';

const read = (text: string): readonly Finding[] => shell.read({ lines: text.split('\n') });

describe('shell', () => {
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
  ])('hears a missing command in: %s', (line) => {
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
  ])('takes for a fault of the check: %s', (line) => {
    expect(read(line)).toMatchObject([
      { code: 'missing-script', message: 'gone.sh: no such file or directory' },
    ]);
  });

  it('forgets what a script survived', () => {
    const rest = (count: number) => `sh: 1: git: not found\n${'more\n'.repeat(count)}`;
    expect(read(rest(10))).toHaveLength(1);
    expect(read(rest(40))).toEqual([]);
  });

  it('reads what small programs say', () => {
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
  ])('leaves the words of other tools alone: %s', (line) => {
    expect(read(line)).toEqual([]);
  });
});
