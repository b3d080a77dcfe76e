// The options of a research, typed after `/msw:research` or given on the command line.

import { readTyped } from '../commands/read-typed.ts';

export interface ResearchOptions {
  /** One line; empty for a phase whose name and goal suffice. */
  readonly topic: string;
  readonly questions: number;
  readonly mode: 'deep' | 'fast';
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

/** Option names without dashes, values as given. */
export type GivenOptions = Readonly<Record<string, string | true>>;

const TEXTS = ['questions', 'mode', 'notebook', 'out', 'phase'] as const;
const MOST_QUESTIONS = 20;
const LONGEST_TOPIC = 500;

const DEFAULT_QUESTIONS = 5;

/** Parses the text after `/msw:research`: a topic, with or without quotes, and options anywhere. */
export function parseResearchArguments(raw: string): ReadOptions {
  const typed = readTyped('research', raw);
  if (typed.status === 'refused') return typed;
  const given = typed.options.map(([name, value]) => [name, value === '' ? true : value] as const);
  return readOptions(typed.words.join(' '), Object.fromEntries(given));
}

/** @param called what the caller's entry calls an option */
export function readOptions(topic: string, given: GivenOptions, called = asTyped): ReadOptions {
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
      questions: Number(text('questions') ?? DEFAULT_QUESTIONS),
      mode: given.mode === 'fast' ? 'fast' : 'deep',
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

function problemOf(topic: string, given: GivenOptions, called: typeof asTyped): string | null {
  const { questions, mode, phase } = given;
  if (topic === '' && phase === undefined) return 'The topic is missing: /msw:research "what to find out".';
  if (topic.length > LONGEST_TOPIC)
    return `The topic takes at most ${LONGEST_TOPIC} characters, not ${topic.length}.`;
  if (typeof questions === 'string' && !isCount(questions)) {
    return `Option ${called('questions')} needs a whole number from 1 to ${MOST_QUESTIONS}, not "${questions.slice(0, 40)}".`;
  }
  if (typeof mode === 'string' && mode !== 'deep' && mode !== 'fast') {
    return `Option ${called('mode')} takes deep or fast, not "${mode.slice(0, 40)}".`;
  }
  if (typeof phase === 'string' && !/^\d{1,4}(?:\.\d{1,4})*$/.test(phase)) {
    return `Option ${called('phase')} needs the number of a phase such as 3, not "${phase.slice(0, 40)}".`;
  }
  const empty = TEXTS.find((name) => given[name] === '');
  return empty === undefined ? null : `Option ${called(empty)} needs a value.`;
}

function isCount(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_QUESTIONS;
}
