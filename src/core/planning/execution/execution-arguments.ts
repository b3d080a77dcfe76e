// What the user typed after `/msw:execute`: a phase, which of its plans, and what they decide about some of them.

import { CHOICES, type Choice } from './execution-plan.ts';

export interface ExecutionRequest {
  /** As typed. */
  readonly phase: string;
  readonly wave: number | null;
  readonly gapsOnly: boolean;
  /** The digest of the commands that the user has read and allows; null when none was typed. */
  readonly trust: string | null;
  readonly decisions: readonly Decision[];
}

export interface Decision {
  /** As typed: `01-02`. */
  readonly plan: string;
  readonly resolution: Resolution;
}

export type Resolution =
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** To a checkpoint, in the user's words. */
  | { readonly kind: 'answer'; readonly text: string };

export type ExecutionArguments =
  | { readonly status: 'ok'; readonly request: ExecutionRequest }
  | { readonly status: 'refused'; readonly reason: string };

const USAGE =
  '/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST] [--close|--again|--skip PLAN] [--answer PLAN WORDS]';
/** Whatever comes behind it belongs to the answer. */
const ANSWER = /(?:^|\s)--answer(?=[=\s]|$)=?([\s\S]*)$/;

/** Every refusal is one sentence that says what to type. */
export function executionArguments(raw: string): ExecutionArguments {
  const answered = ANSWER.exec(raw);
  const decisions = answered === null ? [] : answerOf(answered);
  if (decisions === null) return { status: 'refused', reason: `Say which plan and what: ${USAGE}.` };
  const words = raw.slice(0, answered?.index).trim().split(/\s+/).filter(Boolean);
  let request: ExecutionRequest = { phase: '', wave: null, gapsOnly: false, trust: null, decisions };
  for (let at = 0; at < words.length; at += 1) {
    const [name = '', inline] = splitOption(words[at] ?? '');
    const takesValue = name === '--wave' || name === '--trust' || choiceOf(name) !== undefined;
    const value = takesValue ? (inline ?? words[++at] ?? '') : inline;
    const next = applyWord(request, name, value);
    if (typeof next === 'string') return { status: 'refused', reason: next };
    request = next;
  }
  return request.phase === ''
    ? { status: 'refused', reason: `The phase is missing: ${USAGE}.` }
    : { status: 'ok', request };
}

/** Null without a plan or without words. */
function answerOf([, typed = '']: RegExpExecArray): readonly Decision[] | null {
  const [plan = ''] = /^\S*/.exec(typed.trimStart()) ?? [];
  const words = typed.trimStart().slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === '' || text.trim() === '') return null;
  return [{ plan, resolution: { kind: 'answer', text: text.trim() } }];
}

function choiceOf(option: string): Choice | undefined {
  return CHOICES.find((choice) => option === `--${choice}`);
}

function splitOption(word: string): readonly [string, string?] {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

function applyWord(
  request: ExecutionRequest,
  name: string,
  value: string | undefined,
): ExecutionRequest | string {
  switch (name) {
    case '--wave':
      return /^\d{1,3}$/.test(value ?? '')
        ? { ...request, wave: Number(value) }
        : 'Option --wave needs the number of a wave, for example --wave 1.';
    case '--trust':
      return /^[0-9a-f]{16}$/.test(value ?? '')
        ? { ...request, trust: value ?? '' }
        : 'Option --trust needs the digest that MSW printed below the list of commands.';
    case '--gaps-only':
      return { ...request, gapsOnly: true };
  }
  const choice = choiceOf(name);
  if (choice !== undefined) return applyChoice(request, choice, value ?? '');
  return name.startsWith('-') ? `Unknown option ${name.slice(0, 40)}: ${USAGE}.` : applyPhase(request, name);
}

function applyPhase(request: ExecutionRequest, name: string): ExecutionRequest | string {
  if (request.phase !== '') return `One phase at a time: ${USAGE}.`;
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,40}$/.test(name)
    ? { ...request, phase: name }
    : `"${name.slice(0, 40)}" is no number of a phase: ${USAGE}.`;
}

function applyChoice(request: ExecutionRequest, choice: Choice, plan: string): ExecutionRequest | string {
  if (plan === '' || plan.startsWith('-'))
    return `Option --${choice} needs a plan, for example --${choice} 01-02.`;
  const decision = { plan, resolution: { kind: 'choice' as const, choice } };
  return { ...request, decisions: [...request.decisions, decision] };
}
