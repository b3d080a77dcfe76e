// Which tables trace requirements.
import { expect, it } from 'vitest';
import { readRequirements } from '../../../../src/core/planning/documents/requirements.ts';

it.each([
  ['| Requirement | Phase | Status |', '| A-01 | Phase 1 | Pending |'],
  ['| Req | Owner | Phase | Status | Notes |', '| A-01 | Ann | Phase 1 | Pending | x |'],
  ['| # | Req. ID | Status | Phase |', '| 1 | **`A-01`** | Pending | Phase 1 |'],
])('%s is read', (head, row) => {
  const text = `${head}\n|${'---|'.repeat(head.split('|').length - 2)}\n${row}\n`;
  expect(readRequirements(text).traces).toMatchObject([
    { id: 'A-01', phase: 'Phase 1', status: { text: 'Pending' } },
  ]);
});

it.each(['| Phase | Status |', '| Required | Status |', '| Requirement | Phase |'])('%s is not', (head) => {
  expect(readRequirements(`${head}\n|---|---|\n| A-01 | Pending |\n`).traces).toEqual([]);
});
