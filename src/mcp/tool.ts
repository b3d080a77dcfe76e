// A tool of the server: an operation under the name that a model reads, with those of its inputs that a model may give.

import { type Operation, optionName } from '../app/operations/operation.ts';

export interface Tool {
  readonly name: string;
  /** What it is for, in a sentence: all that a model knows of it besides its name and inputs. */
  readonly about: string;
  /** `state show`. */
  readonly operation: string;
  /** By the names of the operation's inputs. */
  readonly takes: readonly string[];
  /** What a model is told of them in place of what the help says; empty where the name says it all. */
  readonly says?: Readonly<Record<string, string>>;
  /** What else the operation is given, whoever calls. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** It asks others, and changes nothing there. */
  readonly isReadOnly?: boolean;
  /** It can take away what is there. */
  readonly isDestructive?: boolean;
  /** Called again with the same inputs, it changes nothing more. */
  readonly isIdempotent?: boolean;
  /** That what was judged fails is its answer, and no error of the call. */
  readonly judges?: boolean;
  /** What its result holds at least, each field by its type. */
  readonly output: Readonly<Record<string, 'string' | 'number' | 'boolean' | 'array' | 'object'>>;
}

/** As a tool's input is named: `max_iterations` for `maxIterations`. */
function argumentName(input: string): string {
  return optionName(input).replaceAll('-', '_');
}

/** The inputs that a caller of the tool may give, by the names that it uses. */
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
