// The current memory of a project: its notes, their links, their usage, and an index of them.

import { existsSync } from 'node:fs';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { readLinks, readUsage } from '../../adapters/memory/line-log.ts';
import { readNotes, type StoredNotes } from '../../adapters/memory/note-store.ts';
import { foldLinks, type Link, supersededBy } from '../../core/memory/links.ts';
import type { Note } from '../../core/memory/note.ts';
import type { MemoryUsage } from '../../core/memory/usage.ts';
import { analyse } from '../../core/retrieval/analyse.ts';
import type { SearchIndex } from '../../core/retrieval/search-index.ts';
import { openIndex } from '../retrieval/open-index.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Memory extends StoredNotes {
  readonly byId: ReadonlyMap<string, Note>;
  readonly links: readonly Link[];
  readonly usage: MemoryUsage;
  /** The replacement of each outdated note. */
  readonly superseded: ReadonlyMap<string, string>;
}

export type MemoryPlace = Pick<Workspace, 'project' | 'userFolder' | 'now' | 'env'>;

export function openMemory({ project, userFolder }: Pick<Workspace, 'project' | 'userFolder'>): Memory {
  const stored = readNotes(project, userFolder);
  const byId = new Map(stored.notes.map((note) => [note.id, note]));
  const links = foldLinks(readLinks(project));
  const superseded = supersededBy(links, new Set(byId.keys()));
  return { ...stored, byId, links, usage: readUsage(project), superseded };
}

/** For one query. Without notes it is empty, and nothing is read. */
export function indexOfNotes(
  { project, userFolder, now }: MemoryPlace,
  { notes, files }: StoredNotes,
  query: string,
): SearchIndex {
  const root = mswPath(project, 'memory');
  if (notes.length === 0 || !existsSync(root)) return { analyser: 'english', segments: [] };
  const words = analyse(query, 'english');
  return openIndex({ root, userFolder, now: now(), kind: 'notes', seen: files }, 'english', words).index;
}
