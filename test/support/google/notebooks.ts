// The stand-in's notebooks and sources, in the rows that Google's RPCs return.

import { Research } from './research.ts';
import { Studio } from './studio.ts';
import type { Json } from './wire.ts';

export interface FakeSource {
  readonly id: string;
  title: string;
  readonly type: number;
  readonly url: string | null;
  content: string;
}

export interface FakeNotebook {
  readonly id: string;
  title: string;
  readonly conversationId: string;
  readonly sources: FakeSource[];
  readonly studio: Studio;
}

/** The notebook that every account starts with. */
export const SEED_NOTEBOOK = 'aaaaaaaa-0000-4000-8000-000000000001';
export const SEED_SOURCE = 'bbbbbbbb-0000-4000-8000-000000000001';
const CONVERSATION = 'dddddddd-0000-4000-8000-00000000c0de';
const MODIFIED_SECONDS = 1_780_000_000;

export class Notebooks {
  readonly byId = new Map<string, FakeNotebook>();
  readonly research = new Research();
  readonly #counts = { notebook: 1, source: 1 };

  constructor() {
    const source: FakeSource = {
      id: SEED_SOURCE,
      title: 'Handbook',
      type: 4,
      url: null,
      content: 'Use the retry helper.',
    };
    this.byId.set(SEED_NOTEBOOK, notebook(SEED_NOTEBOOK, 'Seed notebook', [source]));
  }

  create(title: string): FakeNotebook {
    this.#counts.notebook += 1;
    const made = notebook(uuid('aaaaaaaa', this.#counts.notebook), title, []);
    this.byId.set(made.id, made);
    return made;
  }

  addSource(notebookId: string, source: Omit<FakeSource, 'id'>): FakeSource {
    this.#counts.source += 1;
    const made = { ...source, id: uuid('bbbbbbbb', this.#counts.source) };
    this.byId.get(notebookId)?.sources.push(made);
    return made;
  }

  findSource(id: string): FakeSource | undefined {
    return [...this.byId.values()].flatMap((entry) => entry.sources).find((source) => source.id === id);
  }

  deleteSource(id: string): void {
    for (const { sources } of this.byId.values()) {
      const index = sources.findIndex((source) => source.id === id);
      if (index >= 0) sources.splice(index, 1);
    }
  }
}

export function notebookRow(entry: FakeNotebook): Json {
  const times: Json = [MODIFIED_SECONDS, 0];
  const state: Json = [1, false, true, null, null, times, null, null, times];
  return [entry.title, entry.sources.map(sourceRow), entry.id, null, null, state];
}

export function sourceRow(source: FakeSource): Json {
  const url: Json = source.url === null ? null : [source.url];
  const meta: Json = [null, source.content.length, [MODIFIED_SECONDS, 0], null, source.type, null, null, url];
  return [[source.id], source.title, meta, [null, 2]];
}

function notebook(id: string, title: string, sources: FakeSource[]): FakeNotebook {
  return { id, title, conversationId: CONVERSATION, sources, studio: new Studio() };
}

function uuid(prefix: string, count: number): string {
  return `${prefix}-0000-4000-8000-${String(count).padStart(12, '0')}`;
}
