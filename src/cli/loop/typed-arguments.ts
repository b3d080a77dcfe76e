// Writes parsed words and options the way a user would type them after `/msw:loop`, so that both are read by
// the same parser and answered with the same sentences.

import type { Options, Values } from '../frame/noun.ts';

const flags = ['no-guidance', 'no-check', 'allow-empty'] as const;
const numbers = ['max-iterations', 'min-iterations', 'max-minutes', 'check-timeout'] as const;
const texts = ['promise', 'plan'] as const;
const lists = ['check', 'agent'] as const;

export const armOptions: Options = {
  ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
  ...Object.fromEntries([...numbers, ...texts].map((name) => [name, { type: 'string' as const }])),
  ...Object.fromEntries(lists.map((name) => [name, { type: 'string' as const, multiple: true }])),
};

/**
 * Reads back as the same options and, but for white space around it, the same task. No text may end in a
 * backslash, which would take the closing quote with it; `endsInBackslash` finds one that does.
 */
export function typedArguments(task: string, values: Values): string {
  const parts = Object.entries(values).flatMap(([name, value]) => typed(name, value));
  // After a lone `--` every byte belongs to the task.
  return [...parts, '--', task].join(' ');
}

/** The name of the first option whose text cannot be typed; null when all can. */
export function endsInBackslash(values: Values): string | null {
  const bad = Object.entries(values).find(([, value]) =>
    (Array.isArray(value) ? value : [value]).some((one) => typeof one === 'string' && one.endsWith('\\')),
  );
  return bad?.[0] ?? null;
}

function typed(name: string, value: Values[string]): readonly string[] {
  if (!Object.hasOwn(armOptions, name) || value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  if (Array.isArray(value)) return value.flatMap((one) => typed(name, one));
  const bare = numbers.some((number) => number === name) && /^\S+$/.test(value);
  return [bare ? `--${name} ${value}` : `--${name} ${quoted(value)}`];
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
