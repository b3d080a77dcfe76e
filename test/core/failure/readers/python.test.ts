// Shapes of Python that are missing from the recordings (3.11), and the words of exceptions.

import { describe, expect, it } from 'vitest';
import { python } from '../../../../src/core/failure/readers/python/python.ts';

const HEADER = 'Traceback (most recent call last):';

function read(...lines: readonly string[]) {
  return python.read({ lines });
}

describe('python', () => {
  it.each([
    ["KeyError: 'price'", 'KeyError', "'price'", 'runtime'],
    [
      'requests.exceptions.ConnectionError: no route',
      'requests.exceptions.ConnectionError',
      'no route',
      'runtime',
    ],
    [
      "ModuleNotFoundError: No module named 'kleur'",
      'ModuleNotFoundError',
      "No module named 'kleur'",
      'diagnostic',
    ],
    [
      "ValueError: invalid literal for int() with base 10: 'ten'",
      'ValueError',
      "invalid literal for int() with base 10: 'ten'",
      'assertion',
    ],
    ['AssertionError', 'AssertionError', 'AssertionError', 'assertion'],
    ['SystemExit: 2', 'SystemExit', '2', 'runtime'],
  ])('reads %j', (text, name, message, speech) => {
    const found = read(HEADER, '  File "app/main.py", line 5, in main', '    go()', text);
    expect(found).toMatchObject([
      { class: name, message, speech, file: 'app/main.py', frame: 'app/main.py main' },
    ]);
  });

  it('uses the asserted source as the message of an assertion without one', () => {
    const source = (text: string) =>
      read(HEADER, '  File "a.py", line 5, in main', `    ${text}`, 'AssertionError');
    expect(source('assert weigh(1) == 350')).toMatchObject([
      { class: 'AssertionError', message: 'assert weigh(1) == 350', speech: 'assertion' },
    ]);
    expect(source('check(1)')).toMatchObject([{ message: 'AssertionError' }]);
  });

  it('finds the innermost call inside the project', () => {
    const found = read(
      HEADER,
      '  File "main.py", line 1, in <module>',
      '    load()',
      '  File "<dep>/yaml/loader.py", line 9, in load',
      '    raise',
      '  File "<frozen importlib._bootstrap>", line 241, in _call',
      'yaml.YAMLError: bad',
    );
    expect(found).toMatchObject([{ file: 'main.py', frame: 'main.py' }]);
  });

  it('uses the last exception of a chain, whatever the order of its parts', () => {
    const part = (name: string) => [HEADER, '  File "main.py", line 1, in f', `${name}: x`, ''];
    const cause = 'The above exception was the direct cause of the following exception:';
    const during = 'During handling of the above exception, another exception occurred:';
    const found = read(
      ...part('KeyError'),
      cause,
      '',
      ...part('ValueError'),
      during,
      '',
      ...part('RuntimeError'),
    );
    expect(found.map((finding) => finding.class)).toEqual(['RuntimeError']);
  });

  it('reads the members of an exception group, including nested ones, instead of the group', () => {
    const found = read(
      '  + Exception Group Traceback (most recent call last):',
      '  |   File "main.py", line 9, in main',
      '  | ExceptionGroup: many (2 sub-exceptions)',
      '  +-+---------------- 1 ----------------',
      '    | Traceback (most recent call last):',
      '    |   File "cart.py", line 2, in price',
      "    | KeyError: 'price'",
      '    +---------------- 2 ----------------',
      '    | ExceptionGroup: inner (1 sub-exception)',
      '    +-+---------------- 1 ----------------',
      '      | TypeError: b',
      '      +------------------------------------',
    );
    expect(found.map(({ class: name, file }) => [name, file])).toEqual([
      ['KeyError', 'cart.py'],
      ['TypeError', 'main.py'],
    ]);
  });

  it('reads a syntax error without a traceback, with the carets of any version', () => {
    const found = read('  File "main.py", line 3', '    x = = 1', '        ^', 'SyntaxError: invalid syntax');
    expect(found).toMatchObject([{ class: 'SyntaxError', file: 'main.py', frame: 'main.py' }]);
  });

  it.each([
    ["python3.12: can't open file 'gone.py': [Errno 2] No such file or directory", 'missing-script'],
    [
      "C:/Python/python.exe: can't open file 'gone.py': [Errno 2] No such file or directory",
      'missing-script',
    ],
    ['<tmp>/venv/bin/python: No module named pytest', 'command-not-found'],
  ])('blames the check for %j', (text, code) => {
    expect(python.signature.test(text)).toBe(true);
    expect(read(text)).toMatchObject([{ code }]);
  });

  it('is not misled by a program that continues to print', () => {
    expect(
      read(HEADER, '  File "a.py", line 1, in f', 'ValueError: a', 'Done: 3', 'KeyError: b'),
    ).toHaveLength(1);
  });
});
