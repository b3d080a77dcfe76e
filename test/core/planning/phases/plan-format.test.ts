import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { PLAN_EXAMPLE, planFormat } from '../../../../src/core/planning/phases/plan-format.ts';
import { validatePlan } from '../../../../src/core/planning/rules/validate-plan.ts';

describe('the plan format', () => {
  it('holds an example that is valid where nothing is there yet', () => {
    const plan = readPlan(PLAN_EXAMPLE);
    const found = validatePlan(plan, {
      fileName: '01-01-PLAN.md',
      siblings: ['01-01-PLAN.md'],
      requirements: ['BASK-01'],
      exists: () => false,
      hasProgram: (name) => ['node', 'grep'].includes(name),
      packageAt: () => null,
    });
    expect(found).toEqual([]);
    expect([plan.tasks.length, plan.compatTaskCount]).toEqual([2, 2]);
    expect(
      new RegExp(plan.mustHaves.keyLinks[0]?.pattern ?? '').test("import { total } from './total.js'"),
    ).toBe(true);
  });

  it('names every key that a plan needs, and shows the example', () => {
    const keys = Object.keys(readPlan(PLAN_EXAMPLE).frontmatter.values);
    const [rules = ''] = planFormat().split('## An example');
    expect(keys.filter((key) => !rules.includes(`\`${key}\``))).toEqual([]);
    expect(planFormat()).toContain('    <task type="auto">');
  });
});
