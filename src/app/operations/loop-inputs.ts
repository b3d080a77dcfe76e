// The options of `/msw:loop` as inputs of operations: their values go to the loop's own parser.

import type * as z from 'zod/mini';
import { LOOP_OPTIONS, type LoopRequest, optionMeaning } from '../../core/commands/loop-options.ts';
import { endsInBackslash, parseArguments, typedArguments } from '../../core/loop/parse-arguments.ts';
import { exact, flag, list, naming, text } from './operation/inputs.ts';
import { inputName, optionName, type Refusal } from './operation/operation.ts';

/** All options except `--trust`, which is `trust add` in a terminal. */
export function loopInputs() {
  const { trust: _, ...offered } = LOOP_OPTIONS;
  const inputs = Object.entries(offered).map(([name, option]) => {
    const about = optionMeaning(option);
    if (option.kind === 'flag') return [inputName(name), flag(about)] as const;
    const isRepeated = option.kind === 'list' || option.kind === 'commands';
    const input = exact(isRepeated ? list(option.shown, about) : text(option.shown, about));
    return [inputName(name), name === 'recipe' ? naming('recipe', input) : input] as const;
  });
  return Object.fromEntries(inputs) as Readonly<
    Record<InputName<keyof typeof offered>, z.ZodMiniType<string | boolean | string[] | null>>
  >;
}

type InputName<Option extends string> = Option extends `${infer Word}-${infer More}`
  ? `${Word}${Capitalize<InputName<More>>}`
  : Option;

/** @param options by input name */
export function readLoopInputs(
  task: string,
  options: Readonly<Record<string, string | boolean | string[] | null>>,
): { readonly status: 'ok'; readonly request: LoopRequest } | Extract<Refusal, { status: 'misused' }> {
  const values = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [optionName(name), value] as const),
  );
  const bad = endsInBackslash(values);
  if (bad !== null) return { status: 'misused', reason: `Option --${bad} must not end in a backslash.` };
  const parsed = parseArguments(typedArguments(task, values));
  return parsed.status === 'refused'
    ? { status: 'misused', reason: parsed.reason }
    : { status: 'ok', request: parsed.request };
}
