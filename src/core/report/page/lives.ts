// The life of each failing thing: in which iterations of a loop it was there, told from what came and went in each.

import { itemName } from '../../failure/failure-headline.ts';
import type { Attempt, Loop } from '../../loop/loop.ts';
import { outsideLine } from './outside.ts';
import type { Life } from './page.ts';

export interface Lives {
  /** 0 is before the work. */
  readonly iterations: readonly number[];
  readonly lives: readonly Life[];
}

const MOST_LIVES = 40;

/** The longest-lived first, of the attempts that the loop remembers. */
export function livesIn({ progress }: Loop): Lives {
  const { attempts, lastFailure, baseline } = progress;
  const mentioned = attempts.flatMap(({ came, gone }) => [...came, ...gone]);
  const names = new Set([...mentioned, ...(lastFailure?.items ?? []).map(itemName)]);
  const hasStart = attempts[0]?.iteration === 1 && baseline !== null && baseline.kind !== 'unknown';
  const lives = [...names].map((name) => {
    const states = statesOf(name, attempts);
    return { name: outsideLine(name, 160), states: hasStart ? states : states.slice(1) };
  });
  const iterations = attempts.map(({ iteration }) => iteration);
  return {
    iterations: hasStart ? [0, ...iterations] : iterations,
    lives: lives.sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MOST_LIVES),
  };
}

type State = Life['states'][number];

/** The state before the first attempt, and after each. */
function statesOf(name: string, attempts: readonly Attempt[]): readonly State[] {
  const first = attempts.find(({ came, gone }) => came.includes(name) || gone.includes(name));
  // What is never said to come or go has been there all the time.
  let state: State = first?.came.includes(name) === true ? 'not' : 'there';
  const after = attempts.map((attempt): State => {
    if (attempt.gone.includes(name) || attempt.left === null) state = 'not';
    if (attempt.came.includes(name)) state = 'there';
    return attempt.counted ? state : 'unknown';
  });
  return [first?.came.includes(name) === true ? 'not' : 'there', ...after];
}

function lengthOf({ states }: Life): number {
  return states.filter((state) => state === 'there').length;
}

/** `before the work, in iterations 1 to 3 and 5`; for people who do not see the picture. */
export function lifeInWords({ states }: Pick<Life, 'states'>, iterations: readonly number[]): string {
  const there = iterations.filter((_, at) => states[at] === 'there');
  const spans: [first: number, last: number][] = [];
  for (const iteration of there.filter((one) => one > 0)) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === iteration - 1) last[1] = iteration;
    else spans.push([iteration, iteration]);
  }
  const shown = spans.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  const start = there.includes(0) ? ['before the work'] : [];
  const one = spans.length === 1 && spans[0]?.[0] === spans[0]?.[1];
  const within = shown.length === 0 ? [] : [`after iteration${one ? '' : 's'} ${listed(shown)}`];
  const gone = states.at(-1) === 'there' ? 'still there at the end' : 'gone at the end';
  return [...start, ...within, gone].join(', ');
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
