// The one store of a vault: settings, the registry of its sources with their pool, and conversations. Either the Obsidian
// plugin's data or a file of the same shape in the user folder. A vault may come from anybody, so nothing in it is trusted.

import * as z from 'zod/mini';
import { type SourceRegistry, withRemote } from '../notebook/source-registry.ts';
import { askSettings, type GivenSettings } from './ask-settings.ts';
import { CONVERSATION, type Conversation } from './conversation.ts';
import { isNotePath } from './note-path.ts';
import { consistentPool, emptyPool, type Pool, type PoolLimits, poolLimits } from './pool.ts';

export interface VaultStore {
  /** As stored, under the names of `AskSettings`; `askSettings` checks them. */
  readonly settings: GivenSettings;
  readonly sourceRegistry: SourceRegistry;
  /** Each path of the registry in exactly one of the three. */
  readonly pool: Pool;
  readonly conversationHistory: readonly Conversation[];
  /** The conversation that is continued; else the one that changed last. */
  readonly activeConversation?: string;
  /** Ids, so that no other device brings them back; the newest last. */
  readonly deletedConversations?: readonly string[];
  /** Records of the history that could not be read: written back as they are. */
  readonly unreadable?: readonly unknown[];
}

const text = () => z.catch(z.string(), '');
const texts = () => z.catch(z.readonly(z.array(z.string())), []);
const ROW = z.looseObject({
  sourceId: z.catch(z.nullable(z.string().check(z.minLength(1))), null),
  title: text(),
  addedAt: text(),
  lastUsedAt: text(),
  useCount: z.catch(z.int().check(z.gte(0)), 0),
  contentHash: text(),
  stale: z.catch(z.exactOptional(z.literal(true)), true),
});
const map = () => z.catch(z.record(z.string(), z.unknown()), {});
const STORE = z.catch(
  z.looseObject({
    settings: map(),
    sourceRegistry: z.catch(z.looseObject({ byPath: map(), bySourceId: map() }), {
      byPath: {},
      bySourceId: {},
    }),
    pool: z.catch(z.looseObject({ probation: texts(), protected: texts(), pinned: texts() }), {
      probation: [],
      protected: [],
      pinned: [],
    }),
    conversationHistory: z.catch(z.array(z.unknown()), []),
    activeConversation: z.catch(z.exactOptional(z.string()), ''),
    deletedConversations: z.catch(z.exactOptional(z.array(z.string())), []),
  }),
  {
    settings: {},
    sourceRegistry: { byPath: {}, bySourceId: {} },
    pool: { ...emptyPool },
    conversationHistory: [],
  },
);

/** Whatever cannot be read gets its default; fields that MSW does not know are kept. */
export function parseVaultStore(value: unknown): VaultStore {
  const { conversationHistory: records, ...given } = STORE.parse(value);
  const read = records.map((record) => CONVERSATION.safeParse(record));
  const unreadable = records.filter((_, index) => read[index]?.success !== true);
  const sourceRegistry = registryOf(given.sourceRegistry);
  return {
    ...given,
    sourceRegistry,
    pool: consistentPool(given.pool, sourceRegistry, limitsOf(given.settings)),
    conversationHistory: newestOfEach(read.flatMap(({ data }) => (data === undefined ? [] : [data]))),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** What is written: the store with all fields with which it was read. */
export function storeDocument({ unreadable = [], ...store }: VaultStore): Readonly<Record<string, unknown>> {
  return { ...store, conversationHistory: [...store.conversationHistory, ...unreadable] };
}

/** By the vault's own settings alone. */
export function limitsOf(settings: GivenSettings): PoolLimits {
  return poolLimits(askSettings({ flags: {}, vault: settings, project: {} }).settings);
}

/** One record for each id. */
export function newestOfEach(conversations: readonly Conversation[]): readonly Conversation[] {
  const newest = new Map<string, Conversation>();
  for (const one of conversations) {
    const other = newest.get(one.id);
    if (other === undefined || other.updatedAt < one.updatedAt) newest.set(one.id, one);
  }
  return [...newest.values()];
}

function registryOf(given: {
  readonly byPath: Readonly<Record<string, unknown>>;
  readonly bySourceId: Readonly<Record<string, unknown>>;
}): SourceRegistry {
  const rows = Object.entries(given.byPath).flatMap(([path, value]) => {
    const row = ROW.safeParse(value);
    return row.success && isNotePath(path) ? [[path.normalize('NFC'), row.data] as const] : [];
  });
  const sources = Object.entries(given.bySourceId).flatMap(([id, value]) => {
    const source = z.looseObject({ path: z.string() }).safeParse(value);
    return source.success ? [[id, source.data] as const] : [];
  });
  const ids = rows.flatMap(([, { sourceId }]) => (sourceId === null ? [] : [sourceId]));
  const registry = { ...given, byPath: Object.fromEntries(rows), bySourceId: Object.fromEntries(sources) };
  return withRemote(registry, new Set(ids));
}
