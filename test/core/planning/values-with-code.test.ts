import { expect, it } from 'vitest';
import { readRequirements } from '../../../src/core/planning/documents/requirements.ts';
import { readRoadmap } from '../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../src/core/planning/documents/state.ts';

it('keeps code in what documents say', () => {
  expect(readState('Stopped at: ran `npm test` twice\n').stoppedAt).toBe('ran `npm test` twice');
  const roadmap = readRoadmap(
    '### Phase 1: `cli`\n**Goal**: `a` works\n**Success Criteria**:\n  1. `b` exits 0\n- [ ] `01-01-PLAN.md` — c\n',
    null,
  );
  expect(roadmap.phases).toMatchObject([
    { name: '`cli`', goal: '`a` works', successCriteria: ['`b` exits 0'], plans: [{ id: '01-01' }] },
  ]);
  expect(readRequirements('- [ ] **A-01**: `x` is read\n').items).toMatchObject([{ text: '`x` is read' }]);
});
