// Parses the arguments of `/msw:go`: its own options come before or after the task. The rest is parsed as for
// `/msw:loop`, since it may become a loop.

import { type OptionName, requestDefaults } from '../commands/loop-options.ts';
import { WAYS, type Way } from '../commands/slash-commands.ts';
import { withOption } from '../loop/parse-arguments.ts';
import { readSegments } from '../loop/read-segments.ts';
import { closestWord } from '../text/closest-word.ts';
import { plainLine } from '../text/plain-line.ts';

export interface GoRequest {
  /** The user's text, byte for byte; null for none. */
  readonly task: string | null;
  /** The names of the loop options that were typed. */
  readonly loopOptions: readonly string[];
  /** The task and the loop options, as typed. */
  readonly typed: string;
  readonly said: Way | null;
  /** Explain the choice without acting on it. */
  readonly explain: boolean;
  /** Null unless the milestone is to be closed. */
  readonly close: Closing | null;
  /** Null unless the plan's steps are to follow one another. */
  readonly until: Budget | null;
}

interface Budget {
  readonly maxSteps: number;
  readonly maxMinutes: number;
}

interface Closing {
  readonly tag: boolean;
  readonly keepPhases: boolean;
  readonly anyway: boolean;
}

export type ReadGo =
  | { readonly status: 'ok'; readonly request: GoRequest }
  /** One sentence that says what to type instead. */
  | { readonly status: 'refused'; readonly reason: string };

export function readGo(raw: string): ReadGo {
  const { rest, options } = takeOwn(raw.trim());
  const segments = readSegments(rest);
  if (segments.status === 'refused') return { status: 'refused', reason: inGo(segments.reason) };
  const as = options.get('as');
  const said = WAYS.find((path) => path === as) ?? null;
  if (as !== undefined && said === null) return { status: 'refused', reason: unknownWay(as, '--as ') };
  const task = segments.task.trim() === '' ? null : segments.task;
  const loopOptions = segments.options.map(({ name }) => name);
  const until = options.get('until');
  const problem =
    until === undefined
      ? misplaced(options, { task, said, loopOptions })
      : misplacedUntil(options, { task, loopOptions });
  if (problem !== null) return { status: 'refused', reason: problem };
  const budget = until === undefined ? null : budgetOf(segments.options);
  if (typeof budget === 'string') return { status: 'refused', reason: budget };
  const has = (name: string): boolean => options.has(name);
  const close = { tag: has('tag'), keepPhases: has('keep-phases'), anyway: has('anyway') };
  return {
    status: 'ok',
    request: {
      ...{ task, loopOptions, said, typed: rest, explain: has('explain') },
      close: has('close') ? close : null,
      until: budget,
    },
  };
}

/** Whether anything is to be done: a recipe brings its own task. */
export function hasTask({ task, loopOptions }: Pick<GoRequest, 'task' | 'loopOptions'>): boolean {
  return task !== null || loopOptions.includes('recipe');
}

/** One sentence about options that do not go together. */
function misplaced(
  options: ReadonlyMap<string, string>,
  { task, said, loopOptions }: Pick<GoRequest, 'task' | 'said' | 'loopOptions'>,
): string | null {
  const [first] = loopOptions;
  const isClosing = options.has('close');
  const ofClosing = ['tag', 'keep-phases', 'anyway'].find((name) => options.has(name));
  if (ofClosing !== undefined && !isClosing)
    return `Option --${ofClosing} belongs to --close: /msw:go --close --${ofClosing}.`;
  if (isClosing && (task !== null || first !== undefined))
    return 'Option --close takes no task: /msw:go --close closes the milestone.';
  if (first === undefined) return null;
  if (!hasTask({ task, loopOptions })) return `The task is missing: /msw:go "what to do" --${first} ...`;
  return said === null || said === 'loop'
    ? null
    : `Option --${first} belongs to a loop: leave it out, or leave out --as ${said}.`;
}

/** One sentence about what does not go with `--until`. */
function misplacedUntil(
  options: ReadonlyMap<string, string>,
  { task, loopOptions }: Pick<GoRequest, 'task' | 'loopOptions'>,
): string | null {
  if (options.get('until') !== 'blocked')
    return `--until ${plainLine(options.get('until') ?? '', 40)} is unknown: /msw:go --until blocked works until a person is needed.`;
  if (task !== null)
    return 'Option --until takes no task: /msw:go --until blocked takes the steps of the plan.';
  const other = [...options.keys()].find((name) => name !== 'until');
  if (other !== undefined) return `Options --until and --${other} do not go together.`;
  const foreign = loopOptions.find((name) => name !== 'max-iterations' && name !== 'max-minutes');
  return foreign === undefined
    ? null
    : `Option --${foreign} belongs to a loop: with --until there are --max-iterations and --max-minutes.`;
}

/** Or one sentence that says what is wrong with a number. */
function budgetOf(
  options: readonly { readonly name: OptionName; readonly value: string }[],
): Budget | string {
  let request = requestDefaults;
  for (const { name, value } of options) {
    const next = withOption(request, name, value);
    if (typeof next === 'string') return next;
    request = next;
  }
  return { maxSteps: request.maxIterations, maxMinutes: request.maxMinutes };
}

const OWN = String.raw`--(?:(?<as>as|until)(?:=|\s{1,9})(?<path>[^\s"']{1,40})|(?<flag>explain|close|tag|keep-phases|anyway))`;
const FIRST = new RegExp(`^${OWN}(?=\\s|$)\\s*`);
const LAST = new RegExp(`(?:^|\\s)${OWN}$`);

/** After a lone `--`, every byte belongs to the task. */
function takeOwn(raw: string) {
  const options = new Map<string, string>();
  const isOpen = !/(?:^|\s)--(?=\s|$)/.test(raw);
  let rest = raw;
  for (;;) {
    const match = FIRST.exec(rest) ?? (isOpen ? LAST.exec(rest) : null);
    if (match === null) return { rest, options };
    const { as, path = '', flag = '' } = match.groups ?? {};
    options.set(as ?? flag, path);
    rest = `${rest.slice(0, match.index)}${rest.slice(match.index + match[0].length)}`.trim();
  }
}

/** One sentence. @param before what stands before the name of a way */
export function unknownWay(name: string, before = ''): string {
  const meant = closestWord(name, WAYS);
  const hint = meant === null ? '' : `did you mean ${before}${meant}? `;
  return `${before}${plainLine(name, 40)} is unknown: ${hint}${meant === null ? 'there are' : 'There are'} ${WAYS.join(', ')}.`;
}

function inGo(reason: string): string {
  return /^Unknown option --(?:as|until|explain|close|tag|keep-phases|anyway)\b/.test(reason)
    ? 'The options of /msw:go itself stand before the task or behind everything else: /msw:go --as loop "what to do".'
    : reason;
}
