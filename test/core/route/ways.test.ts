import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAYS, type Way } from '../../../src/core/commands/slash-commands.ts';
import { renderChoice } from '../../../src/core/route/choice-text.ts';
import type { ProjectState } from '../../../src/core/route/project-state.ts';
import { takeWay, waysIn } from '../../../src/core/route/ways.ts';
import { prose } from '../../../src/core/text/prose.ts';
import { planWith, stateWith } from './state.ts';

const openIn = (state: Partial<ProjectState>): readonly Way[] =>
  waysIn(stateWith(state)).flatMap(({ way, closed }) => (closed === null ? [way] : []));
const take = (way: Way, state: Partial<ProjectState> = {}, typed = '"x"', phase: string | null = null) =>
  takeWay(way, stateWith(state), { typed, phase });

describe('the open ways', () => {
  const always = ['do', 'recall', 'remember'];
  const phases = ['discuss', 'plan', 'execute', 'verify', 'review'];
  it.each<[string, Partial<ProjectState>, readonly string[]]>([
    [
      'an empty folder',
      { checks: { commands: [], state: 'unknown', seen: null } },
      ['init', 'map', 'research'],
    ],
    ['a repository with checks', {}, ['loop', 'init', 'map', 'research']],
    ['without nlm', { notebook: { trouble: 'nlm is not installed', left: null } }, ['loop', 'init', 'map']],
    ['six questions left', { notebook: { trouble: null, left: 6 } }, ['loop', 'init', 'map']],
    ['a current map', { map: 'current' }, ['loop', 'init', 'research']],
    ['a vault', { inVault: true }, ['loop', 'init', 'map', 'research', 'ask']],
    [
      'a lost loop',
      { loop: { id: 'l', state: 'parked', reason: '' } },
      ['loop', 'init', 'resume', 'map', 'research'],
    ],
    ['a plan', { plan: planWith() }, ['loop', 'quick', ...phases, 'next', 'map', 'research']],
    [
      'a closed milestone',
      { plan: planWith({ action: 'complete', phase: null, command: '/msw:init --milestone' }) },
      ['loop', 'quick', 'init', ...phases, 'next', 'map', 'research'],
    ],
    [
      'a plan that waits for a person',
      { plan: planWith({ action: 'ask', command: null }) },
      ['loop', 'quick', ...phases, 'map', 'research'],
    ],
    [
      'a roadmap that cannot be read',
      { plan: { ...planWith({ action: 'ask', command: null, phase: null }), phases: [] } },
      ['loop', 'quick', 'map', 'research'],
    ],
  ])('of %s', (_, state, ways) => {
    expect([...openIn(state)].toSorted()).toEqual([...always, ...ways].toSorted());
  });
});

describe('takeWay', () => {
  it.each<[Way, string, string | null, string]>([
    ['loop', '-- "x" --force', null, '/msw:loop -- "x" --force'],
    ['quick', '"Größer"', null, '/msw:quick "Größer"'],
    ['remember', '-- a --b', null, '/msw:remember a --b'],
    ['plan', '"x"', null, '/msw:plan 2'],
    ['execute', '"x"', '01', '/msw:execute 1'],
    ['review', '"x"', '1', '/msw:verify 1 --review'],
    ['next', '"x"', null, '/msw:plan 2'],
    ['map', '"x"', null, '/msw:map'],
  ])('%s of %j in phase %j is %s', (way, typed, phase, line) => {
    const taken = take(way, { plan: planWith() }, typed, phase);
    const command = taken.status === 'open' && taken.line !== null ? taken.line : null;
    expect(`/msw:${command?.command} ${command?.args}`.trim()).toBe(line);
  });

  it('begins a project or its next milestone, as the state says', () => {
    expect(take('init')).toEqual({ status: 'open', line: { command: 'init', args: '' } });
    const closed = planWith({ action: 'complete', command: '/msw:init --milestone' });
    expect(take('init', { plan: closed })).toMatchObject({ line: { args: '--milestone' } });
  });

  it('refuses a closed way and names the open ones', () => {
    expect(take('research', { notebook: { trouble: 'no account is logged in', left: null } })).toEqual({
      status: 'closed',
      reason:
        'The way research is closed. NotebookLM cannot be asked: no account is logged in. Open: do, loop, init, map, recall, remember',
    });
    expect(take('verify', { plan: planWith() }, 'x', '7')).toMatchObject({
      reason: 'There is no phase 7: the roadmap has 1, 2.',
    });
    expect(take('plan', { plan: planWith({ phase: null }) })).toMatchObject({
      reason: 'The way plan needs a phase: add --phase N.',
    });
  });

  it('opens exactly what is told to be open, for any task', () => {
    const states = [{}, { plan: planWith() }, { plan: planWith({ action: 'ask' as const, command: null }) }];
    fc.assert(
      fc.property(fc.constantFrom(...WAYS), fc.constantFrom(...states), fc.string(), (way, state, typed) => {
        expect(take(way, state, typed).status === 'open').toBe(openIn(state).includes(way));
      }),
    );
  });
});

it('the facts name every way, closed ones with their reason, and the phases that are open', () => {
  const text = renderChoice(
    stateWith({
      plan: planWith(),
      checks: { commands: ['npm test'], state: 'red', seen: '2026-11-20T10:00:00Z' },
    }),
    prose`node "cli.mjs" route take`,
  );
  for (const way of WAYS) expect(text).toMatch(new RegExp(`^- ${way}: \\S`, 'm'));
  expect(text).toContain('- phase 2: “Export”, next is “/msw:plan 2”');
  expect(text).not.toContain('“Import”');
  expect(text).toContain('- checks: “npm test”; red when they last ran, 2026-11-20T10:00:00Z');
  expect(text).toContain('- repository: clean');
  expect(text).toContain('- NotebookLM: can be asked, 40 questions left today');
});
