// What exit codes prove and do not prove: searches that must find nothing, pipes, and lines that cannot fail.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeRun } from '../../../../src/core/planning/verification/judge-run.ts';
import { verifyArguments } from '../../../../src/core/planning/verification/verify-arguments.ts';
import { readShellLine } from '../../../../src/core/shell/shell-line.ts';

interface Case {
  readonly exit?: number | null;
  readonly output?: string;
  readonly timedOut?: boolean;
}

const judge = (command: string, { exit = 0, output = '', timedOut = false }: Case) =>
  judgeRun({
    command,
    exitCode: exit,
    timedOut,
    output,
  });

const NO_FILE = 'grep: src/gone.ts: No such file or directory';

const table: readonly (readonly [string, Case, 'passed' | 'failed' | 'undecided'])[] = [
  // The exit code decides.
  ['npm test', { exit: 0 }, 'passed'],
  ['npm test', { exit: 1 }, 'failed'],
  ['npm test', { exit: null }, 'failed'],
  ['npm test', { exit: 0, timedOut: true }, 'failed'],
  ['npm test && npm run lint', { exit: 0 }, 'passed'],
  ['cd app && npm test', { exit: 127 }, 'failed'],
  // A line that checks nothing.
  ...[
    'true',
    ':',
    'echo ok',
    'exit 0',
    '/bin/true',
    'true && echo done',
    'echo a; exit 0',
    '# by hand',
    'sh -c "exit 0"',
    'echo $(node check.mjs)',
    'env CI=1 true',
    'CI=1 echo ok',
    'time true',
    '! false',
    '[ 1 = 1 ]',
    'test -n x',
    '[[ a == a ]] && ls',
  ].map((command) => [command, { exit: 0 }, 'undecided'] as const),
  ['[ "$(node count.mjs)" = 3 ]', { exit: 0 }, 'passed'],
  ['test -f src/a.ts', { exit: 0 }, 'passed'],
  ['CI=1 npm test', { exit: 0 }, 'passed'],
  ['npm test; exit', { exit: 0 }, 'passed'],
  ['exit 3', { exit: 3 }, 'failed'],
  // A search that must find something.
  ['grep -q "export" src/a.ts', { exit: 0 }, 'passed'],
  ['grep -q "export" src/a.ts', { exit: 1 }, 'failed'],
  ['grep -q "export" src/gone.ts', { exit: 2, output: NO_FILE }, 'failed'],
  ['rg -q "export" src', { exit: 1 }, 'failed'],
  ['grep --quiet -e "export" src/a.ts', { exit: 0 }, 'passed'],
  // A search that must find nothing, as the shell expresses it.
  ['! grep -q console.log src/a.ts', { exit: 0 }, 'passed'],
  ['! grep -q console.log src/a.ts', { exit: 1 }, 'failed'],
  ['! grep -q console.log src/gone.ts', { exit: 0, output: NO_FILE }, 'undecided'],
  ['! grep -sq console.log src/gone.ts', { exit: 0 }, 'undecided'],
  ['! grep -rq console.log src', { exit: 0 }, 'passed'],
  ['! rg -q console.log nowhere', { exit: 0, output: 'rg: nowhere: IO error (os error 2)' }, 'undecided'],
  ['! git grep -q console.log', { exit: 0 }, 'passed'],
  // A search that prints: what it must find is in no exit code.
  ['grep -rn "console.log" src', { exit: 1 }, 'undecided'],
  ['grep -rn "console.log" src', { exit: 0, output: 'src/a.ts:1:console.log' }, 'undecided'],
  ['grep -rn "console.log" src # must find nothing', { exit: 1 }, 'undecided'],
  ['grep -rn "console.log" src', { exit: 2, output: 'grep: src: No such file or directory' }, 'failed'],
  ['grep -n "console.log" src/gone.ts', { exit: 2 }, 'failed'],
  ['grep -v "^#" src/a.ts', { exit: 0 }, 'undecided'],
  ['cd src && grep -n "console.log" a.ts', { exit: 1 }, 'undecided'],
  ['cd src && ! grep -q "console.log" gone.ts', { exit: 0, output: NO_FILE }, 'undecided'],
  ['cd src && ! grep -q "console.log" a.ts', { exit: 0 }, 'passed'],
  // Counts.
  ['grep -c "TODO" src/a.ts', { exit: 1, output: '0\n' }, 'undecided'],
  ['grep -c "TODO" src/a.ts', { exit: 0, output: '2\n' }, 'undecided'],
  ['grep -c "TODO" src/a.ts == 0', { exit: 2, output: 'src/a.ts:4\n' }, 'failed'],
  ['grep -c "TODO" src/gone.ts', { exit: 2, output: `${NO_FILE}\n` }, 'failed'],
  ['test $(grep -c TODO src/a.ts) -eq 0', { exit: 0 }, 'passed'],
  ['test $(grep -c TODO src/gone.ts) -eq 0', { exit: 0, output: NO_FILE }, 'undecided'],
  ['[ "$(grep -c TODO src/a.ts)" = "0" ]', { exit: 0 }, 'passed'],
  ['test -z "$(grep -r TODO src)"', { exit: 0 }, 'passed'],
  ['test -z "$(grep -r TODO src)"', { exit: 1 }, 'failed'],
  ['test -z "$(grep -r TODO lib)"', { exit: 0, output: NO_FILE }, 'undecided'],
  ['[ -z "$(grep TODO src/gone.ts 2>/dev/null)" ]', { exit: 0 }, 'undecided'],
  // Lists of files without a match.
  ['rg --files-without-match TODO src/a.ts', { exit: 0, output: 'src/a.ts\n' }, 'undecided'],
  ['grep -L TODO src/a.ts src/b.ts', { exit: 0, output: 'src/a.ts\n' }, 'undecided'],
  ['grep -L TODO src/gone.ts', { exit: 2, output: NO_FILE }, 'failed'],
  // Lines that cannot fail, and pipes.
  ['npm test || true', { exit: 0 }, 'undecided'],
  ['grep -q X src/a.ts || echo clean', { exit: 0 }, 'undecided'],
  ['npm test; echo done', { exit: 0 }, 'undecided'],
  ['grep -q X src/a.ts && exit 1 || exit 0', { exit: 0 }, 'passed'],
  ['grep -q X src/gone.ts && exit 1 || exit 0', { exit: 0, output: NO_FILE }, 'undecided'],
  ['npm test 2>&1 | tail -20', { exit: 0 }, 'undecided'],
  ['npm test 2>&1 | tail -20', { exit: 1 }, 'failed'],
  ['set -o pipefail; npm test | tail -5', { exit: 0 }, 'passed'],
  ['npm test | grep -q "0 failed"', { exit: 0 }, 'passed'],
  ['grep -r TODO src | wc -l', { exit: 0, output: '0\n' }, 'undecided'],
  ['grep -r TODO lib | wc -l', { exit: 0, output: '0\n' }, 'undecided'],
];

describe('judging a run', () => {
  it.each(table)('gives for %s with %o: %s', (command, how, verdict) => {
    expect(judge(command, how)).toMatchObject({ verdict });
  });

  it('never throws, and never accepts a run that timed out', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 0, max: 3 }),
        fc.string(),
        (command, exit, output) => {
          judge(command, { exit, output });
          expect(judge(command, { exit, output, timedOut: true }).verdict).toBe('failed');
        },
      ),
    );
  });

  it('never accepts an exit code other than 0 or 1', () => {
    const commands = fc.constantFrom(
      'grep X src/a.ts',
      'grep -c X src/a.ts',
      '! grep X src/a.ts',
      'rg -q X src',
      'npm test',
      'grep -L X src/a.ts',
    );
    fc.assert(
      fc.property(commands, fc.integer({ min: 2, max: 255 }), (command, exit) => {
        expect(judge(command, { exit, output: '0' }).verdict).not.toBe('passed');
      }),
    );
  });
});

describe('reading a shell line', () => {
  it.each([
    ['a "b c" \'d e\' f\\ g', [['a', 'b c', 'd e', 'f g']]],
    ['a && b || c; d | e & f', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
    ['a > out 2>&1 < in b', [['a', 'b']]],
    ['a\fb\u00a0c', [['a', 'b', 'c']]],
    ['a "x && y" # b && c', [['a', 'x && y']]],
  ])('splits %s', (line, words) => {
    expect(readShellLine(line).commands.map((command) => command.words)).toEqual(words);
  });

  it.each(['if a; then b; fi', '(a)', 'a "b', 'a <<E', 'a $(b', "x 'y"])('treats %s as complex', (line) => {
    expect(readShellLine(line).complex).toBe(true);
  });

  it('reads 1 MB of anything in linear time', () => {
    for (const part of ['"', "'", '$(', '`', '\\', '#', '((', '"$(', 'a b ']) {
      expect(readShellLine(part.repeat(20_000 / part.length)).commands.length).toBeLessThanOrEqual(1);
      readShellLine(part.repeat(1_000_000 / part.length));
    }
  });
});

const plain = { noCommit: false, here: false, review: false, trust: null, judged: [] };

it.each([
  ['1', { ...plain, phase: '1' }],
  ['1 --trust=0123456789abcdef', { ...plain, phase: '1', trust: '0123456789abcdef' }],
  [
    '--no-commit 02.1 --trust 0123456789abcdef',
    { ...plain, phase: '02.1', noCommit: true, trust: '0123456789abcdef' },
  ],
  [
    '1 2 pass 3 issue "too slow" 4 skip no printer',
    {
      ...plain,
      phase: '1',
      judged: [
        { id: '2', verdict: 'passed', words: '' },
        { id: '3', verdict: 'failed', words: 'too slow' },
        { id: '4', verdict: 'skipped', words: 'no printer' },
      ],
    },
  ],
  ['1 --here', { ...plain, phase: '1', here: true }],
  ['1 --review', { ...plain, phase: '1', review: true }],
  [
    '1 human-5e4d3c2b1a passed "it\'s fine"',
    { ...plain, phase: '1', judged: [{ id: 'human-5e4d3c2b1a', verdict: 'passed', words: "it's fine" }] },
  ],
  [
    '1 --no-commit truth-0123456789 failed the total is\n3 euros human-5e4d3c2b1a passed',
    {
      ...plain,
      phase: '1',
      noCommit: true,
      judged: [
        { id: 'truth-0123456789', verdict: 'failed', words: 'the total is 3 euros' },
        { id: 'human-5e4d3c2b1a', verdict: 'passed', words: '' },
      ],
    },
  ],
])('verifyArguments reads %j', (raw, expected) => expect(verifyArguments(raw)).toEqual(expected));

it.each([
  '',
  '1 2',
  '--all',
  '1 human-5e4d3c2b1a',
  '1 human-5e4d3c2b1a human',
  'human-5e4d3c2b1a passed fine',
  '1 --trust x',
])('verifyArguments does not guess what %j means', (raw) => expect(verifyArguments(raw)).toBeNull());

it('verifyArguments never throws', () => {
  fc.assert(fc.property(fc.string(), (raw) => [null, 'object'].includes(verifyArguments(raw) && 'object')));
});
