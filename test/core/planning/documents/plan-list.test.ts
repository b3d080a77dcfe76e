import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paddedPhase, phaseFolderName } from '../../../../src/core/planning/documents/phase-id.ts';
import { phaseFiles, unreadPlans } from '../../../../src/core/planning/documents/plan-id.ts';
import { type ListedPlan, planListEdits } from '../../../../src/core/planning/documents/plan-list.ts';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { splice } from '../../../../src/core/text/markdown/splice.ts';

const HEAD = '# Roadmap: X\n\n### Phase 1: Base\n**Goal**: g\n';
const TAIL = '\n### Phase 2: More\n**Goal**: h\n**Plans**: TBD\n';
const plans: readonly ListedPlan[] = [
  { file: '01-01-PLAN.md', objective: 'Build the\n base', done: false },
  { file: '01-02-PLAN.md', objective: null, done: true },
];

/** The section of phase 1 after its goal. */
function listed(section: string, written = plans): string {
  const text = HEAD + section + TAIL;
  const roadmap = readRoadmap(text, null);
  const [phase] = roadmap.phases;
  if (phase === undefined) throw new Error('no phase');
  const after = splice(text, planListEdits(roadmap, phase, written));
  expect(after.startsWith(HEAD) && after.endsWith(TAIL)).toBe(true);
  const again = readRoadmap(after, null);
  const [same] = again.phases;
  expect(same?.plans.map(({ id }) => id)).toEqual(written.map(({ file }) => file.slice(0, 5)));
  if (same !== undefined)
    expect(
      planListEdits(again, same, written).filter(({ text: t, start, end }) => after.slice(start, end) !== t),
    ).toEqual([]);
  return after.slice(HEAD.length, -TAIL.length);
}

const ITEMS = '- [ ] 01-01-PLAN.md — Build the base\n- [x] 01-02-PLAN.md\n';

describe('planListEdits', () => {
  it.each([
    ['an empty list', '**Plans**: TBD\n\nPlans:\n', `**Plans**: TBD\n\nPlans:\n${ITEMS}`],
    [
      'placeholders',
      '**Plans**: TBD\n\nPlans:\n- [ ] TBD (plan it first)\n',
      `**Plans**: TBD\n\nPlans:\n${ITEMS}`,
    ],
    ['no list', '**Plans**: TBD\n', `**Plans**: TBD\n\nPlans:\n${ITEMS}`],
    ['nothing at all', '**Requirements**: A-01\n', `**Requirements**: A-01\n\nPlans:\n${ITEMS}`],
    ['no count', 'Plans:\n- [ ] TBD\n', `Plans:\n${ITEMS}`],
    [
      'a forecast',
      '**Plans**: 3 plans\n\nPlans:\n- [ ] 01-01: [Brief]\n- [ ] 01-02: my words\n- [ ] 01-03: more\n',
      '**Plans**: 3 plans\n\nPlans:\n- [ ] 01-01-PLAN.md — Build the base\n- [ ] 01-02-PLAN.md — my words\n',
    ],
    [
      'one of two',
      '**Plans**: 1 plan\n\nPlans:\n**Wave 1**\n- [ ] 01-01-PLAN.md — mine\n\nA note.\n',
      '**Plans**: 1 plan\n\nPlans:\n**Wave 1**\n- [ ] 01-01-PLAN.md — mine\n- [x] 01-02-PLAN.md\n\nA note.\n',
    ],
    ['the same list', `**Plans**: 2 plans\n\nPlans:\n${ITEMS}`, `**Plans**: 2 plans\n\nPlans:\n${ITEMS}`],
  ])('fills %s', (_, before, after) => {
    expect(listed(before)).toBe(after);
  });

  it('keeps CRLF', () => {
    const text = `${HEAD}**Plans**: TBD\n\nPlans:\n- [ ] TBD\n`.replaceAll('\n', '\r\n');
    const roadmap = readRoadmap(text, null);
    const after = splice(
      text,
      roadmap.phases.flatMap((phase) => planListEdits(roadmap, phase, plans)),
    );
    expect(after).toBe(`${HEAD}**Plans**: TBD\n\nPlans:\n${ITEMS}`.replaceAll('\n', '\r\n'));
  });
});

describe('the folder of a phase', () => {
  it.each([
    ['1', 'Foundation & Set-up', null, '01-foundation-set-up'],
    ['2.1', 'Über Maß', null, '02.1-uber-ma'],
    ['12A', '', null, '12A'],
    ['3', `${'long '.repeat(20)}name`, null, `03-${'long-'.repeat(12).slice(0, -1)}`],
    ['1', 'Base', 'CK', 'CK-01-base'],
    ['PROJ-42', 'Base', 'CK', 'PROJ-42-base'],
  ])('for %s %s with code %s is %s', (number, name, code, folder) =>
    expect(phaseFolderName(number, name, code)).toBe(folder),
  );

  it('has its number padded to two digits', () => {
    expect(['7', '07', '2.10', '16c'].map(paddedPhase)).toEqual(['07', '07', '02.10', '16c']);
  });
});

describe('the files of a phase', () => {
  it('separates plans from summaries by name', () => {
    const names = [
      ...[
        '01-01-PLAN.md',
        '01-01-SUMMARY.md',
        '3-PLAN-01-setup.md',
        '01-PLAN-02.md',
        '01-PLAN-02-SUMMARY.md',
      ],
      ...['PLAN-03-old.md', 'PLAN-OUTLINE.md', 'notes.md'],
    ];
    expect(phaseFiles(names, ['PLAN-01.md', 'SUMMARY-01.md', 'PLAN-A.md'])).toEqual({
      plans: ['01-01-PLAN.md', '01-PLAN-02.md', '3-PLAN-01-setup.md', 'plans/PLAN-01.md'],
      oddlyNamed: ['PLAN-03-old.md'],
      summaries: ['01-01-SUMMARY.md', '01-PLAN-02-SUMMARY.md', 'plans/SUMMARY-01.md'],
    });
  });

  it.each([
    ['has an overview next to numbered plans', ['PLAN.md', '01-01-PLAN.md'], ['01-01-PLAN.md'], ['PLAN.md']],
    ['has only that plan', ['PLAN.md', '01-RESEARCH.md'], ['PLAN.md'], []],
    [
      'has plans named by number',
      ['PLAN-01.md', 'PLAN-2-ui.md', 'PLAN.md'],
      ['PLAN-01.md', 'PLAN-2-ui.md'],
      ['PLAN.md'],
    ],
    [
      'has plans for the gaps of a lone one',
      ['PLAN.md', 'SUMMARY.md', '01-02-PLAN.md'],
      ['01-02-PLAN.md', 'PLAN.md'],
      [],
    ],
    [
      'has plans for the gaps of plans named by number',
      ['PLAN-1.md', 'PLAN-1-SUMMARY.md', 'PLAN-2.md', '01-03-PLAN.md'],
      ['01-03-PLAN.md', 'PLAN-1.md'],
      ['PLAN-2.md'],
    ],
    [
      'has an overview and a summary of all next to numbered plans',
      ['PLAN.md', 'SUMMARY.md', '01-01-PLAN.md', '01-02-PLAN.md'],
      ['01-01-PLAN.md', '01-02-PLAN.md'],
      ['PLAN.md'],
    ],
  ])('%s', (_, names, plans, oddlyNamed) => {
    expect(phaseFiles(names, [])).toMatchObject({ plans, oddlyNamed });
  });

  it('names what looks like a plan and is not read', () => {
    const odd = ['01-PLAN-foundation.md', 'PLAN-gaps.md', 'setup_plan.md', '02-plan.md'];
    const others = ['01-PLAN-foundation-SUMMARY.md', '01-PREPLANNING-NOTES.md', 'EXPLAIN.md', 'PLAN.txt'];
    expect(unreadPlans([...odd, ...others, '01-PLAN-REVIEW.md', 'PLAN-OUTLINE.md'])).toEqual(odd);
    expect(unreadPlans(['01-01-PLAN.md', '01-PLAN-CHECK.md'])).toEqual([]);
  });

  it('includes a numbered plan if a hyphen precedes the number', () => {
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
});
