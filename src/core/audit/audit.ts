// The findings of many sessions as counts with examples. A session that was continued can stand in two transcripts, so
// each finding counts once.

import { redact } from '../secrets/redact.ts';
import { clipText } from '../text/clip-text.ts';
import { writeInstant } from '../text/instant.ts';
import type { Finding, SessionFindings } from './audit-session.ts';

export interface AuditedSession {
  /** The folder that Claude was started in. */
  readonly project: string;
  readonly findings: SessionFindings;
}

export interface Audit {
  readonly sessions: number;
  readonly projects: number;
  readonly turns: number;
  readonly runs: { readonly all: number; readonly red: number };
  /** Turns that ended on an edit, by what the next run of the tests said. */
  readonly endedOnEdit: { readonly refuted: Count; readonly held: number; readonly unchecked: number };
  readonly endedOnRed: Count;
  readonly failedIdly: Count;
  readonly failedAgain: Count;
  /** Input, output and writes to the cache. */
  readonly tokens: { readonly all: number; readonly onThese: number };
}

export interface Count {
  readonly count: number;
  readonly tokens: number;
  /** The newest first. */
  readonly examples: readonly Example[];
}

interface Example {
  readonly project: string;
  /** In UTC. */
  readonly date: string;
  /** The first line of what Claude said, or the failure. */
  readonly says: string;
}

const MOST_EXAMPLES = 3;
const LONGEST_QUOTE = 120;

/** @param since in milliseconds since 1970 */
export function auditOf(sessions: readonly AuditedSession[], since: number): Audit {
  const tokens = new Map(sessions.flatMap(({ findings }) => [...findings.tokens]));
  const spent = (found: readonly Found[]): number =>
    [...new Set(found.flatMap(({ messages }) => messages))].reduce(
      (sum, id) => sum + (tokens.get(id) ?? 0),
      0,
    );
  const all = (name: FindingList, but: ReadonlySet<string> = new Set()): readonly Found[] => {
    const found = sessions.flatMap(({ project, findings }) =>
      findings[name].map((one) => ({ ...one, project })),
    );
    const mine = found.filter(({ id, at }) => at >= since && !but.has(id));
    return [...new Map(mine.map((one) => [one.id, one])).values()];
  };
  const counted = (found: readonly Found[]): Count => ({
    count: found.length,
    tokens: spent(found),
    examples: found
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MOST_EXAMPLES)
      .map(exampleOf),
  });
  const refuted = all('refuted');
  const held = all('held', idsOf(refuted));
  const others = [all('leftRed'), all('idle'), all('repeated')] as const;
  const [leftRed, idle, repeated] = others;
  return {
    sessions: sessions.length,
    projects: new Set(sessions.map(({ project }) => project)).size,
    turns: new Set(sessions.flatMap(({ findings }) => findings.turns.filter((at) => at >= since))).size,
    runs: { all: all('runs').length, red: all('red').length },
    endedOnEdit: {
      refuted: counted(refuted),
      held: held.length,
      unchecked: all('unchecked', idsOf([...refuted, ...held])).length,
    },
    ...{ endedOnRed: counted(leftRed), failedIdly: counted(idle), failedAgain: counted(repeated) },
    tokens: {
      all: [...tokens.values()].reduce((sum, one) => sum + one, 0),
      onThese: spent([...refuted, ...others.flat()]),
    },
  };
}

type FindingList = Exclude<keyof SessionFindings, 'turns' | 'tokens'>;

interface Found extends Finding {
  readonly project: string;
}

function idsOf(found: readonly Found[]): ReadonlySet<string> {
  return new Set(found.map(({ id }) => id));
}

function exampleOf({ project, at, says }: Found): Example {
  return { project, date: writeInstant(at).slice(0, 10), says: clipText(redact(says), LONGEST_QUOTE) };
}
