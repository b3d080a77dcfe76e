// A tool of the server: an operation under a name for models, with the inputs that a model may give.

import type { InputMeaning } from '../app/operations/operation/inputs.ts';
import type { Tool } from '../app/operations/operation/offers.ts';
import { type Operation, optionName } from '../app/operations/operation/operation.ts';
import type { Words } from '../app/operations/operation/request-place.ts';
import { lineOf } from '../app/workspace/cli-command.ts';
import { typedExactly } from '../core/text/typed.ts';
import NAMES from './tool-names.json' with { type: 'json' };

export interface ToolOperation extends Operation {
  readonly tool: Tool;
}

export function isTool(operation: Operation): operation is ToolOperation {
  return operation.tool !== null;
}

/** The operation's name by the tool's. Generated, so that a call loads no operation but its own. */
export const TOOL_NAMES: Readonly<Record<string, string>> = NAMES;

export interface Argument {
  /** The operation's name for it. */
  readonly input: string;
  /** The tool's name for it. */
  readonly name: string;
  readonly meaning: InputMeaning;
}

/** The inputs that a caller of the tool may give, as they are listed. */
export function argumentsOf(operation: ToolOperation): readonly Argument[] {
  return Object.entries(operation.tool.takes).flatMap(([input, about]) => {
    const meaning = operation.inputs[input];
    if (meaning === undefined) return [];
    const isRequired = isNeeded(operation, input);
    return [
      {
        input,
        name: argumentName(input),
        meaning: { ...meaning, about: about ?? meaning.about, isRequired },
      },
    ];
  });
}

/** The same inputs under the names that others have for them, and those that only others name. */
export function aliasesOf({ tool, inputs }: ToolOperation): readonly Argument[] {
  return Object.entries(tool.aliases ?? {}).flatMap(([name, input]) => {
    const meaning = inputs[input];
    return meaning === undefined ? [] : [{ input, name, meaning: { ...meaning, isRequired: false } }];
  });
}

/** The words of its refusals. */
export function toolWords(operation: ToolOperation): Words {
  const taken = [...argumentsOf(operation), ...aliasesOf(operation)];
  return {
    self: operation.tool.name,
    input: (input) => taken.find((one) => one.input === input)?.name ?? null,
    call: (name) => {
      const [tool] = Object.entries(TOOL_NAMES).find(([, called]) => called === name) ?? [];
      return tool === undefined ? lineOf(name) : typedExactly(tool);
    },
  };
}

/** The name of an input in a tool: `max_iterations` for `maxIterations`. */
function argumentName(input: string): string {
  return optionName(input).replaceAll('-', '_');
}

/** By itself, or because the tool takes no other of those of which the operation needs one. */
function isNeeded({ tool: { takes }, inputs, needs }: ToolOperation, input: string): boolean {
  if (inputs[input]?.isRequired === true) return true;
  return needs.some(
    (group) => group.includes(input) && group.every((one) => one === input || !Object.hasOwn(takes, one)),
  );
}
