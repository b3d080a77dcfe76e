import { describe, expect, it } from 'vitest';
import type { PhaseFacts } from '../../../src/core/planning/documents/phase-facts.ts';
import type { NextStep } from '../../../src/core/planning/phases/next-step.ts';
import { type Chain, type ChainView, chainReport, chainTurn } from '../../../src/core/route/chain.ts';

const MINUTE = 60_000;
const CHAIN: Chain = { session: 's', project: '/shop', startedAt: 0, maxSteps: 3, maxMinutes: 60, steps: [] };

const next = (action: NextStep['action'], command: string | null): NextStep => ({
  ...{ action, command, phase: '1', name: 'Cart', plans: [], reason: 'Because.' },
});

const view = (step: NextStep, more: Partial<ChainView> = {}): ChainView => ({
  ...{ next: step, phase: null, mark: 'm1', now: MINUTE },
  ...more,
});

const PHASE: PhaseFacts = {
  ...{ number: '1', name: 'Cart', folder: '01-cart', plans: [], runnable: [], hasContext: false },
  ...{ hasResearch: false, verification: 'human_needed', verifiedOn: null, requirementsCompleted: [] },
};

const EXECUTE = next('execute', '/msw:execute 1');

const chainAfter = (...commands: readonly string[]): Chain => ({
  ...CHAIN,
  steps: commands.map((command, at) => ({ at: at * MINUTE, phase: '1', command, before: `m${at}` })),
});

describe('a chain', () => {
  it.each<NextStep>([
    next('plan', '/msw:plan 1'),
    EXECUTE,
    next('verify', '/msw:verify 1'),
    next('close-gaps', '/msw:plan 1 --gaps'),
  ])('takes the step $command', (step) => {
    const turn = chainTurn(CHAIN, view(step));
    expect(turn).toMatchObject({ kind: 'step', command: step.command });
    expect(turn.kind === 'step' && turn.chain.steps).toEqual([
      { at: MINUTE, phase: '1', command: step.command, before: 'm1' },
    ]);
  });

  it.each<[string, Chain, ChainView, string, string | null]>([
    ['a person has to decide', CHAIN, view(next('ask', null)), 'Because.', null],
    [
      'a milestone can be closed',
      CHAIN,
      view(next('complete', '/msw:go --close')),
      'Because.',
      '/msw:go --close',
    ],
    [
      'a person has to look',
      CHAIN,
      view(next('verify', '/msw:verify 1'), { phase: PHASE }),
      'Because.',
      null,
    ],
    [
      'a step changed nothing',
      chainAfter('/msw:plan 1', '/msw:execute 1'),
      view(EXECUTE),
      '/msw:execute 1 changed nothing, so it is not repeated. Because.',
      '/msw:execute 1',
    ],
    [
      'its plans were written but not recorded',
      chainAfter('/msw:plan 1'),
      view(next('plan', '/msw:plan 1'), { mark: 'm7' }),
      'The planning was not finished. Because.',
      '/msw:plan 1',
    ],
    [
      'gaps remain',
      chainAfter('/msw:plan 1 --gaps', '/msw:plan 1 --gaps'),
      view(next('close-gaps', '/msw:plan 1 --gaps'), { mark: 'm7' }),
      'The gaps of the phase were closed 2 times, and its verification still finds some. Because.',
      '/msw:plan 1 --gaps',
    ],
    [
      'its steps are used up',
      chainAfter('/msw:plan 1', '/msw:execute 1', '/msw:verify 1'),
      view(next('plan', '/msw:plan 2')),
      'Its budget of 3 steps is used up. Because.',
      '/msw:go --until blocked --max-iterations 3 --max-minutes 60',
    ],
    [
      'its time is over',
      CHAIN,
      view(EXECUTE, { now: 60 * MINUTE }),
      'Its budget of 60 minutes is used up. Because.',
      '/msw:go --until blocked --max-iterations 3 --max-minutes 60',
    ],
  ])('ends when %s', (_, chain, seen, why, type) => {
    expect(chainTurn(chain, seen)).toEqual({ kind: 'end', why, type });
  });

  it('is continued without options where none was typed', () => {
    const usual = { ...CHAIN, maxSteps: 20, maxMinutes: 240 };
    expect(chainTurn(usual, view(EXECUTE, { now: 240 * MINUTE }))).toMatchObject({
      type: '/msw:go --until blocked',
    });
  });

  it('continues after a step that changed something', () => {
    expect(chainTurn(chainAfter('/msw:execute 1'), view(EXECUTE))).toMatchObject({ kind: 'step' });
  });

  it('reports each step with its time, and what to type', () => {
    const chain = chainAfter('/msw:plan 1', '/msw:execute 1');
    expect(chainReport(chain, { why: 'Because.', type: '/msw:verify 1' }, 5 * MINUTE)).toEqual([
      'The chain ended after 2 steps and 5 minutes: Because.',
      'Next: /msw:verify 1',
      '  1. /msw:plan 1 (1 minute)',
      '  2. /msw:execute 1 (4 minutes)',
    ]);
    expect(chainReport(CHAIN, { why: 'Because.', type: null }, 20_000)).toEqual([
      'The chain ended after 0 steps and less than a minute: Because.',
    ]);
  });
});
