// The documents that a person names for a notebook: files, and the Markdown of folders. Files that git ignores, that
// look like a secret or contain one are skipped unless named themselves; then their secrets are removed.

import { createHash } from 'node:crypto';
import { lstatSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { listDocuments } from '../../adapters/documents/list-documents.ts';
import { isInside, projectFile, realPath } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { looksSecret } from '../../core/notebook/source-registry.ts';
import { redact } from '../../core/secrets/redact.ts';

export interface ProjectDocument {
  /** Relative to the project, with `/`, in Unicode's composed form. */
  readonly path: string;
  /** Without secrets. */
  readonly text: string;
  readonly hash: string;
}

export interface NamedDocuments {
  readonly documents: readonly ProjectDocument[];
  /** What was skipped, and why. */
  readonly left: readonly { readonly path: string; readonly reason: string }[];
  /** Paths that were named as a whole: anything missing below them is gone. */
  readonly whole: readonly string[];
}

const LARGEST = 2 * 1024 * 1024;

/** @param paths absolute */
export function documentsToAdd(project: string, paths: readonly string[]): NamedDocuments {
  const root = realPath(project);
  const kept: Kept = { found: new Map(), left: [], whole: [] };
  for (const path of paths) take(root, path, kept);
  return { documents: [...kept.found.values()], left: kept.left, whole: kept.whole };
}

interface Kept {
  readonly found: Map<string, ProjectDocument>;
  readonly left: { path: string; reason: string }[];
  readonly whole: string[];
}

function take(root: string, named: string, kept: Kept): void {
  const real = realPath(named);
  const path = pathIn(root, real);
  const stat = statSync(real, { throwIfNoEntry: false });
  if (!isInside(real, root)) kept.left.push({ path: named, reason: 'it lies outside of the project' });
  else if (stat?.isDirectory()) {
    kept.whole.push(path === '' ? '' : `${path}/`);
    for (const one of markdownBelow(root, path)) keep(root, one, false, kept);
  } else if (stat?.isFile()) keep(root, path, true, kept);
  // A document that was added and is gone is found by its path.
  else if (stat === undefined) kept.whole.push(path);
  else kept.left.push({ path, reason: 'it is neither a file nor a folder' });
}

/** Lists from the root, whose rules say what git ignores; a folder ignored as a whole is listed on its own. */
function markdownBelow(root: string, folder: string): readonly string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const listed = listDocuments(root, 'notes').documents.map(({ path }) => path);
  const own = listed.filter((path) => path.startsWith(prefix));
  if (own.length > 0 || prefix === '') return own;
  return listDocuments(`${root}${sep}${folder}`, 'notes').documents.map(({ path }) => `${prefix}${path}`);
}

function keep(root: string, path: string, isNamed: boolean, { found, left }: Kept): void {
  const read = documentAt(root, path, isNamed ? 'named' : 'found');
  if (typeof read === 'string') left.push({ path, reason: read });
  else found.set(read.path, read);
}

/** `found`: in a folder; `shown`: listed for a person, who then agreed to send it. */
type Chosen = 'named' | 'found' | 'shown';

/** A clause that says why it is skipped. @param root a real path */
export function documentAt(root: string, path: string, chosen: Chosen): ProjectDocument | string {
  if (chosen !== 'named' && looksSecret(path))
    return 'its name looks like a secret: name the file itself to send it';
  const file = `${root}${sep}${path.replaceAll('/', sep)}`;
  if ((lstatSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) return 'it is larger than 2 MB';
  const whole = textOf(file, projectFile(root), LARGEST);
  if (whole === null) return 'it cannot be read as text';
  if (whole.includes('\0') || whole.includes('\uFFFD')) return 'it is not text';
  if (whole.trim() === '') return 'it is empty';
  const text = redact(whole);
  if (chosen === 'found' && text !== whole)
    return 'it seems to hold a secret: name the file itself to send it without';
  return documentOf(path, chosen === 'shown' ? textToSend(whole) : text);
}

/** @param text without secrets */
export function documentOf(path: string, text: string): ProjectDocument {
  const hash = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return { path: path.normalize('NFC'), text, hash };
}

function pathIn(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
