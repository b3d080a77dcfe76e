// The plugin's view and modals in a browser's page, in a state that the page's address names. The theme's variables are
// those of the app's default one; its own look is not here.

import * as mocks from 'obsidian';
import { setup } from 'obsidian-test-mocks/setup';
import type { AskSession, SessionState } from '../../../obsidian/src/ask-session.ts';
import type { ServerState } from '../../../obsidian/src/server/notebook-server.ts';
import { ChatView } from '../../../obsidian/src/view/chat-view.ts';
import { HistoryModal } from '../../../obsidian/src/view/history-modal.ts';

const at = '2026-11-28T10:00:00.000Z';
const EMPTY: SessionState = {
  conversation: null,
  messages: [],
  isBusy: false,
  progress: null,
  indexed: null,
  upload: null,
  notices: [],
  input: { text: '', version: 1 },
};
const ANSWER = [
  '## Retries',
  'The helper retries **three times** [1], with `backoff: 2` between them [1, 2].',
  '1. First *wait*\n2. Then ask again\n   - or give up\n\n> As the note says.',
  '| Setting | Default | What it does in the long run |\n|---|---|---|\n| `retries` | 3 | how often |\n| `timeout` | 120 | seconds |',
  '```ts\nawait retry(call, { times: 3, backoff: 2, signal: aVeryLongNameOfASignalThatIsGivenUpAtSomePoint });\n```',
  'See [the manual](https://example.com/manual).',
].join('\n\n');
const asked = { role: 'user', text: 'How often does the helper retry?', at } as const;
const citations = [
  { number: 1, path: 'Projects/Retry.md', quote: null },
  { number: 2, path: 'Daily/2026-11-27 a rather long name of a note.md', quote: null },
];

const STATES: Readonly<Record<string, Partial<SessionState>>> = {
  empty: {},
  answer: {
    messages: [asked, { role: 'assistant', text: ANSWER, at, mode: 'notebook', citations }],
    notices: [{ code: 'partial', message: 'The answer comes from 2 of 3 chosen notes.' }],
  },
  local: {
    messages: [
      asked,
      {
        role: 'assistant',
        text: '',
        at,
        mode: 'local',
        passages: [
          {
            path: 'Projects/Retry.md',
            headings: ['Retry', 'Limits'],
            line: 7,
            text: 'The helper retries three times.',
          },
          { path: 'יומן/שלישי.md', headings: [], line: 1, text: 'העוזר מנסה שלוש פעמים.' },
        ],
      },
    ],
    notices: [{ code: 'logged-out', message: 'The notebook is logged out.' }],
  },
  upload: {
    messages: [asked],
    isBusy: true,
    upload: {
      notebookId: null,
      notebookTitle: 'Obsidian Vault Notebook',
      mayBeSecond: false,
      notes: [
        { path: 'Projects/Retry.md', characters: 1234 },
        { path: 'Daily/Monday.md', characters: 99 },
      ],
    },
  },
  busy: { messages: [asked], isBusy: true, progress: { stage: 'uploading', done: 3, total: 12 } },
};

setup();
const name = new URLSearchParams(location.search).get('state') ?? 'empty';
const state = { ...EMPTY, ...STATES[name] };
const server: ServerState = { status: 'ready' };
// biome-ignore lint/suspicious/noExplicitAny: the mocks' own names are unknown to the app's types.
const { App, Modal } = mocks as any;
const app = App.createConfigured__({ files: {} });
Modal.prototype.open = function open() {
  document.body.appendChild(this.containerEl);
  this.containerEl.className = 'modal-container';
  this.modalEl.classList.add('modal');
  this.onOpen();
};
const session: Pick<
  AskSession,
  'state' | 'subscribe' | 'refresh' | 'setDraft' | 'ask' | 'stop' | 'decideUpload' | 'startNew'
> = {
  state,
  subscribe: () => () => undefined,
  refresh: async () => undefined,
  setDraft: () => undefined,
  ask: async () => undefined,
  stop: () => undefined,
  decideUpload: () => undefined,
  startNew: async () => undefined,
};
const view = new ChatView(app.workspace.getLeaf(true), {
  session: session as AskSession,
  server: () => server,
  openHistory: () => undefined,
  openPlace: () => undefined,
  openQuote: () => undefined,
  cureOf: () => '',
});
document.querySelector('main')?.appendChild(view.contentEl);
await (view as unknown as { onOpen(): Promise<void> }).onOpen();
if (name === 'history') {
  const rows = [
    { id: 'a', at, snippet: 'How often does the helper retry?', sources: 3 },
    { id: 'b', at, snippet: 'What did we decide about the cache?', sources: 1 },
  ];
  new HistoryModal(app, { rows: async () => rows, choose: () => undefined, closed: () => undefined }).open();
}
document.body.setAttribute('data-ready', 'yes');
