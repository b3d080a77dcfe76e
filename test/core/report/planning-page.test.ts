// The page of a planned project: what it counts as done is done.

import { expect, it } from 'vitest';
import type { PhaseFacts } from '../../../src/core/planning/documents/phase-facts.ts';
import { standingOf } from '../../../src/core/planning/phases/standing.ts';
import { renderPlanningPage } from '../../../src/core/report/planning-page.ts';

const phase: PhaseFacts = {
  number: '1',
  name: 'Cart',
  folder: '01-cart',
  plans: [
    { id: '01-01', done: true },
    { id: '01-02', done: true },
    { id: '01-03', done: false },
  ],
  runnable: [],
  halted: ['01-02'],
  hasContext: true,
  hasResearch: false,
  verification: null,
  verifiedOn: null,
  requirementsCompleted: [],
};

it('does not count a plan that stopped as done', () => {
  const standing = standingOf({ phases: [phase], roadmap: null, state: null });
  const page = renderPlanningPage({
    ...{ name: 'Shop', milestone: 'v1.0', standing, blockers: [], decisions: 0, lastActivity: null },
    ...{ stoppedAt: null, pausedAt: null, resolve: 'x' },
    next: {
      action: 'ask',
      plans: [],
      reason: 'Say how to continue.',
      command: null,
      phase: '1',
      name: 'Cart',
    },
  });
  expect(page).toContain('1 Cart: 1 of 3 plans done, stopped: 01-02');
  expect(page).toContain(' · 1 of 3 plans, 1 stopped\n');
});
