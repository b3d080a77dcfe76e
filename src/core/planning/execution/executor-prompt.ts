// An executor's prompt: its plan, the path for its summary, and how to call the command line. Paths only, no contents.

import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName, quoteNames } from '../../text/quote-name.ts';
import { typedLine } from '../../text/typed.ts';
import type { ExecutionMode } from './execution-plan.ts';

export interface ExecutorTree {
  /** The project's folder in the worktree; absolute. */
  readonly path: string;
  /** Files with conflict markers, relative to `path`. */
  readonly conflicts: readonly string[];
}

interface ExecutorTask {
  readonly mode: ExecutionMode;
  /** Absolute. */
  readonly planPath: string;
  readonly summaryPath: string;
  /** Its worktree; null when it works in the project itself. */
  readonly tree: ExecutorTree | null;
  /** The plan's name on the command line: `01-foundation/01-02`. */
  readonly token: string;
  /** How to call the command line. */
  readonly cli: Prose;
  /** `abc1234 feat(01-02): a title`, oldest first. */
  readonly commits: readonly string[];
  /** The user's answer to the checkpoint at which it resumes, as typed; null otherwise. */
  readonly answer: string | null;
}

const LONGEST_ANSWER = 2000;
const MOST_COMMITS = 30;

export function executorPrompt(task: ExecutorTask): Prose {
  return joinProse(
    [
      prose`Carry out one plan of this project, as your role says.`,
      prose`${PLAN_LINE}${quoteName(task.planPath)}`,
      prose`Summary: ${quoteName(task.summaryPath)}`,
      ...(task.tree === null ? [] : treeLines(task.tree)),
      prose`Helper: ${task.cli} execute`,
      prose`Name of the plan for the helper: ${quoteName(task.token)}`,
      ...modeLines(task),
    ],
    '\n',
  );
}

function treeLines({ path, conflicts }: ExecutorTree): readonly Prose[] {
  const merged = prose`What was merged meanwhile is brought into it and meets your plan's work in: ${quoteNames(conflicts, MOST_FILES)}. Begin with these: edit them until both sides hold and no mark of a conflict is left. MSW commits the merge.`;
  return [prose`Work in: ${quoteName(path)}`, ...(conflicts.length === 0 ? [] : [merged])];
}

const MOST_FILES = 20;

/** The gate identifies an executor's plan by this line. */
const PLAN_LINE = prose`Plan: `;

function modeLines({ mode, commits, answer, token }: ExecutorTask): readonly Prose[] {
  const done = commits.slice(-MOST_COMMITS).map((commit) => quoteLine(commit, 120));
  const completed = [
    prose`<completed_tasks>`,
    ...(done.length === 0 ? [prose`none`] : done),
    prose`</completed_tasks>`,
  ];
  switch (mode) {
    case 'fresh':
      return [];
    case 'close':
      return [
        prose`Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${quoteName(token)}).`,
        ...completed,
      ];
    case 'again':
      if (done.length === 0) return [];
      return [
        prose`Part of it was committed before. Carry the whole plan out again, on top of that.`,
        ...completed,
      ];
    case 'continue':
      return [
        prose`An executor stopped at a checkpoint. Do not repeat what is completed; continue with the task behind it, with this answer:`,
        ...completed,
        prose`<user_response>${typedLine(answer ?? '', LONGEST_ANSWER)}</user_response>`,
      ];
  }
}

/**
 * @param paths of the execution's plans, relative to the project, with `/`
 * @returns one of them; null when no plan line of the message names one
 */
export function findAssigned(message: string, paths: readonly string[]): string | null {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  for (const line of lines.filter((one) => one.startsWith(PLAN_LINE))) {
    // A path with a space is quoted.
    const named = line
      .slice(PLAN_LINE.length)
      .trim()
      .replaceAll('\\', '/')
      .replaceAll(/^\u201c|\u201d$/g, '');
    const found = paths.find((path) => named === path || named.endsWith(`/${path}`));
    if (found !== undefined) return found;
  }
  return null;
}
