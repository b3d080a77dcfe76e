// Runs an operation with the typed words and options, and prints its text or, with `--json`, the result itself.

import { parseArgs } from 'node:util';
import { CHECK_MARK } from '../adapters/environment/client-marks.ts';
import { boundedOutput } from '../adapters/process/bounded-output.ts';
import type { InputMeaning } from '../app/operations/operation/inputs.ts';
import { namedFolder, namedPath } from '../app/operations/operation/named-path.ts';
import {
  type FailureCode,
  type Operation,
  optionName,
  type Refusal,
  type Reply,
} from '../app/operations/operation/operation.ts';
import type { Caller, RequestPlace } from '../app/operations/operation/request-place.ts';
import { isNoted, refuseCaller } from '../app/operations/operation/who-may-call.ts';
import { ownCommand } from '../app/workspace/cli-command.ts';
import { FORMER_NAMES } from '../core/commands/loop-options.ts';
import { closestWord } from '../core/text/closest-word.ts';
import { countIn } from '../core/text/count-in.ts';
import { forPeople } from '../core/text/for-people.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { type Prose, prose } from '../core/text/prose.ts';
import { asciiJson, proseJson } from '../core/text/prose-json.ts';
import { asShown, type Shown } from '../core/text/shown.ts';
import type { Call } from './call.ts';
import { type Screen, screenOn } from './screen.ts';

/** What the entry turns into streams and an exit code. */
export interface CommandOutcome {
  /** 0: done; 1: the operation failed; 2: wrong usage; other codes specify a failure. */
  readonly code: 0 | 2 | FailureCode;
  /** For stdout: for a person, or for Claude when one of its tools made the call. */
  readonly text: Prose | Shown;
  /** One line for stderr: what is wrong and what to do. Null also when the text says it. */
  readonly problem: string | null;
}

export async function runOperation(operation: Operation, call: Call): Promise<CommandOutcome> {
  const typed = readTyped(operation, call.args);
  if (typeof typed === 'string') return misusedCall(typed);
  const { words, values } = typed;
  const isJson = values.json === true;
  const refusal = refuseCaller(operation, call.caller);
  // Stdout is for the result and for everything that a script may read meanwhile.
  const stream = operation.streams || isJson ? process.stderr : process.stdout;
  const screen = screenOn(stream, stream.isTTY ? await withColours(call.env) : call.env);
  const reply = refusal ?? (await ask(operation, { ...call, screen }, words, values));
  screen.clear();
  return isJson ? jsonOutcome(reply, operation, values.short === true) : textOutcome(reply, call.caller);
}

/** `env`, with NO_COLOR for a user whose settings want none. */
async function withColours(env: Call['env']): Promise<Call['env']> {
  const [{ ownUserFolder }, { withColourChoice }] = await Promise.all([
    import('../adapters/claude-code/own-user-folder.ts'),
    import('../adapters/user/colour-choice.ts'),
  ]);
  const folder = ownUserFolder(null, env);
  return folder.status === 'ok' ? withColourChoice(folder.path, env) : env;
}

export function misusedCall(problem: string): CommandOutcome {
  return { code: 2, text: prose``, problem };
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

async function ask(
  operation: Operation,
  call: Call & { readonly screen: Screen },
  words: readonly string[],
  values: Values,
): Promise<Reply> {
  const raw = await inputsOf(operation, call, words, values);
  if ('status' in raw) return raw;
  const wanted = folderWord(operation, words) ?? (typeof values.project === 'string' ? values.project : null);
  const session = call.env.CLAUDE_PROJECT_DIR || null;
  const folder = namedFolder(call, wanted ?? session);
  if (folder.status === 'refused') return folder;
  const place: RequestPlace = {
    folder: folder.path,
    origin: wanted !== null ? 'named' : session !== null || call.caller.mark !== null ? 'session' : 'here',
    cwd: call.cwd,
    env: call.env,
    now: Date.now,
    caller: call.caller,
    tell: (line) => {
      call.screen.clear();
      process.stderr.write(`${plainLine(line, 400)}\n`);
    },
    show: call.screen.show,
    emit: (value, line) => {
      if (values.json === true) process.stdout.write(`${proseJson(value, 0)}\n`);
      else if (line !== undefined) {
        call.screen.clear();
        process.stdout.write(`${forPeople([line], Infinity)}\n`);
      }
    },
  };
  const reply = await operation.call(place, raw.inputs);
  if (!isNoted(operation, call.caller)) return reply;
  // A separate chunk, like the operations.
  const { noteCall } = await import('../app/operations/operation/note-call.ts');
  await noteCall(operation, place, raw.inputs, reply);
  return reply;
}

/** The words and options, by the names of the inputs, or a refusal. */
async function inputsOf(
  { name, inputs }: Operation,
  call: Call,
  words: readonly string[],
  values: Values,
): Promise<{ readonly inputs: Readonly<Record<string, unknown>> } | Refusal> {
  const raw: Record<string, unknown> = {};
  const rest = [...words];
  for (const [input, meaning] of Object.entries(inputs)) {
    const given = meaning.kind === 'word' ? rest.shift() : values[optionName(input)];
    const read = await (meaning.kind === 'stdin'
      ? readPiped(name)
      : meaning.isMany
        ? readMany(call, meaning, [given, ...rest.splice(0)])
        : readTypedInput(call, meaning, optionName(input), given));
    if (read.status !== 'ok') return read;
    if (read.value !== undefined) raw[input] = read.value;
  }
  return { inputs: raw };
}

type ReadInput = { readonly status: 'ok'; readonly value: unknown } | Refusal;

function readMany(call: Call, meaning: InputMeaning, given: readonly Values[string][]): ReadInput {
  const read = given.map((one) => readTypedInput(call, meaning, '', one));
  const values = read.flatMap((one) => (one.status === 'ok' ? [one.value] : []));
  return read.find(({ status }) => status !== 'ok') ?? { status: 'ok', value: values };
}

function readTypedInput(call: Call, meaning: InputMeaning, option: string, value: Values[string]): ReadInput {
  const { range, isPath } = meaning;
  if (Array.isArray(value)) return readMany(call, meaning, value);
  if (typeof value !== 'string') return { status: 'ok', value };
  if (range !== null) {
    const number = countIn(value, range);
    if (number !== null) return { status: 'ok', value: number };
    const [least, most] = range;
    const shown = plainLine(value, 40);
    return {
      status: 'misused',
      reason: `--${option} needs a whole number from ${least} to ${most}, not "${shown}".`,
    };
  }
  if (!isPath) return { status: 'ok', value };
  const named = namedPath(call, value);
  return named.status === 'ok' ? { status: 'ok', value: named.path } : named;
}

/** Of any size, in bounded memory. */
async function readPiped(name: string): Promise<ReadInput> {
  if (process.stdin.isTTY)
    return { status: 'misused', reason: `${name} reads stdin: put "< output" or a pipe to it.` };
  const kept = boundedOutput();
  try {
    for await (const chunk of process.stdin) if (Buffer.isBuffer(chunk)) kept.write('stdin', chunk);
  } catch {
    return { status: 'refused', reason: 'Stdin cannot be read: pass the output as a pipe or a file.' };
  }
  return { status: 'ok', value: kept.read().output.replace(/^\uFEFF/, '') };
}

function folderWord(operation: Operation, words: readonly string[]): string | null {
  return operation.takesFolder ? (words[wordsOf(operation).length] ?? null) : null;
}

/** The words and options of a call, or a sentence that says what is wrong with them. */
export function readTyped(
  operation: Operation,
  args: readonly string[],
): { readonly words: readonly string[]; readonly values: Values } | string {
  const { name } = operation;
  const parsed = parse(operation, args);
  if (typeof parsed === 'string') return `${parsed} (${ownCommand()} ${name} --help)`;
  const words = wordsOf(operation);
  const names = words.map(({ shown }) => shown).join(', and ');
  const needed = words.filter(({ isRequired }) => isRequired).length;
  const count = parsed.words.length;
  if (count < needed || parsed.words.slice(0, needed).some((word) => word.trim() === ''))
    return `${name} needs ${names}.`;
  if (words.some(({ isMany }) => isMany)) return parsed;
  if (count <= words.length + (operation.takesFolder ? 1 : 0)) return parsed;
  const takes =
    words.length === 0 ? 'no arguments besides its options' : `only ${names}; put text with spaces in quotes`;
  return `${name} takes ${takes}.`;
}

function parse({ inputs }: Operation, args: readonly string[]) {
  const options = Object.entries(inputs).flatMap(([input, { kind }]) => {
    if (kind === 'word' || kind === 'stdin' || kind === 'records') return [];
    const type = kind === 'flag' ? ('boolean' as const) : ('string' as const);
    return [[optionName(input), { type, multiple: kind === 'list' }] as const];
  });
  const bare = new Set(
    Object.entries(inputs).flatMap(([input, { kind }]) =>
      kind === 'maybe' ? [`--${optionName(input)}`] : [],
    ),
  );
  const names = new Set(options.map(([name]) => name));
  const former = new Map<string, string>(
    [...FORMER_NAMES].flatMap(([old, name]) => (names.has(name) ? [[`--${old}`, `--${name}`] as const] : [])),
  );
  const common = { json: { type: 'boolean' as const }, project: { type: 'string' as const } };
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => (bare.has(arg) ? `${arg}=` : (former.get(arg) ?? arg))),
      options: { ...common, ...Object.fromEntries(options) },
      allowPositionals: true,
      strict: true,
    });
    return { words: positionals, values };
  } catch (error) {
    return wrongOption(error, [...options.map(([option]) => option), ...Object.keys(common)]);
  }
}

/** Node's message without its advice, and the option that was probably meant. */
function wrongOption(error: unknown, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const [told = message] = message.split(/(?<=\.) |\n/);
  const [, wrong] = /^Unknown option '(--[^']+)'/.exec(told) ?? [];
  const options = known.map((name) => `--${name}`);
  const meant = wrong === undefined ? null : closestWord(wrong, options);
  return meant === null ? told : `${told} Did you mean ${meant}?`;
}

function wordsOf({ inputs }: Operation) {
  return Object.values(inputs).filter(({ kind }) => kind === 'word');
}

function codeOf(reply: Reply): CommandOutcome['code'] {
  if (reply.status === 'done') return 0;
  return reply.status === 'misused' ? 2 : (reply.code ?? 1);
}

/** The result itself; a refusal counts as one. */
function jsonOutcome(
  reply: Reply,
  { asciiJson: isAscii, streams }: Operation,
  isShort: boolean,
): CommandOutcome {
  const value = 'value' in reply ? reply.value : { status: reply.status, reason: reply.reason };
  const json = isAscii ? asciiJson(value) : proseJson(value, streams || isShort ? 0 : 2);
  return { code: codeOf(reply), text: prose`${json}\n`, problem: oneLine(reply.reason) };
}

function textOutcome(reply: Reply, caller: Caller): CommandOutcome {
  if ('value' in reply) {
    const text = textFor(reply, caller);
    const isTold = reply.reason !== null && text.includes(reply.reason.replace(/\.$/, ''));
    return { code: codeOf(reply), text, problem: isTold ? null : reply.reason };
  }
  if (reply.status === 'misused') return misusedCall(reply.reason);
  // Stderr takes one line, so a refusal with a list goes to stdout, in full and alone.
  const problem = oneLine(reply.reason);
  const text = problem === null ? endedShown(forPeople(reply.reason.split('\n'), Infinity)) : prose``;
  return { code: codeOf(reply), text, problem };
}

function textFor(reply: Extract<Reply, { value: unknown }>, { mark }: Caller): Prose | Shown {
  // A check tests what is printed, where the words around it for Claude would be found, too.
  if (mark !== null && mark !== CHECK_MARK) return endedProse(reply.text());
  // A script gets the exact text.
  return reply.raw === null ? endedShown(reply.shown()) : asShown(reply.raw());
}

function endedProse(text: Prose): Prose {
  return isEnded(text) ? text : prose`${text}\n`;
}

function endedShown(text: Shown): Shown {
  return isEnded(text) ? text : asShown(`${text}\n`);
}

function isEnded(text: string): boolean {
  return text === '' || text.endsWith('\n');
}

/** Null for a reason of several lines. */
function oneLine(reason: string | null): string | null {
  return reason?.includes('\n') === true ? null : reason;
}
