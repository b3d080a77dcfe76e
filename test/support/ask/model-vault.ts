// A vault and its notebook as a model in memory, for the engine alone: accounts, a capacity, answers that get lost, and a
// process that is killed at any call. What the real programs do is tested where they are started.
import { createHash } from 'node:crypto';
import type {
  Kept,
  NotebookPort,
  NoteRead,
  NotesPort,
  PortFailure,
  PortResult,
  Ports,
  RemoteSource,
  VaultQuestion,
} from '../../../src/core/ask/ports.ts';
import type { Conversation } from '../../../src/core/sources/conversation.ts';
import { parseVaultStore, storeDocument, type VaultStore } from '../../../src/core/sources/vault-store.ts';
import { NO_TRUST, parseVaultTrust, type VaultTrust } from '../../../src/core/sources/vault-trust.ts';
import { VirtualClock } from './virtual-clock.ts';

export interface ModelSource {
  readonly id: string;
  readonly text: string;
  title: string;
  state: RemoteSource['state'];
}

interface ModelNotebook {
  readonly account: string;
  readonly sources: ModelSource[];
}

/** What happens at a call: it fails, with or without its effect, or the process dies before or after it. */
export type Fault =
  | { readonly kind: 'fail'; readonly failure: PortFailure; readonly isDone: boolean }
  | { readonly kind: 'kill'; readonly when: 'before' | 'after' };

export interface Call {
  /** Counted from 1 within its process. */
  readonly step: number;
  readonly name: string;
  /** The title, source or conversation that it is about. */
  readonly about: string;
}

export class Killed extends Error {}

export const hashOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

export const failure = (code: PortFailure['code'], mayHaveArrived = false): PortFailure => ({
  code,
  message: `It failed: ${code}.`,
  mayHaveArrived,
});

export class ModelVault {
  readonly clock = new VirtualClock(Date.UTC(2026, 10, 28, 12));
  readonly notes = new Map<string, string>();
  unusable: readonly string[] = [];
  readonly leftOut = new Map<string, Extract<NoteRead, { readonly status: 'left-out' }>>();
  readonly notebooks = new Map<string, ModelNotebook>();
  account = 'ada@example.com';
  capacity = 1000;
  /** How long an upload takes. */
  uploadMs = 2000;
  canRename = true;
  /** The text on disk. */
  storeText = '{}';
  trustText = JSON.stringify(NO_TRUST);
  readonly archived = new Map<string, Conversation>();
  readonly calls: Call[] = [];
  readonly questions: VaultQuestion[] = [];
  readonly later: Promise<void>[] = [];
  reply = (question: VaultQuestion): string => `From ${question.sourceIds.length}.`;
  knownConversations = new Set<string>();
  #ids = 0;

  get store(): VaultStore {
    return parseVaultStore(JSON.parse(this.storeText));
  }

  get trust(): VaultTrust {
    return parseVaultTrust(JSON.parse(this.trustText));
  }

  set trust(trust: VaultTrust) {
    this.trustText = JSON.stringify(trust);
  }

  set store(store: VaultStore) {
    this.storeText = JSON.stringify(storeDocument(store));
  }

  /** The sources of the vault's only notebook. */
  get sources(): readonly ModelSource[] {
    return [...this.notebooks.values()][0]?.sources ?? [];
  }

  /** The id of the vault's only notebook; empty when there is none. */
  get notebook(): string {
    return [...this.notebooks.keys()][0] ?? '';
  }

  callsOf(name: string): readonly Call[] {
    return this.calls.filter((one) => one.name === name);
  }

  newId = (): string => {
    this.#ids += 1;
    return `id-${this.#ids}`;
  };

  addSource(notebook: string, title: string, text: string, state: RemoteSource['state'] = 'ready'): string {
    const id = `source-${this.newId()}`;
    this.notebooks.get(notebook)?.sources.push({ id, title, text, state });
    return id;
  }

  /** The ports of one process. @param faultAt consulted at each call */
  process(faultAt: (call: Call) => Fault | null = () => null): Ports {
    const call = callsInto(this.calls, faultAt);
    return {
      notes: this.#notesPort(),
      notebook: this.#notebookPort(call),
      store: this.#kept<VaultStore>('store', call, {
        read: () => this.store,
        write: (store) => {
          this.store = store;
        },
      }),
      trust: this.#kept<VaultTrust>('trust', call, {
        read: () => this.trust,
        write: (trust) => {
          this.trust = trust;
        },
      }),
      archive: {
        add: async (conversations) => {
          await call('archive', '', () => {
            for (const one of conversations) this.archived.set(one.id, one);
          });
        },
        all: async () => [...this.archived.values()],
        remove: async (id) => {
          this.archived.delete(id);
        },
      },
      now: this.clock.now,
      newId: this.newId,
      sleep: this.clock.sleep,
    };
  }

  #kept<T>(
    name: string,
    call: CallMaker,
    { read, write }: { readonly read: () => T; readonly write: (value: T) => void },
  ): Kept<T> {
    return {
      read: async () => read(),
      change: async <Value>(change: (before: T) => { readonly after: T; readonly value: Value }) => {
        const result = await call(name, 'change', () => {
          const { after, value } = change(read());
          write(after);
          return { value };
        });
        if ('code' in result) throw new Error(`The ${name} cannot fail in this model.`);
        return result.value;
      },
    };
  }

  #notesPort(): NotesPort {
    const pathsOf = (): readonly string[] => [...this.notes.keys()];
    return {
      search: async (query, { bm25TopN }) => {
        const words = query.toLowerCase().split(/\W+/u).filter(Boolean);
        const hits = [...this.notes].flatMap(([path, text]) => {
          const inText = text.toLowerCase().split(/\W+/u);
          const score = words.reduce((sum, word) => sum + inText.filter((one) => one === word).length, 0);
          return score === 0 ? [] : [{ path, score }];
        });
        hits.sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
        return { docs: this.notes.size, hits: hits.slice(0, bm25TopN), leftOut: [], unusable: this.unusable };
      },
      read: async (path) => {
        const text = this.notes.get(path);
        const out = this.leftOut.get(path);
        if (out !== undefined) return out;
        return text === undefined
          ? { status: 'missing' }
          : { status: 'text', text, contentHash: hashOf(text) };
      },
      passages: async (paths) =>
        paths.map((path) => {
          const text = this.notes.get(path);
          return text === undefined ? [] : [{ path, headings: [], line: 1, text: text.split('\n')[0] ?? '' }];
        }),
      paths: async () => pathsOf(),
    };
  }

  #notebookPort(call: CallMaker): NotebookPort {
    const outcome = async <T>(
      name: string,
      about: string,
      effect: () => Promise<PortResult<T>>,
    ): Promise<PortResult<T>> => {
      const result = await call(name, about, effect);
      return 'code' in result && !('status' in result) ? { status: 'failed', ...result } : result;
    };
    const ok = <T>(value: T): PortResult<T> => ({ status: 'ok', value });
    const failed = <T>(code: PortFailure['code'], mayHaveArrived = false): PortResult<T> => ({
      status: 'failed',
      ...failure(code, mayHaveArrived),
    });
    const mine = (id: string): ModelNotebook | null => {
      const notebook = this.notebooks.get(id);
      return notebook?.account === this.account ? notebook : null;
    };
    return {
      account: () => outcome('account', '', async () => ok(this.account)),
      create: (title) =>
        outcome('create', title, async () => {
          const id = `notebook-${this.newId()}`;
          this.notebooks.set(id, { account: this.account, sources: [] });
          return ok(id);
        }),
      findEmpty: (title) =>
        outcome('findEmpty', title, async () => {
          const empty = [...this.notebooks].filter(
            ([, { account, sources }]) => account === this.account && sources.length === 0,
          );
          return ok(empty.length === 1 ? (empty[0]?.[0] ?? null) : null);
        }),
      list: (id) =>
        outcome('list', id, async () => {
          const notebook = mine(id);
          if (notebook === null) return failed('not-found');
          return ok(notebook.sources.map(({ text: _, ...source }) => source));
        }),
      add: (id, { title, text }) =>
        outcome('add', title, async () => {
          await this.clock.sleep(this.uploadMs);
          const notebook = mine(id);
          if (notebook === null) return failed('not-found');
          if (notebook.sources.length >= this.capacity) return failed('refused');
          return ok(this.addSource(id, title, text));
        }),
      rename: this.canRename
        ? (id, source, title) =>
            outcome('rename', title, async () => {
              const found = mine(id)?.sources.find((one) => one.id === source);
              if (found === undefined) return failed('not-found');
              found.title = title;
              return ok(null);
            })
        : null,
      remove: (id, source) =>
        outcome('remove', source, async () => {
          const sources = mine(id)?.sources ?? [];
          const at = sources.findIndex((one) => one.id === source);
          if (at >= 0) sources.splice(at, 1);
          return ok(null);
        }),
      ask: (question) =>
        outcome('ask', question.conversationId ?? '', async () => {
          this.questions.push(question);
          const notebook = mine(question.notebook);
          if (notebook === null) return failed('not-found');
          const { conversationId } = question;
          if (conversationId !== null && !this.knownConversations.has(conversationId))
            return failed('conversation-lost');
          const id = conversationId ?? `chat-${this.newId()}`;
          this.knownConversations.add(id);
          const [first] = question.sourceIds;
          return ok({
            text: this.reply(question),
            conversationId: id,
            citations: [{ number: 1, sourceId: first, quote: null }],
          });
        }),
    };
  }
}

type CallMaker = <T>(name: string, about: string, effect: () => T | Promise<T>) => Promise<T | PortFailure>;

/** Runs each call of one process with its fault; once killed, nothing more runs. */
function callsInto(calls: Call[], faultAt: (call: Call) => Fault | null): CallMaker {
  let isDead = false;
  let step = 0;
  const die = (): never => {
    isDead = true;
    throw new Killed();
  };
  return async (name, about, effect) => {
    if (isDead) die();
    step += 1;
    const made = { step, name, about };
    calls.push(made);
    const fault = faultAt(made);
    const [isKilledBefore, isKilledAfter] = killsOf(fault);
    if (isKilledBefore) die();
    if (fault?.kind === 'fail' && !fault.isDone) return fault.failure;
    const value = await effect();
    if (isDead || isKilledAfter) die();
    return fault?.kind === 'fail' ? fault.failure : value;
  };
}

function killsOf(fault: Fault | null): readonly [before: boolean, after: boolean] {
  return fault?.kind === 'kill' ? [fault.when === 'before', fault.when === 'after'] : [false, false];
}
