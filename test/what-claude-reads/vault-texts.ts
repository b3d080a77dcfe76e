// The texts about a vault that Claude reads.

import type { AskResult } from '../../src/core/ask/work.ts';
import {
  renderAsk,
  renderConversation,
  renderHistory,
  renderSourceList,
  renderSync,
} from '../../src/core/report/vault-text.ts';
import { prose } from '../../src/core/text/prose.ts';
import type { Field } from './hostile-texts.ts';
import type { ReadText } from './read-text.ts';

const AT = '2026-01-31T12:00:00.000Z';
const cure = () => prose`Type this.`;

const resultOf = (field: Field, mode: AskResult['mode']): AskResult => ({
  ...{ conversation: 'c', mode, conversationId: null, uploaded: [], evicted: [], errors: [] },
  answer: mode === 'notebook' ? field('answer') : null,
  notebook: field('notebook'),
  selection: { query: 'q', topN: 15, cutoffRatio: 0.4, minK: 3, top15: [], selected: [] },
  passages: [{ path: field('path'), headings: [field('heading')], line: 3, text: field('passage') }],
  notices: [{ code: 'left-out', message: field('notice') }],
  citations: [{ number: 1, path: field('cited path'), quote: field('quote') }],
});

export const vaultTexts: readonly ReadText[] = [
  {
    name: 'an answer of a vault’s notebook',
    from: ['core/report/vault-text.ts'],
    render: (field) => renderAsk(resultOf(field, 'notebook'), cure),
    longest: 110_000,
  },
  {
    name: 'the passages of a local answer',
    from: ['core/report/vault-text.ts'],
    render: (field) => renderAsk(resultOf(field, 'local'), cure),
    longest: 10_000,
  },
  {
    name: 'the sources of a vault',
    from: ['core/report/vault-text.ts'],
    render: (field) => {
      const entry = { path: field('path'), sourceId: 's', useCount: 2, lastUsedAt: AT, stale: true } as const;
      const limits = { maxSources: 300, headroom: 10, target: 290, protectedCap: 203 };
      const list = { notebook: field('notebook'), limits, probation: [entry], protected: [], pinned: [] };
      return renderSourceList(list);
    },
    longest: 5_000,
  },
  {
    name: 'what healed the sources of a vault',
    from: ['core/report/vault-text.ts'],
    render: (field) =>
      renderSync(
        {
          ...{ notebook: 'n', isDone: true, uploaded: [field('uploaded')] },
          renamed: [{ from: field('from'), to: field('to') }],
          removed: [{ title: field('title'), sourceId: 's' }],
          errors: [
            { at: AT, stage: 'upload', code: 'empty', message: field('message'), path: field('path') },
          ],
          notices: [{ code: 'full', message: field('notice') }],
        },
        cure,
      ),
    longest: 10_000,
  },
  {
    name: 'conversations with a vault',
    from: ['core/report/vault-text.ts'],
    render: (field) =>
      [
        renderHistory([{ id: field('id'), at: AT, snippet: field('snippet'), sources: 2 }]),
        renderConversation({
          ...{ id: field('one'), createdAt: AT, updatedAt: AT, notebookId: null, selectedSourceIds: [] },
          messages: [
            { role: 'user', text: field('question'), at: AT },
            { role: 'assistant', text: field('reply'), at: AT, mode: 'local' },
          ],
        }),
      ].join('\n'),
    longest: 210_000,
  },
];
