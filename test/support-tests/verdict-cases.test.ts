// The corpus of the verdict is what it says of itself: without MSW, each check is as red or green before the work as
// the case says, and green after it.

import { describe, expect, it } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { missingFor } from '../support/verdicts/case-place.ts';
import { readCases, type VerdictCase } from '../support/verdicts/read-cases.ts';
import { verifyCase } from '../support/verdicts/verify-case.ts';

const cases = readCases();
const grouped = (groupOf: (one: VerdictCase) => string): ReadonlyMap<string, readonly VerdictCase[]> => {
  const groups = new Map<string, VerdictCase[]>();
  for (const one of cases) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  return groups;
};

describe('the corpus', () => {
  it('has fakes and honest changes in both halves of every family', () => {
    const parts = grouped(({ family, is, half }) => `${family}, ${is}, ${half}`);
    expect(parts.size).toBe(4 * grouped(({ family }) => family).size);
  });

  it('has as many open cases as held ones of each kind, or one more or fewer', () => {
    const uneven = [...grouped(({ is, kind }) => `${is}, ${kind}`)].filter(([, all]) => {
      const open = all.filter(({ half }) => half === 'open').length;
      return Math.abs(2 * open - all.length) > 1;
    });
    expect(uneven).toEqual([]);
  });

  it('names each case of a family once', () => {
    const twice = [...grouped(({ family, name }) => `${family}: ${name}`)].filter(
      ([, all]) => all.length > 1,
    );
    expect(twice).toEqual([]);
  });

  it('takes no fake for proven', () => {
    const wrong = cases.filter(({ is, expect: word }) => is === 'fake' && word !== 'not proven');
    expect(wrong).toEqual([]);
  });
});

describe('a case is what it says', () => {
  it.for(sampleOf('cases of the verdict', cases, 4))(
    '$family: $name',
    { timeout: 600_000 },
    async (one, { skip }) => {
      const missing = missingFor(one);
      skip(missing.length > 0, `missing here: ${missing.join(', ')}`);
      expect(await verifyCase(one)).toBeNull();
    },
  );
});
