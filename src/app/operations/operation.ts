// One use case as a value: its name, its inputs, its effect, who may call it, its result and how that reads. The
// command line is a table over these, and so is every other entry.

import * as z from 'zod/mini';
import { fence } from '../../core/text/fence.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { type Shown, shown } from '../../core/text/shown.ts';
import { flag, type InputMeaning, type Inputs, type InputsOf, meaningOf } from './inputs.ts';
import type { Place } from './request-place.ts';

export interface Operation {
  /** `loop stop`. */
  readonly name: string;
  /** In the imperative, without a full stop. */
  readonly about: string;
  readonly effect: Effect;
  readonly callers: Callers;
  /** The command that a person types in Claude Code instead, or null. */
  readonly typed: string | null;
  /** The description of each input, by name. */
  readonly inputs: Readonly<Record<string, InputMeaning>>;
  /** The project's folder may follow the words, as in `phase next DIR`. */
  readonly takesFolder: boolean;
  /** People decide on what it lists, so its JSON has no character that a terminal could show as another. */
  readonly asciiJson: boolean;
  /** With `--json` it reports its progress, one value per line; the last one is the result. */
  readonly streams: boolean;
  /** @param raw by input name; a missing value takes its default, an invalid one is misuse */
  readonly call: (place: Place, raw: Readonly<Record<string, unknown>>) => Promise<Reply>;
}

/** `asks`: a question or a change leaves this machine. */
type Effect = 'reads' | 'writes' | 'asks';

/** `people`: it decides for them; `people and scripts`: it would let Claude evade its limits. */
type Callers = 'anyone' | 'people and scripts' | 'people';

export type Result<Value> =
  /** `notice` is one extra line, such as what could not be done. */
  | { readonly status: 'done'; readonly value: Value; readonly notice?: string | undefined }
  /** It ran, but the answer is no. `code` is for scripts, when 1 does not say enough. */
  | {
      readonly status: 'failed';
      readonly value: Value;
      readonly reason: string;
      readonly code?: FailureCode | undefined;
    }
  | Refusal;

/** An exit code. 3: a human is needed; 130: interrupted. */
export type FailureCode = 1 | 3 | 130;

/** It did not run. `misused`: the call is wrong, whatever the project contains. */
export type Refusal =
  | { readonly status: 'refused'; readonly reason: string; readonly code?: FailureCode | undefined }
  | { readonly status: 'misused'; readonly reason: string };

/** A result, with its text on demand. */
export type Reply =
  | {
      readonly status: 'done' | 'failed';
      readonly value: unknown;
      readonly reason: string | null;
      /** The exit code of a failure. */
      readonly code: FailureCode;
      /** For Claude: text from outside is marked. */
      readonly text: () => Prose;
      /** For people. */
      readonly shown: () => Shown;
      /** For scripts and people: the exact text from outside. Null when `text` says everything. */
      readonly raw: (() => string) | null;
    }
  | Refusal;

export type Definition<I extends Inputs, Value> = Common<I, Value> & Texts<Value>;

/** A text for Claude, from which that for people follows unless it is another one; or a listing for people alone. */
type Texts<Value> =
  | { readonly text: (value: Value) => Prose; readonly shown?: (value: Value) => Shown }
  | { readonly text?: undefined; readonly shown: (value: Value) => Shown };

interface Common<I extends Inputs, Value> extends Pick<Operation, 'name' | 'about' | 'effect'> {
  readonly callers?: Callers;
  readonly takesFolder?: boolean;
  readonly asciiJson?: boolean;
  readonly streams?: boolean;
  readonly typed?: string;
  readonly inputs: I;
  readonly run: (place: Place, input: InputsOf<I>) => Promise<Result<Value>> | Result<Value>;
  /** The part of the value that JSON shows, if not all of it. */
  readonly json?: (value: Value) => unknown;
  /** The part that a command or an agent of MSW uses: with `--short` the JSON is only that. */
  readonly short?: (value: Value) => unknown;
  readonly raw?: (value: Value) => string;
}

export function operation<const I extends Inputs, Value>(definition: Definition<I, Value>): Operation {
  const { name, about, effect } = definition;
  const schema = z.object(definition.inputs);
  const inputs = Object.fromEntries(
    Object.entries({
      ...definition.inputs,
      ...(definition.short !== undefined && {
        short: flag('with --json: only what a command of MSW’s uses'),
      }),
    }).map(([input, one]) => [input, meaningOf(one)] as const),
  );
  return {
    name,
    about,
    effect,
    inputs,
    callers: definition.callers ?? 'anyone',
    typed: definition.typed ?? null,
    takesFolder: definition.takesFolder ?? false,
    asciiJson: definition.asciiJson ?? false,
    streams: definition.streams ?? false,
    call: async (place, given) => {
      const parsed = schema.safeParse(given);
      if (!parsed.success) return misused(wrongInput(inputs, parsed.error.issues[0]?.path[0]));
      return replyTo(definition, await definition.run(place, parsed.data), given.short === true);
    },
  };
}

function replyTo<I extends Inputs, Value>(
  definition: Definition<I, Value>,
  result: Result<Value>,
  isShort: boolean,
): Reply {
  const { json, short, raw } = definition;
  if (result.status === 'refused' || result.status === 'misused') return result;
  const { value } = result;
  const part = isShort ? (short ?? json) : json;
  return {
    status: result.status,
    value: part === undefined ? value : part(value),
    ...(result.status === 'failed'
      ? { reason: result.reason, code: result.code ?? 1 }
      : { reason: result.notice ?? null, code: 1 }),
    ...textsOf(definition, value),
    raw: raw === undefined ? null : () => raw(value),
  };
}

function textsOf<Value>(
  texts: Texts<Value>,
  value: Value,
): Pick<Extract<Reply, { value: unknown }>, 'text' | 'shown'> {
  if (texts.text === undefined)
    return {
      text: () => fence(texts.shown(value), { cap: LONGEST_LISTING, label: prose`a listing of MSW` }),
      shown: () => texts.shown(value),
    };
  const { text, shown: own } = texts;
  return { text: () => text(value), shown: () => (own === undefined ? shown(text(value)) : own(value)) };
}

const LONGEST_LISTING = 100_000;

export function done<Value>(value: Value): Result<Value> {
  return { status: 'done', value };
}

export function refused(reason: string): Refusal {
  return { status: 'refused', reason };
}

export function misused(reason: string): Refusal {
  return { status: 'misused', reason };
}

/** As an option is typed: `max-iterations` for `maxIterations`. */
export function optionName(input: string): string {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The inverse of `optionName`: `maxIterations` for `max-iterations`. */
export function inputName(option: string): string {
  return option.replaceAll(/-[a-z]/g, (dashed) => dashed.slice(1).toUpperCase());
}

function wrongInput(inputs: Operation['inputs'], at: PropertyKey | undefined): string {
  const meaning = typeof at === 'string' && Object.hasOwn(inputs, at) ? inputs[at] : undefined;
  if (typeof at !== 'string' || meaning === undefined) return 'The inputs cannot be read.';
  const { kind, shown, range } = meaning;
  if (kind === 'word') return `It needs ${shown}.`;
  const option = `--${optionName(at)}`;
  if (range !== null) return `${option} needs a whole number from ${range[0]} to ${range[1]}.`;
  return kind === 'flag' ? `${option} takes no value.` : `${option} needs ${shown}.`;
}
