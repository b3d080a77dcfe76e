// The plugin: a view at the right, commands, settings and the life of the notebook's server. What a question does is in
// MSW's core, which the plugin for Claude Code shares.

import { Notice, Plugin } from 'obsidian';
import { syncSources } from '../../src/core/ask/sync-sources.ts';
import { adoptNotebook, resetNotebook, setDelete } from '../../src/core/ask/vault-sources.ts';
import { redact } from '../../src/core/secrets/redact.ts';
import { ASK_DEFAULTS, type AskSettings } from '../../src/core/sources/ask-settings.ts';
import { AskSession } from './ask-session.ts';
import { cureOf } from './cures.ts';
import { debugLog } from './debug-log.ts';
import { NotePlaces } from './note-places.ts';
import { noticed } from './noticed.ts';
import { NotebookServer, type ServerState } from './server/notebook-server.ts';
import { VaultSettingTab } from './settings-tab.ts';
import { VaultPorts } from './vault-ports.ts';
import { CHAT_VIEW, ChatView } from './view/chat-view.ts';
import { HistoryModal } from './view/history-modal.ts';

/** Of this device and vault: sync carries neither to another machine. */
const PROGRAM = 'msw-vault-program';
const DRAFT = 'msw-vault-draft';
const CHECK_MS = 60_000;

export default class VaultPlugin extends Plugin {
  #kept: AskSettings = ASK_DEFAULTS;
  #mayDelete = false;
  #isUnloaded = false;
  #serverState: ServerState = { status: 'stopped' };
  readonly #log = debugLog(() => this.#kept.debugMode);
  readonly #ports: VaultPorts = new VaultPorts(this, () => this.#server, this.#log);
  readonly #places = new NotePlaces(this.app, this.#ports);
  readonly #session: AskSession = new AskSession({
    ports: (signal, indexed) => this.#ports.open(signal, indexed),
    readDraft: () => textOf(this.app.loadLocalStorage(DRAFT)),
    writeDraft: (text) => this.app.saveLocalStorage(DRAFT, text === '' ? null : text),
  });
  readonly #server: NotebookServer = new NotebookServer({
    vault: this.#ports.root,
    env: process.env,
    program: () => textOf(this.app.loadLocalStorage(PROGRAM)),
    isDebug: () => this.#kept.debugMode,
    log: this.#log,
    changed: (state) => this.#serverChanged(state),
  });

  override onload(): void {
    // Before anything is awaited: the saved layout asks for the view at once.
    this.registerView(CHAT_VIEW, (leaf) => {
      return new ChatView(leaf, {
        session: this.#session,
        server: () => this.#serverState,
        openHistory: () => this.#openHistory(),
        openPlace: (place) => this.#places.open(place),
        openQuote: (path, quote) => this.#places.openQuote(path, quote),
        cureOf,
      });
    });
    this.addRibbonIcon('message-circle-question', 'Ask your vault', () => void noticed(this.#open()));
    this.addSettingTab(
      new VaultSettingTab(this.app, this, {
        settingOf: (key) => this.#settingOf(key),
        changeSetting: (key, value) => noticed(this.#changeSetting(key, value)),
        resetNotebook: () => noticed(this.#resetNotebook()),
        refreshAuth: () => this.#refreshAuth(),
      }),
    );
    this.#addCommands();
    this.registerEvent(this.app.workspace.on('quit', (tasks) => tasks.addPromise(this.#server.stop())));
    void noticed(this.#begin());
  }

  override onunload(): void {
    this.#isUnloaded = true;
    this.#session.close();
    void this.#server.stop();
  }

  override onUserEnable(): void {
    void noticed(this.#open());
  }

  /** The store changed outside of this window: by sync, or by MSW in Claude Code. */
  override async onExternalSettingsChange(): Promise<void> {
    await this.#readSettings();
    await this.#session.refresh();
  }

  #settingOf(key: string): unknown {
    if (key === 'program') return textOf(this.app.loadLocalStorage(PROGRAM));
    return key === 'mayDelete' ? this.#mayDelete : Reflect.get(this.#kept, key);
  }

  async #changeSetting(key: string, value: unknown): Promise<void> {
    if (key === 'program') {
      this.app.saveLocalStorage(PROGRAM, value);
      await this.#server.restart();
    } else if (key === 'mayDelete') await setDelete(this.#openPorts(), value === true);
    else if (key === 'notebookId') await this.#chooseNotebook(textOf(value).trim());
    else await this.#ports.changeSettings({ [key]: value });
    await this.#readSettings();
  }

  async #resetNotebook(): Promise<void> {
    await resetNotebook(this.#openPorts());
    await this.#readSettings();
  }

  /** Reads the login again and tries it; a sentence. */
  async #refreshAuth(): Promise<string> {
    const input = { limitMs: CHECK_MS };
    await this.#server.call({ tool: 'refresh_auth', input: {}, ...input });
    const tried = await this.#server.call({ tool: 'notebook_list', input: { max_results: 1 }, ...input });
    if (tried.status === 'ok') return 'The login works.';
    return tried.code === 'logged-out'
      ? 'The login does not work: run `nlm login` in a terminal.'
      : tried.message;
  }

  async #begin(): Promise<void> {
    await this.#readSettings();
    // Off again before that was read: nothing would end it.
    if (this.#isUnloaded) return;
    this.#server.start();
    await this.#session.refresh();
  }

  async #readSettings(): Promise<void> {
    this.#kept = await this.#ports.settings();
    this.#mayDelete = (await this.#openPorts().trust.read()).mayDelete;
  }

  async #chooseNotebook(id: string): Promise<void> {
    const ports = this.#openPorts();
    if (id === '') return resetNotebook(ports);
    const adopted = await adoptNotebook(ports, id);
    if (adopted.status === 'refused') new Notice(adopted.notice.message);
  }

  #openPorts() {
    return this.#ports.open(new AbortController().signal);
  }

  #addCommands(): void {
    this.addCommand({ id: 'ask', name: 'Ask', callback: () => void noticed(this.#open()) });
    this.addCommand({
      id: 'new-conversation',
      name: 'New conversation',
      callback: () => void noticed(this.#startNew()),
    });
    this.addCommand({ id: 'history', name: 'History', callback: () => this.#openHistory() });
    this.addCommand({
      id: 'ask-about-note',
      name: 'Ask about the current note',
      checkCallback: (isChecking) => {
        const file = this.app.workspace.getActiveFile();
        if (file?.extension !== 'md') return false;
        if (!isChecking) void noticed(this.#askAbout(file.path, `About "${file.basename}": `));
        return true;
      },
    });
    this.addCommand({
      id: 'ask-about-selection',
      name: 'Ask about the selection',
      editorCheckCallback: (isChecking, editor, { file }) => {
        const selection = editor.getSelection();
        if (selection.trim() === '' || file === null) return false;
        const quoted = redact(selection)
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n');
        if (!isChecking) void noticed(this.#askAbout(file.path, `${quoted}\n\n`));
        return true;
      },
    });
    this.addCommand({ id: 'sync-sources', name: 'Sync sources', callback: () => void noticed(this.#sync()) });
  }

  /** What is excluded does not leave the vault in a question either. */
  async #askAbout(path: string, text: string): Promise<void> {
    const read = await this.#openPorts().notes.read(path);
    if (read.status === 'left-out' && read.code === 'excluded') {
      new Notice(`${path} is excluded, so it is not quoted.`);
      return;
    }
    this.#session.propose(text);
    await this.#open();
  }

  async #sync(): Promise<void> {
    const work = {
      settings: { flags: {}, project: {} },
      tell: () => {},
      isStopped: () => false,
      afterwards: () => {},
    };
    const result = await syncSources(this.#openPorts(), { ...work, isEmptied: false });
    const notices = result.notices.map((notice) => `${notice.message} ${cureOf(notice)}`.trim());
    new Notice(
      [result.isDone ? 'The sources are in order.' : 'The sources are as they were.', ...notices].join('\n'),
    );
  }

  async #open(): Promise<void> {
    const leaf = await this.app.workspace.ensureSideLeaf(CHAT_VIEW, 'right', { active: true, reveal: true });
    await leaf.loadIfDeferred();
    if (leaf.view instanceof ChatView) leaf.view.focusInput();
  }

  async #startNew(): Promise<void> {
    await this.#session.startNew();
    await this.#open();
  }

  #openHistory(): void {
    new HistoryModal(this.app, {
      rows: () => this.#session.history(),
      choose: (id) => void noticed(this.#session.load(id)),
      closed: () => void noticed(this.#open()),
    }).open();
  }

  #serverChanged(state: ServerState): void {
    this.#serverState = state;
    for (const { view } of this.app.workspace.getLeavesOfType(CHAT_VIEW)) {
      if (view instanceof ChatView) view.update();
    }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
