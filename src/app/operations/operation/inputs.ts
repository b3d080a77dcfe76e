// The inputs of operations: each is a schema with a description for people. The command line derives its words, options
// and help from them; a JSON caller passes the values by name.

import * as z from 'zod/mini';
import { numberIn } from '../../../core/text/count-in.ts';

export type Inputs = Readonly<Record<string, z.ZodMiniType>>;

export type InputsOf<I extends Inputs> = z.output<z.ZodMiniObject<I>>;

export interface InputMeaning {
  /**
   * `word`: positional, in the order of the inputs; `flag`: an option without a value; `maybe`: with or without one;
   * `records`: only for JSON callers.
   */
  readonly kind: 'word' | 'text' | 'maybe' | 'list' | 'count' | 'flag' | 'stdin' | 'records';
  /** Its placeholder: `a phase` for a word, `N` for the value of an option. */
  readonly shown: string;
  /** Its help line; empty for a word that the usage explains. */
  readonly about: string;
  /** A file or folder: the entry makes it absolute, and refuses a path that its caller may not reach. */
  readonly isPath: boolean;
  readonly isRequired: boolean;
  /** A word that takes all words that follow. */
  readonly isMany: boolean;
  /** Kept as its caller wrote it, whatever it looks like: a task, or a command that runs. */
  readonly isExact: boolean;
  /** The limits of a count. */
  readonly range: readonly [least: number, most: number] | null;
  /** A text that is mostly a number, such as a phase: a JSON caller may give the number. */
  readonly isNumber: boolean;
  /** The allowed values; null for any. */
  readonly choices: readonly string[] | null;
  /** Whose names a shell offers for it, though other values may be allowed; null for none. */
  readonly names: 'recipe' | 'setting' | null;
}

export function meaningOf(input: z.ZodMiniType): InputMeaning {
  const meaning = meanings.get(input);
  if (meaning === undefined)
    throw new Error('an input was made without word, text, list, count, flag or stdin');
  return meaning;
}

/** A required word; `shown` says what it is: `a plan`, `the task in quotes`. */
export function word(shown: string, about = '') {
  return meant(z.string().check(z.regex(/\S/)), { kind: 'word', shown, about, isRequired: true });
}

/** A required word that may be a number: `2`, `2.1`. */
export function numberWord(shown: string, about = '') {
  return meant(z.string().check(z.regex(/\S/)), {
    ...{ kind: 'word', shown, about, isRequired: true, isNumber: true },
  });
}

export function numberText(shown: string, about: string) {
  return meant(orNull(z.string()), { kind: 'text', shown, about, isNumber: true });
}

export function optionalWord(shown: string, about = '') {
  return meant(orNull(z.string()), { kind: 'word', shown, about });
}

/** A word that names a file or folder. */
export function pathWord(shown: string, about = '') {
  return meant(z.string().check(z.minLength(1)), {
    kind: 'word',
    shown,
    about,
    isPath: true,
    isRequired: true,
  });
}

export function optionalPathWord(shown: string, about = '') {
  return meant(orNull(z.string()), { kind: 'word', shown, about, isPath: true });
}

/** One or more words that name files or folders. */
export function pathWords(shown: string, about = '') {
  return meant(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)), {
    ...{ kind: 'word', shown, about, isPath: true, isRequired: true, isMany: true },
  });
}

export function text(shown: string, about: string) {
  return meant(orNull(z.string()), { kind: 'text', shown, about });
}

/** An option with an optional value after an equals sign; empty without one. */
export function maybe(shown: string, about: string) {
  return meant(orNull(z.string()), { kind: 'maybe', shown, about });
}

export function path(shown: string, about: string) {
  return meant(orNull(z.string()), { kind: 'text', shown, about, isPath: true });
}

export function choice<const Of extends readonly [string, ...string[]]>(of: Of, about: string) {
  return meant(orNull(z.enum(of)), { kind: 'text', shown: of.join('|'), about, choices: of });
}

/** A word with a fixed set of values. */
export function choiceWord<const Of extends readonly [string, ...string[]]>(of: Of, about: string) {
  return meant(z.enum(of), { kind: 'word', shown: of.join('|'), about, isRequired: true, choices: of });
}

/** An option that can be repeated. */
export function list(shown: string, about: string) {
  return meant(z._default(z.array(z.string()), []), { kind: 'list', shown, about });
}

/** An option that can be repeated, each time with a file or folder. */
export function paths(shown: string, about: string) {
  return meant(z._default(z.array(z.string().check(z.minLength(1))), []), {
    ...{ kind: 'list', shown, about, isPath: true },
  });
}

export function count(shown: string, about: string, range: readonly [least: number, most: number]) {
  const schema = z.int().check(z.gte(range[0]), z.lte(range[1]));
  return meant(orNull(z.pipe(z.transform(numberIn), schema)), { kind: 'count', shown, about, range });
}

export function flag(about: string) {
  return meant(z._default(z.boolean(), false), { kind: 'flag', shown: '', about });
}

/** The text on stdin; only its beginning and its end when it is long. */
export function stdin(about: string) {
  return meant(z.string(), { kind: 'stdin', shown: '', about, isRequired: true });
}

/** Objects that the operation validates one by one. */
export function records(about: string) {
  return meant(z._default(z.array(z.record(z.string(), z.unknown())), []), {
    kind: 'records',
    shown: '',
    about,
  });
}

/** For a task and for a command that runs; all other texts lose what looks like a secret before they are used. */
export function exact<Schema extends z.ZodMiniType>(input: Schema): Schema {
  meanings.add(input, { ...meaningOf(input), isExact: true });
  return input;
}

/** For a text that is mostly the name of something. */
export function naming<Schema extends z.ZodMiniType>(
  names: NonNullable<InputMeaning['names']>,
  input: Schema,
): Schema {
  meanings.add(input, { ...meaningOf(input), names });
  return input;
}

const meanings = z.registry<InputMeaning>();

function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

function meant<Schema extends z.ZodMiniType>(
  schema: Schema,
  meaning: Pick<InputMeaning, 'kind' | 'shown' | 'about'> & Partial<InputMeaning>,
): Schema {
  meanings.add(schema, {
    isPath: false,
    isRequired: false,
    isMany: false,
    isExact: false,
    range: null,
    isNumber: false,
    choices: null,
    names: null,
    ...meaning,
  });
  return schema;
}
