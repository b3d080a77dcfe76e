// How loops end or pause: for each cause its name, who brought it about, and what the user can type next. The one table
// from which reports, notices, statuses and the journal take their words.

import { type Prose, prose } from '../text/prose.ts';

export type EndCause = 'done' | 'stopped' | 'max-iterations' | 'max-minutes' | 'max-tokens' | 'idle';

/** Why a loop is paused; `/msw:resume` continues it whatever the cause. */
export type PauseCause =
  | (
      | 'user'
      | 'interrupted'
      | 'parked'
      | 'stuck'
      | 'blocked'
      | 'infra'
      | 'check-broken'
      | 'disk-full'
      | 'cost'
    )
  | ('api-failure' | 'usage-limit' | 'context-full' | 'login' | 'client-failed' | 'hooks-off');

interface Cause {
  /** As people see it: words and spaces. */
  readonly name: Prose;
  readonly who: Prose;
  /** One sentence. */
  readonly next: Prose;
  /** The next answered turn of its session ends the pause, since it shows that the cause is gone. */
  readonly isPassing?: true;
  /** The work was tried, and is not done. */
  readonly isFailure?: true;
}

const [CHECKS, YOU, CLAUDE, CLIENT, MACHINE] = [
  prose`the checks`,
  prose`you`,
  prose`Claude`,
  prose`Claude Code`,
  prose`this machine`,
];
const ANEW = prose`Start again with /msw:loop when you know what should be different.`;
const SPENT: Cause = { name: prose`budget spent`, who: prose`the budget`, next: ANEW, isFailure: true };
const CONTINUE = prose`Continue with /msw:resume, or end the loop with /msw:stop.`;

export const CAUSES: Readonly<Record<EndCause | PauseCause, Cause>> = {
  done: { name: prose`done`, who: CHECKS, next: prose`Nothing is left to do.` },
  stopped: { name: prose`stopped`, who: YOU, next: ANEW },
  'max-iterations': SPENT,
  'max-minutes': SPENT,
  'max-tokens': SPENT,
  idle: { name: prose`stalled`, who: CLAUDE, next: ANEW, isFailure: true },
  user: { name: prose`paused`, who: YOU, next: CONTINUE },
  interrupted: { name: prose`interrupted`, who: YOU, next: CONTINUE },
  parked: {
    name: prose`parked`,
    who: CLIENT,
    next: prose`Continue with /msw:resume in any session of the project, or end the loop with /msw:stop.`,
  },
  stuck: {
    name: prose`stuck`,
    who: CHECKS,
    next: prose`Give a hint and continue: /msw:resume <hint>.`,
    isFailure: true,
  },
  blocked: {
    name: prose`a human is needed`,
    who: CLAUDE,
    next: prose`Answer the question, then /msw:resume.`,
  },
  infra: {
    name: prose`a problem outside the project`,
    who: MACHINE,
    next: prose`Continue with /msw:resume when it is gone, or end the loop with /msw:stop.`,
  },
  'check-broken': {
    name: prose`a check cannot do its work`,
    who: CHECKS,
    next: prose`Give the check what it lacks, then /msw:resume; a loop with another check needs /msw:stop first.`,
    isFailure: true,
  },
  'disk-full': {
    name: prose`the disk is full`,
    who: MACHINE,
    next: prose`Free some space, then /msw:resume.`,
  },
  cost: {
    name: prose`the cost budget is spent`,
    who: prose`the budget`,
    next: prose`Continue with a larger --max-cost, or in a session with /msw:resume.`,
  },
  'api-failure': { name: prose`the API failed`, who: CLIENT, next: CONTINUE, isPassing: true },
  'usage-limit': {
    name: prose`the usage limit is reached`,
    who: CLIENT,
    next: prose`When it is over, say anything in its session, or /msw:resume.`,
    isPassing: true,
  },
  'context-full': {
    name: prose`the context is full`,
    who: CLIENT,
    next: prose`Continue in a fresh context: /clear, then /msw:resume; without a session, with --fresh.`,
    isPassing: true,
  },
  login: {
    name: prose`Claude Code is not logged in`,
    who: CLIENT,
    next: prose`Log in (/login in a session), then /msw:resume.`,
    isPassing: true,
  },
  'client-failed': { name: prose`Claude Code failed`, who: CLIENT, next: CONTINUE },
  'hooks-off': {
    name: prose`the hooks are off`,
    who: CLIENT,
    next: prose`Take "disableAllHooks" out of the settings of Claude Code, or install MSW again, then /msw:resume.`,
  },
};

export function isPassing(cause: PauseCause): boolean {
  return CAUSES[cause].isPassing === true;
}
