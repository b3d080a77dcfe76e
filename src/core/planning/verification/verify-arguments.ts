// What the user typed after `/msw:verify`: a phase with its options, and what they judged themselves.

import { type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';

export interface VerifyArguments {
  /** As typed. */
  readonly phase: string;
  readonly noCommit: boolean;
  /** The digest of the commands that the user has read and allows; null when none was typed. */
  readonly trust: string | null;
  readonly judged: readonly UserJudgement[];
}

export interface UserJudgement {
  readonly id: string;
  readonly verdict: 'passed' | 'failed';
  /** In the user's words; may be empty. */
  readonly words: string;
}

/** What the user types to settle one statement. */
export function judgeCommand(phase: string, id: string): Prose {
  return prose`/msw:verify ${quoteName(phase)} ${quoteName(id)} passed|failed "what you saw"`;
}

const JUDGED = /\s([a-z]+-[0-9a-f]{10})\s+(passed|failed)(?=\s|$)/g;

/** Null for anything but one phase, the two options, and ids with their verdicts. */
export function verifyArguments(raw: string): VerifyArguments | null {
  const marks = [...raw.matchAll(JUDGED)];
  const judged = marks.map((mark, at): UserJudgement => {
    const words = raw.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
    return { id: mark[1] ?? '', verdict: mark[2] === 'passed' ? 'passed' : 'failed', words: unquoted(words) };
  });
  const head = readHead(raw.slice(0, marks[0]?.index));
  return head === null ? null : { ...head, judged };
}

function readHead(text: string): Omit<VerifyArguments, 'judged'> | null {
  const trust = /(?:^|\s)--trust(?:=|\s+)([0-9a-f]{16})(?=\s|$)/.exec(text);
  const rest = trust === null ? text : text.replace(trust[0], ' ');
  const words = rest.split(/\s+/).filter((word) => word !== '');
  const [phase, ...others] = words.filter((word) => word !== '--no-commit');
  if (phase === undefined || others.length > 0 || phase.startsWith('-')) return null;
  return { phase, noCommit: words.includes('--no-commit'), trust: trust?.[1] ?? null };
}

/** One pair of quotes around the whole is how people pass a text, not a part of it. */
function unquoted(text: string): string {
  return /^(["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;
}
