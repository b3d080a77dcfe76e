// Parses the arguments of `/msw:loop`, and formats a script's options as a user would type them. The text is opaque:
// the task keeps every byte, nothing is expanded, and an unknown option makes the whole command fail.

import { parseCheck } from '../checks/parse-check.ts';
import {
  LOOP_OPTIONS,
  type LoopRequest,
  type OptionName,
  requestDefaults,
} from '../commands/loop-options.ts';
import { readSegments } from './read-segments.ts';

export type ParsedArguments =
  | { readonly status: 'ok'; readonly request: LoopRequest }
  | { readonly status: 'refused'; readonly reason: string };

/** Every refusal is one sentence that says what to type instead. */
export function parseArguments(raw: string): ParsedArguments {
  const segments = readSegments(raw);
  if (segments.status === 'refused') return segments;
  let request: LoopRequest = {
    ...requestDefaults,
    task: segments.task,
    typed: segments.options.map(({ name }) => name),
  };
  for (const { name, value } of segments.options) {
    const next = withOption(request, name, value);
    if (typeof next === 'string') return { status: 'refused', reason: next };
    request = next;
  }
  const problem = conflictIn(request);
  return problem === null ? { status: 'ok', request } : { status: 'refused', reason: problem };
}

/** The request with this value, or one sentence that says why it cannot have it. */
export function withOption(request: LoopRequest, name: OptionName, value: string): LoopRequest | string {
  const option = LOOP_OPTIONS[name];
  switch (option.kind) {
    case 'number': {
      const number = /^\d{1,10}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
      if (number >= option.low && number <= option.high) return { ...request, [option.key]: number };
      return `Option --${name} needs a whole number from ${option.low} to ${option.high}, not "${clip(value)}".`;
    }
    case 'flag':
      return { ...request, [option.key]: !option.initial };
    case 'text': {
      const text = name === 'promise' ? withoutTags(value) : value;
      return option.objection(text) ?? { ...request, [option.key]: text };
    }
    case 'list':
      return option.objection(value) ?? { ...request, [option.key]: [...request[option.key], value] };
    case 'commands': {
      const check = parseCheck(value);
      // A name alone, such as `unit=`, is not a command.
      return (
        option.objection(check.command.trim()) ?? {
          ...request,
          [option.key]: [...request[option.key], check],
        }
      );
    }
  }
}

/** Claude must write the tags, so people copy them. */
function withoutTags(promise: string): string {
  return /^\s*<promise>(.*)<\/promise>\s*$/s.exec(promise)?.[1]?.trim() ?? promise;
}

/** One sentence about options that do not go together, or a task that is missing; a recipe has its own. */
export function conflictIn(request: LoopRequest): string | null {
  const { task, recipe, trust, plan, checks, completionPromise, minIterations, maxIterations } = request;
  if (task.trim() === '' && recipe === null)
    return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (recipe !== null && plan !== null)
    return 'Options --recipe and --plan exclude each other: each brings its own task and checks.';
  if (trust !== null && plan === null && recipe === null)
    return 'Option --trust belongs to --plan or to a --recipe of your own: it allows the commands of that file.';
  if (request.witness && !request.mayWitness)
    return 'Options --controls and --no-controls exclude each other.';
  if (minIterations > maxIterations) {
    return `Option --min-iterations (${minIterations}) is larger than --max-iterations (${maxIterations}).`;
  }
  if (
    !request.proposeChecks &&
    checks.length + request.sealed.length === 0 &&
    plan === null &&
    completionPromise === null
  ) {
    return 'With --no-check the loop needs --promise TEXT: without either, nothing could end it.';
  }
  return null;
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Values by option name. */
type Given = Readonly<Record<string, string | boolean | readonly string[] | null | undefined>>;

/**
 * Parses back to the same options and, except for surrounding white space, the same task. No text may end in a
 * backslash, which would escape the closing quote; `endsInBackslash` finds such a text.
 */
export function typedArguments(task: string, given: Given): string {
  const parts = Object.entries(given).flatMap(([name, value]) => typed(name, value));
  // After a lone `--` every byte belongs to the task.
  return [...parts, '--', task].join(' ');
}

/** The name of the first option whose text ends in a backslash; null when there is none. */
export function endsInBackslash(given: Given): string | null {
  const bad = Object.entries(given).find(([, value]) =>
    (Array.isArray(value) ? value : [value]).some((one) => typeof one === 'string' && one.endsWith('\\')),
  );
  return bad?.[0] ?? null;
}

function typed(name: string, value: Given[string]): readonly string[] {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [`--${name}`];
  if (typeof value !== 'string') return value.flatMap((one) => typed(name, one));
  // A number is a single word and needs no quotes; any other text would run on into the words that follow.
  const isBare = NUMBERS.has(name) && /^\S+$/.test(value);
  return [isBare ? `--${name} ${value}` : `--${name} "${value.replaceAll('"', '\\"')}"`];
}

const NUMBERS: ReadonlySet<string> = new Set(
  Object.entries(LOOP_OPTIONS).flatMap(([name, { kind }]) => (kind === 'number' ? [name] : [])),
);
