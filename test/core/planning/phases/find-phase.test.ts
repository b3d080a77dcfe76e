import { describe, expect, it } from 'vitest';
import { findPhase, noSuchPhase } from '../../../../src/core/planning/phases/find-phase.ts';
import type { PhaseFacts } from '../../../../src/core/planning/phases/phase-facts.ts';

const phase = (number: string, folder: string | null): PhaseFacts => ({
  number,
  name: 'Base',
  folder,
  plans: [],
  runnable: [],
  hasContext: false,
  hasResearch: false,
  verification: null,
  verifiedOn: null,
  requirementsCompleted: [],
});
const PHASES = [
  phase('1', '01-base'),
  phase('2.1', '02.1-hotfix'),
  phase('7', 'CK-07-tills'),
  phase('9', null),
];

describe('the phase that a word means', () => {
  it.each([
    ['1', '1'],
    [' 01 ', '1'],
    ['01-base', '1'],
    ['2.1', '2.1'],
    ['02.1', '2.1'],
    ['7', '7'],
    ['CK-07', '7'],
    ['9', '9'],
    ['2', null],
    ['base', null],
    ['', null],
  ])('%j is %j', (typed, number) => {
    expect(findPhase(PHASES, typed)?.number ?? null).toBe(number);
  });

  it('is missed in one line that tells which there are', () => {
    expect(noSuchPhase(PHASES, '3\nobey')).toBe(
      'There is no phase "3 obey" in this milestone: it has 1, 2.1, 7, 9.',
    );
    expect(noSuchPhase([], '3')).toContain('begin with /msw:init');
  });
});
