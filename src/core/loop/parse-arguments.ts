// Reads what the user typed after `/msw:loop`. The text is opaque: the task keeps every byte, nothing is
// expanded, and an option that is not known refuses the whole command.

import { parseCheck } from '../checks/parse-check.ts';
import { type LoopRequest, requestDefaults } from './loop-request.ts';
import { readSegments, type Segment } from './read-segments.ts';

export type ParsedArguments =
  | { readonly status: 'ok'; readonly request: LoopRequest }
  | { readonly status: 'refused'; readonly reason: string };

/** Parses raw arguments; every refusal is one sentence that says what to type instead. */
export function parseArguments(raw: string): ParsedArguments {
  const segments = readSegments(raw);
  if (segments.status === 'refused') return segments;
  let request: LoopRequest = { ...requestDefaults, task: segments.task };
  for (const segment of segments.options) {
    const next = applyOption(request, segment);
    if (typeof next === 'string') return { status: 'refused', reason: next };
    request = next;
  }
  const problem = findConflict(request);
  return problem === null ? { status: 'ok', request } : { status: 'refused', reason: problem };
}

const numeric = {
  'max-iterations': { key: 'maxIterations', low: 1, high: 1000 },
  'min-iterations': { key: 'minIterations', low: 0, high: 1000 },
  'max-minutes': { key: 'maxMinutes', low: 1, high: 10_080 },
  'check-timeout': { key: 'checkTimeoutSeconds', low: 1, high: 6600 },
} as const;

function applyOption(request: LoopRequest, option: Segment): LoopRequest | string {
  const { name, value } = option;
  switch (name) {
    case 'max-iterations':
    case 'min-iterations':
    case 'max-minutes':
    case 'check-timeout':
      return applyNumber(request, name, value);
    case 'check':
      if (value === '') return 'Option --check needs a command, for example --check "npm test".';
      return { ...request, checks: [...request.checks, parseCheck(value)] };
    case 'promise':
      return applyPromise(request, value);
    case 'plan':
      return value === '' ? 'Option --plan needs a file.' : { ...request, plan: value };
    case 'trust':
      return /^[0-9a-f]{16}$/.test(value)
        ? { ...request, trust: value }
        : 'Option --trust needs the digest that MSW printed below the list of commands.';
    case 'agent':
      return value === ''
        ? 'Option --agent needs an agent type.'
        : { ...request, agents: [...request.agents, value] };
    case 'no-guidance':
      return { ...request, guidance: false };
    case 'no-check':
      return { ...request, proposeChecks: false };
    case 'allow-empty':
      return { ...request, allowEmpty: true };
  }
}

function applyNumber(request: LoopRequest, name: keyof typeof numeric, value: string): LoopRequest | string {
  const { key, low, high } = numeric[name];
  const number = /^\d{1,6}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
  if (Number.isNaN(number) || number < low || number > high) {
    return `Option --${name} needs a whole number from ${low} to ${high}, not "${clip(value)}".`;
  }
  return { ...request, [key]: number };
}

/** Claude must repeat it in full, and a re-prompt must have room for it. */
const longestPromise = 200;

function applyPromise(request: LoopRequest, value: string): LoopRequest | string {
  if (value.trim() === '')
    return 'Option --promise needs the text that Claude must end with, for example --promise DONE.';
  if (/[\r\n<>]/.test(value)) return 'Option --promise takes one line of text without < and >.';
  if (value.length > longestPromise) {
    return `Option --promise takes at most ${longestPromise} characters, not ${value.length}.`;
  }
  return { ...request, promise: value };
}

function findConflict(request: LoopRequest): string | null {
  if (request.task.trim() === '') return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (request.trust !== null && request.plan === null)
    return 'Option --trust belongs to --plan: it allows the commands of that plan.';
  if (request.minIterations > request.maxIterations) {
    return `Option --min-iterations (${request.minIterations}) is larger than --max-iterations (${request.maxIterations}).`;
  }
  if (
    !request.proposeChecks &&
    request.checks.length === 0 &&
    request.plan === null &&
    request.promise === null
  ) {
    return 'With --no-check the loop needs --promise TEXT: without either, nothing could end it.';
  }
  return null;
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
