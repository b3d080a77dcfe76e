import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../../src/core/planning/documents/plan.ts';
import { readRequirements } from '../../../../src/core/planning/documents/requirements.ts';
import { readRoadmap } from '../../../../src/core/planning/documents/roadmap.ts';
import { type CoverageSources, uncoveredIn } from '../../../../src/core/planning/rules/phase-coverage.ts';

const ROADMAP = `# Roadmap: Shop

### Phase 1: Basket
**Goal**: A basket
**Requirements**: BASK-01, BASK-02
**Success Criteria** (what must be TRUE):
  1. A customer sees the total price of the basket
  2. Coupons reduce the total
`;

const REQUIREMENTS = `# Requirements: Shop

- [ ] **BASK-01**: A basket
- [x] **BASK-02**: A label
- [ ] **BASK-03**: A coupon

| Requirement | Phase | Status |
|---|---|---|
| BASK-01 | Phase 1 | Pending |
| BASK-03 | Phase 01 | Pending |
| PAY-01 | Phase 2 | Pending |
`;

function plan(id: string, more: { keys?: string; context?: string; action?: string } = {}) {
  const text = `---
phase: 01-basket
plan: ${id.slice(3)}
requirements: [BASK-01]
files_modified: [src/total.ts]
${more.keys ?? 'must_haves:\n  truths: ["The basket shows its total price"]'}
---
<objective>
Build it.
</objective>
<context>
${more.context ?? ''}
</context>
<tasks>
<task type="auto"><name>a</name><action>${more.action ?? 'Do.'}</action></task>
</tasks>
`;
  return readPlan(text);
}

function coverage(more: Partial<CoverageSources>) {
  return uncoveredIn({
    phase: '01',
    plans: [plan('01-01')],
    roadmap: null,
    requirements: null,
    context: null,
    ...more,
  });
}
const codes = (more: Partial<CoverageSources>) =>
  coverage(more).map(({ code, severity }) => (severity === 'error' ? `!${code}` : code));

describe('requirements', () => {
  it('come from the roadmap and the table, without completed ones', () => {
    const found = coverage({
      roadmap: readRoadmap(ROADMAP, null),
      requirements: readRequirements(REQUIREMENTS),
    });
    const [problem, ...more] = found;
    expect(problem).toMatchObject({
      file: '.planning/REQUIREMENTS.md',
      line: 5,
      column: 9,
      severity: 'error',
    });
    expect(problem?.message).toContain('BASK-03');
    expect(more).toEqual([]);
  });

  it('are located where the roadmap names them', () => {
    const [problem] = coverage({ roadmap: readRoadmap(ROADMAP, null) });
    expect(problem).toMatchObject({
      file: '.planning/ROADMAP.md',
      line: 5,
      column: 28,
      code: 'requirement-uncovered',
    });
  });
});

describe('decisions', () => {
  const file = '.planning/phases/01-basket/01-CONTEXT.md';
  const context = (text: string) => ({ context: { file, text: `<decisions>\n${text}\n</decisions>\n` } });

  it.each([
    ['no plan names it', '- **D-01:** Use cents', {}, ['!decision-uncovered']],
    ['a task names it', '- **D-01:** Use cents', { action: 'Count in cents (D-01).' }, []],
    [
      'a truth names it',
      '- **D-01:** Use cents',
      { keys: 'must_haves:\n  truths: ["Prices are cents (D-01)"]' },
      [],
    ],
    [
      'only the context of the plan names it',
      '- **D-01:** Use cents',
      { context: '# D-01' },
      ['!decision-uncovered'],
    ],
    [
      'only a comment names it',
      '- **D-01:** Use cents',
      { action: '<!-- D-01 -->' },
      ['!decision-uncovered'],
    ],
    [
      'another id begins alike',
      '- **D-01:** Use cents',
      { action: 'As D-011 says.' },
      ['!decision-uncovered'],
    ],
    ['it is deferred', '- **D-01 [deferred]:** Use cents', {}, []],
    ['it is written loosely', '- **D-01** Use cents', {}, ['!decision-uncovered']],
  ])('are checked for coverage: %s', (_, decision, more, expected) => {
    expect(codes({ ...context(decision), plans: [plan('01-01', more)] })).toEqual(expected);
  });

  it('are located in their document', () => {
    expect(coverage(context('- **D-01:** Use cents'))[0]).toMatchObject({
      file,
      line: 2,
      column: 1,
    });
  });
});

describe('whatever the documents contain', () => {
  const ids = fc.uniqueArray(fc.constantFrom('A-01', 'a-02', 'B-03', 'AUTH-10'), { maxLength: 4 });
  const piece = fc.constantFrom(
    '<task>',
    '</task>',
    '<action>',
    '</action>',
    '<context>',
    '</context>',
    '@a.md',
    '```\n',
    '<!--',
    '-->',
    '\n',
    'D-01',
    '---\n',
    '# Tasks\n',
    'must_haves:',
    '  truths: [x]\n',
  );

  it('a requirement is uncovered exactly if no plan names it', () => {
    fc.assert(
      fc.property(ids, fc.array(ids, { maxLength: 3 }), (wanted, served) => {
        const roadmap = readRoadmap(`### Phase 1: X\n**Requirements**: ${wanted.join(', ')}\n`, null);
        const written = served.map((one) => readPlan(`---\nrequirements: [${one.join(', ')}]\n---\n`));
        const expected = wanted.filter((id) => !served.flat().includes(id));
        const missing = coverage({ plans: written, roadmap }).map(
          ({ message }) => / (\S+)\.$/.exec(message)?.[1],
        );
        expect(missing).toEqual(expected);
      }),
    );
  });

  it('nothing throws, and every position is inside its text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 50 }), (parts) => {
        const text = parts.join('');
        const source = { file: 'x.md', text };
        const found = coverage({
          plans: [readPlan(text)],
          roadmap: readRoadmap(text, null),
          requirements: readRequirements(text),
          context: source,
        });
        const lines = text.split('\n').length;
        for (const { line, column } of found) {
          expect(line).toBeLessThanOrEqual(lines);
          expect(line * column).toBeGreaterThan(0);
        }
      }),
    );
  });
});
