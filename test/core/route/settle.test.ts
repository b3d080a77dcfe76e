import { describe, expect, it } from 'vitest';
import type { Way } from '../../../src/core/commands/slash-commands.ts';
import type { ProjectState } from '../../../src/core/route/project-state.ts';
import { settle } from '../../../src/core/route/settle.ts';
import { planWith, stateWith } from './state.ts';

const asked = (state: Partial<ProjectState>, typed = '', said: Way | null = null) =>
  settle(stateWith(state), { task: typed || null, said, loopOptions: [], typed });
const loop = (state: 'running' | 'paused' | 'parked') => ({ id: 'l1', state, reason: 'it is stuck' });
const red = { commands: ['npm test', 'npm run lint'], state: 'red', seen: null } as const;

describe('without a task, state decides', () => {
  it.each<[string, Partial<ProjectState>, string | null, string]>([
    ['a paused loop', { loop: loop('paused') }, '/msw:resume', 'Loop l1 is paused (it is stuck).'],
    ['a lost loop', { loop: loop('parked') }, '/msw:resume', 'Loop l1 is parked'],
    ['a running loop', { loop: loop('running'), plan: planWith() }, null, '/msw:stop ends it'],
    ['a paused loop in a plan', { loop: loop('paused'), plan: planWith() }, '/msw:resume', 'Loop l1'],
    ['a plan', { plan: planWith() }, '/msw:plan 2', 'Phase 2 has not begun.'],
    [
      'an approval that is open',
      { plan: planWith({ action: 'ask', reason: 'Plan 02-01 waits for your answer.', command: null }) },
      null,
      'Plan 02-01 waits for your answer.',
    ],
    [
      'a command that a person types',
      {
        plan: planWith({
          action: 'ask',
          reason: 'Plan 02-01 waits.',
          command: '/msw:execute 2 --close 02-01',
        }),
      },
      null,
      'Plan 02-01 waits. /msw:execute 2 --close 02-01',
    ],
    [
      'a milestone that can be closed',
      {
        plan: planWith({
          action: 'complete',
          reason: 'Every phase is verified.',
          command: '/msw:go --close',
        }),
      },
      null,
      'Closing it is yours to say: /msw:go --close',
    ],
    ['red checks', { checks: red }, '/msw:loop Make the failing checks pass.', 'npm test (and 1 more) fail.'],
    ['red checks in a plan', { checks: red, plan: planWith() }, '/msw:plan 2', 'has not begun'],
    ['nothing', {}, null, 'Nothing is planned'],
  ])('%s', (_, state, line, because) => {
    const settled = asked(state);
    const run = settled?.kind === 'run' ? settled.line : null;
    expect(run === null ? null : `/msw:${run.command} ${run.args}`.trim()).toBe(line);
    expect(settled?.because).toContain(because);
  });
});

describe('with a task', () => {
  it.each([
    'How does the parser work?',
    'Squash the last three commits',
    'Rewrite everything in Rust from scratch',
    'Plane die nächste Phase',
    'fix it',
    'フェーズ2を計画して',
    'plan phase 2 and then phase 3',
    '3 failing tests',
  ])('Claude chooses, whatever its words are: %s', (task) => {
    expect(asked({ plan: planWith(), checks: red }, task)).toBeNull();
    expect(asked({ loop: loop('parked') }, task)).toBeNull();
    expect(asked({}, task)).toBeNull();
  });

  it.each([
    ['2', 'next', 'plan', '2'],
    ['phase 02', 'next', 'plan', '2'],
    ['Phase 2', 'next', 'plan', '2'],
    ['execute 2', 'execute', 'execute', '2'],
    ['verify phase 1', 'verify', 'verify', '1'],
    ['Review phase 1', 'review', 'verify', '1 --review'],
  ])('a phase that is the whole task is done: %s', (task, way, command, args) => {
    expect(asked({ plan: planWith() }, task)).toMatchObject({ kind: 'run', way, line: { command, args } });
  });

  it.each([
    ['9', 'There is no phase 9: the roadmap has 1, 2.'],
    ['phase 1', 'It is over'],
  ])('a phase that cannot be done is told: %s', (task, because) => {
    expect(asked({ plan: planWith() }, task)).toEqual({
      kind: 'tell',
      because: expect.stringContaining(because),
    });
  });

  it('a loop of the session comes first, and typed options make a loop', () => {
    expect(asked({ loop: loop('running') }, 'x')).toMatchObject({ kind: 'tell' });
    expect(asked({ loop: loop('paused') }, 'x')).toMatchObject({
      because: expect.stringContaining('/msw:resume'),
    });
    const typed = '"x" --check "node check.js"';
    const settled = settle(stateWith(), { task: 'x', said: null, loopOptions: ['check'], typed });
    expect(settled).toMatchObject({ way: 'loop', line: { command: 'loop', args: typed } });
  });
});

describe('a recipe, which brings its own task', () => {
  const withRecipe = (state: Partial<ProjectState>, said: Way | null = null) =>
    settle(stateWith(state), { task: null, said, loopOptions: ['recipe'], typed: '--recipe fix-tests' });

  it('becomes a loop', () => {
    const line = { command: 'loop', args: '--recipe fix-tests' };
    expect(withRecipe({ plan: planWith() })).toMatchObject({ kind: 'run', way: 'loop', line });
    expect(withRecipe({ loop: loop('parked') })).toMatchObject({ kind: 'run', way: 'loop', line });
    expect(withRecipe({}, 'loop')).toMatchObject({ kind: 'run', way: 'loop', line });
  });

  it('waits for the loop that the session has', () => {
    expect(withRecipe({ loop: loop('paused') })).toMatchObject({ kind: 'tell' });
  });
});

describe('a way that the user names', () => {
  it('is taken where it is open, even while a loop is paused', () => {
    expect(asked({ loop: loop('paused') }, '', 'map')).toMatchObject({
      way: 'map',
      line: { command: 'map' },
    });
    expect(asked({ checks: red }, '', 'loop')).toMatchObject({
      line: { args: 'Make the failing checks pass.' },
    });
    expect(asked({}, '"Was ist das?"', 'do')).toMatchObject({ way: 'do', line: null });
  });

  it.each<[Way, string, string]>([
    ['loop', '', 'It needs a task'],
    ['recall', '', 'It needs a task'],
    ['quick', 'x', 'The way quick is closed. Nothing is planned here.'],
    ['verify', '', 'The way verify is closed. Nothing is planned here.'],
    ['resume', '', 'No loop waits for a session.'],
  ])('is refused where it is closed: %s %j', (way, typed, because) => {
    expect(asked({}, typed, way)).toEqual({ kind: 'tell', because: expect.stringContaining(because) });
  });
});
