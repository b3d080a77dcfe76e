// How an operation is offered besides the command line: as a tool of the server, and as a call that Claude may make
// without a question.

import type { CommandName } from '../../../core/commands/slash-commands.ts';

/** A tool of the server. Nothing that only a person may decide becomes one. */
export interface Tool<Input extends string = string> {
  readonly name: string;
  /** What it is for, in one sentence: all that a model knows of it besides its name and inputs. */
  readonly about: string;
  /** The inputs that a model may give, in the order of the listing, with a description for it; null: that of the help. */
  readonly takes: Readonly<Partial<Record<Input, string | null>>>;
  /**
   * Inputs that are accepted without being listed, each with the input that it means: what the specifications and
   * notebooklm-mcp call them, and inputs that only a refusal names.
   */
  readonly aliases?: Readonly<Record<string, Input>>;
  /** Another tool tells the same: it can be called, but is only listed where all are. */
  readonly isSpare?: boolean;
  /** It runs commands or asks others and may take minutes: quick calls do not wait behind it. */
  readonly isLong?: boolean;
  /**
   * Agents ask it again and again, and it only looks at files: the server answers it in its own process, without
   * waiting for other calls.
   */
  readonly isPolled?: boolean;
  /** It queries others, and changes nothing there. */
  readonly isReadOnly?: boolean;
  /** It can remove existing things. */
  readonly isDestructive?: boolean;
  /** Another call with the same inputs changes nothing more. */
  readonly isIdempotent?: boolean;
  /** A negative verdict is its answer, not an error of the call. */
  readonly judges?: boolean;
  /** The slash command whose prompt has a model call this tool. */
  readonly command?: CommandName;
  /** The agent that may call it without a question, with these inputs alone, once the user has typed the command. */
  readonly grant?: {
    readonly to: readonly CommandName[];
    readonly agent: string;
    readonly takes: readonly Input[];
  };
}

/** A call of the command line that Claude may make without a question. Never one that decides for people. */
export interface Grant<Input extends string = string> {
  /** The user must have typed one of these in the session. */
  readonly to: readonly CommandName[];
  /** Only this agent may make the call. */
  readonly agent?: string;
  /** Besides `--json` and `--project`. */
  readonly options?: readonly (Input | 'short')[];
}
