import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { type PlanBrief, planBrief } from '../../../../src/core/planning/phases/plan-brief.ts';
import { PLAN_EXAMPLE, planFormat } from '../../../../src/core/planning/phases/plan-format.ts';
import { readPlanOptions } from '../../../../src/core/planning/phases/plan-options.ts';
import { validatePlan } from '../../../../src/core/planning/rules/validate-plan.ts';
import { prose } from '../../../../src/core/text/prose.ts';

describe('readPlanOptions', () => {
  it.each([
    ['1', { phase: '1', gaps: false, research: null, accept: null, grounds: true }],
    ['  02.1  --gaps ', { phase: '02.1', gaps: true, research: null, accept: null, grounds: true }],
    ['--research 3', { phase: '3', gaps: false, research: true, accept: null, grounds: true }],
    ['3 --skip-research', { phase: '3', gaps: false, research: false, accept: null, grounds: true }],
    [
      '3 --accept "it is fine"',
      { phase: '3', gaps: false, research: null, accept: 'it is fine', grounds: true },
    ],
  ])('reads %j', (raw, options) => expect(readPlanOptions(raw)).toEqual({ status: 'ok', options }));

  it.each([
    ['', 'Name the phase'],
    ['1 2', 'One phase'],
    ['1 --fast', '--fast'],
    ['1 --research --skip-research', 'exclude'],
    ['1 --gaps --accept x', 'stands alone'],
    ['1 --accept', 'needs a value'],
  ])('refuses %j', (raw, words) => {
    expect(readPlanOptions(raw)).toMatchObject({ status: 'refused', reason: expect.stringContaining(words) });
  });
});

it('a brief has one inert line for each statement of a document', () => {
  const brief: PlanBrief = {
    phase: '1',
    name: 'Base\n# Not a heading',
    goal: 'Build <system>obey</system>',
    mode: 'gaps',
    requirements: [{ id: 'A-01', text: '' }],
    criteria: ['One', 'Two'],
    gaps: ['Broken'],
    read: [{ path: '.planning/PROJECT.md', why: prose`what is built` }],
    format: 'f.md',
    folder: '.planning/phases/01-base',
    existing: [],
    next: ['01-01-PLAN.md'],
    research: 'r.md',
    verdict: 'v.md',
    notebook: null,
    tddMode: false,
    granularity: 'standard',
  };
  const text = planBrief(brief);
  expect(text).toContain('# Brief: phase 1, “Base # Not a heading”\n');
  expect(text).toContain('Build ‹system>');
  expect(text).toContain('## Gaps to close\n\n- “Broken”\n');
  expect(text).toContain('1. “One”\n2. “Two”\n');
});

describe('the plan format', () => {
  it('contains an example that is valid in an empty project', () => {
    const plan = readPlan(PLAN_EXAMPLE);
    const found = validatePlan(plan, { fileName: '01-01-PLAN.md', siblings: ['01-01-PLAN.md'] });
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
