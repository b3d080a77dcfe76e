import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCases } from '../../../scripts/record-failures/case-files.mjs';
import type { CheckResult } from '../../../src/core/checks/check-result.ts';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../src/core/failure/compare-failures.ts';
import { problemNames } from '../../../src/core/failure/problem-names.ts';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';
import { noteAttempt } from '../../../src/core/loop/attempts.ts';
import { type Loop, withProgress } from '../../../src/core/loop/loop.ts';
import { stopMessage } from '../../../src/core/loop/plans/plan-control.ts';
import { excerpt } from '../../../src/core/loop/texts/excerpt.ts';
import { type IterationFile, renderIterationFile } from '../../../src/core/loop/texts/iteration-file.ts';
import {
  type Ending,
  explainEnding,
  nextAfter,
  renderLoopReport,
} from '../../../src/core/loop/texts/report.ts';
import { prose } from '../../../src/core/text/prose.ts';
import {
  MINUTE,
  makeAttempt,
  makeFailure,
  makeItem,
  makeLoop,
  makeResult,
  PASSED,
  START,
} from './builders.ts';

describe('iteration file', () => {
  // Claude reads this in every iteration, so it must say all that matters and cost little: 900 tokens for a typical
  // file, never more than 2,500. A token is taken as 3.6 characters, the average for code and English.
  const tokens = (text: string): number => Math.ceil(text.length / 3.6);
  const FOLDER = '/home/user/shop/.msw/loops/20261121-120000-abc123';

  const Case = z.object({
    command: z.string(),
    exitCode: z.number().nullable(),
    a: z.object({ root: z.string() }),
  });

  /** The result of a check that printed a recorded output. */
  function recorded(tool: string, name: string, check = 'test'): CheckResult {
    const found = readCases(tool).get(name);
    if (found === undefined) throw new Error(`no such case: ${tool}/${name}`);
    const { command, exitCode, a } = Case.parse(found.definition);
    const output = found.a.toString('utf8');
    const failure = canonicalise(output, { command, exitCode, root: a.root, tmp: '/tmp' });
    return makeResult(
      { kind: 'failed', failure },
      { output, check: { name: check, command, origin: 'typed' } },
    );
  }

  const failureOf = ({ outcome }: CheckResult) => (outcome.kind === 'failed' ? outcome.failure : null);

  /** A loop at the start of its third iteration; its second one ended with `results`. */
  function file(results: readonly CheckResult[], more: Partial<IterationFile> = {}): IterationFile {
    const checks = results.map(({ check }) => check);
    const loop = makeLoop({ prompt: 'Fix the VAT of the cart so that all tests pass', checks });
    const failure = results.map(failureOf).find((one) => one !== null) ?? null;
    const first = makeFailure('A');
    const relation = failure === null ? null : compareFailures(first, failure).reason;
    const at = (iteration: number): Loop =>
      withProgress(loop, { iteration, lastFailure: iteration > 1 ? first : null });
    const work = {
      changes: [
        { path: 'src/cart.js', added: 3, removed: 1 },
        { path: 'test/cart.test.js', added: 10, removed: 0 },
      ],
      commits: ['fix the rounding'],
      message: 'The VAT is now computed from the net price.\nMore words.',
      denied: null,
    };
    const common = { counted: true, work, guidance: null };
    const one = noteAttempt(at(1), { ...common, before: at(1), results: [], failure: first, relation: null });
    const two = noteAttempt(one, { ...common, before: at(2), results, failure, relation });
    return {
      loop: withProgress(two, { iteration: 3 }),
      strategy: 'fix',
      results,
      failure,
      change: relation,
      moved: problemNames(first, failure),
      evidencePath: `${FOLDER}/iteration-002.md`,
      finished: 2,
      guidance: null,
      guidancePath: null,
      guidanceNote: null,
      hints: [],
      logs: new Map(
        results.map(({ check }, at) => [check.name, `${FOLDER}/iteration-002-check-${at + 1}.log`]),
      ),
      taskPath: `${FOLDER}/task.md`,
      ...more,
    };
  }

  describe('the iteration file of a recorded failure', () => {
    it.each([
      ['vitest', 'type-error', ['src/vat.mjs:2 vat', 'FAIL  t/cart.test.mjs > cart > adds VAT']],
      ['jest', 'to-equal', ['cart > adds VAT (test/cart.test.js:3)', '+   "sum": 119']],
      [
        'node-test',
        'strict-equal',
        ['(test/cart.test.mjs:4): Expected values to be strictly equal: expected 120, got 119'],
      ],
      ['pytest', 'cart', ['test_vat (test_cart.py:12): assert 119.0 == 120', 'in cart.py:9 price']],
      ['go-test', 'cart', ['shop > TestLoad (cart_test.go:24): load: open prices.csv: no such file']],
      [
        'cargo-test',
        'cart',
        ['tests::adds_vat (src/lib.rs:11): assertion `left == right` failed: expected 120, got 119'],
      ],
      ['maven', 'test', ['com.acme.ShopTest > vat (com/acme/ShopTest.java:4): expected: 120 but was: 119']],
      ['tsc', 'chain', ["src/cart.ts:3:26: TS2322 Type 'string' is not assignable to type 'number'."]],
      ['eslint', 'two-rules', ["src/a.js:1:25: Expected '===' and instead saw '=='"]],
      ['rspec', 'several', ['Cart adds VAT (spec/cart_spec.rb:5): expected: {:sum=>120} got: {:sum=>119}']],
    ])('for %s/%s says what matters in at most 900 tokens', (tool, name, said) => {
      const text = renderIterationFile(file([recorded(tool, name)]));
      for (const words of said) expect(text).toContain(words);
      expect(text).not.toMatch(/v\d:[0-9a-f]{16}|<v>/);
      expect(tokens(text)).toBeLessThanOrEqual(900);
    });
  });

  describe('the iteration file', () => {
    const items = Array.from({ length: 200 }, (_, at) => ({
      ...makeItem('A'),
      file: `packages/${at % 7}/src/a-rather-long-name-of-a-module.ts`,
      line: at,
      words: `Property 'price${at}' does not exist on type 'Readonly<Partial<Basket<Item>>>' `.repeat(3),
    }));
    const output = items
      .map(({ file: path, line, words }) => `${path}(${line},1): error TS2339: ${words}`)
      .join('\n');
    const long = makeFailure('A', { items, total: 4321 });
    const many = (name: string) =>
      makeResult(
        { kind: 'failed', failure: long },
        { output, check: { name, command: `pnpm --filter ${name} test`, origin: 'typed' } },
      );
    const hugeTask = 'Do this.\n'.repeat(12_000);
    const task = 'x '.repeat(2040);
    const guidance = makeGuidance({
      failureClass: 'v1:x',
      text: 'Read the price of the item before the sum is made. '.repeat(200),
      source: { kind: 'document', path: 'docs/prices.md', heading: 'Prices' },
      answeredAt: '2026-11-21T12:00:00.000Z',
    });
    const everything: Partial<IterationFile> = {
      guidance,
      guidancePath: `${FOLDER}/iteration-002-guidance.md`,
      hints: Array.from({ length: 9 }, () => 'Look at the totals. '.repeat(60)),
    };
    const withTask = (given: IterationFile, prompt: string): IterationFile => ({
      ...given,
      loop: { ...given.loop, terms: { ...given.loop.terms, prompt } },
    });

    it.each([
      ['200 problems of 4,321', file([many('test')])],
      ['two checks with 200 problems', file([many('web'), many('api')])],
      ['a monorepo of 30 failing checks', file(Array.from({ length: 30 }, (_, at) => many(`package-${at}`)))],
      ['30 checks that pass and one that fails', file([many('web'), ...Array(30).fill(PASSED)])],
      ['a task of 100 KB', withTask(file([many('web')]), hugeTask)],
      ['a task of 4 KB, hints and guidance', withTask(file([many('web'), many('api')], everything), task)],
    ])('for %s has at most 2,500 tokens', (_what, given) => {
      const text = renderIterationFile(given);
      expect(tokens(text)).toBeLessThanOrEqual(2500);
      expect(text).toContain('## How this ends');
      expect(text).toContain('~~~~text\n');
    });

    it('counts the problems it does not name, and says where most of them are', () => {
      const text = renderIterationFile(file([many('test')]));
      expect(text).toMatch(/^- and 43\d\d more, most of them in packages\/\d\/src\/\S+ \(\d+\), /m);
    });

    it('names the problems that are gone, new, changed and still there', () => {
      const moved = {
        gone: ['cart > empty'],
        came: ['cart > full'],
        changed: ['cart > sums'],
        still: Array(9).fill('cart > adds'),
      };
      const text = renderIterationFile(
        file([recorded('vitest', 'each')], { moved, change: prose`2 of 3 problems gone` }),
      );
      expect(text).toContain(
        [
          'Result: 2 of 3 problems gone.',
          '- gone: “cart > empty”',
          '- new: “cart > full”',
          '- fails otherwise: “cart > sums”',
          '- still there: “cart > adds”, “cart > adds”, “cart > adds”, “cart > adds” and 5 more',
        ].join('\n'),
      );
    });

    it('tells a test that fails for another reason from one that fails as before', () => {
      const test = (testId: string, message: string) => ({ ...makeItem('A'), testId, message });
      const before = { ...makeFailure('A'), items: [test('adds', 'expected 1'), test('sums', 'expected 2')] };
      const now = {
        ...makeFailure('B'),
        items: [test('sums', 'is not a function'), test('adds', 'expected 1')],
      };
      expect(problemNames(before, now)).toMatchObject({
        gone: [],
        came: [],
        changed: [expect.stringContaining('sums')],
        still: [expect.stringContaining('adds')],
      });
      expect(problemNames(before, { ...now, items: before.items.toReversed() })).toMatchObject({
        changed: [],
      });
    });

    it('shows the beginning of a long task and its path', () => {
      const text = renderIterationFile(withTask(file([recorded('vitest', 'each')]), hugeTask));
      expect(text).toContain(`all 108000 characters of it are in ${FOLDER}/task.md, read that too.`);
      expect(text).toContain('Do this.\nDo this.');
    });

    it('shows the beginning of long guidance and its path', () => {
      const text = renderIterationFile(file([recorded('vitest', 'each')], everything));
      expect(text).toContain(`All of it, data as well: ${FOLDER}/iteration-002-guidance.md`);
    });

    it('says how to see all of a shortened output', () => {
      const result = { ...recorded('vitest', 'each'), droppedBytes: 2_700_000 };
      expect(renderIterationFile(file([result]))).toContain(
        'iteration-002-check-1.log (2700000 bytes of its middle were left out, but for lines that look like errors; run the command to see all)',
      );
    });

    it('says that a turn did not count, and what comes next', () => {
      const given = file([recorded('vitest', 'each')]);
      const text = renderIterationFile({ ...given, finished: 3, strategy: 'infra' });
      expect(text).toContain(
        'What the last turn left; it did not count, and the checks run again when you stop.',
      );
    });

    it('names the time limit that was exceeded, and its option', () => {
      const late = { ...recorded('vitest', 'each'), timedOut: true };
      expect(renderIterationFile(file([late]))).toContain('time limit of 600 s (--check-timeout)');
    });
  });

  describe('excerpt', () => {
    const noise = Array.from({ length: 400 }, (_, at) => `  ✓ passes number ${at}`);
    const frames = [
      '    at sum (src/cart.js:3:9)',
      '    at run (/r/node_modules/vitest/run.js:1:2)',
      '    at node:internal/main:1:1',
    ];

    it('keeps the lines about the problem and the end of the output', () => {
      const failure = makeFailure('A', { items: [{ ...makeItem('A'), words: 'the price is missing' }] });
      const lines = [...noise, 'PriceError: the price is missing', ...frames, ...noise, 'Tests: 1 failed'];
      const text = excerpt(lines.join('\n'), failure, 900);
      expect(text).toContain('PriceError: the price is missing\n    at sum (src/cart.js:3:9)\n');
      expect(text).not.toContain('node_modules');
      expect(text).toMatch(/\[\d+ lines left out\]/);
      expect(text).toMatch(/Tests: 1 failed$/);
      expect(text.length).toBeLessThanOrEqual(900);
    });

    it('keeps lines that look like errors when no problem was found', () => {
      const text = excerpt([...noise, 'ERROR: no such bucket', ...noise].join('\n'), null, 400);
      expect(text).toContain('ERROR: no such bucket');
    });

    it.each([
      ['npm error ', '[--omit <dev|optional|peer>]'],
      ['npm ERR! ', '--omit <type>'],
      ['', '  -f, --format  how to print'],
    ])('leaves out the list of options that a program prints when it is called wrongly: %j', (by, option) => {
      const options = Array.from({ length: 20 }, () => [option, '    What it does.', '']).flat();
      const said = ['code EUSAGE', 'It can only install with a lock file.', '', 'Usage:', 'npm ci', ''];
      const lines = [...said, 'Options:', ...options, 'Run it with --help.'];
      const text = excerpt(lines.map((line) => `${by}${line}`.trimEnd()).join('\n'), null, 50_000);
      const shown = [...said, 'Options:', '[59 lines of options left out]', '', 'Run it with --help.'];
      expect(text).toBe(shown.map((line) => `${by}${line}`.trimEnd()).join('\n'));
    });

    it('keeps what npm says in front of its options', () => {
      const text = excerpt(recorded('npm', 'usage').output, null, 50_000);
      expect(text).toContain('can only install with an existing package-lock.json');
      expect(text).toContain('npm error aliases: ');
      expect(text.split('\n').length).toBeLessThan(20);
    });

    it.each([
      ['a few of them', ['Options:', '  --port  where to listen', 'Error: --port is missing']],
      ['a title with text below it', ['Checked options:', ...noise]],
      ['another program', ['web: Options:', ...noise.map((line) => `api:   --${line}`)]],
    ])('keeps what may matter: %s', (_name, lines) => {
      expect(excerpt(lines.join('\n'), null, 50_000)).toBe(lines.join('\n'));
    });

    it('is the whole output if there is room', () => {
      expect(excerpt('a\n\n\nb\n', null, 100)).toBe('a\n\nb');
    });
  });
});

describe('report', () => {
  const endings: readonly Ending[] = [
    { kind: 'end', cause: 'done', reason: 'for a reason', proof: null, review: null },
    ...(['stopped', 'max-iterations', 'max-minutes', 'idle'] as const).map((cause) => ({
      kind: 'end' as const,
      cause,
      reason: 'for a reason',
    })),
    ...(['user', 'api-failure', 'infra', 'check-broken', 'stuck', 'blocked', 'parked'] as const).map(
      (cause) => ({
        kind: 'pause' as const,
        cause,
        reason: 'for a reason',
      }),
    ),
  ];

  describe('an ending', () => {
    it.each(endings)('with cause $cause says why, and what can be done', (ending) => {
      expect(explainEnding(ending)).toMatch(/^[\w ]+, for a reason$/i);
      expect(nextAfter(ending)).toMatch(/\.$/);
    });

    it('names the way back if the loop is paused, but not if it ended', () => {
      for (const ending of endings) {
        expect(nextAfter(ending).includes('/msw:resume')).toBe(ending.kind === 'pause');
      }
    });
  });

  describe('the report of a loop that is done', () => {
    const proof = {
      verdict: 'passed',
      reason: 'tests as they were before the work fail on the final code: adds',
      cure: null,
      findings: ['Changed by the loop, and run by a check: test/a.test.js.'],
      experiments: [
        { name: 'old-tests', answer: 'green', what: null, durationMs: 1240 },
        { name: 'broken', answer: 'green', what: null, durationMs: 900 },
        { name: 'undone', answer: 'none', what: 'test took longer than its time', durationMs: 60_000 },
      ],
      isWeakened: true,
    } as const;
    const ending = { kind: 'end', cause: 'done', reason: 'every check passed', proof, review: null } as const;
    const flaky = [{ iteration: 2, checks: ['test'], results: ['failed', 'passed'] as const }];

    it('names first the control runs and what changed in the checks, and which of them are flaky', () => {
      const report = renderLoopReport({
        loop: makeLoop({}, { flaky }),
        ending,
        results: [PASSED],
        now: START,
      });
      expect(report.indexOf('## What changed in the checks')).toBeLessThan(report.indexOf('## Checks'));
      expect(report.indexOf('## Control runs')).toBeLessThan(report.indexOf('## What changed in the checks'));
      expect(report).toContain(
        [
          '- “old tests: green (with the tests from before the work, 1.2 s)”',
          '- “broken: green, not red (with other expectations, 0.9 s)”',
          '- “undone: no answer, since test took longer than its time (without the work, 60.0 s)”',
        ].join('\n'),
      );
      expect(report).toContain('Changed by the loop, and run by a check: test/a.test.js.');
      expect(report).toContain(
        '- iteration 2: test failed, then passed, though no file had changed, apart from any that git ignores',
      );
      expect(explainEnding(ending)).toBe(
        'done, every check passed, but that is not proven: tests as they were before the work fail on the final code: adds (old tests: green, broken: green, undone: no answer)',
      );
      const proven = { ...proof, verdict: 'proven', reason: 'it is' } as const;
      expect(explainEnding({ ...ending, proof: { ...proven, experiments: [] } })).toBe(
        'done and proven: it is',
      );
    });
  });

  describe('renderReport', () => {
    const done = {
      kind: 'end',
      cause: 'done',
      reason: 'every check passed',
      proof: null,
      review: null,
    } as const;
    const stopped = { kind: 'end', cause: 'stopped', reason: 'by the user' } as const;

    it('contains the proof, the attempts and the task', () => {
      const attempts = [makeAttempt(1, { guidance: 'Add', helped: true }), makeAttempt(2, { left: null })];
      const loop = makeLoop({ prompt: 'Fix\n```\nit' }, { iteration: 2, attempts, pausedMs: MINUTE });
      const report = renderLoopReport({ loop, ending: done, results: [PASSED], now: START + 3 * MINUTE });
      expect(report).toContain(
        `# Loop ${loop.terms.id}: done\n\nOutcome: “done, every check passed”. 2 of 20`,
      );
      expect(report).toContain('2 of 20 iterations, 2.0 minutes of work.');
      expect(report).toContain('| test | “npm test” | exit 0 | 1.2 s |');
      expect(report).toContain(
        '- iteration 1: then “expected A” (“first seen”); guidance “Add”, which helped',
      );
      expect(report).toContain('````text\nFix\n```\nit\n````');
    });

    it('shows the last failure of unfinished work', () => {
      const failure = makeFailure('A');
      const loop = makeLoop({}, { lastFailure: failure });
      const results = [makeResult({ kind: 'failed', failure }, { timedOut: true, exitCode: null })];
      const report = renderLoopReport({ loop, ending: stopped, results, now: START });
      expect(report).toContain('## The last failure\n\n“A.test.ts:5: expected A”');
      expect(report).toContain('| time limit of 600 s (--check-timeout) |');
      expect(renderLoopReport({ loop, ending: done, results: [], now: START })).not.toContain(
        'The last failure',
      );
    });

    it('does not count the pause in which a loop is stopped', () => {
      const pause = { cause: 'user', reason: 'by the user', at: START + 5 * MINUTE } as const;
      const report = renderLoopReport({
        loop: makeLoop({}, { pause }),
        ending: stopped,
        results: [],
        now: START + 500 * MINUTE,
      });
      expect(report).toContain('5.0 minutes of work');
    });

    it('quotes the question that Claude asked, and how often', () => {
      const asked = 'Which rate applies to tea?';
      const attempts = [makeAttempt(1, { asked }), makeAttempt(2, { asked })];
      const stuck = { kind: 'pause', cause: 'stuck', reason: 'the same failure 3 times' } as const;
      const report = renderLoopReport({
        loop: makeLoop({}, { attempts }),
        ending: stuck,
        results: [],
        now: START,
      });
      expect(report).toContain(
        '## What it needs from you\n\n- Claude asked 2 times: “Which rate applies to tea?”',
      );
      const blocked = { kind: 'pause', cause: 'blocked', reason: 'the key is missing' } as const;
      expect(renderLoopReport({ loop: makeLoop(), ending: blocked, results: [], now: START })).toContain(
        '- Claude needs a human: “the key is missing”',
      );
    });

    it('names a denied call and a time limit, each with its remedy', () => {
      const denied = 'Bash “npm install”; the rule Bash(npm install:*) in /permissions allows it';
      const loop = makeLoop({}, { attempts: [makeAttempt(1, { denied }), makeAttempt(2)] });
      const results = [
        makeResult({ kind: 'failed', failure: makeFailure('A') }, { timedOut: true, exitCode: null }),
      ];
      const broken = { kind: 'pause', cause: 'check-broken', reason: 'time limit 3 times' } as const;
      const report = renderLoopReport({ loop, ending: broken, results, now: START });
      expect(report).toContain(
        '- A tool call was denied: “Bash "npm install"; the rule Bash(npm install:*) in /permissions allows it”.',
      );
      expect(report).toContain(
        '- test did not end within the time limit of 600 seconds; a loop with a longer one: --check-timeout SECONDS.',
      );
      expect(report).toContain('Their output: [final-check-1.log](final-check-1.log).');
    });

    it('names the failing tests, and the best iteration if the last one is worse', () => {
      const failure = makeFailure('A', { items: [makeItem('A'), makeItem('B')], total: 12 });
      const attempts = [
        makeAttempt(1, { failure: 'one left', left: { phase: 'test', problems: 1 } }),
        makeAttempt(2, { left: { phase: 'test', problems: 12 } }),
      ];
      const loop = makeLoop({}, { attempts, lastFailure: failure, iteration: 3 });
      const report = renderLoopReport({ loop, ending: stopped, results: [], now: START });
      expect(report).toContain('- “A.test.ts:5: expected A”\n- “B.test.ts:5: expected B”\n- and 10 more');
      expect(report).toContain('Iteration 1 left less wrong than the last one: “one left”.');
      expect(report).toContain('2 of 20 iterations');
      expect(stopMessage(loop)).toContain('after 2 iterations');
    });

    it('lists the files and commits of all iterations', () => {
      const attempts = [
        makeAttempt(1, { changes: [{ path: 'b.js', added: 1, removed: 2 }], commits: ['one'] }),
        makeAttempt(2, {
          changes: [
            { path: 'b.js', added: 3, removed: 0 },
            { path: 'a.png', added: null, removed: null },
          ],
        }),
      ];
      const report = renderLoopReport({
        loop: makeLoop({}, { attempts }),
        ending: done,
        results: [],
        now: START,
      });
      expect(report).toContain('## Files and commits\n\n- a.png\n- b.js (+4 -2)\n- commit “one”');
    });
  });
});
