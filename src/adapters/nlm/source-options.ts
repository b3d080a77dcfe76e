// What a new source is, as options of `nlm source add`. Text travels as a file: an argument has a short limit,
// and a file is the one kind of source whose refusal nlm explains.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { named } from '../files/place.ts';
import { readFile } from '../files/read-file.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import type { NotebookSource } from './list-sources.ts';

export type NewSource =
  | { readonly kind: 'url'; readonly url: string }
  /** Becomes a file named after the title. */
  | { readonly kind: 'text'; readonly title: string; readonly text: string }
  /** Absolute path; one that NotebookLM does not read by its name is handed over as `.txt`. */
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'drive';
      readonly documentId: string;
      readonly title: string;
      readonly type: 'doc' | 'slides' | 'sheets' | 'pdf';
    };

export interface SourceOptions {
  readonly options: readonly string[];
  readonly isSame: (source: NotebookSource) => boolean;
}

const READ_AS_IT_IS = new Set(
  '.pdf .txt .md .docx .csv .epub .mp3 .m4a .wav .aac .ogg .opus .mp4 .jpg .jpeg .png .gif .webp'.split(' '),
);
const LONGEST_NAME = 120;
/** NotebookLM takes no larger ones. */
const LARGEST_SOURCE = 200 * 1024 * 1024;

/** `work` may use the file named in the options; afterwards it is gone. */
export async function withSourceOptions<T>(
  source: NewSource,
  work: (options: SourceOptions) => Promise<T>,
): Promise<T> {
  if (source.kind === 'url') return work(ofUrl(source.url));
  if (source.kind === 'drive') return work(ofDrive(source));
  const folder = mkdtempSync(join(tmpdir(), 'msw-source-'));
  try {
    return await work(
      ofFile(source.kind === 'text' ? written(folder, source) : readable(folder, source.path)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The title of a text source in its notebook: a file name on every system. */
export function textSourceTitle(title: string): string {
  const plain = title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/(?<![ .])[ .]+$/, '');
  const name = plain === '' ? 'Untitled' : plain;
  return /\.(?:md|txt)$/i.test(name) ? name : `${name}.md`;
}

function ofUrl(url: string): SourceOptions {
  return { options: ['--url', url], isSame: (source) => source.url !== null && sameUrl(source.url, url) };
}

function ofDrive(source: Extract<NewSource, { kind: 'drive' }>): SourceOptions {
  const { documentId, title, type } = source;
  return {
    options: ['--drive', documentId, '--title', title, '--type', type],
    // nlm does not tell which document a source is.
    isSame: (other) => other.title === title,
  };
}

function ofFile(path: string): SourceOptions {
  return { options: ['--file', path], isSame: (source) => source.title === basename(path) };
}

function written(folder: string, source: { readonly title: string; readonly text: string }): string {
  const path = join(folder, textSourceTitle(source.title));
  writeFileAtomic(path, source.text, { mode: 0o600 });
  return path;
}

function readable(folder: string, path: string): string {
  if (READ_AS_IT_IS.has(extname(path).toLowerCase())) return path;
  const copy = join(folder, `${basename(path)}.txt`);
  const file = readFile(path, named, LARGEST_SOURCE);
  if (file.status !== 'ok')
    throw new Error(
      `${path} cannot be a source: ${file.status === 'missing' ? 'it is not there' : file.reason}`,
    );
  writeFileAtomic(copy, file.bytes, { mode: 0o600 });
  return copy;
}

function sameUrl(left: string, right: string): boolean {
  return left === right || (URL.canParse(left) && URL.canParse(right) && plainUrl(left) === plainUrl(right));
}

/** Without what does not change the page. */
function plainUrl(text: string): string {
  const url = new URL(text);
  url.hash = '';
  return url.href.replace(/\/$/, '');
}
