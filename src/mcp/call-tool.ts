// Runs one tool call: calls its operation on Claude's behalf, and puts the reply into the form of the protocol.

import { clientMark, SERVER_MARK } from '../adapters/environment/client-marks.ts';
import { isFields } from '../adapters/files/read-json.ts';
import { boundedOutput } from '../adapters/process/bounded-output.ts';
import type { InputMeaning } from '../app/operations/operation/inputs.ts';
import { namedFolder, namedPath } from '../app/operations/operation/named-path.ts';
import type { Refusal, Reply } from '../app/operations/operation/operation.ts';
import type { RequestPlace } from '../app/operations/operation/request-place.ts';
import { refuseCaller } from '../app/operations/operation/who-may-call.ts';
import { closestWord } from '../core/text/closest-word.ts';
import { countIn } from '../core/text/count-in.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { joinProse } from '../core/text/prose.ts';
import { LONGEST_OUTPUT } from './limits.ts';
import { type Argument, aliasesOf, argumentsOf, type ToolOperation, toolWords } from './tool.ts';
import { fieldsResult, messageOf, type ToolResult, textResult, wrong } from './tool-result.ts';

export interface ToolCall {
  readonly given: Readonly<Record<string, unknown>>;
  /** The name of the program that asks, as it says itself; null for Claude Code. */
  readonly client: string | null;
  readonly env: RequestPlace['env'];
  readonly cwd: string;
  /** Called with each line of progress. */
  readonly tell: (line: string) => void;
}

export async function callTool(operation: ToolOperation, call: ToolCall): Promise<ToolResult> {
  const caller = { mark: clientMark(call.env) ?? SERVER_MARK, isTerminal: false, client: call.client };
  const place = { ...call, caller };
  const refusal = refuseCaller(operation, caller);
  if (refusal !== null) return wrong(refusal.reason);
  const known = { own: argumentsOf(operation), others: aliasesOf(operation) };
  const raw = readInputs(known, place);
  if ('status' in raw) return wrong(raw.reason);
  const folder = namedFolder(place, call.env.CLAUDE_PROJECT_DIR || null);
  if (folder.status === 'refused') return wrong(folder.reason);
  const asked: RequestPlace = {
    ...place,
    folder: folder.path,
    origin: 'session',
    now: Date.now,
    words: toolWords(operation),
    show: ([line]) => {
      if (line !== undefined) call.tell(line);
    },
    emit: () => {},
  };
  const reply = await operation.call(asked, raw.inputs);
  // A separate chunk, like the operations.
  const { noteCall } = await import('../app/operations/operation/note-call.ts');
  await noteCall(operation, asked, raw.inputs, reply);
  return resultOf(operation, reply);
}

interface Known {
  readonly own: readonly Argument[];
  /** Under the names that others have for them. */
  readonly others: readonly Argument[];
}

type Asked = Parameters<typeof namedPath>[0] & Pick<ToolCall, 'given'>;

/** The values by the names of the operation's inputs, or a refusal. */
export function readInputs(
  { own, others }: Known,
  place: Asked,
): { readonly inputs: Readonly<Record<string, unknown>> } | Refusal {
  const { given } = place;
  const all = [...own, ...others];
  const unknown = Object.keys(given).find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) return misused(noSuchInput(unknown, own, all));
  const named = Object.keys(given).flatMap((name) => all.find((one) => one.name === name) ?? []);
  const inputs: Record<string, unknown> = {};
  for (const one of named) {
    if (given[one.name] === undefined) continue;
    const twin = named.find(({ name, input }) => input === one.input && name !== one.name);
    if (twin !== undefined)
      return misused(`${one.name} and ${twin.name} are the same input: give one of them.`);
    const read = readInput(one, given[one.name], place);
    if (read.status !== 'ok') return read;
    inputs[one.input] = read.value;
  }
  const missing = own.find(({ input, meaning }) => meaning.isRequired && inputs[input] === undefined);
  if (missing === undefined) return { inputs };
  const { name, meaning } = missing;
  return misused(`${name} is missing: ${meaning.about || meaning.shown}.`);
}

type Read = { readonly status: 'ok'; readonly value: unknown } | Refusal;

function readInput({ input, name, meaning }: Argument, given: unknown, place: Asked): Read {
  const value = oursFor(input, meaning, given);
  if (!fits(meaning, value)) return misused(`${name} needs ${wanted(meaning)}.`);
  if (meaning.isPath) return pathsOf(place, value);
  return { status: 'ok', value: meaning.kind === 'stdin' ? asPiped(String(value)) : value };
}

/** What a pipe to the command line would keep of it. */
function asPiped(output: string): string {
  const kept = boundedOutput();
  kept.write('output', Buffer.from(output));
  return kept.read().output;
}

/** By input: the value that others have, and ours. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mode: { standard: 'fast' },
  kind: { mind_map: 'mindmap', slide_deck: 'slides', data_table: 'data-table' },
};

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A number, a truth value or a text for the other, where only one can be meant, and what others call otherwise. */
function oursFor(input: string, { kind, range, isNumber }: InputMeaning, given: unknown): unknown {
  if (range !== null) return countIn(given, range) ?? given;
  if (kind === 'flag' && typeof given === 'string') return FLAGS[given.trim().toLowerCase()] ?? given;
  if (isNumber && typeof given === 'number') return String(given);
  return (typeof given === 'string' ? VALUES[input]?.[given] : undefined) ?? given;
}

/** Enforces the schema that the client was given. */
function fits({ kind, range, choices, isMany, isRequired }: InputMeaning, value: unknown): boolean {
  if (range !== null) return countIn(value, range) !== null;
  if (choices !== null) return choices.some((one) => one === value);
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'records') return isListOf(value, isFields) && !(isRequired && value.length === 0);
  if (kind === 'list' || isMany) return isListOf(value, isText);
  if (typeof value !== 'string') return false;
  return kind === 'stdin' ? lengthOf(value) <= LONGEST_OUTPUT : !(isRequired && value.trim() === '');
}

/** As a schema counts: a pair of surrogates is one character. */
function lengthOf(text: string): number {
  return text.length > LONGEST_OUTPUT ? [...text].length : text.length;
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isOne);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function wanted({ kind, range, choices, isMany }: InputMeaning): string {
  if (range !== null) return `a whole number from ${range[0]} to ${range[1]}`;
  if (choices !== null) return `one of ${choices.join(', ')}`;
  if (kind === 'flag') return 'true or false';
  if (kind === 'records') return 'a list of objects';
  if (kind === 'stdin')
    return `a text of at most ${LONGEST_OUTPUT} characters: its beginning and its end say most`;
  return kind === 'list' || isMany ? 'a list of texts' : 'a text';
}

function misused(reason: string): Refusal {
  return { status: 'misused', reason };
}

function noSuchInput(given: string, own: readonly Argument[], all: readonly Argument[]): string {
  const [names, known] = [own, all].map((some) => some.map(({ name }) => name));
  const meant = closestWord(given, known ?? []);
  const takes = own.length === 0 ? 'it takes no inputs.' : `it takes ${names?.join(', ')}.`;
  return `It has no input ${plainLine(given, 40)}: ${meant === null ? takes : `did you mean ${meant}?`}`;
}

function pathsOf(place: Asked, value: unknown): Read {
  const words = Array.isArray(value) ? value : [value];
  const named = words.map((word) => namedPath(place, String(word)));
  const refusal = named.find((one) => one.status === 'refused');
  if (refusal !== undefined) return refusal;
  const paths = named.flatMap((one) => (one.status === 'ok' ? [one.path] : []));
  return { status: 'ok', value: Array.isArray(value) ? paths : paths[0] };
}

/** Clients show their model the structured result instead of the text, so it contains the text, marks and all. */
function resultOf({ tool, fields: shape }: ToolOperation, reply: Reply): ToolResult {
  if (!('value' in reply)) return wrong(reply.reason);
  const { reason, fields } = reply;
  const text = reply.text();
  const isError = reply.status === 'failed' && tool.judges !== true ? { isError: true as const } : {};
  const notice = reason === null ? null : messageOf(reason);
  const whole = joinProse([notice, text], '\n');
  if (shape === null || fields === null) return { ...textResult(whole), ...isError };
  // A text with a name of its own, such as a brief, is only that.
  const isOwn = shape.text !== 'text';
  const named = isOwn && notice !== null ? { ...fields(), notice } : fields();
  return { ...fieldsResult(whole, named, [shape.text, isOwn ? text : whole]), ...isError };
}
