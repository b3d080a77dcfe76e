import { describe, expect, it } from 'vitest';
import { readPlan } from '../../../src/core/planning/documents/plan.ts';
import { readRequirements } from '../../../src/core/planning/documents/requirements.ts';
import { readRoadmap } from '../../../src/core/planning/documents/roadmap.ts';
import { readState } from '../../../src/core/planning/documents/state.ts';
import { readSummary } from '../../../src/core/planning/documents/summary.ts';
import { readVerification } from '../../../src/core/planning/documents/verification.ts';
import { readMarkdown } from '../../../src/core/text/markdown/markdown-document.ts';
import { splice } from '../../../src/core/text/markdown/splice.ts';
import { gsdDocuments } from '../../support/gsd-documents.ts';

const texts = [...new Set(gsdDocuments().values())];

const readers = [
  (text: string) => readPlan(text).text,
  (text: string) => readMarkdown(text).text,
  (text: string) => readState(text).document.text,
  (text: string) => readRoadmap(text, 'v1.1').document.text,
  (text: string) => readRequirements(text).document.text,
  (text: string) => readSummary(text).document.text,
  (text: string) => readVerification(text).document.text,
];

describe('a round trip without changes', () => {
  it('covers at least 150 different documents', () => {
    expect(texts.length).toBeGreaterThanOrEqual(150);
  });

  it.each([
    ['as they are', (text: string) => text],
    ['with CRLF', (text: string) => text.replaceAll(/\r?\n/g, '\r\n')],
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
    ['cut in the middle', (text: string) => text.slice(0, text.length / 2)],
  ])('returns every document unchanged, %s, for every reader', (_, variant) => {
    for (const text of texts.map(variant)) {
      for (const read of readers) expect(splice(read(text), [])).toBe(text);
    }
  });

  it('has the same meaning with CRLF and with a byte order mark', () => {
    const meaning = (text: string) => {
      const plan = readPlan(text);
      const said = plan.tasks.map(({ name, files, done, type }) => [name, files, done, type]);
      return JSON.stringify([
        plan.phase,
        plan.plan,
        plan.dependsOn,
        plan.mustHaves,
        plan.objective,
        said,
        plan.compatTaskCount,
      ]);
    };
    for (const text of texts.filter((one) => !one.includes('\r'))) {
      expect(meaning(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe(meaning(text));
    }
  });
});

it('inline code in documents is kept', () => {
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
