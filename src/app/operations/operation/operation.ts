// One use case as a value: its name, its inputs, its effect, who may call it, its result and how that reads. The
// command line is a table over these, and so is every other entry.

import * as z from 'zod/mini';
import { maskedValues } from '../../../adapters/files/write-record.ts';
import { fence } from '../../../core/text/fence.ts';
import { type Marked, type Prose, prose } from '../../../core/text/prose.ts';
import { type Shown, shown } from '../../../core/text/shown.ts';
import { lineInTerminal, lineOf } from '../../workspace/cli-command.ts';
import { flag, type InputMeaning, type Inputs, type InputsOf, meaningOf } from './inputs.ts';
import type { Grant, Tool } from './offers.ts';
import type { RequestPlace, Words } from './request-place.ts';

export interface Operation {
  /** `loop stop`. */
  readonly name: string;
  /** In the imperative, without a full stop. */
  readonly about: string;
  /** What may stand behind the name, for the help. */
  readonly examples: readonly string[];
  readonly effect: Effect;
  readonly callers: Callers;
  /** The slash command that does the same with the same words behind it, such as `/msw:pause`; or null. */
  readonly slash: string | null;
  /** What a person types in Claude Code instead, or null. */
  readonly typed: string | null;
  /** Null where no model can call it but through a shell. */
  readonly tool: Tool | null;
  readonly grant: Grant | null;
  /** The description of each input, by name. */
  readonly inputs: Readonly<Record<string, InputMeaning>>;
  /** Groups of inputs, of each of which at least one is needed. */
  readonly needs: readonly (readonly string[])[];
  /** The project's folder may follow the words, as in `phase next DIR`. */
  readonly takesFolder: boolean;
  /** People decide on what it lists, so its JSON has no character that a terminal could show as another. */
  readonly asciiJson: boolean;
  /** With `--json` it reports its progress, one value per line; the last one is the result. */
  readonly streams: boolean;
  /** Its calls are recorded as any other's. */
  readonly isNoted: boolean;
  /** The shape of `Reply.fields`; null where the text is the answer. */
  readonly fields: FieldsShape | null;
  /** @param raw by input name; a missing value takes its default, an invalid one is misuse */
  readonly call: (place: RequestPlace, raw: Readonly<Record<string, unknown>>) => Promise<Reply>;
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
      /** What a program reads next to the text, or null. */
      readonly fields: (() => Readonly<Record<string, Marked>>) | null;
      /** For scripts and people: the exact text from outside. Null when `text` says everything. */
      readonly raw: (() => string) | null;
    }
  | Refusal;

/** Where it was called, with the words of that entry. */
export type Called = RequestPlace & { readonly words: Words };

/** The schema of the fields, and the name under which the text stands among them. */
interface FieldsShape {
  readonly schema: z.ZodMiniObject;
  readonly text: string;
}

/** Few and short: Claude reads them as well, before the text. */
interface Fields<Value, Shape extends z.ZodMiniObject> {
  readonly schema: Shape;
  readonly of: (value: Value) => z.input<Shape> & Readonly<Record<string, Marked>>;
  /** By default `text`. */
  readonly text?: string;
}

export type Definition<I extends Inputs, Value, Shape extends z.ZodMiniObject> = Common<I, Value, Shape> &
  Texts<Value>;

/** A text for Claude, from which that for people follows unless it is another one; or a listing for people alone. */
type Texts<Value> =
  | { readonly text: (value: Value) => Prose; readonly shown?: (value: Value) => Shown }
  | { readonly text?: undefined; readonly shown: (value: Value) => Shown };

interface Common<I extends Inputs, Value, Shape extends z.ZodMiniObject>
  extends Pick<Operation, 'name' | 'about' | 'effect'> {
  readonly examples?: readonly string[];
  readonly callers?: Callers;
  readonly takesFolder?: boolean;
  readonly asciiJson?: boolean;
  readonly streams?: boolean;
  readonly isNoted?: boolean;
  readonly slash?: string;
  /** By default the slash command. */
  readonly typed?: string;
  readonly tool?: Tool<NoInfer<keyof I & string>>;
  readonly grant?: Grant<NoInfer<keyof I & string>>;
  readonly inputs: I;
  readonly needs?: readonly (readonly (keyof I & string)[])[];
  readonly run: (place: Called, input: InputsOf<I>) => Promise<Result<Value>> | Result<Value>;
  /** Such as ids, states and counts, where a program would have to read them in the text. */
  readonly fields?: Fields<Value, Shape>;
  /** The part of the value that JSON shows, if not all of it. */
  readonly json?: (value: Value) => unknown;
  /** The part that a command or an agent of MSW uses: with `--short` the JSON is only that. */
  readonly short?: (value: Value) => unknown;
  readonly raw?: (value: Value) => string;
}

export function operation<const I extends Inputs, Value, Shape extends z.ZodMiniObject = z.ZodMiniObject>(
  definition: Definition<I, Value, Shape>,
): Operation {
  const { name, about, effect, fields, needs = [], examples = [] } = definition;
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
    needs,
    callers: definition.callers ?? 'anyone',
    slash: definition.slash ?? null,
    typed: definition.typed ?? definition.slash ?? null,
    tool: definition.tool ?? null,
    grant: definition.grant ?? null,
    takesFolder: definition.takesFolder ?? false,
    asciiJson: definition.asciiJson ?? false,
    examples,
    streams: definition.streams ?? false,
    isNoted: definition.isNoted ?? true,
    fields: fields === undefined ? null : { schema: fields.schema, text: fields.text ?? 'text' },
    call: async (place, given) => {
      const words = place.words ?? terminalWords({ name, inputs }, place.caller.mark === null);
      const parsed = schema.safeParse(effect === 'reads' ? given : withoutSecrets(inputs, given));
      if (!parsed.success) return misused(wrongInput(inputs, words, parsed.error.issues[0]?.path[0]));
      const lacking = needs.find((group) => group.every((input) => isEmpty(given[input])));
      if (lacking !== undefined) return misused(`${words.self} needs ${oneOf(lacking, words, inputs)}.`);
      const result = await definition.run({ ...place, words }, parsed.data);
      return replyTo(definition, result, given.short === true);
    },
  };
}

/** What an operation is given to write or to send, however it uses it: in names of files too. */
function withoutSecrets(
  inputs: Operation['inputs'],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const mayStay = (name: string): boolean => {
    const { kind, isPath, isExact, choices } = inputs[name] ?? {};
    return isPath === true || isExact === true || kind === 'stdin' || (choices ?? null) !== null;
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, mayStay(name) ? value : maskedValues(value)]),
  );
}

function replyTo<I extends Inputs, Value, Shape extends z.ZodMiniObject>(
  definition: Definition<I, Value, Shape>,
  result: Result<Value>,
  isShort: boolean,
): Reply {
  const { json, short, fields, raw } = definition;
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
    fields: fields === undefined ? null : () => fields.of(value),
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

/** The words of the command line. @param isPerson whether the caller reads them in a terminal or a script */
export function terminalWords(
  { name, inputs }: Pick<Operation, 'name' | 'inputs'>,
  isPerson: boolean,
): Words {
  return {
    self: name,
    input: (input) => {
      const meaning = inputs[input];
      if (meaning === undefined || meaning.kind === 'records') return null;
      return meaning.kind === 'word' ? meaning.shown : `--${optionName(input)}`;
    },
    call: isPerson ? lineInTerminal : lineOf,
  };
}

/** As an option is typed: `max-iterations` for `maxIterations`. */
export function optionName(input: string): string {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The inverse of `optionName`: `maxIterations` for `max-iterations`. */
export function inputName(option: string): string {
  return option.replaceAll(/-[a-z]/g, (dashed) => dashed.slice(1).toUpperCase());
}

/** True for a value that is as good as none. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function oneOf(wanted: readonly string[], words: Words, inputs: Operation['inputs']): string {
  const names = wanted.flatMap((input) => {
    const [name, meaning] = [words.input(input), inputs[input]];
    const isOption = name?.startsWith('--') === true && meaning?.kind !== 'word';
    return isOption ? `${name} ${meaning?.shown ?? ''}`.trim() : (name ?? []);
  });
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

function wrongInput(inputs: Operation['inputs'], words: Words, at: PropertyKey | undefined): string {
  const meaning = typeof at === 'string' && Object.hasOwn(inputs, at) ? inputs[at] : undefined;
  if (typeof at !== 'string' || meaning === undefined) return 'The inputs cannot be read.';
  const { kind, shown, range } = meaning;
  if (kind === 'word') return `${words.self} needs ${shown}.`;
  const option = words.input(at) ?? at;
  if (range !== null) return `${option} needs a whole number from ${range[0]} to ${range[1]}.`;
  return kind === 'flag' ? `${option} takes no value.` : `${option} needs ${shown}.`;
}
