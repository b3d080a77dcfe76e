import { describe, expect, it } from 'vitest';
import { chooseRoute } from '../../../src/core/route/choose-route.ts';
import type { Signals } from '../../../src/core/route/signals.ts';
import { readTask } from '../../../src/core/route/task.ts';
import { type Case, KEPT_APART, STATES, TUNED } from './route-cases.ts';

const signalsFor = (task: string, state: keyof typeof STATES): Signals => ({
  task: task === '' ? null : readTask(task),
  loopOptions: [],
  loop: null,
  running: [],
  memory: null,
  map: 'missing',
  files: 40,
  plan: null,
  checks: { commands: ['npm test'], state: 'unknown' },
  unknown: [],
  notebook: { trouble: 'nlm is not installed', left: null },
  report: null,
  ...STATES[state],
});

describe.each([
  ['tuned', TUNED],
  ['kept apart', KEPT_APART],
] as const)('the route of a task, %s', (_, cases) => {
  it.each<Case>(cases)('for %j in state %s is %s by %s', (task, state, path, rule, says) => {
    const route = chooseRoute(signalsFor(task, state));
    expect({ path: route.path, rule: route.rule }).toEqual({ path, rule });
    expect([route.because, ...route.notes].join(' ').toLowerCase()).toContain(says.toLowerCase());
  });
});
