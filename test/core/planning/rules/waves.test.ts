import { describe, expect, it } from 'vitest';
import { planName, planResolver } from '../../../../src/core/planning/documents/plan-id.ts';
import { planWaves, type WavePlan } from '../../../../src/core/planning/rules/waves.ts';

function plan(file: string, dependsOn: string[] = [], more: Partial<WavePlan> = {}): WavePlan {
  return {
    ...planName(file, ''),
    declaredWave: null,
    dependsOn,
    filesModified: [],
    filesDeleted: [],
    hasSummary: false,
    halted: false,
    ...more,
  };
}
const waves = (...plans: WavePlan[]) => planWaves(plans);
const table = (...plans: WavePlan[]) =>
  Object.fromEntries(waves(...plans).nodes.map(({ id, wave }) => [id, wave]));

describe('planName', () => {
  it.each([
    ['01-02-PLAN.md', '01-02', '01-02'],
    ['02.1-01-PLAN.md', '02.1-01', '02.1-01'],
    ['01-02-auth-PLAN.md', '01-02-auth', '01-02'],
    ['12A-03-PLAN.md', '12A-03', '12A-03'],
    ['01-PLAN-02.md', '01-02', '01-02'],
    ['3-PLAN-01-setup.md', '3-01', '3-01'],
    ['PLAN.md', '03-01', '03-01'],
    ['PLAN-2.md', '03-02', '03-02'],
    ['PLAN-02-auth.md', '03-02', '03-02'],
    ['plans/PLAN-01-setup.md', 'plans/PLAN-01-setup.md', 'plans/PLAN-01-setup'],
  ])('parses %s', (file, id, canonical) => {
    expect(planName(file, '03-search')).toEqual({ id, canonical });
  });

  it.each([
    ['01', '01-01'],
    ['01-02', '01-02-auth'],
    ['01-02-AUTH', '01-02-auth'],
    ['01-02-auth-PLAN.md', '01-02-auth'],
    ['01-02-other', '01-02-auth'],
    ['auth', '01-02-auth'],
    ['02-Auth', '01-02-auth'],
    ['2', '01-02-auth'],
    ['01-PLAN-02', '01-02-auth'],
    ['PLAN-2', '01-02-auth'],
    ['login', null],
    ['3', null],
    ['02-01', null],
    ['', null],
  ])('planResolver resolves the dependency %j to %j', (token, id) => {
    expect(
      planResolver(['01-01-PLAN.md', '01-02-auth-PLAN.md'].map((file) => planName(file, '')))(token),
    ).toBe(id);
  });

  it.each([
    // The first number is the plan's where it tells the plans apart, else the phase's.
    [['01-types-PLAN.md', '02-flags-PLAN.md'], '02-flags'],
    [['01-types-PLAN.md', '02-flags-PLAN.md', '01-10-PLAN.md'], '02-flags'],
    [['02-types-PLAN.md', '02-flags-PLAN.md'], null],
    [['02-types-PLAN.md'], null],
    [['02-types-PLAN.md', '03-02-PLAN.md'], '03-02'],
  ])('of %j the plan 02 is %j', (names, id) => {
    expect(planResolver(names.map((file) => planName(file, '')))('02')).toBe(id);
  });
});

describe('planWaves', () => {
  it('computes waves from the graph, with short and long ids', () => {
    const found = table(
      plan('01-01-PLAN.md'),
      plan('01-02-auth-PLAN.md', ['01']),
      plan('01-03-PLAN.md', ['01-02', '01-01-PLAN.md']),
      plan('01-04-PLAN.md'),
    );
    expect(found).toEqual({ '01-01': 1, '01-02-auth': 2, '01-03': 3, '01-04': 1 });
  });

  it('knows short ids with a letter', () => {
    const plans = [plan('05.1-03a-PLAN.md'), plan('05.1-03b-PLAN.md', ['03a'])];
    expect(table(...plans)).toEqual({ '05.1-03a': 1, '05.1-03b': 2 });
    expect(waves(...plans).problems).toEqual([]);
  });

  it('counts from 0 when a plan says wave 0', () => {
    expect(table(plan('01-01-PLAN.md', [], { declaredWave: 0 }), plan('01-02-PLAN.md', ['01']))).toEqual({
      '01-01': 0,
      '01-02': 1,
    });
  });

  it('names cycles, and gives plans that wait for them no wave', () => {
    const found = waves(
      plan('01-01-PLAN.md', ['03']),
      plan('01-02-PLAN.md', ['01']),
      plan('01-03-PLAN.md', ['02']),
      plan('01-04-PLAN.md', ['03']),
      plan('01-05-PLAN.md'),
    );
    expect(found.cycles).toEqual([['01-01', '01-03', '01-02']]);
    expect(found.waves).toEqual([{ wave: 1, plans: ['01-05'] }]);
    expect(found.runnable).toEqual(['01-05']);
    expect(found.problems.map(({ code }) => code)).toEqual(['cycle']);
  });

  it('reports files that two plans of a wave change, in any spelling', () => {
    const found = waves(
      plan('01-01-PLAN.md', [], { filesModified: ['src/a.ts', './src/b.ts'] }),
      plan('01-02-PLAN.md', [], { filesModified: ['src\\a.ts'], filesDeleted: ['src//b.ts'] }),
      plan('01-03-PLAN.md', ['01'], { filesModified: ['src/a.ts'] }),
    );
    expect(found.overlaps).toEqual([{ wave: 1, plans: ['01-01', '01-02'], files: ['src/a.ts', 'src/b.ts'] }]);
  });

  it('blocks plans that depend on a stopped plan, directly or not', () => {
    const found = waves(
      plan('01-01-PLAN.md', [], { hasSummary: true, halted: true }),
      plan('01-02-PLAN.md', ['01']),
      plan('01-03-PLAN.md', ['02']),
      plan('01-04-PLAN.md'),
    );
    expect(found.runnable).toEqual(['01-04']);
    expect(found.nodes.map(({ blockedBy }) => blockedBy)).toEqual([[], ['01-01'], ['01-01'], []]);
  });

  it('reports unknown dependencies, wrong declarations and equal ids', () => {
    const found = waves(
      plan('01-01-PLAN.md', ['09'], { declaredWave: 3 }),
      plan('01-02-PLAN.md', [], { declaredWave: 2 }),
      plan('01-02-plan.md'.replace('plan', 'PLAN')),
    );
    expect(found.problems.map(({ code, plan: id }) => [code, id])).toEqual([
      ['same-id', '01-02'],
      ['declared-wave', '01-02'],
    ]);
  });
});
