// What a run of a plan's check before the work showed: a check that passes already, or that cannot run, proves nothing.

import { baseName, simpleCommands, withoutPrefixes } from '../../shell/command-words.ts';
import { type Diagnostic, warningAt } from '../../text/markdown/diagnostic.ts';
import { plainLine } from '../../text/plain-line.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { spanOf } from './planning-problem.ts';

export interface TriedCheck {
  readonly command: string;
  readonly outcome: 'passed' | 'failed' | 'missing' | 'endless';
  /** One line of its output for `missing`, else empty. */
  readonly detail: string;
}

/** The longest that a check may take before the work. */
export const TRY_SECONDS = 120;

/** Null when it failed, as it should before the work. */
export function triedProblem(
  { text }: PlanDocument,
  { command, outcome, detail }: TriedCheck,
): Diagnostic | null {
  const what = outcome === 'failed' ? null : WORDS[outcome];
  if (what === null) return null;
  const message = `The check “${plainLine(command, 200)}” ${what.message}${detail === '' ? '' : `: ${plainLine(detail, 160)}`}.`;
  return warningAt(spanOf(text, command), { code: what.code, message, fix: what.fix });
}

const WORDS = {
  passed: {
    code: 'check-passes-already',
    message: 'passes before the work, so it cannot show that the work is done',
    fix: 'Name one that fails until then, or let another check of the task do so.',
  },
  missing: {
    code: 'check-cannot-run',
    message: 'starts a program that is not there',
    fix: 'Name one that is, or let a task install it first.',
  },
  endless: {
    code: 'check-too-long',
    message: `did not end within ${TRY_SECONDS} s`,
    fix: 'Name a command that runs once and ends.',
  },
} as const;

/** Whether a run showed the problem, by its code. */
export function isTriedProblem(code: string): boolean {
  return Object.values(WORDS).some((words) => words.code === code);
}

/** Whether running it would cost a question to NotebookLM. */
export function asksNotebook(command: string): boolean {
  return simpleCommands(command).some((words) => {
    const [program = ''] = withoutPrefixes(words);
    const asks = (noun: string, verb: string) => words[words.indexOf(noun) + 1] === verb;
    return baseName(program) === 'nlm' || asks('notebook', 'query') || asks('research', 'run');
  });
}
