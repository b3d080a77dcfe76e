// Conversations beyond those that the store keeps: one line each, next to the trust of the vault.

import { join } from 'node:path';
import { privateFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { parseJson } from '../../adapters/files/read-json.ts';
import { keepLines, keepText } from '../../adapters/files/write-record.ts';
import type { ArchivePort } from '../../core/ask/ports.ts';
import { CONVERSATION, type Conversation } from '../../core/sources/conversation.ts';
import { newestOfEach } from '../../core/sources/vault-store.ts';
import type { VaultPlace } from './vault-place.ts';

/** @param inLock runs a change while nobody else makes one */
export function archiveOf(
  { records, userFolder }: VaultPlace,
  inLock: <T>(work: () => T) => Promise<T>,
): ArchivePort {
  const path = join(records, 'archive.jsonl');
  const lines = (): readonly string[] => {
    const file = readText(path, privateFile(userFolder), LARGEST);
    return file.status === 'ok' ? file.text.split('\n').filter((line) => line.trim() !== '') : [];
  };
  return {
    add: (conversations) =>
      inLock(() => {
        if (conversations.length === 0) return;
        const kept = keepLines(path, conversations, { mode: 0o600, durable: true });
        if (kept.status === 'refused') throw new Error(`${path} cannot be written: ${kept.reason}.`);
      }),
    all: async () => newestOfEach(lines().flatMap(conversationIn)),
    remove: (id) =>
      inLock(() => {
        const before = lines();
        const after = before.filter((line) => conversationIn(line)[0]?.id !== id);
        if (after.length < before.length)
          keepText(path, after.map((line) => `${line}\n`).join(''), { mode: 0o600 });
      }),
  };
}

const LARGEST = 64 * 1024 * 1024;

/** Empty for a line that a killed writer left half done. */
function conversationIn(line: string): readonly Conversation[] {
  const parsed = parseJson(line);
  const read = CONVERSATION.safeParse(parsed.status === 'ok' ? parsed.value : null);
  return read.data === undefined ? [] : [read.data];
}
