// The conversation at the right: what was asked and answered, an input, and what is going on. All of it is built in the
// document of its own window, which need not be the app's first.

import { ItemView, setIcon, type WorkspaceLeaf } from 'obsidian';
import type { AskNotice } from '../../../src/core/ask/notice.ts';
import type { AskProgress, UploadPreview } from '../../../src/core/ask/work.ts';
import { countOf } from '../../../src/core/text/count-of.ts';
import type { AskSession, SessionState, ShownMessage } from '../ask-session.ts';
import { noticed } from '../noticed.ts';
import type { ServerState } from '../server/notebook-server.ts';
import { type MessageActions, renderMessage } from './message-dom.ts';
import { sendsOnEnter } from './sends-on-enter.ts';

export const CHAT_VIEW = 'msw-vault-chat';

export interface ChatHost extends MessageActions {
  readonly session: AskSession;
  readonly server: () => ServerState;
  readonly openHistory: () => void;
  /** What to do about it, in this app. */
  readonly cureOf: (notice: AskNotice) => string;
}

export class ChatView extends ItemView {
  readonly #host: ChatHost;
  #parts: Parts | null = null;
  #shown: readonly ShownMessage[] = [];
  #inputVersion = -1;

  constructor(leaf: WorkspaceLeaf, host: ChatHost) {
    super(leaf);
    this.#host = host;
  }

  getViewType(): string {
    return CHAT_VIEW;
  }

  getDisplayText(): string {
    return 'Ask your vault';
  }

  override getIcon(): string {
    return 'message-circle-question';
  }

  protected override async onOpen(): Promise<void> {
    this.#build();
    this.register(this.#host.session.subscribe(() => this.update()));
    await this.#host.session.refresh();
    this.update();
  }

  /** After what the session or the server tell. */
  update(): void {
    const parts = this.#parts;
    if (parts === null) return;
    const { state } = this.#host.session;
    this.#updateLog(parts, state);
    renderNotices(parts.notices, state, this.#host);
    renderUpload(parts.upload, state.upload, this.#host.session);
    parts.status.setText(statusOf(state, this.#host.server()));
    parts.send.setText(state.isBusy ? 'Stop' : 'Send');
    parts.log.setAttribute('aria-busy', String(state.isBusy));
    if (state.input.version !== this.#inputVersion) {
      this.#inputVersion = state.input.version;
      parts.input.value = state.input.text;
    }
  }

  focusInput(): void {
    this.#parts?.input.focus();
  }

  #build(): void {
    const { contentEl } = this;
    contentEl.empty();
    contentEl.addClass('msw-vault');
    const bar = contentEl.createDiv({ cls: 'msw-vault-bar' });
    this.#iconButton(bar, 'plus', 'New conversation', () => this.#startNew());
    this.#iconButton(bar, 'history', 'History', () => this.#host.openHistory());
    const log = contentEl.createDiv({
      cls: 'msw-vault-log',
      attr: { role: 'log', 'aria-live': 'polite', 'aria-label': 'Conversation', tabindex: '0' },
    });
    const upload = contentEl.createDiv({ cls: 'msw-vault-upload' });
    const notices = contentEl.createDiv({ cls: 'msw-vault-notices', attr: { role: 'status' } });
    const status = contentEl.createDiv({ cls: 'msw-vault-status', attr: { role: 'status' } });
    const form = contentEl.createEl('form', { cls: 'msw-vault-form' });
    const input = form.createEl('textarea', {
      cls: 'msw-vault-input',
      attr: { dir: 'auto', rows: '3', 'aria-label': 'Question', placeholder: 'Ask your vault' },
    });
    const send = form.createEl('button', {
      cls: 'msw-vault-send',
      text: 'Send',
      attr: { type: 'submit' },
    });
    this.#parts = { log, upload, notices, status, input, send };
    this.#shown = [];
    this.#inputVersion = -1;
    this.registerDomEvent(form, 'submit', (event) => {
      event.preventDefault();
      this.#sendOrStop();
    });
    this.registerDomEvent(input, 'keydown', (event) => {
      if (!sendsOnEnter(event)) return;
      event.preventDefault();
      if (!this.#host.session.state.isBusy) this.#send();
    });
    this.registerDomEvent(input, 'input', () => this.#host.session.setDraft(input.value));
  }

  #iconButton(into: HTMLElement, icon: string, name: string, click: () => void): void {
    const button = into.createEl('button', {
      cls: 'clickable-icon',
      attr: { type: 'button', 'aria-label': name },
    });
    setIcon(button, icon);
    this.registerDomEvent(button, 'click', click);
  }

  #sendOrStop(): void {
    if (this.#host.session.state.isBusy) this.#host.session.stop();
    else this.#send();
    this.focusInput();
  }

  #send(): void {
    const parts = this.#parts;
    if (parts === null || parts.input.value.trim() === '') return;
    const text = parts.input.value;
    parts.input.value = '';
    void noticed(this.#host.session.ask(text));
  }

  #startNew(): void {
    void noticed(this.#host.session.startNew().then(() => this.focusInput()));
  }

  /** Only what is new is added: what was there would be announced again. */
  #updateLog({ log }: Parts, { messages }: SessionState): void {
    const isLonger = this.#shown.every((message, at) => messages[at] === message);
    if (!isLonger) log.empty();
    const added = messages.slice(isLonger ? this.#shown.length : 0);
    for (const message of added) renderMessage(log, message, this.#host);
    this.#shown = messages;
    if (added.length > 0) log.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }
}

interface Parts {
  readonly log: HTMLElement;
  readonly upload: HTMLElement;
  readonly notices: HTMLElement;
  readonly status: HTMLElement;
  readonly input: HTMLTextAreaElement;
  readonly send: HTMLButtonElement;
}

function renderNotices(into: HTMLElement, { notices }: SessionState, { cureOf }: ChatHost): void {
  const texts = notices.map((notice) =>
    [notice.message, cureOf(notice)].filter((text) => text !== '').join(' '),
  );
  // Rewritten only when it changed, since each change is announced.
  if (into.getAttribute('data-shown') === texts.join('\n')) return;
  into.setAttribute('data-shown', texts.join('\n'));
  into.empty();
  for (const text of texts) into.createEl('p', { text, attr: { dir: 'auto' } });
}

/** In the view and not over it: one goes on reading meanwhile. */
function renderUpload(into: HTMLElement, preview: UploadPreview | null, session: AskSession): void {
  const shown = preview === null ? '' : JSON.stringify(preview);
  if (into.getAttribute('data-shown') === shown) return;
  into.setAttribute('data-shown', shown);
  into.empty();
  if (preview === null) return;
  const group = into.createDiv({ attr: { role: 'group', 'aria-label': 'Notes to be sent' } });
  group.createEl('p', { text: uploadText(preview), attr: { role: 'alert' } });
  const list = group.createEl('ul');
  for (const { path, characters } of preview.notes) {
    list.createEl('li', { text: `${path} (${characters} characters)`, attr: { dir: 'auto' } });
  }
  const buttons = group.createDiv({ cls: 'msw-vault-buttons' });
  const choose = (text: string, mayUpload: boolean): void => {
    const button = buttons.createEl('button', { text, attr: { type: 'button' } });
    button.addEventListener('click', () => session.decideUpload(mayUpload));
  };
  choose('Send these notes', true);
  choose('Answer from the notes alone', false);
}

function uploadText({ notebookId, notebookTitle, mayBeSecond, notes }: UploadPreview): string {
  const count = countOf(notes.length, 'note');
  const place =
    notebookId === null
      ? `a new notebook, "${notebookTitle}", in Gemini Notebook (formerly NotebookLM)`
      : 'the notebook of this vault';
  const second = mayBeSecond ? ' An earlier attempt may have made one already: look there first.' : '';
  return `To answer, ${count} would be sent to ${place}. From then on the notes that a question needs are sent with it.${second}`;
}

function statusOf({ isBusy, progress, indexed }: SessionState, server: ServerState): string {
  if (indexed !== null) return `Reading your notes: ${indexed.done} of ${indexed.total}…`;
  if (progress !== null) return progressText(progress);
  if (isBusy) return 'Working…';
  if (server.status === 'failed') return server.message;
  return server.status === 'starting' ? 'The notebook is being connected…' : '';
}

function progressText(progress: AskProgress): string {
  if (progress.stage === 'searching') return 'Searching your notes…';
  if (progress.stage === 'uploading') return `Sending notes: ${progress.done} of ${progress.total}…`;
  if (progress.stage === 'deleting') return `Deleting old sources: ${progress.done} of ${progress.total}…`;
  return `Asking the notebook about ${countOf(progress.sources, 'note')}…`;
}
