// What an executor is told: which plan, where its summary belongs, and how to call the command line. Paths, no contents.

import { plainLine } from '../../text/plain-line.ts';
import type { ExecutionMode } from './execution-plan.ts';

export interface ExecutorTask {
  readonly mode: ExecutionMode;
  /** Absolute. */
  readonly planPath: string;
  readonly summaryPath: string;
  /** As the command line takes it: `01-foundation/01-02`. */
  readonly token: string;
  /** How the command line is called. */
  readonly cli: string;
  /** `abc1234 feat(01-02): a title`, oldest first. */
  readonly commits: readonly string[];
  /** To the checkpoint that it goes on from; null otherwise. */
  readonly answer: string | null;
}

const LONGEST_ANSWER = 2000;
const MOST_COMMITS = 30;

export function executorPrompt(task: ExecutorTask): string {
  return [
    'Carry out one plan of this project, as your role says.',
    `${PLAN_LINE}${task.planPath}`,
    `Summary: ${task.summaryPath}`,
    `Helper: ${task.cli} execute`,
    `Name of the plan for the helper: ${task.token}`,
    ...modeLines(task),
  ].join('\n');
}

/** The gate finds the plan of an executor by this line. */
export const PLAN_LINE = 'Plan: ';

function modeLines({ mode, commits, answer, token }: ExecutorTask): readonly string[] {
  const done = commits.slice(-MOST_COMMITS).map((commit) => plainLine(commit, 120));
  const completed = ['<completed_tasks>', ...(done.length === 0 ? ['none'] : done), '</completed_tasks>'];
  switch (mode) {
    case 'fresh':
      return [];
    case 'close':
      return [
        `Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${token}).`,
        ...completed,
      ];
    case 'again':
      return [
        'Part of it was committed before. Carry the whole plan out again, on top of that.',
        ...completed,
      ];
    case 'continue':
      return [
        'An executor stopped at a checkpoint. Do not repeat what is completed; go on with the task behind it, with this answer:',
        ...completed,
        `<user_response>${plainLine(answer ?? '', LONGEST_ANSWER)}</user_response>`,
      ];
  }
}
