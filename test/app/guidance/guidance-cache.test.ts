import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendGuidance, readGuidance } from '../../../src/app/guidance/guidance-cache.ts';
import type { CacheLine } from '../../../src/core/guidance/cache-line.ts';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';

const AT = '2026-01-01T00:00:00.000Z';

let root = '';
let path = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'msw-'));
  path = join(root, '.msw', 'guidance.jsonl');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function asked(question: string, failureClass = 'v1:a'): CacheLine {
  return { kind: 'asked', class: failureClass, at: AT, question, job: 'j' };
}

function answered(text: string): CacheLine {
  const source = { kind: 'notebook', notebook: 'nb', conversationId: 'c', citations: [] } as const;
  const guidance = makeGuidance({ failureClass: 'v1:a', text, source, answeredAt: AT });
  return { kind: 'answered', class: 'v1:a', at: AT, guidance };
}

describe('the guidance cache', () => {
  it('is empty before the first question', () => {
    expect(readGuidance(root)).toEqual([]);
  });

  it('reads back what was appended, in order', async () => {
    const subject = { class: 'v1:a', phase: 'test', items: ['x'] } as const;
    const lines: CacheLine[] = [
      asked('ä "q"\n'),
      answered('text'),
      { kind: 'offered', class: 'v1:a', at: AT, guidance: 'g-1', loop: 'l', subject },
      { kind: 'judged', class: 'v1:a', at: AT, guidance: 'g-1', loop: null, outcome: 'helped' },
      { kind: 'refused', class: 'v1:a', at: AT, refusal: { reason: 'network', text: 't', profile: null } },
    ];
    for (const line of lines) await appendGuidance(root, line);
    expect(readGuidance(root)).toEqual(lines);
  });

  it('skips truncated lines and unknown kinds, and loses nothing written after them', async () => {
    await appendGuidance(root, asked('first'));
    appendFileSync(path, '{"v":9,"kind":"later","class":"v1:a"}\n[]\nnull\n{"v":1,"kind":"asked","cla');
    await appendGuidance(root, asked('second'));
    expect(readGuidance(root)).toEqual([asked('first'), asked('second')]);
  });

  it('loses no line with many writers', async () => {
    const questions = Array.from({ length: 40 }, (_, index) => `q${index}`);
    await Promise.all(questions.map((question) => appendGuidance(root, asked(question))));
    expect(
      readGuidance(root)
        .map((line) => (line.kind === 'asked' ? line.question : ''))
        .toSorted(),
    ).toEqual(questions.toSorted());
  });

  it('is compacted when large: repeats are dropped, answers and lines of a newer version stay', async () => {
    await appendGuidance(root, answered('kept'));
    const unknown = '{"v":9,"kind":"later"}';
    appendFileSync(path, `${unknown}\n`);
    for (const question of ['one', 'two']) await appendGuidance(root, asked(question));
    await appendGuidance(root, asked('three'), 100);
    expect(readGuidance(root)).toEqual([answered('kept'), asked('three')]);
    expect(readFileSync(path, 'utf8')).toContain(unknown);
  });

  it.skipIf(process.platform === 'win32')('is not written through a link', async () => {
    mkdirSync(join(root, '.msw'));
    const target = join(root, 'target');
    writeFileSync(target, 'mine');
    symlinkSync(target, path);
    await appendGuidance(root, asked('q'));
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect(readGuidance(root)).toEqual([]);
  });
});
