// What notebooks answered in any project of this user, and what became of it: `guidance.jsonl` in the user
// folder. An answer counts only where the notebook that gave it answers for the project.

import { join } from 'node:path';
import { ownFile } from '../../adapters/files/place.ts';
import type { CacheLine } from '../../core/guidance/cache-entry.ts';
import { appendToGuidanceFile, readGuidanceFile } from './guidance-file.ts';

/** Answers of these notebooks and what is said about them. @param notebooks ids, as the accounts know them */
export function readShared(userFolder: string, notebooks: readonly string[]): CacheLine[] {
  const lines = sharedLines(userFolder);
  const known = new Set(
    lines.flatMap((line) =>
      line.kind === 'answered' && isOf(line.guidance.source, notebooks) ? [line.guidance.id] : [],
    ),
  );
  return lines.filter((line) => {
    if (line.kind === 'answered') return isOf(line.guidance.source, notebooks);
    return (line.kind === 'judged' || line.kind === 'followed-up') && known.has(line.guidance);
  });
}

/** Of all notebooks. */
export function sharedLines(userFolder: string): CacheLine[] {
  return readGuidanceFile(sharedPath(userFolder), ownFile(userFolder));
}

/** Throws when the disk is full or read-only. */
export function appendShared(userFolder: string, line: CacheLine): Promise<void> {
  return appendToGuidanceFile(sharedPath(userFolder), ownFile(userFolder), line);
}

function sharedPath(userFolder: string): string {
  return join(userFolder, 'guidance.jsonl');
}

function isOf(
  source: Extract<CacheLine, { kind: 'answered' }>['guidance']['source'],
  notebooks: readonly string[],
): boolean {
  return source.kind === 'notebook' && notebooks.includes(source.notebook);
}
