// The arguments of `/msw:verify`: a phase with its options, and the user's own judgements.

import { hasOption, optionOf, readTyped } from '../../commands/read-typed.ts';
import { type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';

export interface VerifyArguments {
  /** As typed. */
  readonly phase: string;
  readonly noCommit: boolean;
  /** Verify in the project's own folder. */
  readonly here: boolean;
  /** Have a fresh reviewer look at its changes, in place of verifying it. */
  readonly review: boolean;
  /** The digest of the commands that the user has read and allows; null when not given. */
  readonly trust: string | null;
  readonly judged: readonly UserJudgement[];
}

export interface UserJudgement {
  /** A claim id, or the number of a test in the UAT document. */
  readonly id: string;
  readonly verdict: 'passed' | 'failed' | 'skipped' | 'blocked';
  /** In the user's words; may be empty. */
  readonly words: string;
}

/** The command that settles one statement. */
export function judgeCommand(phase: string, id: string): Prose {
  return prose`/msw:verify ${quoteName(phase)} ${quoteName(id)} passed|failed "what you saw"`;
}

/** Null for anything but one phase, the options, and ids with their verdicts. */
export function verifyArguments(raw: string): VerifyArguments | null {
  const typed = readTyped('verify', raw);
  if (typed.status === 'refused') return null;
  const [phase, ...rest] = typed.words;
  const trust = optionOf(typed, 'trust');
  if (phase === undefined || (trust !== null && !/^[0-9a-f]{16}$/.test(trust))) return null;
  const starts = rest.flatMap((word, at) => (isJudged(word, rest[at + 1]) ? [at] : []));
  if (rest.length > 0 && starts[0] !== 0) return null;
  const judged = starts.map((start, at): UserJudgement => {
    const [id = '', verdict = '', ...words] = rest.slice(start, starts[at + 1]);
    return { id, verdict: VERDICTS.get(verdict) ?? 'failed', words: words.join(' ') };
  });
  const has = (option: 'no-commit' | 'here' | 'review') => hasOption(typed, option);
  return { phase, noCommit: has('no-commit'), here: has('here'), review: has('review'), trust, judged };
}

/** Includes GSD's synonyms. */
const VERDICTS = new Map<string, UserJudgement['verdict']>([
  ['passed', 'passed'],
  ['pass', 'passed'],
  ['failed', 'failed'],
  ['fail', 'failed'],
  ['issue', 'failed'],
  ['skipped', 'skipped'],
  ['skip', 'skipped'],
  ['blocked', 'blocked'],
]);

function isJudged(id: string, verdict: string | undefined): boolean {
  return /^(?:[a-z]+-[0-9a-f]{10}|\d{1,3})$/.test(id) && VERDICTS.has(verdict ?? '');
}
