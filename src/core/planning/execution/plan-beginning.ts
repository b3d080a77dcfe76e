// How a project looked when a plan's executor began, and what follows from it: which changes are the plan's, which were
// there before and are the user's. Files are compared by marks of their contents.

import { splice } from '../../text/markdown/splice.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName } from '../../text/quote-name.ts';
import { appendSection, findSection, insertLines } from '../writing/section.ts';
import { isNamed } from './plan-work.ts';

/** What is in each file that no commit holds; by path, from the project, with `/`. */
export type Marks = Readonly<Record<string, string>>;

export interface Beginning {
  /** The execution's id. */
  readonly loop: string;
  readonly at: number;
  /** When its executor was let go; null while it works. */
  readonly ended: number | null;
  /** What was changed and not committed when it began, and so is not its own. */
  readonly before: Marks;
  /** The same when its executor was let go. */
  readonly rest: Marks;
  /** Of what changed, what its executor's own calls name. */
  readonly touched: readonly string[];
  /** Files of which it said that they are not part of the work. */
  readonly left: readonly LeftFile[];
  /** It was let go with all of its plan proven. */
  readonly proven: boolean;
  /** How often its executor was sent back for files that it left. */
  readonly returned: number;
  /** Why git did not take its last commit; null when it did. */
  readonly refusal: string | null;
}

export interface LeftFile {
  readonly file: string;
  readonly why: string;
}

/** What the user said of files with changes, as they were then: they stay the user's, or they belong to the plans. */
export interface Said {
  readonly kept: Marks;
  readonly taken: Marks;
}

interface Start extends Said {
  readonly loop: string;
  readonly at: number;
  readonly now: Marks;
}

/**
 * An executor begins, or one takes up what another left. What changed while nobody worked on the plan is the user's;
 * what an executor left that was interrupted belongs to the plan.
 */
export function beginPlan(previous: Beginning | null, { loop, at, now, taken, kept }: Start): Beginning {
  const own = new Set(previous === null ? [] : ownPaths(previous, now));
  const before = Object.entries(now).filter(
    ([path, mark]) => taken[path] === undefined && (!own.has(path) || kept[path] === mark),
  );
  return {
    loop,
    at: previous?.at ?? at,
    ended: null,
    // What it has changed since is still compared with what was there at first.
    before: { ...Object.fromEntries(before), ...olderMarks(previous, own, taken) },
    rest: {},
    touched: previous?.touched ?? [],
    left: previous?.left ?? [],
    proven: false,
    returned: 0,
    refusal: null,
  };
}

/** The plan's own changes of now, as far as its last executor left them so. */
function ownPaths(previous: Beginning, now: Marks): readonly string[] {
  const changed = changedSince(previous.before, now);
  return previous.ended === null ? changed : changed.filter((path) => previous.rest[path] === now[path]);
}

/** Of files in which there are lines of both. */
function olderMarks(previous: Beginning | null, own: ReadonlySet<string>, taken: Marks): Marks {
  const both = Object.entries(previous?.before ?? {}).filter(
    ([path]) => own.has(path) && taken[path] === undefined,
  );
  return Object.fromEntries(both);
}

/** Sorted. */
export function changedSince(before: Marks, now: Marks): readonly string[] {
  return Object.keys(now)
    .filter((path) => now[path] !== before[path])
    .sort();
}

/** False for GSD's documents and MSW's own files: whoever writes those commits them. */
export function isWorkFile(path: string): boolean {
  return !/^\.(?:planning|msw)\//.test(path);
}

export interface OpenPlan {
  readonly files: readonly string[];
  readonly beginning: Beginning | null;
}

/**
 * Files that a plan names and that hold changes of which nobody knows yet whose they are to be: neither its executors
 * made them, nor has the user said.
 */
export function unexplained(
  plans: readonly OpenPlan[],
  now: Marks,
  { kept, taken }: Said,
): readonly string[] {
  const said: Marks = { ...kept, ...taken };
  return changedSince({}, now).filter((path) => {
    const naming = isWorkFile(path) ? plans.filter(({ files }) => isNamed(files, path)) : [];
    return naming.length > 0 && said[path] !== now[path] && !naming.some((plan) => knows(plan, path));
  });

  function knows({ beginning }: OpenPlan, path: string): boolean {
    if (beginning === null) return false;
    const isNew = beginning.ended !== null && beginning.rest[path] !== now[path];
    return !isNew && (beginning.before[path] === undefined || said[path] !== undefined);
  }
}

/** A plan that another one may meet in the same files. */
export interface Neighbour {
  readonly files: readonly string[];
  readonly beginning: Beginning;
}

export interface Leftovers {
  /** The executor's own: in no commit, named by nobody. */
  readonly own: readonly string[];
  /** Of the same kind, but the user had changes in them before. */
  readonly shared: readonly string[];
  /** Changed while several executors worked, and of none of them for certain. */
  readonly unclaimed: readonly string[];
}

export const NO_LEFTOVERS: Leftovers = { own: [], shared: [], unclaimed: [] };

/** What the plan does not name, changed since it began and no commit holds. */
export function leftoversOf(
  { files, beginning }: Neighbour,
  now: Marks,
  neighbours: readonly Neighbour[],
): Leftovers {
  const meeting = neighbours.filter(({ beginning: { ended } }) => ended === null || ended > beginning.at);
  const open = changedSince(beginning.before, now).filter(
    (path) => isWorkFile(path) && !isNamed(files, path) && !beginning.left.some(({ file }) => file === path),
  );
  const mine = open.filter((path) => meeting.length === 0 || beginning.touched.includes(path));
  const isTheirs = (path: string) => meeting.some((one) => isOf(one, path));
  const isLast = meeting.every((one) => one.beginning.ended !== null);
  return {
    own: mine.filter((path) => beginning.before[path] === undefined),
    shared: mine.filter((path) => beginning.before[path] !== undefined),
    unclaimed: isLast ? open.filter((path) => !mine.includes(path) && !isTheirs(path)) : [],
  };
}

function isOf({ files, beginning }: Neighbour, path: string): boolean {
  return (
    isNamed(files, path) ||
    beginning.touched.includes(path) ||
    beginning.left.some(({ file }) => file === path)
  );
}

/** So often an executor is sent back for files that it left; after that people are told of them. */
export const MOST_RETURNS = 2;

// What a plan leaves in the working tree and in no commit, as its summary tells it and the user is told.
const TITLE = /^Left Uncommitted$/i;
const HEADING = '## Left Uncommitted';
const MOST = 40;

/** One line for each file. @param left what the executor said is not part of the work */
export function leftLines(
  { own, shared, unclaimed }: Leftovers,
  left: readonly LeftFile[],
): readonly Prose[] {
  return [
    ...own.map(
      (path) => prose`- ${codeName(path)}: no task names it and no commit holds it; a clone lacks it`,
    ),
    ...shared.map(
      (path) =>
        prose`- ${codeName(path)}: it held changes of the user's before; what was added is in no commit`,
    ),
    ...unclaimed.map(
      (path) =>
        prose`- ${codeName(path)}: it changed while several plans were carried out; none of them names it`,
    ),
    ...left.map(
      ({ file, why }) =>
        prose`- ${codeName(file)}: not part of this work, as its executor says: ${quoteLine(why, 200)}`,
    ),
  ].slice(0, MOST);
}

/** The summary with exactly these lines in its section; without any it has none. */
export function noteLeft(summary: string, lines: readonly Prose[]): string {
  const section = findSection(summary, TITLE);
  if (section !== null) {
    const eol = lines.length === 0 ? '' : '\n';
    const text = lines.length === 0 ? '\nNone.\n\n' : `\n${joinProse(lines, '\n')}\n${eol}`;
    return splice(summary, [{ start: section.start, end: section.end, text }]);
  }
  if (lines.length === 0) return summary;
  const check = findSection(summary, /^Self-Check:/i);
  if (check === null) return appendSection(summary, HEADING, lines);
  const at = summary.lastIndexOf('\n', check.start - 2) + 1;
  return insertLines(summary, at, [HEADING, '', ...lines, ''], check.quoted);
}
