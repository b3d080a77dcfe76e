import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendShared, knownLines } from '../../../src/app/guidance/guidance-cache.ts';
import type { CacheLine } from '../../../src/core/guidance/cache-line.ts';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';

const AT = '2026-01-01T00:00:00.000Z';

let folder = '';
let project = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'msw-'));
  project = join(folder, 'project');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function answered(notebook: string): Extract<CacheLine, { kind: 'answered' }> {
  const source = { kind: 'notebook', notebook, conversationId: 'c', citations: [] } as const;
  const guidance = makeGuidance({
    failureClass: 'v1:aa',
    text: `from ${notebook}`,
    source,
    answeredAt: AT,
  });
  return { kind: 'answered', class: 'v1:aa', at: AT, guidance };
}

it('knownLines returns only what the project’s notebooks answered, and the judgements of those answers', async () => {
  const [mine, twin, other] = ['nb-1', 'nb-2', 'nb-3'].map(answered);
  if (mine === undefined || twin === undefined || other === undefined) throw new Error('three are made');
  const judged = (line: typeof mine): CacheLine => {
    const { id } = line.guidance;
    return { kind: 'judged', class: 'v1:aa', at: AT, guidance: id, loop: 'l', outcome: 'helped' };
  };
  const followed: CacheLine = { kind: 'followed-up', class: 'v1:aa', at: AT, guidance: other.guidance.id };
  for (const line of [mine, other, judged(mine), judged(other), followed, twin]) {
    await appendShared(folder, line);
  }
  expect(knownLines(project, folder, ['nb-1', 'nb-2'])).toEqual([mine, judged(mine), twin]);
  expect(knownLines(project, folder, ['nb-3'])).toEqual([other, judged(other), followed]);
  expect(knownLines(project, folder, [])).toEqual([]);
});
