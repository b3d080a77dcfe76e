// What MSW would answer to one hook input, and why; as data first, then as text.

import type { Verdict } from '../loop/verdict.ts';
import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';

export interface Explanation {
  /** The client's name of the event. */
  readonly event: string;
  readonly session: string;
  /** `foreign`: a record exists, but this machine did not arm it; `unusable`: the state cannot be read. */
  readonly ownership: 'owned' | 'none' | 'foreign' | 'unusable';
  /** The loop's id. */
  readonly loop: string | null;
  /** What Claude's last message claims; null when it was not examined. */
  readonly claim: 'nothing' | 'promise' | 'abort' | null;
  readonly plan: PlanKind;
  /** Null unless the checks were run. */
  readonly checks: readonly ExplainedCheck[] | null;
  readonly decision: Verdict | null;
  /** The answer in a sentence or two. */
  readonly answer: string;
}

/** What the hook would do. */
type PlanKind =
  /** Do nothing and say nothing. */
  | 'none'
  /** The loop is paused: do nothing and say nothing. */
  | 'ignore'
  /** Wait until background work is done. */
  | 'wait'
  /** Let the checks decide; they were not run. */
  | 'judge'
  /** Make Claude continue with the next iteration. */
  | 'hold'
  /** Let Claude stop, and tell the user why. */
  | 'release'
  /** Tell the session or the user where things stand. */
  | 'tell'
  | 'arm'
  | 'change'
  | 'refuse';

interface ExplainedCheck {
  readonly name: string;
  readonly command: string;
  readonly outcome: 'passed' | 'empty' | 'failed';
}

export function renderExplanation(explanation: Explanation): Shown {
  const { event, session, ownership, loop, claim, plan, checks, decision, answer } = explanation;
  const rows: readonly (readonly [string, string | null])[] = [
    ['event', event],
    ['session', session],
    ['ownership', loop === null ? ownership : `${ownership}, loop ${loop}`],
    ['claim', claim],
    ['plan', plan],
    ...(checks ?? []).map((check) => [`check ${check.name}`, `${check.outcome} (${check.command})`] as const),
    ['decision', decision === null ? null : describeVerdict(decision)],
    ['answer', answer],
  ];
  return forPeople(
    rows.flatMap(([name, value]) =>
      value === null ? [] : [`${plainLine(name, 40).padEnd(18)} ${plainLine(value, 600)}`],
    ),
  );
}

function describeVerdict(verdict: Verdict): string {
  if (verdict.kind !== 'continue') return `${verdict.kind}: ${verdict.cause}, ${verdict.reason}`;
  return `continue: ${verdict.strategy}${verdict.counted ? '' : ', not counted as an iteration'}`;
}
