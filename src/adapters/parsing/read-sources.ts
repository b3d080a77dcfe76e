// Reads a tree's source files: their lines, entry point hints, and imports. Loaded, with its parsers, only when there
// is something to read; may run in its own threads.

import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { componentScript } from '../../core/mapping/skeleton/component-script.ts';
import { languageOf } from '../../core/mapping/skeleton/facts/languages.ts';
import type { LineForm, Reader, SourceFacts } from '../../core/mapping/skeleton/facts/source-facts.ts';
import { hintsOf, lineImports } from '../../core/mapping/skeleton/source-hints.ts';
import { readPlain } from '../files/read-plain.ts';
import { parseImports } from './import-parser.ts';

/** `path` is relative to `root`, with `/`; `parse` is false where only lines matter. */
export type SourceRequest = { readonly path: string; readonly parse: boolean };

const LARGEST_PARSED = 1024 * 1024;
/** These put package and imports first, so the head of a large file shows all of them. */
const HEADED: ReadonlySet<string> = new Set(['java', 'go']);
const HEAD = 64 * 1024;
const LARGEST_READ = 16 * 1024 * 1024;
const BINARY_LOOK = 8000;

/** One answer per request, in order. Never throws because of a file's content. */
export async function readSources(
  root: string,
  requests: readonly SourceRequest[],
): Promise<readonly SourceFacts[]> {
  const answers: SourceFacts[] = [];
  for (const request of requests) answers.push(await readSource(root, request));
  return answers;
}

async function readSource(root: string, { path, parse }: SourceRequest): Promise<SourceFacts> {
  const content = contentOf(join(root, path));
  if (typeof content === 'string') return unread(content);
  const lines = linesOf(content);
  if (content.subarray(0, BINARY_LOOK).includes(0)) return { ...unread(null), binary: true };
  const reader = languageOf(path)?.reader ?? null;
  const text = content.subarray(0, LARGEST_PARSED).toString('utf8');
  const hints = hintsOf(path, text);
  const known = { ...unread(null), lines, ...hints };
  // A generated class is imported like any other.
  const isWanted = parse && (!hints.generated || reader === 'java' || reader === 'kotlin');
  return reader === null || !isWanted ? known : { ...known, ...(await importsIn(reader, content, text)) };
}

type ImportFacts = Pick<SourceFacts, 'imports' | 'packageName' | 'declares' | 'problem'>;

async function importsIn(reader: Reader, content: Buffer, text: string): Promise<Partial<ImportFacts>> {
  if (isLineForm(reader)) return lineImports(reader, text);
  if (reader === 'component') return importsIn('typescript', content, componentScript(text));
  const isWhole = content.length <= LARGEST_PARSED;
  if (!isWhole && !HEADED.has(reader)) {
    return { problem: 'It is larger than 1 MB, so its imports were not read.' };
  }
  const parsed = await parseImports(reader, isWhole ? text : text.slice(0, HEAD)).catch(() => null);
  if (parsed === null) return { problem: 'The parser failed on it.' };
  if (parsed.status === 'late') return { problem: 'Parsing it took too long, so its imports were not read.' };
  const { imports, packageName, broken } = parsed;
  const isBroken = broken && isWhole;
  const problem = isBroken ? 'The parser did not understand all of it; its imports may be incomplete.' : null;
  return { problem, imports, packageName };
}

function isLineForm(reader: Reader): reader is LineForm {
  return ['include', 'kotlin', 'php', 'ruby', 'dart'].includes(reader);
}

function unread(problem: string | null): SourceFacts {
  return {
    lines: 0,
    binary: false,
    generated: false,
    main: null,
    interpreter: null,
    packageName: null,
    imports: null,
    problem,
  };
}

/** A sentence when the file cannot be read. Does not open a link, pipe or device put there in the meantime. */
function contentOf(path: string): Buffer | string {
  const file = readPlain(path, { cap: LARGEST_READ, followsLink: false });
  if (file.status === 'ok') return file.bytes;
  return file.status === 'missing' ? 'It is gone.' : `It was not read: ${file.reason}.`;
}

/** A last line without a newline counts. */
function linesOf(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) lines += 1;
  return content.length > 0 && content[content.length - 1] !== 10 ? lines + 1 : lines;
}

/** The task of a thread, which answers once and ends. */
export type SourceTask = { readonly readSources: { root: string; requests: readonly SourceRequest[] } };

function taskOf(data: unknown): SourceTask['readSources'] | null {
  if (typeof data !== 'object' || data === null || !('readSources' in data)) return null;
  const { readSources: task } = data;
  if (typeof task !== 'object' || task === null || !('root' in task) || !('requests' in task)) return null;
  const { root, requests } = task;
  return typeof root === 'string' && Array.isArray(requests) ? { root, requests } : null;
}

if (!isMainThread) {
  const task = taskOf(workerData);
  // A CommonJS bundle cannot use top-level await.
  if (task !== null) {
    void readSources(task.root, task.requests).then((answers) => parentPort?.postMessage(answers));
  }
}
