// A tool of the server: an operation under a name for models, with the inputs that a model may give.

import type { InputMeaning } from '../app/operations/inputs.ts';
import { type Operation, optionName } from '../app/operations/operation.ts';
import type { Words } from '../app/operations/request-place.ts';
import { lineOf } from '../app/workspace/cli-command.ts';
import { typedExactly } from '../core/text/typed.ts';
import { ALIASES } from './aliases.ts';

export interface Tool {
  readonly name: string;
  /** What it is for, in one sentence: all that a model knows of it besides its name and inputs. */
  readonly about: string;
  /** Such as `state show`. */
  readonly operation: string;
  /** The names of the operation's inputs, as they are listed. */
  readonly takes: readonly string[];
  /** Descriptions for a model that replace those of the help. */
  readonly says?: Readonly<Record<string, string>>;
  /** Further inputs of the operation, whoever calls. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** Another tool tells the same: it can be called, but is only listed where all are. */
  readonly isSpare?: boolean;
  /** It runs commands or asks others and may take minutes: quick calls do not wait behind it. */
  readonly isLong?: boolean;
  /** It queries others, and changes nothing there. */
  readonly isReadOnly?: boolean;
  /** It can remove existing things. */
  readonly isDestructive?: boolean;
  /** Another call with the same inputs changes nothing more. */
  readonly isIdempotent?: boolean;
  /** A negative verdict is its answer, not an error of the call. */
  readonly judges?: boolean;
  /** Its text is a listing as people read it: marked as a whole. */
  readonly isListing?: boolean;
}

export interface Argument {
  /** The operation's name for it. */
  readonly input: string;
  /** The tool's name for it. */
  readonly name: string;
  readonly meaning: InputMeaning;
}

/** The inputs that a caller of the tool may give, as they are listed. */
export function argumentsOf(tool: Tool, operation: Operation): readonly Argument[] {
  return tool.takes.map((input) => {
    const meaning = operation.inputs[input];
    if (meaning === undefined) throw new Error(`${tool.name}: ${tool.operation} takes no ${input}`);
    return {
      input,
      name: argumentName(input),
      meaning: {
        ...meaning,
        about: tool.says?.[input] ?? meaning.about,
        isRequired: isNeeded(tool, operation, input),
      },
    };
  });
}

/** The same inputs under the names that others have for them, and those that only others name. */
export function aliasesOf(tool: Tool, { inputs }: Operation): readonly Argument[] {
  const [noun = ''] = tool.operation.split(' ');
  const own = new Set(tool.takes.map(argumentName));
  return Object.entries(ALIASES[noun] ?? {}).flatMap(([name, input]) => {
    const meaning = inputs[input];
    return meaning === undefined || own.has(name)
      ? []
      : [{ input, name, meaning: { ...meaning, isRequired: false } }];
  });
}

/** The words of its refusals. @param tools all of them */
export function toolWords(tool: Tool, operation: Operation, tools: readonly Tool[]): Words {
  const taken = [...argumentsOf(tool, operation), ...aliasesOf(tool, operation)];
  return {
    self: tool.name,
    input: (input) => taken.find((one) => one.input === input)?.name ?? null,
    call: (name) => {
      const found = tools.find((one) => one.operation === name);
      return found === undefined ? lineOf(name) : typedExactly(found.name);
    },
  };
}

/** The name of an input in a tool: `max_iterations` for `maxIterations`. */
function argumentName(input: string): string {
  return optionName(input).replaceAll('-', '_');
}

/** By itself, or because the tool takes no other of those of which the operation needs one. */
function isNeeded({ takes }: Tool, { inputs, needs }: Operation, input: string): boolean {
  if (inputs[input]?.isRequired === true) return true;
  return needs.some(
    (group) => group.includes(input) && group.every((one) => one === input || !takes.includes(one)),
  );
}
