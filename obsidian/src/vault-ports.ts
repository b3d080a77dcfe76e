// What the core needs of Obsidian: the notes that the app lists, the notebook over the server, and the records of the
// vault, whose store is the plugin's own data. It is written like every record of MSW, since two programs use it.

import { randomUUID } from 'node:crypto';
import { FileSystemAdapter, type Plugin } from 'obsidian';
import { type KeptVault, keptVault } from '../../src/app/ask/kept-vault.ts';
import { vaultNotes } from '../../src/app/ask/notes-port.ts';
import { openVault, type VaultPlace } from '../../src/app/ask/vault-place.ts';
import type { NotesPort, Ports } from '../../src/core/ask/ports.ts';
import { ASK_DEFAULTS, type AskSettings, askSettings } from '../../src/core/sources/ask-settings.ts';
import type { Indexed } from './ask-session.ts';
import type { DebugLog } from './debug-log.ts';
import { notebookPort } from './server/notebook-port.ts';
import type { NotebookServer } from './server/notebook-server.ts';

export class VaultPorts {
  readonly #plugin: Plugin;
  readonly #server: () => NotebookServer;
  readonly #log: DebugLog;
  #records: { readonly vault: VaultPlace; readonly kept: KeptVault } | null = null;
  #settings: AskSettings = ASK_DEFAULTS;

  constructor(plugin: Plugin, server: () => NotebookServer, log: DebugLog) {
    this.#plugin = plugin;
    this.#server = server;
    this.#log = log;
  }

  /** The vault's folder on disk. */
  get root(): string {
    const { adapter } = this.#plugin.app.vault;
    if (!(adapter instanceof FileSystemAdapter))
      throw new Error('The vault is not a folder on this machine.');
    return adapter.getBasePath();
  }

  /** For one operation, which `signal` gives up. Throws a sentence when the vault has no place for its records. */
  open(signal: AbortSignal, indexed?: (so: Indexed) => void): Ports {
    const { vault, kept } = this.#opened();
    return {
      notes: this.#notes(vault, signal, indexed),
      notebook: notebookPort(this.#server(), signal),
      ...{ store: kept.store, trust: kept.trust, archive: kept.archive },
      now: Date.now,
      newId: randomUUID,
      sleep,
    };
  }

  /** As the vault's store has them now. */
  async settings(): Promise<AskSettings> {
    const { settings } = await this.#opened().kept.store.read();
    this.#settings = askSettings({ flags: {}, project: {}, vault: settings }).settings;
    return this.#settings;
  }

  async changeSettings(change: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#opened().kept.store.change((before) => ({
      after: { ...before, settings: { ...before.settings, ...change } },
      value: null,
    }));
  }

  #opened(): { readonly vault: VaultPlace; readonly kept: KeptVault } {
    if (this.#records !== null) return this.#records;
    const opened = openVault(this.root, process.env, { configDir: this.#plugin.app.vault.configDir });
    if (opened.status === 'refused') throw new Error(opened.reason);
    this.#records = { vault: opened.vault, kept: keptVault(opened.vault, Date.now) };
    return this.#records;
  }

  /** Only what the app lists as a note is one. */
  #notes(vault: VaultPlace, signal: AbortSignal, indexed?: (so: Indexed) => void): NotesPort {
    const notes = vaultNotes({
      vault,
      signal,
      now: Date.now,
      exclude: this.#settings.exclude,
      pause,
      ...(indexed && { tell: (done, total) => indexed({ done, total }) }),
    });
    const listed = (): ReadonlySet<string> =>
      new Set(this.#plugin.app.vault.getMarkdownFiles().map(({ path }) => path.normalize('NFC')));
    return {
      ...notes,
      search: async (query, settings) => {
        const began = Date.now();
        const known = listed();
        const most = settings.bm25TopN;
        const found = await notes.search(query, { ...settings, bm25TopN: most + UNLISTED });
        const hits = found.hits.filter(({ path }) => known.has(path)).slice(0, most);
        const top = hits[0]?.score ?? 0;
        const threshold = top * settings.bm25CutoffRatio;
        this.#log('search', { hits: hits.length, top, threshold, ms: Date.now() - began });
        return { ...found, hits };
      },
      paths: async () => {
        const known = listed();
        return (await notes.paths()).filter((path) => known.has(path));
      },
    };
  }
}

/** So many more are looked for, as the app may not list each of them. */
const UNLISTED = 50;

/** Lets the window draw and type. */
function pause(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, 0));
}

/** Ends after that time, or at once when it is given up. */
function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = window.setTimeout(done, milliseconds);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
}
