// The options of a research, typed after `/msw:research` or given on the command line.

import { readTyped } from '../commands/read-typed.ts';

export interface ResearchOptions {
  /** One line; empty for a phase whose name and goal suffice. */
  readonly topic: string;
  /** How many key questions; null where the user did not say. */
  readonly questions: number | null;
  readonly mode: 'deep' | 'fast';
  /** Where NotebookLM looks for sources. */
  readonly source: 'web' | 'drive';
  /** The user's own questions, one a line; empty for none. */
  readonly ask: string;
  /** A file of such lines, as typed. */
  readonly askFrom: string | null;
  readonly notebook: string | null;
  /** As typed. */
  readonly out: string | null;
  readonly commit: boolean;
  /** As typed: `3`, `03`, `2.1`. */
  readonly phase: string | null;
  /** From the project's own documents, without NotebookLM. */
  readonly local: boolean;
  /** Start over even if the last run did not finish. */
  readonly fresh: boolean;
}

export type ReadOptions =
  | { readonly status: 'ok'; readonly options: ResearchOptions }
  /** One sentence that says what to type instead. */
  | { readonly status: 'refused'; readonly reason: string };

/** Option names without dashes, values as given; several questions to ask are lines of one value. */
export type TypedOptions = Readonly<Record<string, string | true>>;

const TEXTS = ['questions', 'mode', 'source', 'ask', 'ask-from', 'notebook', 'out', 'phase'] as const;
export const MOST_QUESTIONS = 20;
const LONGEST_TOPIC = 500;

export const DEFAULT_QUESTIONS = 5;

/** Parses the text after `/msw:research`: a topic, with or without quotes, and options anywhere. */
export function parseResearchArguments(raw: string): ReadOptions {
  const typed = readTyped('research', raw);
  if (typed.status === 'refused') return typed;
  const given = typed.options.map(([name, value]) => [name, value === '' ? true : value] as const);
  const asked = typed.options.flatMap(([name, value]) => (name === 'ask' ? [value] : []));
  const ask = asked.length === 0 ? {} : { ask: asked.join('\n') };
  return readOptions(typed.words.join(' '), { ...Object.fromEntries(given), ...ask });
}

/** @param called what the caller's entry calls an option */
export function readOptions(topic: string, given: TypedOptions, called = asTyped): ReadOptions {
  const line = topic.replaceAll(/\s+/g, ' ').trim();
  const problem = problemOf(line, given, called);
  if (problem !== null) return { status: 'refused', reason: problem };
  const text = (name: string): string | null => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    status: 'ok',
    options: {
      topic: line,
      questions: text('questions') === null ? null : Number(text('questions')),
      mode: given.mode === 'fast' || given.source === 'drive' ? 'fast' : 'deep',
      source: given.source === 'drive' ? 'drive' : 'web',
      ask: text('ask') ?? '',
      askFrom: text('ask-from'),
      notebook: text('notebook'),
      out: text('out'),
      commit: given['no-commit'] !== true,
      phase: text('phase'),
      local: given.local === true,
      fresh: given.fresh === true,
    },
  };
}

/** As in a terminal and after a slash command. */
export function asTyped(option: string): string {
  return `--${option}`;
}

function problemOf(topic: string, given: TypedOptions, called: typeof asTyped): string | null {
  const { questions, mode, source, phase } = given;
  const isOneOf = (value: string | true | undefined, ...words: readonly string[]) =>
    typeof value !== 'string' || words.includes(value);
  const shown = (value: string | true | undefined) => String(value).slice(0, 40);
  const asks = given.ask !== undefined || given['ask-from'] !== undefined;
  const other = phase !== undefined ? 'phase' : given.local === true ? 'local' : null;
  const problems: readonly (readonly [isThere: boolean, problem: string])[] = [
    [topic === '' && phase === undefined, 'The topic is missing: /msw:research "what to find out".'],
    [
      topic.length > LONGEST_TOPIC,
      `The topic takes at most ${LONGEST_TOPIC} characters, not ${topic.length}.`,
    ],
    [
      typeof questions === 'string' && !isCount(questions),
      `Option ${called('questions')} needs a whole number from 1 to ${MOST_QUESTIONS}, not "${shown(questions)}".`,
    ],
    [!isOneOf(mode, 'deep', 'fast'), `Option ${called('mode')} takes deep or fast, not "${shown(mode)}".`],
    [
      !isOneOf(source, 'web', 'drive'),
      `Option ${called('source')} takes web or drive, not "${shown(source)}".`,
    ],
    [
      source === 'drive' && mode === 'deep',
      `Deep research searches the web alone: leave out ${called('mode')} deep, or ${called('source')} drive.`,
    ],
    [
      asks && other !== null,
      `Questions of your own (${called('ask')}, ${called('ask-from')}) do not go with ${called(other ?? '')}.`,
    ],
    [
      typeof phase === 'string' && !/^\d{1,4}(?:\.\d{1,4})*$/.test(phase),
      `Option ${called('phase')} needs the number of a phase such as 3, not "${shown(phase)}".`,
    ],
    ...TEXTS.map((name) => [given[name] === '', `Option ${called(name)} needs a value.`] as const),
  ];
  return problems.find(([isThere]) => isThere)?.[1] ?? null;
}

function isCount(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_QUESTIONS;
}
