// The text that makes Claude continue. It is short, since the client shows it in full, and points at the iteration
// file with all the details; reading that file is a tool call, which resets the client's count of blocks in a row.

import { WANTED } from '../../proof/control-run.ts';
import type { Proof } from '../../proof/judge-proof.ts';
import { countOf } from '../../text/count-of.ts';
import { fitProse, joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName } from '../../text/quote-name.ts';
import { typedExactly, typedLine } from '../../text/typed.ts';
import type { Loop, LoopTerms } from '../loop.ts';
import { REVIEWER, tellReview } from '../review.ts';
import type { Strategy } from '../verdict.ts';
import { tellElsewhere } from './elsewhere-text.ts';
import { isForWorker, startWorker } from './fresh.ts';

export interface Reprompt {
  /** The loop after the decision, so its iteration is the one that begins. */
  readonly loop: Loop;
  readonly strategy: Strategy;
  /** Whether the turn that ended used an iteration, which a `gate` may do; missing where the strategy settles it. */
  readonly counted?: boolean;
  /** Why passing checks are not enough, for `unproven`. */
  readonly proof?: Proof | null;
  /** What is wrong with a protected file, as a clause, for `unprotected`. */
  readonly unprotected?: string | null;
  /** The user's newest hint, if there is one. */
  readonly hint: string | null;
  readonly evidencePath: string;
}

type Asked = Pick<Reprompt, 'strategy' | 'loop' | 'counted' | 'proof' | 'unprotected'>;

export const repromptLimit = 1500;

/**
 * The context for Claude, about two lines in a terminal: only where the page is and what is asked. The details are on
 * the page.
 */
export function composeReprompt(prompt: Reprompt): Prose {
  const { loop, evidencePath, strategy, hint } = prompt;
  const head = prose`MSW loop: iteration ${loop.progress.iteration} of ${loop.terms.maxIterations}.`;
  const lines = isForWorker(loop, strategy)
    ? prose`${head} ${startWorker(evidencePath)}`
    : prose`${head} Begin by reading ${nameFile(evidencePath)}. ${askBriefly(prompt)}`;
  const told = [
    lines,
    tellElsewhere(loop),
    hint === null ? null : prose`Hint from the user: ${typedLine(hint, 110)}`,
  ];
  return fitProse(
    told.filter((line) => line !== null),
    repromptLimit,
  );
}

/** The page's request in a few words. */
function askBriefly(prompt: Asked): Prose {
  switch (prompt.strategy) {
    case 'fix':
      return prose`Fix the cause, then stop.`;
    case 'another-approach':
      return prose`It is the same failure again: take another approach.`;
    case 'diagnose':
      return prose`The same failure came ${countOf(prompt.loop.progress.breaker.sameFailure, 'time')}: find its cause before any edit.`;
    case 'unchanged':
      return prompt.loop.progress.ignored.length === 0
        ? prose`The checks pass, but no file has changed: begin with a test that fails. ${NOTHING_ASKED}`
        : prose`The checks pass, but only files that git ignores have changed: the page says what to do.`;
    case 'red-first':
      return prose`The checks pass, but have not failed yet: first write the test that fails.`;
    case 'unproven':
      return prose`The checks pass, but that is not proven: the page says why.`;
    case 'unprotected':
      return prose`The checks pass, but not with the files that the user protects: the page says which.`;
    case 'empty':
      return prose`A check ran no test: make it run those that prove the task.`;
    case 'infra':
      return prose`A check failed for a reason outside the code, which you must not work around.${prompt.counted === true ? prose`` : prose` This turn does not count.`}`;
    case 'gate':
      return prompt.counted === true
        ? prose`A check could not do its work yet: create what it needs, or say what is wrong with it.`
        : prose`A check could not do its work. This turn does not count.`;
    // These requests must be followed to the letter, so they are given in full.
    case 'review':
    case 'promise':
    case 'minimum':
      return askFor(prompt);
  }
}

/** Null when nothing was put back. */
export function tellPutBack({ putBack = [] }: { readonly putBack?: readonly string[] }): Prose | null {
  if (putBack.length === 0) return null;
  const names = joinProse(
    putBack.slice(0, 5).map((path) => quoteName(path, 120)),
    ', ',
  );
  const more = putBack.length > 5 ? prose` and ${putBack.length - 5} more` : prose``;
  return prose`Put back before the checks ran, since the user protects it: ${names}${more}. Leave it as it is.`;
}

/** What this strategy asks of Claude; also the advice at the top of the iteration file. */
export function askFor({ strategy, loop, counted = false, proof = null, unprotected = null }: Asked): Prose {
  switch (strategy) {
    case 'fix':
      return prose`Fix the cause of the failure, then stop: the checks run again by themselves.`;
    case 'another-approach':
      return prose`This is the same failure as before: what was tried did not work. Take another approach.`;
    case 'diagnose':
      return prose`The same failure came ${countOf(loop.progress.breaker.sameFailure, 'time')}. Before any edit, find the cause: reproduce it, read the code on its path, state in one sentence why it happens and how you know. Only then change something.`;
    case 'unchanged':
      return prose`${passing(loop)}${tellUnchanged(loop)} Write a test that fails because the task is not done, then do the task. ${NOTHING_ASKED}`;
    case 'red-first':
      return prose`${passing(loop)}But they have not failed in this loop yet, and the user asked for that first. Write the test that fails without the task, stop, and MSW will see it fail.`;
    case 'unproven':
      return prose`${passing(loop)}${askForProof(proof)}`;
    case 'unprotected':
      return prose`${passing(loop)}But that counts only with the files that the user protects: ${quoteLine(unprotected ?? 'one of them is not as it was', 400)}. Let it be as it was when the loop began, and stop whatever writes it. If you cannot, let your last line be <abort>what keeps it from that</abort>.`;
    case 'review':
      return prose`${passing(loop)}${tellReview(loop.progress.review)}The user's criteria are judged by an agent: start ${quoteName(REVIEWER)} in the foreground with nothing but the path .msw/loops/${quoteName(loop.terms.id)}/review.md, change nothing while it works, then stop.`;
    case 'empty':
      return prose`A check exited 0 but ran no test, so it proves nothing. Make it run the tests that prove the task.`;
    case 'promise':
      return prose`${passing(loop)}If the task is done, end your answer with the line ${promiseOf(loop.terms)}; if not, continue.`;
    case 'minimum':
      return prose`${passing(loop)}At least ${countOf(loop.terms.minIterations, 'iteration was', 'iterations were')} asked for: review the work against the task and improve it.`;
    case 'infra':
      return prose`The check failed for a reason outside the code (network, service, memory, disk). Do not change code to work around it; say what is missing if you can see it. ${runsAgain(counted)}`;
    case 'gate':
      return prose`The check itself could not do its work (missing program, time limit, wrong call). If the task is to create what it needs, do so; otherwise say what is wrong with it. ${runsAgain(counted)}`;
  }
}

/** Never to take work back: whether the task requires a changed test is for a person to decide. */
function askForProof(proof: Proof | null): Prose {
  const reason = quoteLine(proof?.reason ?? 'nothing shows that they noticed the work', 400);
  return prose`But the user asked for proof, and that is not proven: ${reason}. ${nameMissing(proof)} If the task itself rules that out, because it requires a changed or deleted test for example, leave your work as it is, and let your last line be <abort>what the task requires</abort>: a person decides then.`;
}

/** The experiment that is missing, and what would make it succeed. */
function nameMissing(proof: Proof | null): Prose {
  const wrong = proof?.experiments.find(({ name, answer }) => answer !== WANTED[name]);
  const cure = proof?.cure ?? ADD_TEST;
  if (wrong === undefined) return cure;
  const { name, answer } = wrong;
  switch (name) {
    case 'old-tests':
      return prose`Missing is a run with the tests from before the work that passes. ${answer === 'none' || !proof?.isWeakened ? cure : prose`See whether your change breaks what they rightly test.`}`;
    case 'copy':
      return prose`Missing is a run in a clean copy that passes. ${cure}`;
    case 'broken':
      return prose`Missing is a run with other expectations in the tests that fails. ${cure}`;
    case 'undone':
      return prose`Missing is a run without your change that fails. ${answer === 'none' ? cure : ADD_TEST}`;
  }
}

const ADD_TEST = prose`Add a test that fails without your change; leave the tests that were there as they were.`;

/** The last message is what a person reads, in print mode the only one. */
const NOTHING_ASKED = prose`If the task asks for no change, give your whole answer again and stop; the loop then ends.`;

function tellUnchanged({ progress }: Loop): Prose {
  const [file] = progress.ignored;
  if (file === undefined)
    return prose`But no file has changed since the loop was armed, so they prove nothing about the task.`;
  return prose`But only files that git ignores have changed since the loop was armed, such as ${quoteName(file, 120)}, and MSW neither counts nor keeps those. If the work belongs there, let your last line be <abort>the work is in files that git ignores: the loop needs --allow-no-change</abort>.`;
}

function runsAgain(counted: boolean): Prose {
  return prose`${counted ? prose`The` : prose`This turn does not count; the`} check runs again when you stop.`;
}

function passing({ terms }: Loop): Prose {
  return terms.checks.length === 0 ? prose`` : prose`Every check passes. `;
}

function promiseOf({ completionPromise }: LoopTerms): Prose {
  return prose`<promise>${typedExactly(completionPromise ?? '')}</promise>`;
}

/** Tells Claude how it can end the loop. */
export function howItEnds(terms: LoopTerms): Prose {
  const passing = terms.checks.length === 0 ? prose`` : prose`the checks pass and `;
  const done =
    terms.completionPromise === null
      ? prose`MSW runs the checks whenever you stop`
      : prose`Done means: ${passing}your last line is ${promiseOf(terms)}`;
  return prose`${done}. If only a human can continue, let your last line be <abort>the reason</abort>.`;
}

/** A path that would fill the prompt is shortened to the part inside the project folder. */
function nameFile(path: string): Prose {
  if (path.length <= longestPath) return quoteName(path);
  const inside = Math.max(path.lastIndexOf('/.msw/'), path.lastIndexOf('\\.msw\\'));
  return inside === -1
    ? quoteName(`…${path.slice(1 - longestPath)}`)
    : prose`${quoteName(path.slice(inside + 1))} in the project folder`;
}

const longestPath = 800;
