// Events about notes besides their text, one line of JSON each: links between notes, which a team may share, and how
// often this machine used them. Lines are appended; a half line that a killed process left is ignored.

import { type Link, readLink } from '../../core/memory/links.ts';
import {
  foldUsage,
  type MemoryUsage,
  mergedUsage,
  readUsageLine,
  type StageRun,
  type UsageLine,
} from '../../core/memory/usage.ts';
import { mswPath } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { parseJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { keepLines } from '../files/write-record.ts';
import { changeNotes } from './note-store.ts';

type Kept = { readonly status: 'ok' } | { readonly status: 'refused'; readonly reason: string };

const LARGEST = 64 * 1024 * 1024;
/** From this size on, lines about the same note are merged. */
const FULL = 1024 * 1024;

/** In the order written; the last one for a pair and type counts. */
export function readLinks(project: string): readonly Link[] {
  return linesOf(project, LINKS).flatMap((line) => readLink(line) ?? []);
}

/** Once this returns `ok`, the links survive however the process ends. */
export function appendLinks(project: string, links: readonly Link[]): Promise<Kept> {
  return append(project, LINKS, links);
}

/** The same for a caller that holds the lock. @param folder of the memory */
export function addLinks(folder: string, links: readonly Link[]): Kept {
  return addLines(folder, LINKS, links);
}

/** Removes the links that an import brought, and returns their lines. @param folder of the memory */
export function takeLinks(project: string, folder: string, imported: string): readonly string[] {
  const lines = (textOf(below(folder, LINKS), ownFile(project), LARGEST) ?? '').split('\n');
  const isMeant = (line: string) => {
    const link = readLink(valueIn(line));
    return link?.source === IMPORT && link.at === imported;
  };
  const taken = lines.filter(isMeant);
  if (taken.length > 0)
    writeFileAtomic(below(folder, LINKS), lines.filter((line) => !isMeant(line)).join('\n'));
  return taken;
}

const LINKS = 'links.jsonl';
/** The source of links that came with an import. */
export const IMPORT = 'import';

export function readUsage(project: string): MemoryUsage {
  return foldUsage(readUsageLines(project));
}

/** In the order written. */
export function readUsageLines(project: string): readonly UsageLine[] {
  return linesOf(project, USAGE).flatMap((line) => readUsageLine(line) ?? []);
}

interface UseOf {
  /** ISO time. */
  readonly at: string;
  /** How the brief was made that served them. */
  readonly stage?: StageRun;
  /** What else is written under the same lock, in the folder of the memory. */
  readonly also?: (folder: string) => void;
}

export async function countUse(
  project: string,
  ids: readonly string[],
  { at, stage, also = () => {} }: UseOf,
): Promise<Kept> {
  if (ids.length === 0 && stage === undefined) return { status: 'ok' };
  return appendUsage(project, { schema: 1, at, ids: [...ids], count: 1, stage }, also);
}

/** Whether notes helped, in somebody's judgement. */
export function keepFeedback(
  project: string,
  ids: readonly string[],
  { at, useful }: { readonly at: string; readonly useful: boolean },
): Promise<Kept> {
  return appendUsage(project, { schema: 1, at, ids: [...ids], count: 1, useful });
}

const USAGE = 'usage.jsonl';

/** Figures, so a line may be lost with the power. */
function appendUsage(
  project: string,
  line: UsageLine,
  also: (folder: string) => void = () => {},
): Promise<Kept> {
  return changeNotes(project, (folder) => {
    also(folder);
    const path = below(folder, USAGE);
    const appended = keepLines(path, [line]);
    if (appended.status === 'refused') return notWritten(path, appended.reason);
    if (appended.size > FULL) {
      const merged = mergedUsage(readUsageLines(project)).map((one) => JSON.stringify(one));
      writeFileAtomic(path, `${merged.join('\n')}\n`);
    }
    return { status: 'ok' };
  });
}

async function append(project: string, name: string, values: readonly unknown[]): Promise<Kept> {
  if (values.length === 0) return { status: 'ok' };
  return changeNotes(project, (folder) => addLines(folder, name, values));
}

function addLines(folder: string, name: string, values: readonly unknown[]): Kept {
  if (values.length === 0) return { status: 'ok' };
  const path = below(folder, name);
  const appended = keepLines(path, values, { durable: true });
  return appended.status === 'refused' ? notWritten(path, appended.reason) : { status: 'ok' };
}

function notWritten(path: string, reason: string): Kept {
  return { status: 'refused', reason: `${path} cannot be written: ${reason}.` };
}

function linesOf(project: string, name: string): readonly unknown[] {
  const text = textOf(mswPath(project, 'memory', name), ownFile(project), LARGEST) ?? '';
  return text.split('\n').flatMap((line) => valueIn(line) ?? []);
}

/** Null when the line is not JSON. */
function valueIn(line: string): unknown {
  const parsed = parseJson(line);
  return parsed.status === 'ok' ? parsed.value : null;
}
