// The steps by which earlier runs of a check tell what of a failing one is the failure.

import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../../src/core/failure/compare-failures.ts';
import { failureHeadline } from '../../../../src/core/failure/failure-headline.ts';
import type { FailureContext } from '../../../../src/core/failure/text/failure.ts';
import { learnFrom } from '../../../../src/core/failure/text/passed-runs.ts';

const audit = (rows: readonly string[], plan: string, seconds: string) =>
  [`seat audit, 212 seats, plan ${plan}`, ...rows, `audit took ${seconds} s`, ''].join('\n');
const ROWS = ['row 12  A  sold twice', 'row 31  F  blocked and sold'];
const PASSED = [audit([], '91cc0a5d', '0.9'), audit([], 'e3380f7a', '2.1')];

function read(output: string, context: Partial<FailureContext> = { passed: PASSED }) {
  return canonicalise(output, { command: './seat-audit', exitCode: 1, ...context });
}

describe('a report between a banner and a time', () => {
  it('is named by its rows, one problem each', () => {
    const failure = read(audit(ROWS, '4f2a99c1', '0.8'));
    expect(failureHeadline(failure)).toMatch(
      /^seat-audit: row (?:12 A sold twice|31 F blocked and sold); \+1 more$/,
    );
    expect(failure.items.map(({ words }) => words)).toEqual(ROWS.map((row) => row.replace(/ +/g, ' ')));
  });

  it('is the same failure in a second run, and another one with another row', () => {
    const first = read(audit(ROWS.slice(0, 1), '4f2a99c1', '0.8'));
    expect(read(audit(ROWS.slice(0, 1), 'b07d13e9', '1.3')).fingerprints).toEqual(first.fingerprints);
    expect(read(audit(ROWS.slice(1), 'b07d13e9', '1.3')).fingerprints.exact).not.toBe(
      first.fingerprints.exact,
    );
  });

  it('makes progress with one of its two rows gone', () => {
    const both = read(audit(ROWS, '4f2a99c1', '0.8'));
    const left = read(audit(ROWS.slice(1), 'b07d13e9', '1.3'));
    expect(compareFailures(both, left).relation).toBe('progress');
    expect(compareFailures(left, both).relation).toBe('regress');
  });
});

describe('cleaning comes first', () => {
  it('takes away lines that differ in colour, folder or a runner’s prefix alone', () => {
    const passed = ['[web] \u001b[32mreading /w/one/plan.txt\u001b[39m', '[web] 3 rooms'].join('\n');
    const failing = ['reading /w/two/plan.txt', 'room 4 has no door', '2 rooms'].join('\n');
    const failure = read(failing, { passed: [passed], root: '/w/two', rootAliases: ['/w/one'] });
    expect(failure.headline).toBe('seat-audit: room 4 has no door');
    expect(failure.total).toBe(1);
  });
});

describe('subtraction', () => {
  const newsIn = (passed: readonly string[], lines: readonly string[]) => learnFrom([passed]).newsIn(lines);

  it('takes away what a passing run printed, and what differs from it in numbers alone', () => {
    expect(newsIn(['9 checked', 'ready'], ['8 checked', 'ready', 'door 3 is open'])).toEqual([
      'door 3 is open',
    ]);
  });

  it('keeps rules and empty lines, which are layout', () => {
    expect(newsIn(['----', '', 'ready'], ['----', '', 'ready', 'door is open'])).toEqual([
      '----',
      '',
      'door is open',
    ]);
  });

  it('gives everything back where nothing with a letter is left', () => {
    const lines = ['coverage 79%', '=== 1 ==='];
    expect(newsIn(['coverage 93%'], lines)).toEqual(lines);
  });

  it('does not hide a failing count alone behind the count of a passing run', () => {
    const failure = read('pages over budget: 3\n', { passed: ['pages over budget: 0\n'] });
    expect(failure.headline).toContain('pages over budget: 3');
  });
});

describe('values', () => {
  const log = (run: number) => `gate[${run}] start\ngate[${run}] lane 2 blocked\ngate[${run}] stop\n`;
  const good = (run: number) => `gate[${run}] start\ngate[${run}] stop\n`;

  it('are noise where two passing runs differ, known by the words next to them', () => {
    const context = { passed: [good(7100), good(8215)] };
    expect(read(log(9001), context).fingerprints).toEqual(read(log(9442), context).fingerprints);
  });

  it('are learned from two failing runs of one tree as well, which subtract nothing', () => {
    const context = { unchanged: [log(7100), log(8215)] };
    expect(read(log(9001)).fingerprints).not.toEqual(read(log(9442)).fingerprints);
    expect(read(log(9001), context).fingerprints).toEqual(read(log(9442), context).fingerprints);
  });

  it('stay as they were printed in what people read', () => {
    const { headline, items } = read(log(9001), { passed: [good(7100), good(8215)] });
    expect(headline).toBe('seat-audit: gate[9001] lane 2 blocked');
    expect(items[0]?.words).toBe('gate[9001] lane 2 blocked');
    expect(items[0]?.message).toBe('gate[<v>] lane 2 blocked');
  });

  it('leave a number that stands elsewhere alone', () => {
    const context = { passed: [good(7100), good(8215)] };
    const lane = (n: number) => read(log(9001).replace('lane 2', `lane ${n}`), context).fingerprints.exact;
    expect(lane(2)).not.toBe(lane(3));
  });
});

describe('the reader of a known tool', () => {
  const eslint = (rows: readonly string[]) => ['', '/w/p/src/a.js', ...rows, ''].join('\n');
  const warning = "  1:1  warning  'x' is never used  no-unused-vars";
  const error = "  4:7  error    'ship' is not defined  no-undef";
  const context = { command: 'npx eslint src', root: '/w/p' };

  it('reads what is left, with the lines around it that a passing run printed too', () => {
    const failure = read(eslint([warning, error]), { ...context, passed: [eslint([warning])] });
    expect(failure).toMatchObject({ tool: 'eslint', code: 'no-undef', total: 1 });
    expect(failure.items[0]).toMatchObject({ file: 'src/a.js', line: 4 });
  });

  it('reads the same as without a passing run where that said nothing of it', () => {
    const passed = [eslint([])];
    expect(read(eslint([error]), { ...context, passed }).fingerprints).toEqual(
      read(eslint([error]), context).fingerprints,
    );
  });
});

describe('progress', () => {
  it('is told by lines where the items are as many: some gone, none new', () => {
    const flags = (names: readonly string[]) =>
      ['flags', ...names.map((name) => `flag=${name} state=bad reason="owner left"`), ''].join('\n');
    const context = { passed: ['flags\n'] };
    const before = read(flags(['a.b', 'c.d', 'e.f']), context);
    expect(compareFailures(before, read(flags(['a.b', 'c.d']), context)).relation).toBe('progress');
    expect(compareFailures(before, read(flags(['a.b', 'g.h']), context)).relation).not.toBe('same');
  });
});

it('calls the one counted line of a check by its words', () => {
  const said = (count: number) => read(`error: ${count} errors, 1 warning in 4 files\n`, {});
  expect(said(2).headline).toContain('2 errors, 1 warning in 4 files');
  expect(said(2).fingerprints.class).toBe(said(3).fingerprints.class);
  expect(said(2).fingerprints.exact).not.toBe(said(3).fingerprints.exact);
});

it('finds the file and the line of a number next to a file', () => {
  for (const [output, file, line] of [
    ['tariffs.tbl, row 14: rate missing', 'tariffs.tbl', 14],
    ['zones.map(7): zone overlaps', 'zones.map', 7],
    ['de.lbl#41 placeholder lost', 'de.lbl', 41],
  ] as const)
    expect(read(`${output}\n`, {}).items[0]).toMatchObject({ file, line });
});
