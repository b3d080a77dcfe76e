import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phaseFiles } from '../../../../src/core/planning/documents/plan-id.ts';

it('tells plans and summaries by their names', () => {
  const names = ['01-01-PLAN.md', '01-01-SUMMARY.md', '3-PLAN-01-setup.md', 'PLAN-OUTLINE.md', 'notes.md'];
  expect(phaseFiles(names, ['PLAN-01.md', 'SUMMARY-01.md', 'PLAN-A.md'])).toEqual({
    plans: ['01-01-PLAN.md', 'plans/PLAN-01.md'],
    oddlyNamed: ['3-PLAN-01-setup.md'],
    summaries: ['01-01-SUMMARY.md', 'plans/SUMMARY-01.md'],
  });
});

it('takes a numbered plan wherever a hyphen stands before it', () => {
  const parts = fc.constantFrom('PLAN', 'plan', '-', '-', '1', 'a', '.md', '.MD', 'SUMMARY');
  const names = fc.array(parts, { maxLength: 8 }).map((words) => words.join(''));
  fc.assert(
    fc.property(names, (name) => {
      const words = name.toLowerCase().replace(/\.md$/, '').split('-');
      const isPlan = words.some((word, at) => word === 'plan' && /^\d/.test(words[at + 1] ?? ''));
      const isNumbered = name.toLowerCase().endsWith('.md') && isPlan;
      expect(phaseFiles([], [name]).plans).toEqual(isNumbered ? [`plans/${name}`] : []);
    }),
  );
});
