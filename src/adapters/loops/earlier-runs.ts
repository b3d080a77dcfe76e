// What a check of a project printed in its last passing runs, and in two failing runs of one tree: a file for each command
// in `.msw/checks/`, none for a sealed check. Signed, because a run that a repository ships would hide lines of a failure.
// What is missing or cannot be written changes no verdict.

import type { Check } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { hashText } from '../../core/text/hash-text.ts';
import { namesIn } from '../files/list-folder.ts';
import { mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { sign, signingKey, verify } from '../files/signing-key.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { maskedValues } from '../files/write-record.ts';

export interface EarlierRuns {
  /** The newest first; at most three, each at most 32 KiB. */
  readonly passed: readonly string[];
  /** None, or two. */
  readonly unchanged: readonly string[];
}

/** The part of a check that decides what is known of it. */
type Known = Pick<Check, 'command' | 'origin'>;

const NONE: EarlierRuns = { passed: [], unchanged: [] };
const MOST_RUNS = 3;
const MOST_CHARACTERS = 32 * 1024;
const MOST_BYTES = 1024 * 1024;

/** A project, by its real path, and the folder with this user's key; without one, nothing is known or kept. */
interface Place {
  readonly project: string;
  readonly userFolder: string | null;
}

/** Never throws. */
export function earlierRuns(place: Place, check: Known): EarlierRuns {
  return (isSealed(check) ? null : readRuns(place, nameOf(check.command))) ?? NONE;
}

/** @param output lines without paths of the machine and without secrets */
export function keepPassedRun(place: Place, check: Known, output: string): void {
  const { passed, unchanged } = earlierRuns(place, check);
  const run = bounded(output);
  if (passed.includes(run)) return;
  keep(place, check, { passed: [run, ...passed].slice(0, MOST_RUNS), unchanged });
}

/** Two runs of one tree that failed. */
export function keepUnchangedRuns(place: Place, check: Known, [one, two]: readonly [string, string]): void {
  const { passed } = earlierRuns(place, check);
  keep(place, check, { passed, unchanged: [bounded(one), bounded(two)] });
}

/** How many files are not from this machine and project. */
export function foreignRuns(place: Place): number {
  const names = namesIn(mswPath(place.project, 'checks'), ownFile(place.project));
  return names.filter((name) => name.endsWith('.json') && readRuns(place, name) === null).length;
}

/** Null unless the file was written on this machine for this project. */
function readRuns({ project, userFolder }: Place, name: string): EarlierRuns | null {
  const key = keyIn(userFolder);
  const file = readJson(mswPath(project, 'checks', name), ownFile(project), MOST_BYTES);
  const { passed, unchanged, signature } = fieldsIn(file);
  const runs = { passed: textsIn(passed), unchanged: textsIn(unchanged) };

  if (key === null || typeof signature !== 'string') return null;
  return verify(key, signedText(project, name, runs), signature) ? runs : null;
}

function keep({ project, userFolder }: Place, check: Known, found: EarlierRuns): void {
  const key = keyIn(userFolder);
  if (isSealed(check) || key === null) return;
  const folder = openMswSubfolder(project, 'checks');
  if (folder.status === 'refused') return;
  const [command, passed, unchanged] = [check.command, found.passed, found.unchanged].map(maskedValues);
  const runs = { passed: textsIn(passed), unchanged: textsIn(unchanged) };
  const name = nameOf(check.command);
  const signature = sign(key, signedText(project, name, runs));
  try {
    writeFileAtomic(below(folder.path, name), `${JSON.stringify({ command, ...runs, signature })}\n`, {
      durable: false,
    });
  } catch {
    // The next run is read without it.
  }
}

/** Null without a usable key. */
function keyIn(userFolder: string | null): string | null {
  try {
    return userFolder ? signingKey(userFolder) : null;
  } catch {
    return null;
  }
}

/** @param name of the file, which names the command */
function signedText(project: string, name: string, { passed, unchanged }: EarlierRuns): string {
  return JSON.stringify(['msw-runs-1', project, name, passed, unchanged]);
}

/** Whole lines from the beginning and the end. */
function bounded(output: string): string {
  if (output.length <= MOST_CHARACTERS) return output;
  const [head, tail] = [output.slice(0, MOST_CHARACTERS / 2), output.slice(-MOST_CHARACTERS / 2)];
  return `${head.slice(0, head.lastIndexOf('\n') + 1)}${tail.slice(tail.indexOf('\n') + 1)}`;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function nameOf(command: string): string {
  const [one, two] = [hashText(command), hashText(command, 1)].map((hash) => (hash >>> 0).toString(36));
  return `${one}${two}.json`;
}
