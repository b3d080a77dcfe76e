// Writes parsed words and options the way a user would type them after `/msw:loop`, so that both are read by
// the same parser and answered with the same sentences.

type Values = Readonly<Record<string, string | boolean | readonly string[] | null | undefined>>;

const flags = ['no-guidance', 'no-check', 'allow-empty'] as const;
const numbers = ['max-iterations', 'min-iterations', 'max-minutes', 'check-timeout'] as const;
const texts = ['promise', 'plan'] as const;
const lists = ['check', 'agent'] as const;

const options: readonly string[] = [...flags, ...numbers, ...texts, ...lists];

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
  if (!options.includes(name) || value === undefined || value === null || value === false) return [];
  if (value === true) return [`--${name}`];
  if (typeof value !== 'string') return value.flatMap((one) => typed(name, one));
  const bare = numbers.some((number) => number === name) && /^\S+$/.test(value);
  return [bare ? `--${name} ${value}` : `--${name} ${quoted(value)}`];
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
