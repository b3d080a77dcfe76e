// The texts about a loop that executes a phase: its own turns are not held, so most of a loop's usual texts do not fit.

import { countOf } from '../../text/count-of.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import type { ExecutionTerms, Loop } from '../loop.ts';

export function executionName({ phase, wave, gapsOnly }: ExecutionTerms): Prose {
  const parts = [
    prose`phase ${quoteName(phase)}`,
    wave === null ? null : prose`wave ${wave}`,
    gapsOnly ? prose`gaps only` : null,
  ];
  return joinProse(parts, ', ');
}

/** The command that begins or continues the execution. @param option empty for none */
export function executionCall(terms: ExecutionTerms, option: Prose = prose``): Prose {
  return prose`/msw:execute ${quoteName(terms.phase)}${scopeOptions(terms)}${option}`;
}

/** The command that allows exactly the commands of a list. */
export function trustCommand(terms: ExecutionTerms, digest: string): Prose {
  return executionCall(terms, prose` --trust ${quoteName(digest)}`);
}

/** The command that decides about a plan; `option` is an option of `/msw:execute`. */
export function decisionCommand(terms: ExecutionTerms, option: Prose, plan: string): Prose {
  return prose`/msw:execute ${quoteName(terms.phase)}${scopeOptions(terms)} ${option} ${quoteName(plan)}`;
}

/** The sentence that tells the user how to continue with a halted plan. */
export function haltedNext(terms: ExecutionTerms, plan: string): Prose {
  return prose`To continue: ${decisionCommand(terms, prose`--again`, plan)} (or --close to finish only what is there, --skip to leave it).`;
}

/** The same where nothing else is left of an execution. */
export const DECIDE = prose`Decide about its halted plans: /msw:status names them.`;

/** The call that tells Claude what to do now; `cli` is the command that starts the command line. */
export function nextCall(cli: Prose, terms: ExecutionTerms): Prose {
  return prose`${cli} execute next ${quoteName(terms.phase)}${scopeOptions(terms)} --short --json`;
}

function scopeOptions({ wave, gapsOnly }: ExecutionTerms): Prose {
  return prose`${wave === null ? prose`` : prose` --wave ${wave}`}${gapsOnly ? prose` --gaps-only` : prose``}`;
}

/** For Claude, after a resume or a compaction. */
export function executionReinjection(execution: ExecutionTerms, cli: Prose): Prose {
  return joinProse(
    [
      prose`MSW executes ${executionName(execution)} in this session.`,
      prose`Ask what to do now: ${nextCall(cli, execution)}`,
      prose`status run: start one msw:executor for each entry of batch, with exactly its prompt and run_in_background false, all in one message; when all are back, ask again. Otherwise do what message says, and wait for the user where it says so. Never edit STATE.md, ROADMAP.md or REQUIREMENTS.md.`,
    ],
    '\n',
  );
}

/** The lines below a loop's name in the status. */
export function executionLines({ terms }: Loop): readonly string[] {
  if (terms.execution === null) return [];
  return [
    `  phase      ${executionName(terms.execution)}: one executor for each plan`,
    `  budget     ${countOf(terms.maxIterations, 'iteration')}, ${countOf(terms.maxMinutes, 'minute')} for each plan`,
  ];
}
