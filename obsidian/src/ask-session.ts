// The one conversation that is open in this vault: what the view shows, and what it may do. A question is answered by the
// core; whatever becomes of the view, the session goes on.

import { askVault } from '../../src/core/ask/ask-vault.ts';
import { loadConversation } from '../../src/core/ask/conversations/load-conversation.ts';
import {
  type HistoryRow,
  listConversations,
  newConversation,
  showConversation,
} from '../../src/core/ask/conversations/vault-conversations.ts';
import type { AskNotice } from '../../src/core/ask/notice.ts';
import type { NotePassage, Ports } from '../../src/core/ask/ports.ts';
import type { AskProgress, AskResult, UploadPreview, Work } from '../../src/core/ask/work.ts';
import { redact } from '../../src/core/secrets/redact.ts';
import type { Message } from '../../src/core/sources/conversation.ts';

export interface ShownMessage extends Pick<Message, 'role' | 'text' | 'at' | 'mode'> {
  readonly passages?: readonly NotePassage[];
  readonly citations?: AskResult['citations'];
  /** The notes that were chosen for the question of this answer. */
  readonly notes?: readonly string[];
}

export interface SessionState {
  readonly conversation: string | null;
  readonly messages: readonly ShownMessage[];
  readonly isBusy: boolean;
  readonly progress: AskProgress | null;
  /** Notes that have been read of those that had to be, while the index is made or brought up to date. */
  readonly indexed: Indexed | null;
  /** Waits for an answer: what would be sent. */
  readonly upload: UploadPreview | null;
  /** About the last question. */
  readonly notices: readonly AskNotice[];
  /** What stands in the input without being typed there; a higher `version` replaces what is there. */
  readonly input: { readonly text: string; readonly version: number };
}

export interface Indexed {
  readonly done: number;
  readonly total: number;
}

export interface SessionHost {
  /** Made for one operation, which `signal` gives up. */
  readonly ports: (signal: AbortSignal, indexed?: (so: Indexed) => void) => Ports;
  readonly readDraft: () => string;
  readonly writeDraft: (text: string) => void;
}

interface Running {
  readonly aborter: AbortController;
  readonly question: string;
}

export class AskSession {
  readonly #host: SessionHost;
  readonly #listeners = new Set<() => void>();
  #running: Running | null = null;
  #decide: ((mayUpload: boolean) => void) | null = null;
  #state: SessionState;

  constructor(host: SessionHost) {
    this.#host = host;
    this.#state = { ...EMPTY, input: { text: host.readDraft(), version: 0 } };
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows the conversation that was open last; also after the store changed from outside. */
  async refresh(): Promise<void> {
    if (this.#running !== null) return;
    const ports = this.#ports();
    const { conversation } = this.#state;
    const { activeConversation, conversationHistory } = await ports.store.read();
    const id = conversation ?? activeConversation ?? conversationHistory.at(-1)?.id;
    const found = id === undefined ? null : await showConversation(ports, id);
    if (this.#running !== null) return;
    if (found === null) this.#change({ conversation: null, messages: [] });
    else this.#change({ conversation: found.id, messages: shown(found.messages, this.#state.messages) });
  }

  /** Answered or refused, it resolves; what went wrong is in the state, and the question is back in the input. */
  async ask(text: string): Promise<void> {
    const question = redact(text.trim());
    if (question === '' || this.#running !== null) return;
    const running = { aborter: new AbortController(), question };
    this.#running = running;
    this.setDraft('');
    const at = new Date().toISOString();
    const before = this.#state.messages;
    const asked: ShownMessage = { role: 'user', text: question, at };
    this.#change({
      isBusy: true,
      notices: [],
      progress: { stage: 'searching' },
      messages: [...before, asked],
    });
    const indexed = (so: Indexed): void => {
      if (this.#running === running) this.#change({ indexed: so });
    };
    try {
      const { conversation } = this.#state;
      const result = await askVault(this.#host.ports(running.aborter.signal, indexed), {
        ...this.#work(running),
        question,
        conversation: conversation === null ? { kind: 'last' } : { kind: 'id', id: conversation },
        isLocal: false,
        mayUpload: (preview) => this.#mayUpload(running, preview),
      });
      if (this.#running === running) this.#answered(running, result);
    } catch (error) {
      if (this.#running === running) this.#failed(running, wordsOf(error));
    }
  }

  /** The input works at once, whatever the notebook still does. */
  stop(): void {
    const running = this.#running;
    if (running === null) return;
    running.aborter.abort();
    this.#end();
    this.#giveBack(running.question);
  }

  /** The user's answer to `upload`. */
  decideUpload(mayUpload: boolean): void {
    this.#decide?.(mayUpload);
  }

  async startNew(): Promise<void> {
    this.stop();
    // Meanwhile a question would go into the old conversation.
    const running = { aborter: new AbortController(), question: '' };
    this.#running = running;
    this.#change({ isBusy: true, notices: [] });
    try {
      const conversation = await newConversation(this.#host.ports(running.aborter.signal));
      if (this.#running === running) this.#change({ conversation, messages: [] });
    } finally {
      if (this.#running === running) this.#end();
    }
  }

  history(): Promise<readonly HistoryRow[]> {
    return listConversations(this.#ports(), { withArchive: true });
  }

  /** Its messages at once; then the sources that it has lost are added again. */
  async load(id: string): Promise<void> {
    this.stop();
    const found = await showConversation(this.#ports(), id);
    if (found === null) return this.#tell('refused', 'This conversation is gone.');
    const running = { aborter: new AbortController(), question: '' };
    this.#running = running;
    const messages = shown(found.messages, []);
    this.#change({ conversation: id, messages, notices: [], isBusy: true, progress: { stage: 'searching' } });
    try {
      const loaded = await loadConversation(this.#host.ports(running.aborter.signal), {
        ...this.#work(running),
        id,
      });
      if (this.#running !== running) return;
      this.#end();
      this.#change({ notices: loaded?.notices ?? [] });
    } catch (error) {
      if (this.#running !== running) return;
      this.#end();
      this.#tell('refused', wordsOf(error));
    }
  }

  /** What is being typed outlives the view and the app. */
  setDraft(text: string): void {
    this.#host.writeDraft(text);
    this.#state = { ...this.#state, input: { ...this.#state.input, text } };
  }

  /** Puts text into the input, after what is there. */
  propose(text: string): void {
    const { text: before, version } = this.#state.input;
    const both = before.trim() === '' ? text : `${before}\n\n${text}`;
    this.#host.writeDraft(both);
    this.#change({ input: { text: both, version: version + 1 } });
  }

  /** Nothing of it goes on. */
  close(): void {
    this.stop();
    this.#listeners.clear();
  }

  #ports(): Ports {
    return this.#host.ports(new AbortController().signal);
  }

  #work(running: Running): Work {
    return {
      settings: { flags: {}, project: {} },
      tell: (progress) => {
        if (this.#running === running) this.#change({ progress, indexed: null });
      },
      isStopped: () => running.aborter.signal.aborted,
      // The server outlives the question, and what it still adds is recorded when it lands.
      afterwards: () => {},
    };
  }

  #mayUpload(running: Running, preview: UploadPreview): Promise<boolean> {
    if (this.#running !== running) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#decide = (mayUpload) => {
        this.#decide = null;
        this.#change({ upload: null });
        resolve(mayUpload);
      };
      this.#change({ upload: preview });
    });
  }

  #answered(running: Running, result: AskResult): void {
    const { mode, answer, passages, citations, selection, notices, conversation } = result;
    this.#end();
    if (mode === null) {
      this.#change({ conversation, notices });
      this.#giveBack(running.question);
      return;
    }
    const message: ShownMessage = {
      role: 'assistant',
      text: answer ?? '',
      at: new Date().toISOString(),
      mode,
      passages,
      citations,
      notes: selection.selected.map(({ path }) => path),
    };
    this.#change({ conversation, notices, messages: [...this.#state.messages, message] });
  }

  #failed(running: Running, message: string): void {
    this.#end();
    this.#tell('refused', message);
    this.#giveBack(running.question);
  }

  /** Unless something else was typed meanwhile. */
  #giveBack(question: string): void {
    if (question !== '' && this.#state.input.text.trim() === '') this.propose(question);
  }

  #end(): void {
    this.#running = null;
    this.#decide?.(false);
    this.#change({ isBusy: false, progress: null, indexed: null, upload: null });
  }

  #tell(code: AskNotice['code'], message: string): void {
    this.#change({ notices: [{ code, message }] });
  }

  #change(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const EMPTY: SessionState = {
  conversation: null,
  messages: [],
  isBusy: false,
  progress: null,
  indexed: null,
  upload: null,
  notices: [],
  input: { text: '', version: 0 },
};

/** Stored messages, with what this window still knows of their answers. */
function shown(messages: readonly Message[], known: readonly ShownMessage[]): readonly ShownMessage[] {
  return messages.map((message, at) => {
    const { role, text, mode } = message;
    const before = known[at];
    if (before?.role === role && (before.text === text || before.mode === 'local')) return before;
    const notes = messages[at - 1]?.bm25Selection?.selected.map(({ path }) => path);
    return {
      role,
      text,
      at: message.at,
      ...(mode && { mode }),
      ...(role === 'assistant' && notes && { notes }),
    };
  });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
