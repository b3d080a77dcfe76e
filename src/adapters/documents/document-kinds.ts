// Which files of a folder are documents, and which of its folders are searched.

import type { Dirent } from 'node:fs';
import type { ExclusionReason } from '../../core/ask/notes/note-exclusions.ts';

/** `notes`: Markdown. `project`: other texts too, and the map of the codebase. */
export type DocumentKind = 'notes' | 'project';

/** What of the folder is wanted. */
export interface Scope {
  /** Why a document is left out; null for one that is wanted. Each reason is counted. */
  readonly reasonOf: (path: string) => ExclusionReason | null;
  /** Differs when the reasons may differ; 0 when there are none. */
  readonly key: number;
  /** Folders that are not looked into, each with a trailing `/`. */
  readonly closed: ReadonlySet<string>;
}

export const EVERYTHING: Scope = { reasonOf: () => null, key: 0, closed: new Set() };

/** @param folder the path of the folder that contains it */
export function isWalked(entry: Dirent, folder: string, kind: DocumentKind): boolean {
  if (!entry.isDirectory() || INSTALLED.has(entry.name)) return false;
  return !entry.name.startsWith('.') || (kind === 'project' && HIDDEN.test(`${folder}${entry.name}/`));
}

const INSTALLED: ReadonlySet<string> = new Set(['node_modules', 'site-packages', '__pycache__']);
const HIDDEN = /^(?:\.planning|\.github)\/$/;

export function isDocument(entry: Dirent, kind: DocumentKind): boolean {
  if (!entry.isFile()) return false;
  return kind === 'notes' ? /\.md$/i.test(entry.name) : TEXT.test(entry.name) && !NO_PROSE.test(entry.name);
}

const TEXT = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
const NO_PROSE = /^(?:requirements|constraints|cmakelists|robots|licen[cs]e|copying|third-party)/i;
