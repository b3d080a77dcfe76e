// The state of a project when a plan's executor began, and what follows from it: which changes are the plan's, and
// which existed before and are the user's. Files are compared by marks of their contents.

import { splice } from '../../text/markdown/splice.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName } from '../../text/quote-name.ts';
import { appendSection, findSection, insertLines } from '../writing/section.ts';
import { isNamedBy } from './plan-work.ts';

/** Marks of the contents of files with uncommitted changes; by path relative to the project, with `/`. */
export type Marks = Readonly<Record<string, string>>;

export interface Beginning {
  /** The execution's id. */
  readonly loop: string;
  readonly at: number;
  /** The last commit, if no work was uncommitted then: the files as they were; else null. */
  readonly base: string | null;
  /** When its executor was released; null while it works. */
  readonly ended: number | null;
  /** Uncommitted changes at the beginning, which are not the plan's. */
  readonly before: Marks;
  /** The same when its executor was released. */
  readonly rest: Marks;
  /** Changed files that the executor's own calls name. */
  readonly touched: readonly string[];
  /** Files that the executor declared not to be part of the work. */
  readonly left: readonly LeftFile[];
  /** The executor was released with its plan fully proven. */
  readonly proven: boolean;
  /** How often the executor was sent back because of uncommitted files. */
  readonly returned: number;
  /** Why git refused its last commit; null when it did not. */
  readonly refusal: string | null;
}

export interface LeftFile {
  readonly file: string;
  readonly why: string;
}

/** What the user decided about changed files, by their marks then: they stay the user's, or belong to the plans. */
export interface BeginningMarks {
  readonly kept: Marks;
  readonly taken: Marks;
}

interface Start extends BeginningMarks {
  readonly loop: string;
  readonly at: number;
  readonly now: Marks;
  /** The last commit; null without one. */
  readonly head: string | null;
}

/**
 * An executor begins, possibly continuing another one's work. Files that changed while nobody worked on the plan are
 * the user's; changes of an interrupted executor belong to the plan.
 */
export function beginPlan(
  previous: Beginning | null,
  { loop, at, now, head, taken, kept }: Start,
): Beginning {
  const own = new Set(previous === null ? [] : ownPaths(previous, now));
  const before = Object.entries(now).filter(
    ([path, mark]) => taken[path] === undefined && (!own.has(path) || kept[path] === mark),
  );
  return {
    loop,
    at: previous?.at ?? at,
    base: previous === null ? (Object.keys(now).some(isWorkFile) ? null : head) : previous.base,
    ended: null,
    // Its later changes are still compared with the original state.
    before: { ...Object.fromEntries(before), ...olderMarks(previous, own, taken) },
    rest: {},
    touched: previous?.touched ?? [],
    left: previous?.left ?? [],
    proven: false,
    returned: 0,
    refusal: null,
  };
}

/** The plan's own changes that are still as its last executor left them. */
function ownPaths(previous: Beginning, now: Marks): readonly string[] {
  const changed = changedSince(previous.before, now);
  return previous.ended === null ? changed : changed.filter((path) => previous.rest[path] === now[path]);
}

/** The original marks of files that both the user and the plan have changed. */
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

/** False for GSD's documents and MSW's own files, which are committed by their writers. */
export function isWorkFile(path: string): boolean {
  return !/^\.(?:planning|msw)\//.test(path);
}

export interface OpenPlan {
  readonly files: readonly string[];
  readonly beginning: Beginning | null;
}

/**
 * Changed files that a plan names and whose owner is unknown: no executor made the changes, and the user has not
 * decided.
 */
export function unexplained(
  plans: readonly OpenPlan[],
  now: Marks,
  { kept, taken }: BeginningMarks,
): readonly string[] {
  const said: Marks = { ...kept, ...taken };
  return changedSince({}, now).filter((path) => {
    const naming = isWorkFile(path) ? plans.filter(({ files }) => isNamedBy(files, path)) : [];
    return naming.length > 0 && said[path] !== now[path] && !naming.some((plan) => knows(plan, path));
  });

  function knows({ beginning }: OpenPlan, path: string): boolean {
    if (beginning === null) return false;
    const isNew = beginning.ended !== null && beginning.rest[path] !== now[path];
    return !isNew && (beginning.before[path] === undefined || said[path] !== undefined);
  }
}

/** A plan that may change the same files as another one. */
export interface Neighbour {
  readonly files: readonly string[];
  readonly beginning: Beginning;
}

export interface Leftovers {
  /** The executor's own: uncommitted, and named by no plan. */
  readonly own: readonly string[];
  /** Likewise, but with earlier changes of the user. */
  readonly shared: readonly string[];
  /** Changed while several executors worked; the owner is uncertain. */
  readonly unclaimed: readonly string[];
}

export const NO_LEFTOVERS: Leftovers = { own: [], shared: [], unclaimed: [] };

/** Uncommitted changes since the plan began in files that it does not name. */
export function leftoversOf(
  { files, beginning }: Neighbour,
  now: Marks,
  neighbours: readonly Neighbour[],
): Leftovers {
  const meeting = meetingWith(beginning, neighbours);
  const open = changedSince(beginning.before, now).filter(
    (path) =>
      isWorkFile(path) && !isNamedBy(files, path) && !beginning.left.some(({ file }) => file === path),
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

/** Those whose executors worked at the same time, at least for a moment. */
export function meetingWith({ at }: Beginning, neighbours: readonly Neighbour[]): readonly Neighbour[] {
  return neighbours.filter(({ beginning: { ended } }) => ended === null || ended > at);
}

function isOf({ files, beginning }: Neighbour, path: string): boolean {
  return (
    isNamedBy(files, path) ||
    beginning.touched.includes(path) ||
    beginning.left.some(({ file }) => file === path)
  );
}

/** How often an executor is sent back for uncommitted files; after that, people are told about them. */
export const MOST_RETURNS = 2;

// A plan's leftovers in the working tree, as listed in its summary and shown to the user.
const TITLE = /^Left Uncommitted$/i;
const HEADING = '## Left Uncommitted';
const MOST = 40;

/** One line for each file. @param left files that the executor declared not to be part of the work */
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

/** Replaces the lines of the summary's section; adds no section without lines. */
export function noteLeft(summary: string, lines: readonly Prose[]): string {
  const section = findSection(summary, TITLE);
  if (section !== null) {
    const eol = lines.length === 0 ? '' : '\n';
    const text = lines.length === 0 ? '\nNone.\n\n' : `\n${joinProse(lines, '\n')}\n${eol}`;
    return splice(summary, [{ start: section.start, end: section.end, text }]);
  }
  if (lines.length === 0) return summary;
  return withSection(summary, HEADING, lines);
}

/** Adds a section before the self-check, with which a summary ends. */
export function withSection(summary: string, heading: string, lines: readonly Prose[]): string {
  const check = findSection(summary, /^Self-Check:/i);
  if (check === null) return appendSection(summary, heading, lines);
  const at = summary.lastIndexOf('\n', check.start - 2) + 1;
  return insertLines(summary, at, [heading, '', ...lines, '']);
}
