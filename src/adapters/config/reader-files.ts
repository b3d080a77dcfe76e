// The readers that a project and its user declare for their own tools: `.msw/readers/*.json` and `readers/*.json` in
// the user folder. A file with any error is skipped entirely.

import { join } from 'node:path';
import { toolNames } from '../../core/failure/find-problems.ts';
import { checkReaderFile, type ReaderFile } from '../../core/failure/reading/reader-file.ts';
import { shownName } from '../../core/text/plain-line.ts';
import { listFolder } from '../files/list-folder.ts';
import { mswPath } from '../files/msw-folder.ts';
import { ownFile, type Place, privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';

interface ReaderFiles {
  readonly readers: readonly ReaderFile[];
  /** A sentence for each file that is not used. */
  readonly problems: readonly string[];
}

const FOLDER = 'readers';
const MOST_FILES = 20;
const LARGEST = 32 * 1024;

/** The user's own come first. @param userFolder null when it cannot be used */
export function readReaderFiles(projectRoot: string, userFolder: string | null): ReaderFiles {
  const own = userFolder === null ? [] : [inFolder(join(userFolder, FOLDER), privateFile(userFolder), null)];
  const found = [...own, inFolder(mswPath(projectRoot, FOLDER), ownFile(projectRoot), `.msw/${FOLDER}`)];
  return {
    readers: withoutSecond(found.flatMap(({ readers }) => readers)),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** @param shown the folder's name in problems; null for its path */
function inFolder(folder: string, place: Place, shown: string | null): ReaderFiles {
  const where = shown ?? folder;
  const list = listFolder(folder, place, MOST_FILES);
  if (list.status === 'missing') return { readers: [], problems: [] };
  if (list.status !== 'ok') return { readers: [], problems: [`${where} is not used: ${list.reason}.`] };
  const names = list.entries.map(({ name }) => name).filter((name) => name.endsWith('.json'));
  const read = names.sort().map((name) => readOne(join(folder, name), place, `${where}/${shownName(name)}`));
  return {
    readers: read.flatMap((one) => (one.status === 'ok' ? [one.reader] : [])),
    problems: read.flatMap((one) => (one.status === 'wrong' ? [one.reason] : [])),
  };
}

function readOne(path: string, place: Place, shown: string) {
  const file = readJson(path, place, LARGEST);
  if (file.status === 'ok') return checkReaderFile(file.value, shown, toolNames);
  const reason = file.status === 'missing' ? 'it is gone' : file.reason;
  return { status: 'wrong', reason: `${shown} is not used: ${reason}.` } as const;
}

/** A project cannot override how its user reads a tool. */
function withoutSecond(readers: readonly ReaderFile[]): readonly ReaderFile[] {
  const names = readers.map(({ tool }) => tool);
  return readers.filter(({ tool }, at) => names.indexOf(tool) === at);
}
