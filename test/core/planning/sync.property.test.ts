import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhaseFacts } from '../../../src/core/planning/documents/phase-facts.ts';
import { readRequirements } from '../../../src/core/planning/documents/requirements.ts';
import { readRoadmap } from '../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../src/core/planning/documents/state.ts';
import { standingOf } from '../../../src/core/planning/phases/standing.ts';
import { requirementEdits, roadmapEdits } from '../../../src/core/planning/phases/sync-roadmap.ts';
import { syncState } from '../../../src/core/planning/phases/sync-state.ts';
import { splice } from '../../../src/core/text/markdown/splice.ts';

const lines = fc.constantFrom(
  ...[
    '---',
    'status: planning',
    'stopped_at: "a "b": c"',
    'current_phase: 01',
    'progress:',
    '  percent: 3',
    '  total_plans: "1"',
    'last_updated: x',
  ],
  ...[
    '## Current Position',
    'Phase: 1 of 9 (Base)',
    'Phase: 2',
    '**Current Phase:** 1',
    '**Current Plan:** 1',
    '**Progress:** 4%',
    'Plan: 1 of 2 in current phase',
  ],
  ...[
    'Status: Ready to plan',
    '| Status | In progress |',
    'Progress: [█░░░░░░░░░] 10% of it',
    '**Total Phases:** 3',
    '```',
    '<!--',
    '-->',
    '',
    'Paused At: now',
  ],
  ...[
    '### Phase 1: Base',
    '## Phase 2: $& API',
    '- [ ] **Phase 1: Base** - b',
    '- [x] 01-01-PLAN.md — x',
    '- [ ] 1-2: y',
    '**Plans**: TBD',
    '**Requirements**: A-01',
  ],
  ...[
    '| Phase | Plans | Status | Completed |',
    '|---|---|---|---|',
    '| 1. Base | 0/2 | Not started | - |',
    '| 2. API | | | |',
    '- [ ] **A-01**: a',
  ],
  ...['| Requirement | Phase | Status |', '| A-01 | 1 | Pending |'],
);
const ends = fc.constantFrom('\n', '\r\n');
const texts = fc
  .tuple(fc.array(lines, { maxLength: 40 }), ends, fc.boolean())
  .map(([parts, end, bom]) => (bom ? '\uFEFF' : '') + parts.join(end));
const facts = (number: string): fc.Arbitrary<PhaseFacts> =>
  fc.record({
    number: fc.constant(number),
    name: fc.constantFrom('Base', 'A $1: "b"'),
    folder: fc.constantFrom(null, `0${number}-x`),
    plans: fc.array(
      fc.record({ id: fc.constantFrom(`0${number}-01`, `0${number}-02-x`), done: fc.boolean() }),
      { maxLength: 2 },
    ),
    runnable: fc.constant([]),
    hasContext: fc.boolean(),
    hasResearch: fc.boolean(),
    verification: fc.constantFrom(null, 'passed' as const, 'gaps_found' as const),
    verifiedOn: fc.constantFrom(null, '2026-02-03'),
    requirementsCompleted: fc.constantFrom([], ['a-01']),
  });

describe('synchronising documents', () => {
  it('is complete at once: a second time changes nothing, and no line is added or removed', () => {
    fc.assert(
      fc.property(texts, fc.tuple(facts('1'), facts('2')), (text, phases) => {
        const inLine = {
          roadmap: (one: string) =>
            splice(one, roadmapEdits(readRoadmap(one, null), phases, { today: '2026-01-01' })),
          requirements: (one: string) =>
            splice(
              one,
              requirementEdits(
                readRequirements(one),
                standingOf({ phases, roadmap: readRoadmap(one, null), state: null }),
                readRoadmap(one, null),
                phases,
              ),
            ),
          state: (one: string) => {
            const standing = standingOf({ phases, roadmap: readRoadmap(text, null), state: readState(one) });
            return syncState(one, standing, [], '2026-01-01T00:00:00.000Z');
          },
        };
        for (const change of Object.values(inLine)) {
          const once = change(text);
          expect(change(once)).toBe(once);
          expect(once.split('\n')).toHaveLength(text.split('\n').length);
          expect(once.split('\r')).toHaveLength(text.split('\r').length);
        }
      }),
      { numRuns: 400 },
    );
  });
});
