import { expect, it } from 'vitest';
import { renderGlance } from '../../../src/core/report/glance.ts';

const LOOP = { iteration: 3, maxIterations: 20, paused: null, lastError: null, live: [] };
const RUN = { check: 'test', at: 1, of: 2, startedAt: 0, limitSeconds: 600, line: null, pid: 1 };

it.each([
  [{}, 'msw ▸ 3/20'],
  [{ lastError: 'cart > adds VAT' }, 'msw ▸ 3/20 · cart > adds VAT'],
  [{ live: [RUN], lastError: 'cart' }, 'msw ▸ 3/20 · test 0:42 (1 of 2) · cart'],
  [{ live: [{ ...RUN, of: 1 }] }, 'msw ▸ 3/20 · test 0:42'],
  [{ paused: 'no progress', live: [RUN] }, 'msw ▸ 3/20 · paused: no progress'],
  [{ lastError: 'a\u001b[2Jb\nc' }, 'msw ▸ 3/20 · ab c'],
])('%j is one line', (more, line) => {
  expect(renderGlance({ ...LOOP, ...more }, 42_900)).toBe(line);
});

it('is short, whatever failed', () => {
  expect(
    renderGlance({ ...LOOP, lastError: 'x'.repeat(5000), paused: 'y'.repeat(500) }, 0).length,
  ).toBeLessThan(200);
});
