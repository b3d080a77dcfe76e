// A tool of the server: an operation under a name for models, with the inputs that a model may give.

import { type Operation, optionName } from '../app/operations/operation.ts';

export interface Tool {
  readonly name: string;
  /** What it is for, in one sentence: all that a model knows of it besides its name and inputs. */
  readonly about: string;
  /** Such as `state show`. */
  readonly operation: string;
  /** The names of the operation's inputs. */
  readonly takes: readonly string[];
  /** Descriptions for a model that replace those of the help; empty when the name says it all. */
  readonly says?: Readonly<Record<string, string>>;
  /** Further inputs of the operation, whoever calls. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** It queries others, and changes nothing there. */
  readonly isReadOnly?: boolean;
  /** It can remove existing things. */
  readonly isDestructive?: boolean;
  /** Another call with the same inputs changes nothing more. */
  readonly isIdempotent?: boolean;
  /** A negative verdict is its answer, not an error of the call. */
  readonly judges?: boolean;
  /** The fields that every result has, with their types. */
  readonly output: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'array' | 'object'>>;
}

/** The name of an input in a tool: `max_iterations` for `maxIterations`. */
function argumentName(input: string): string {
  return optionName(input).replaceAll('-', '_');
}

/** The inputs that a caller of the tool may give, under their names in the tool. */
export function argumentsOf(tool: Tool, { inputs }: Operation) {
  return tool.takes.map((input) => {
    const meaning = inputs[input];
    if (meaning === undefined) throw new Error(`${tool.name}: ${tool.operation} takes no ${input}`);
    return {
      input,
      name: argumentName(input),
      meaning: { ...meaning, about: tool.says?.[input] ?? meaning.about },
    };
  });
}
