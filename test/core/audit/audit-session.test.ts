import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditSession, type SessionFindings } from '../../../src/core/audit/audit-session.ts';
import { readRun } from '../../../src/core/audit/read-run.ts';
import type { Step, Use } from '../../../src/core/audit/step.ts';

const red = (test = 'sum') =>
  `TAP version 13\nnot ok 1 - ${test}\n  ---\n  error: 'Expected values to be equal'\n  code: 'ERR_ASSERTION'\n  ...\n1..1\n# tests 1\n# pass 0\n# fail 1\n# cancelled 0\n# skipped 0`;
const green = '1..1\n# tests 1\n# pass 1\n# fail 0\n# cancelled 0\n# skipped 0';

/** One letter for each step of a session; each call is a message of ten tokens. */
const letters = {
  p: 'the user speaks',
  s: 'Claude says something',
  e: 'an edit',
  d: 'an edit that is denied',
  l: 'a look',
  a: 'an act, such as a subagent’s',
  r: 'a red run of the tests',
  g: 'a green one',
  x: 'a run of the tests without an exit code',
  R: 'a red run of other tests',
  o: 'another command',
} as const;
type Letter = keyof typeof letters;

const called = (use: Use, exitCode: number | null, output: string) => ({ use, result: { exitCode, output } });
const edits = { kind: 'edits' } as const;
const runs = (command: string) => ({ kind: 'runs', command }) as const;
const calls: Partial<Record<Letter, ReturnType<typeof called>>> = {
  e: called(edits, 0, 'The file has been updated.'),
  d: called(edits, null, 'Permission denied.'),
  l: called({ kind: 'looks' }, 0, 'a file'),
  a: called({ kind: 'acts' }, 0, 'done'),
  r: called(runs('node --test'), 1, red()),
  g: called(runs('cd app && node --test 2>&1'), 0, green),
  x: called(runs('node --test'), null, ''),
  R: called(runs('node --test e2e'), 1, red('shop')),
  o: called(runs('git status'), 0, 'clean'),
};

const stepsOf = (letter: Letter, at: number): readonly Step[] => {
  if (letter === 'p') return [{ kind: 'prompt', at }];
  const used: Step = { kind: 'tokens', at, message: `m${at}`, tokens: 10 };
  if (letter === 's') return [used, { kind: 'text', at, id: `${at}`, text: '\n**Done.**\nMore.' }];
  const { use, result } = calls[letter] ?? called({ kind: 'looks' }, 0, '');
  return [
    used,
    { kind: 'call', at, call: `c${at}`, use },
    { kind: 'result', at, id: `${at}`, call: `c${at}`, result },
  ];
};

const auditOf = (session: string): SessionFindings => {
  const audit = auditSession({ root: '/work', home: '/home/me' });
  const known = [...session].filter((one): one is Letter => one in letters);
  for (const [at, letter] of known.entries()) for (const step of stepsOf(letter, at)) audit.take(step);
  return audit.end();
};

const NAMES = ['refuted', 'held', 'unchecked', 'leftRed', 'idle', 'repeated'] as const;

/** Only the lists with something in them. */
const counts = (found: SessionFindings) =>
  Object.fromEntries(NAMES.flatMap((name) => (found[name].length > 0 ? [[name, found[name].length]] : [])));

describe('a turn that ended on an edit', () => {
  it.each([
    ['pe: Claude never spoke', {}],
    ['pes', { unchecked: 1 }],
    ['pesp r', { refuted: 1 }],
    ['pesp l r: a look changes nothing', { refuted: 1 }],
    ['pesp s p r: an answer in between changes nothing', { refuted: 1 }],
    ['pesp g', { held: 1 }],
    ['pesp e r: what failed was changed first', { unchecked: 1 }],
    ['pesp a r: a subagent may have changed it', { unchecked: 1 }],
    ['pesp o r: so may another command', { unchecked: 1 }],
    ['pesp d r: what was denied changed nothing', { refuted: 1 }],
    ['pesp x r: a run without an exit code says nothing', { refuted: 1 }],
    ['p g e s p R r: other tests decide nothing where these ran before', { refuted: 1 }],
    ['p e g s p r: nothing was left unchecked, whatever comes later', {}],
    ['p e s p e s p r', { unchecked: 1, refuted: 1 }],
    ['p r a s p r: red, something was done, red', { refuted: 1, repeated: 1 }],
    ['p s p s: nothing was edited', {}],
  ])('%s', (session, expected) => {
    const [letters = ''] = session.split(':');
    expect(counts(auditOf(letters))).toEqual(expected);
  });

  it('is quoted by its first line, with what the turn cost', () => {
    const [finding] = auditOf('pspeesp r').refuted;
    expect(finding).toMatchObject({ says: '**Done.**', messages: ['m3', 'm4', 'm5'] });
  });
});

describe('runs that failed again', () => {
  it.each([
    ['p r r', { idle: 1 }],
    ['p r l r r', { idle: 2 }],
    ['p r R r: other tests change nothing', { idle: 1 }],
    ['p r e r', { repeated: 1 }],
    ['p r o r', { repeated: 1 }],
    ['p r p r: the user may have changed something', { repeated: 1 }],
    ['p r g r: it passed in between, with nothing done', {}],
    ['p r s', { leftRed: 1 }],
    ['p r l s', { leftRed: 1 }],
    ['p g s', {}],
    ['p r s p s: the second turn ran nothing', { leftRed: 1 }],
  ])('%s', (session, expected) => {
    const [letters = ''] = session.split(':');
    expect(counts(auditOf(letters))).toEqual(expected);
  });

  it('cost the messages since the run before', () => {
    expect(auditOf('p r l r').idle).toMatchObject([{ messages: ['m2', 'm3'] }]);
  });
});

it('any session: every turn that ended on an edit is counted once, and no run that was not red is blamed', () => {
  const session = fc.array(fc.constantFrom(...(Object.keys(letters) as Letter[])), { maxLength: 40 });
  fc.assert(
    fc.property(session, (all) => {
      const found = auditOf(all.join(''));
      const claims = [...found.refuted, ...found.held, ...found.unchecked].map(({ id }) => id);
      expect(new Set(claims).size).toBe(claims.length);
      expect(claims.every((id) => all[Number(id)] === 's')).toBe(true);
      const again = [...found.idle, ...found.repeated].map(({ id }) => all[Number(id)]);
      expect(again.every((letter) => letter === 'r' || letter === 'R')).toBe(true);
      expect(found.red.length).toBe(all.filter((letter) => letter === 'r' || letter === 'R').length);
    }),
  );
});

describe('a run', () => {
  const where = { root: '/work', home: '/home/me' };
  const jest = 'Tests: 1 failed, 3 passed, 4 total';
  it.each([
    ['npm test', 0, 'Tests: 3 passed, 3 total', 'green'],
    ['npm test', 0, '', 'green'],
    ['npm test', 1, jest, 'red'],
    ['npm test 2>&1 | tail -3', 0, jest, 'red'],
    ['npm test | tail -3', 0, 'Tests: 3 passed, 3 total', 'green'],
    ['npm test | tail -3', 0, 'building', 'unknown'],
    ['npm test || true', 0, jest, 'red'],
    ['npm test; echo done', 0, `${jest}\ndone`, 'red'],
    ['set -o pipefail; npm test | cat', 0, '', 'green'],
    ['pytest -q | tail -2', 0, '3 passed in 0.10s', 'green'],
    ['pytest -q | tail -2', 0, '1 failed, 2 passed in 0.10s', 'red'],
    ['python -m unittest | cat', 0, 'Ran 3 tests in 0.1s\n\nFAILED (failures=1)', 'red'],
    ['python -m unittest | cat', 0, 'Ran 3 tests in 0.1s\n\nOK', 'green'],
    ['node --test | cat', 0, green, 'green'],
    ['node --test | cat', 0, red(), 'red'],
    ['bundle exec rspec | cat', 0, '3 examples, 0 failures', 'green'],
    ['bundle exec rspec | cat', 0, '3 examples, 1 failure', 'red'],
    ['mvn test | tail', 0, 'Tests run: 3, Failures: 0, Errors: 0, Skipped: 0', 'green'],
    ['mvn test | tail', 0, 'Tests run: 3, Failures: 1, Errors: 0, Skipped: 0', 'red'],
    ['npm test', null, '', 'unknown'],
  ] as const)('%s with %s and "%s" is %s', (command, exitCode, output, state) => {
    expect(readRun(command, { exitCode, output }, where).state).toBe(state);
  });

  it.each([
    ['npm test', 'cd /work/shop && npm test 2>&1 | tail -20'],
    ['npm test', 'export CI=1; npm test > log'],
    ['npx vitest run a.test.ts', 'npx vitest run "a.test.ts"'],
  ])('%s and %s are the same command', (one, other) => {
    const keyOf = (command: string) => readRun(command, { exitCode: 0, output: '' }, where).key;
    expect(keyOf(other)).toBe(keyOf(one));
  });
});
