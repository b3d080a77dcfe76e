// The records of a vault: its store, what this machine trusts, and the archive of old conversations. All are changed
// under one lock in the user folder, so that two programs never overwrite each other.

import { join } from 'node:path';
import { type Place, privateFile, projectFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { parseJson } from '../../adapters/files/read-json.ts';
import { setAside } from '../../adapters/files/set-aside.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { maskedValues } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import type { ArchivePort, Kept } from '../../core/ask/ports.ts';
import type { Conversation } from '../../core/sources/conversation.ts';
import { mergeStores } from '../../core/sources/merge-stores.ts';
import { parseVaultStore, storeDocument, type VaultStore } from '../../core/sources/vault-store.ts';
import type { VaultTrust } from '../../core/sources/vault-trust.ts';
import { goneOf, holdersIn, trustIn, withHolders } from './upload-holders.ts';
import { archiveOf } from './vault-archive.ts';
import type { VaultPlace } from './vault-place.ts';

export interface KeptVault {
  readonly store: Kept<VaultStore>;
  readonly trust: Kept<VaultTrust>;
  readonly archive: ArchivePort;
  /** One sentence for each file that could not be read and was set aside. */
  readonly problems: () => readonly string[];
}

/** A record that can be neither read nor set aside; its message is a sentence. */
export class VaultRecordError extends Error {}

export function keptVault(vault: VaultPlace, now: () => number): KeptVault {
  const problems: string[] = [];
  const isoNow = (): string => new Date(now()).toISOString();
  const inLock = <T>(work: () => T): Promise<T> => locked(vault.records, work);

  /** The value of a file's JSON; undefined when there is none. An unreadable one is set aside if `mayMove`. */
  const jsonIn = ({ path, place }: RecordFile, mayMove: boolean): unknown => {
    const text = textIn(path, place);
    if (text === null) return undefined;
    const parsed = parseJson(text);
    if (parsed.status === 'ok') return parsed.value;
    if (!mayMove) return undefined;
    const aside = setAside(path, isoNow());
    problems.push(`${path} could not be read (${parsed.reason}), so it was set aside as ${aside}.`);
    return undefined;
  };

  const trustFile = { path: join(vault.records, 'trust.json'), place: privateFile(vault.userFolder) };
  const files = storeFiles(vault);

  const storeNow = (mayMove: boolean): VaultStore => {
    const main = textIn(files.main.path, files.main.place);
    // A copy that equals the file says that nothing but MSW on this machine has written it.
    const others = files.others.filter(({ path, place }) => textIn(path, place) !== main);
    const values = [...others, files.main].map((file) => jsonIn(file, mayMove));
    const known = values.filter((value) => value !== undefined).map(parseVaultStore);
    return known.length === 0 ? parseVaultStore({}) : known.reduce(mergeStores);
  };

  const writeStore = (store: VaultStore, before: VaultStore): void => {
    const text = `${JSON.stringify(storeDocument(masked(store, before)), null, 2)}\n`;
    writeFileAtomic(files.main.path, text, files.isPrivate ? { mode: 0o600 } : {});
    for (const { path, place } of files.others)
      if (path !== files.copy && textIn(path, place) !== null) setAside(path, isoNow(), 'taken-over');
    if (files.copy !== null) writeFileAtomic(files.copy, text, { mode: 0o600 });
  };

  return {
    problems: () => problems,
    store: {
      read: async () => storeNow(false),
      change: (change) =>
        inLock(() => {
          const before = storeNow(true);
          const { after, value } = change(before);
          if (after !== before) writeStore(after, before);
          return value;
        }),
    },
    trust: {
      read: async () => {
        const record = jsonIn(trustFile, false);
        return trustIn(record, await goneOf(holdersIn(record)));
      },
      change: async (change) => {
        const gone = await goneOf(holdersIn(jsonIn(trustFile, false)));
        return inLock(() => {
          const record = jsonIn(trustFile, true);
          const before = trustIn(record, gone);
          const { after, value } = change(before);
          if (after !== before) {
            const written = withHolders(before, after, holdersIn(record));
            writeFileAtomic(trustFile.path, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600 });
          }
          return value;
        });
      },
    },
    archive: archiveOf(vault, inLock),
  };
}

interface RecordFile {
  readonly path: string;
  readonly place: Place;
}

interface StoreFiles {
  readonly main: RecordFile;
  /** Older versions, merged into it. */
  readonly others: readonly RecordFile[];
  /** What MSW wrote last from here: a sync service may replace the plugin's data, and who removes the plugin its file. */
  readonly copy: string | null;
  readonly isPrivate: boolean;
}

function storeFiles({ root, records, userFolder, pluginData }: VaultPlace): StoreFiles {
  const place = privateFile(userFolder);
  const own = { path: join(records, 'store.json'), place };
  const copy = { path: join(records, 'copy.json'), place };
  if (pluginData === null) return { main: own, others: [copy], copy: null, isPrivate: true };
  const main = { path: pluginData, place: projectFile(root) };
  return { main, others: [own, copy], copy: copy.path, isPrivate: false };
}

/** Null when it is missing. */
function textIn(path: string, place: Place): string | null {
  const file = readText(path, place, LARGEST);
  if (file.status === 'ok') return file.text;
  if (file.status === 'missing') return null;
  throw new VaultRecordError(`${path} cannot be read: ${file.reason}.`);
}

const LARGEST = 64 * 1024 * 1024;

async function locked<T>(records: string, work: () => T): Promise<T> {
  const held = await withLock(join(records, 'vault'), work);
  if (held.status === 'done') return held.value;
  throw new VaultRecordError('Another program is changing the records of this vault: try again.');
}

/** Paths and ids stay as they are; what was said loses its secrets, once: a long history takes seconds. */
function masked(store: VaultStore, before: VaultStore): VaultStore {
  const known = new Set(before.conversationHistory);
  const clean = (text: string): string => String(maskedValues(text));
  const cleaned = (one: Conversation): Conversation => ({
    ...one,
    messages: one.messages.map((message) => ({ ...message, text: clean(message.text) })),
  });
  return {
    ...store,
    conversationHistory: store.conversationHistory.map((one) => (known.has(one) ? one : cleaned(one))),
  };
}
