import { describe, expect, it } from 'vitest';
import {
  confidenceOf,
  phaseQuestions,
  renderPhaseResearch,
  userConstraints,
} from '../../../src/core/research/render-phase-research.ts';
import { newResearch, type Research } from '../../../src/core/research/research.ts';
import { prose } from '../../../src/core/text/prose.ts';
import { readReport } from '../../app/research/support/read-report.ts';

const phase = { number: '03', name: 'Checkout', goal: 'Customers can pay' };
const AT = '2026-11-21T23:00:00.000Z';

const CONTEXT = `---
phase: 03
---
# Phase 3: Checkout - Context

<domain>
## Phase Boundary

Paying, not refunding.
</domain>

<decisions>
## Implementation Decisions

### Payment
- **D-01:** Use the hosted page, no card data here
- **D-02:** No retries of a charge

\`\`\`
# not a heading
\`\`\`
</decisions>

<canonical_refs>
See the spec.
</canonical_refs>

<deferred>
## Deferred Ideas
- Refunds
</deferred>
`;

function research(): Research {
  const sources = [
    { id: 'a', title: 'Pay docs', url: 'https://docs.pay.example/api' },
    { id: 'b', title: 'A blog', url: 'https://blog.example/pay' },
    { id: 'c', title: 'Another blog', url: 'https://other.example/pay' },
  ];
  const cite = (...ids: string[]) =>
    ids.map((sourceId, index) => ({ number: index + 1, sourceId, quote: null }));
  const questions = phaseQuestions(phase, 'Checkout').map((question, index) => ({
    ...question,
    answer:
      index === 5
        ? null
        : { text: `# Sources\nUse it [1][2].`, citations: index === 0 ? cite('a', 'c') : cite('a', 'b') },
    attempts: 1,
  }));
  const request = {
    slug: 'phase-03',
    topic: 'Checkout',
    questions: 5,
    mode: 'deep',
    source: 'web',
    ask: [],
    notebook: null,
    output: '/p/03-RESEARCH.md',
    commit: true,
    phase,
  } as const;
  return { ...newResearch(request, AT, false), sources, questions, imported: true };
}

describe('the research of a phase', () => {
  const page = { constraints: userConstraints(CONTEXT), contextFile: '03-CONTEXT.md', generatedAt: AT };
  const markdown = renderPhaseResearch(research(), page);
  // The context document is next to it.
  const read = readReport(markdown.replaceAll('(03-CONTEXT.md)', '(#sources)'), '/p/03-RESEARCH.md');

  it('has the sections that a planner reads, in order', () => {
    expect(read.headings.filter(({ level }) => level < 3).map(({ text }) => text)).toEqual([
      'Phase 03: “Checkout” - Research',
      'User Constraints',
      'Summary',
      'Standard Stack',
      'Architecture Patterns',
      "Don't Hand-Roll",
      'Common Pitfalls',
      'Code Examples',
      'Open Questions',
      'Sources',
    ]);
  });

  it('begins with the user’s decisions, word for word', () => {
    expect(markdown).toContain(
      '> - **D-01:** Use the hosted page, no card data here\n> - **D-02:** No retries of a charge',
    );
    expect(markdown).toContain('> - Refunds');
    expect(markdown).not.toContain('See the spec');
    expect(markdown).toContain('> ### Implementation Decisions');
    expect(read.headings.map(({ text }) => text)).not.toContain('Implementation Decisions');
  });

  it('sorts its sources by reliability, and every citation leads to one', () => {
    expect(read.problems).toEqual([]);
    expect(read.headings.slice(-6).map(({ text }) => text)).toEqual([
      'Primary (HIGH confidence)',
      'Source 1',
      'Secondary (MEDIUM confidence)',
      'Source 3',
      'Tertiary (LOW confidence)',
      'Source 2',
    ]);
    expect(markdown).toContain('*NotebookLM gave no answer to this question.*');
  });

  it('says that there are no constraints when there are none', () => {
    const bare = renderPhaseResearch(research(), { constraints: '', contextFile: null, generatedAt: AT });
    expect(bare).toContain('no decision of the user constrains this phase');
    expect(readReport(bare, '/p/x.md').problems).toEqual([]);
  });

  it('asks for each section with the name and goal of the phase', () => {
    const [first] = phaseQuestions(phase, 'card payments');
    expect(first?.text).toContain('Checkout (card payments)');
    expect(first?.text).toContain('Customers can pay');
  });
});

describe('userConstraints', () => {
  it('uses a document without tags as a whole, except for its title', () => {
    expect(userConstraints('# Title\n\n## Decisions\n- D-01: x\n')).toBe('### Decisions\n- D-01: x');
  });

  it('closes a code fence that the document leaves open', () => {
    expect(userConstraints('# T\n## D\n```\ncode')).toBe('### D\n```\ncode\n```');
  });
});

describe('confidenceOf', () => {
  it.each([
    [null, 1, 'primary'],
    ['https://docs.pay.example/x', 1, 'primary'],
    ['https://pay.example/docs/x', 1, 'primary'],
    ['https://www.rfc-editor.org/rfc/rfc9110', 1, 'primary'],
    ['https://blog.example/docs-are-bad', 1, 'tertiary'],
    ['https://blog.example/x', 2, 'secondary'],
    ['https://evilw3.org/x', 1, 'tertiary'],
  ])('for %s cited %i times is %s', (url, uses, expected) => {
    const source = { id: 'a', title: 't', url };
    expect(confidenceOf({ number: 1, heading: prose`Source 1`, source, uses })).toBe(expected);
  });
});
