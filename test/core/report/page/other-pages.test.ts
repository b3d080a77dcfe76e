// The pages of a day, a job and a conversation: what each makes of its records.

import { describe, expect, it } from 'vitest';
import type { JobView } from '../../../../src/core/jobs/job-text.ts';
import { conversationPage, jobPage, spanPage } from '../../../../src/core/report/page/other-pages.ts';
import { renderPage } from '../../../../src/core/report/page/render-page.ts';

const MADE = { project: 'shop', madeAt: '2026-01-31T12:00:00.000Z' };
const AT = { time: '2026-01-31T11:00:00.000Z', session: 's1' };
const armed = (loop: string) => ({ ...AT, event: 'loop-armed', loop, checks: [], maxIterations: 5 });
const ended = (loop: string, more: object) => ({
  ...AT,
  event: 'loop-ended',
  loop,
  iteration: 1,
  reason: 'why',
  ...more,
});

describe('spanPage', () => {
  it.each([
    ['no loop', [], 'No loop', '', 'open'],
    [
      'a proven one',
      [armed('a'), ended('a', { cause: 'done', verdict: 'proven' })],
      '1 loop',
      '1 proven.',
      'proven',
    ],
    [
      'the worst decides',
      [ended('a', { cause: 'done', verdict: 'proven' }), ended('b', { cause: 'max-iterations' }), armed('c')],
      '3 loops',
      '1 proven, 1 failed, 1 open or stopped.',
      'failed',
    ],
    [
      'a pause that was ended',
      [
        { ...AT, event: 'loop-paused', loop: 'a', cause: 'stuck', reason: 'r' },
        { ...AT, event: 'loop-resumed', loop: 'a', rested: 5 },
      ],
      '1 loop',
      '1 open or stopped.',
      'open',
    ],
  ])('%s', (_, lines, title, reason, tone) => {
    const page = spanPage(MADE, '2026-01-31T00:00:00.000Z', lines);
    expect(page).toMatchObject({ title: 'Since 2026-01-31 00:00', verdict: { title, reason, tone } });
  });
});

it('a job: its state, its parts, and the end of its log', () => {
  const view: JobView = {
    ...{
      id: 'j1',
      kind: 'research',
      what: 'fix <b>',
      state: 'failed',
      step: '',
      percent: null,
      secondsLeft: null,
      secondsLeftAtLeast: null,
    },
    ...{
      createdAt: 0,
      endedAt: 1,
      units: [{ name: '01-01', state: 'halted' }],
      tokens: 0,
      cost: 0,
      denied: [],
    },
    ...{ waitsFor: [], outcome: 'it failed', next: null, session: null, loop: null, workedSeconds: 61 },
    ...{ log: 'log.txt', lines: ['one', '</pre>'] },
  };
  const html = renderPage(jobPage(MADE, view, []));
  expect(html).toContain('<h1>Failed</h1>');
  expect(html).toContain('fix &#60;b&#62;');
  expect(html).toContain('one\n&#60;/pre&#62;');
  expect(html).toContain('<span class="tag">halted</span>');
});

it('a conversation: its questions and answers in their order, with where each answer is from', () => {
  const page = conversationPage(MADE, {
    ...{ id: 'c1', createdAt: AT.time, updatedAt: AT.time, notebookId: null, selectedSourceIds: [] },
    messages: [
      { role: 'user', text: 'What about retries?', at: AT.time },
      { role: 'assistant', text: 'Three\nof them', at: AT.time, mode: 'local' },
    ],
  });
  expect(page.verdict).toMatchObject({
    title: 'What about retries?',
    reason: '1 question, the last on 2026-01-31 11:00:00.',
  });
  expect(page.sections[0]).toMatchObject({
    rows: [{ name: 'Question' }, { name: 'Answer', state: 'from the notes alone', text: 'Three\nof them' }],
  });
});
