// The state of a project in which nothing has happened yet, and a planned one.
import type { PlanningState, ProjectState } from '../../../src/core/route/project-state.ts';

export const stateWith = (change: Partial<ProjectState> = {}): ProjectState => ({
  loop: null,
  running: [],
  map: 'missing',
  files: 40,
  plan: null,
  checks: { commands: ['npm test'], state: 'unknown', seen: null },
  notebook: { trouble: null, left: 40 },
  changed: 0,
  inVault: false,
  ...change,
});

export const planWith = (step: Partial<PlanningState['step']> = {}): PlanningState => ({
  step: {
    ...{ action: 'plan', phase: '2', name: 'Export', plans: [] },
    ...{ reason: 'Phase 2 has not begun.', command: '/msw:plan 2' },
    ...step,
  },
  phases: [
    { number: '1', name: 'Import', command: null },
    { number: '2', name: 'Export', command: '/msw:plan 2' },
  ],
});
