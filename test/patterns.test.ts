// No regular expression of ours can be made to hang by its input: a checker (scslre, the one behind
// eslint-plugin-regexp) finds every weakness to one repeated character. `growth/patterns.test.ts` runs them.

import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { capOf, sourcePatterns, unusedCaps } from './support/patterns/source-patterns.ts';

const patterns = await sourcePatterns();

it('all patterns of the source are found', () => {
  expect(patterns.length).toBeGreaterThan(2_000);
  expect(
    patterns.some(({ file, pattern }) => file.endsWith('secret-spans.ts') && pattern.source.length > 4_000),
  ).toBe(true);
});

it('no pattern has an unneeded cap', () => {
  expect(unusedCaps(patterns)).toEqual([]);
});

const folders = [...new Set(patterns.map(({ file }) => file.split('/').slice(0, 2).join('/')))].sort();

describe.each(folders)('the patterns of %s', (folder) => {
  const own = patterns.filter(({ file }) => file.startsWith(`${folder}/`) || file === folder);

  it('are linear according to the checker, or run on short text', () => {
    const reported = own.flatMap((one) => {
      const { reports } = analyse({
        source: one.pattern.source,
        flags: one.pattern.flags.replaceAll('d', ''),
      });
      const isBad =
        capOf(one) === undefined ? reports.length > 0 : reports.some(({ exponential }) => exponential);
      return isBad ? [`${one.file}: ${one.pattern}`] : [];
    });
    expect(reported).toEqual([]);
  });
});
