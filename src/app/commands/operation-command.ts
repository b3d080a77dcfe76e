// Answers a slash command by an operation. What is typed behind the command becomes the operation's inputs.

import type { CommandInput } from '../../adapters/claude-code/hook-input.ts';
import { SLASHED } from '../../core/commands/line-to-type.ts';
import { readTyped } from '../../core/commands/read-typed.ts';
import { findCommand } from '../../core/commands/slash-commands.ts';
import { readHint } from '../../core/loop/plans/plan-control.ts';
import { type Answer, sayLines } from '../../core/text/answer.ts';
import { findOperation } from '../operations/nouns.ts';
import { inputName, type Operation, terminalWords } from '../operations/operation/operation.ts';
import type { RequestPlace } from '../operations/operation/request-place.ts';
import type { Workspace } from '../workspace/workspace.ts';

type TypedInputs = (input: CommandInput, operation: Operation) => Readonly<Record<string, unknown>>;

/** The caller counts as a person. @param name such as `loop pause` */
export function byOperation(name: string, inputsOf: TypedInputs = typedInputs) {
  return async ({ project, env, now }: Workspace, input: CommandInput): Promise<Answer> => {
    const place: RequestPlace = {
      folder: project,
      origin: 'session',
      cwd: project,
      env,
      now,
      caller: { mark: null, isTerminal: true },
      tell: () => {},
      show: () => {},
      emit: () => {},
    };
    const operation = await findOperation(name);
    // Options are typed as in a terminal.
    const words = { ...terminalWords(operation, false), self: `/msw:${input.command}` };
    const reply = await operation.call({ ...place, words }, inputsOf(input, operation));
    return 'shown' in reply ? { kind: 'answer', text: reply.shown() } : sayLines(reply.reason);
  };
}

/** The operation that says it does the same as this command, or null. */
export function operationOf(command: string): string | null {
  return SLASHED.find(([, typed]) => typed === `/msw:${command}`)?.[0] ?? null;
}

/** Words in the order of the operation's, options by their names; the last word takes all that are left. */
function typedInputs({ command, args, session }: CommandInput, { inputs }: Operation) {
  const words = Object.keys(inputs).filter((input) => inputs[input]?.kind === 'word');
  const common = Object.hasOwn(inputs, 'session') ? { session } : {};
  const known = findCommand(command);
  const [first] = words;
  if (known?.takesText === true) return first === undefined ? common : { ...common, [first]: readHint(args) };
  const typed = known === undefined ? null : readTyped(known.name, args);
  // A refusal was answered earlier.
  if (typed === null || typed.status === 'refused') return common;
  const last = words.length - 1;
  const named = words.flatMap((word, at) => {
    const given = typed.words.slice(at, at === last ? undefined : at + 1);
    return given.length === 0 ? [] : [[word, given.join(' ')] as const];
  });
  const options = typed.options.map(([option, value]) => {
    const input = inputName(option);
    return [input, inputs[input]?.kind === 'flag' ? true : value] as const;
  });
  return { ...common, ...Object.fromEntries([...named, ...options]) };
}
