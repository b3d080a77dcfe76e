// What the scripted model answers: a queue of steps per lane, and rules that take precedence over the queue.

import type { Lane, ModelRequest } from './model-request.ts';

/**
 * One answer. `before` holds the whole answer back, `between` holds back the part after the first half of the text (of
 * which the interactive client shows the complete lines). `status` answers with that HTTP status and an API error;
 * `hang` never answers.
 */
export type Answer = {
  readonly text?: string;
  readonly thinking?: string;
  readonly tools?: readonly ToolCall[];
  readonly before?: Gate;
  readonly between?: Gate;
  readonly status?: number;
  readonly error?: { readonly type: string; readonly message: string };
  readonly hang?: boolean;
};

export type ToolCall = { readonly name: string; readonly input: Readonly<Record<string, unknown>> };

/** A string is the text of an answer; a function sees the request. */
export type Step = string | Answer | ((request: ModelRequest) => string | Answer | Promise<string | Answer>);

/** `when` is matched against the last user text (text and tool results), or called; the first matching rule answers. */
type Rule = {
  readonly when: RegExp | ((request: ModelRequest) => boolean);
  readonly lane?: Lane;
  readonly answer: Step;
};

/** The steps of a lane are used one after the other; the last one is repeated. */
export type Script = { readonly [lane in Lane]?: readonly Step[] } & { readonly rules?: readonly Rule[] };

/** Chooses the answer to one request; `turn` is the number of requests of that lane answered from the queue so far. */
export const chooseAnswer = async (script: Script, request: ModelRequest, turn: number): Promise<Answer> => {
  const step = ruleFor(script, request)?.answer ?? queued(script, request.lane, turn);
  const chosen = typeof step === 'function' ? await step(request) : step;
  return typeof chosen === 'string' ? { text: chosen } : chosen;
};

/** The rule that answers the request instead of the queue, if there is one. */
export const ruleFor = (script: Script, request: ModelRequest): Rule | undefined =>
  script.rules?.find((rule) => (rule.lane ?? 'main') === request.lane && fits(rule, request));

/** A step for loop tests: call `tool` first, then, once its result is back, say `text`. */
export const toolThenText =
  (tool: ToolCall, text: string): Step =>
  (request) =>
    request.toolResults.length > 0 ? { text } : { tools: [tool] };

const fits = (rule: Rule, request: ModelRequest): boolean =>
  typeof rule.when === 'function'
    ? rule.when(request)
    : rule.when.test([request.userText, ...request.toolResults].join('\n'));

const DEFAULTS: Readonly<Record<Lane, Step>> = {
  side: '{"title":"A test"}',
  sub: 'sub done',
  compaction: '<analysis>x</analysis><summary>A summary.</summary>',
  main: 'done',
};

const queued = (script: Script, lane: Lane, turn: number): Step => {
  const steps = script[lane] ?? [];
  return steps[Math.min(turn, steps.length - 1)] ?? DEFAULTS[lane];
};

/** `opened` settles when `open()` is called; opening twice does nothing. */
type Gate = { readonly opened: Promise<void>; readonly open: () => void };

export const makeGate = (): Gate => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
