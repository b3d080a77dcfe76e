// One planning of a phase, kept under `.msw/planning`: how often its plans were sent back, and the files that
// its agents read and write. Code counts, so that no prompt can lose count.

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';

/** How often plans may be sent back to the planner. */
export const MOST_REVISIONS = 3;

export interface PlanningRun {
  readonly revisions: number;
  readonly gaps: boolean;
  /** Whether a plan-checker judges what code cannot. */
  readonly review: boolean;
  /** The digest of the plans that the plan-checker let pass; null before. */
  readonly passed: string | null;
}

/** From the project, with `/`. */
export interface RunFiles {
  readonly brief: string;
  readonly format: string;
  readonly problems: string;
  readonly review: string;
  /** What the project remembers. */
  readonly memory: string;
}

export function runFiles(padded: string): RunFiles {
  const file = (name: string) => `.msw/planning/${padded}-${name}.md`;
  return {
    brief: file('brief'),
    format: '.msw/planning/plan-format.md',
    problems: file('problems'),
    review: file('review'),
    memory: file('memory'),
  };
}

/** Null when nothing is planned, or what is kept cannot be read. */
export function readRun(root: string, padded: string): PlanningRun | null {
  const file = readJson(runPath(root, padded), ownFile(root));
  const value: unknown = file.status === 'ok' ? file.value : null;
  if (typeof value !== 'object' || value === null) return null;
  const revisions: unknown = Reflect.get(value, 'revisions');
  const passed: unknown = Reflect.get(value, 'passed');
  if (typeof revisions !== 'number' || !Number.isInteger(revisions) || revisions < 0) return null;
  return {
    revisions: Math.min(revisions, MOST_REVISIONS),
    gaps: Reflect.get(value, 'gaps') === true,
    review: Reflect.get(value, 'review') !== false,
    passed: typeof passed === 'string' ? passed : null,
  };
}

export function saveRun(root: string, padded: string, run: PlanningRun): Folder {
  const folder = openPlanningFolder(root);
  if (folder.status === 'ok') writeFileAtomic(runPath(root, padded), `${JSON.stringify(run)}\n`);
  return folder;
}

/** Begins to count anew; the verdict of the planning before is set aside. `stamp` goes into a file name. */
export function beginRun(root: string, padded: string, run: PlanningRun, stamp: string): Folder {
  const folder = saveRun(root, padded, run);
  const { review } = runFiles(padded);
  if (folder.status === 'ok' && textOf(join(root, review), ownFile(root)) !== null)
    renameSync(join(root, review), join(root, review.replace(/\.md$/, `.${stamp}.md`)));
  return folder;
}

/** Makes `.msw/planning`; refused where a link or a file is in its place. */
export function openPlanningFolder(root: string): Folder {
  return openMswSubfolder(root, 'planning');
}

/** What the plan-checker came to; `none` where it left no verdict. */
export function readReview(root: string, padded: string): 'passed' | 'issues' | 'none' {
  const text = textOf(join(root, runFiles(padded).review), ownFile(root)) ?? '';
  const marks = [...text.matchAll(/^## (VERIFICATION PASSED|ISSUES FOUND)[ \t]*\r?$/gm)];
  const last = marks.at(-1)?.[1];
  if (last === undefined) return 'none';
  return last === 'ISSUES FOUND' ? 'issues' : 'passed';
}

function runPath(root: string, padded: string): string {
  return mswPath(root, 'planning', `${padded}.json`);
}
