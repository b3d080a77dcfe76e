// What a check of a project printed in its last passing runs, and in two failing runs of one tree: a file for each command
// in `.msw/checks/`, none for a sealed check. Only a help for reading: what is missing or cannot be written changes no
// verdict.

import type { Check } from '../../core/checks/check-result.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { hashText } from '../../core/text/hash-text.ts';
import { mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { keepJson } from '../files/write-record.ts';

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

/** Never throws. */
export function earlierRuns(project: string, check: Known): EarlierRuns {
  if (isSealed(check)) return NONE;
  const { command } = check;
  const fields = fieldsIn(
    readJson(mswPath(project, 'checks', nameOf(command)), ownFile(project), MOST_BYTES),
  );
  if (fields.command !== command) return NONE;
  return {
    passed: textsIn(fields.passed).slice(0, MOST_RUNS),
    unchanged: textsIn(fields.unchanged).slice(0, 2),
  };
}

/** @param output lines without paths of the machine and without secrets */
export function keepPassedRun(project: string, check: Known, output: string): void {
  const { passed, unchanged } = earlierRuns(project, check);
  const run = bounded(output);
  if (passed.includes(run)) return;
  keep(project, check, { passed: [run, ...passed].slice(0, MOST_RUNS), unchanged });
}

/** Two runs of one tree that failed. */
export function keepUnchangedRuns(
  project: string,
  check: Known,
  [one, two]: readonly [string, string],
): void {
  const { passed } = earlierRuns(project, check);
  keep(project, check, { passed, unchanged: [bounded(one), bounded(two)] });
}

function keep(project: string, check: Known, runs: EarlierRuns): void {
  if (isSealed(check)) return;
  const { command } = check;
  const folder = openMswSubfolder(project, 'checks');
  if (folder.status === 'refused') return;
  try {
    keepJson(below(folder.path, nameOf(command)), { command, ...runs }, { durable: false });
  } catch {
    // The next run is read without it.
  }
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
