// Runs one tool call: calls its operation on Claude's behalf, and puts the reply into the form of the protocol.

import { clientMark, SERVER_MARK } from '../adapters/claude-code/client-marks.ts';
import { isFields } from '../adapters/files/read-json.ts';
import type { InputMeaning } from '../app/operations/inputs.ts';
import { namedFolder, namedPath } from '../app/operations/named-path.ts';
import { findOperation } from '../app/operations/nouns.ts';
import type { Refusal, Reply } from '../app/operations/operation.ts';
import type { Place } from '../app/operations/request-place.ts';
import { refuseCaller } from '../app/operations/who-may-call.ts';
import { closestWord } from '../core/text/closest-word.ts';
import { harmlessValues } from '../core/text/harmless-values.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { argumentsOf, type Tool } from './tool.ts';
import { type ToolResult, wrong } from './tool-result.ts';

interface ToolCall {
  readonly given: Readonly<Record<string, unknown>>;
  readonly env: Place['env'];
  readonly cwd: string;
  /** Called with each line of progress. */
  readonly tell: (line: string) => void;
}

export async function callTool(tool: Tool, call: ToolCall): Promise<ToolResult> {
  const operation = await findOperation(tool.operation);
  const caller = { mark: clientMark(call.env) ?? SERVER_MARK, isTerminal: false };
  const place = { ...call, caller };
  const refusal = refuseCaller(operation, caller);
  if (refusal !== null) return wrong(refusal.reason);
  const known = argumentsOf(tool, operation);
  const raw = readInputs(known, place);
  if ('status' in raw) return wrong(raw.reason);
  const folder = namedFolder(place, call.env.CLAUDE_PROJECT_DIR || null);
  if (folder.status === 'refused') return wrong(folder.reason);
  const asked: Place = {
    ...place,
    folder: folder.path,
    origin: 'session',
    now: Date.now,
    show: ([line]) => {
      if (line !== undefined) call.tell(line);
    },
    emit: () => {},
  };
  const given = { ...raw.inputs, ...tool.always };
  const reply = await operation.call(asked, given);
  // A separate chunk, like the operations.
  const { noteCall } = await import('../app/operations/note-call.ts');
  await noteCall(operation, asked, given, reply);
  return resultOf(tool, reply);
}

type Known = ReturnType<typeof argumentsOf>;
type Asked = Parameters<typeof namedPath>[0] & Pick<ToolCall, 'given'>;

/** The values by the names of the operation's inputs, or a refusal. */
export function readInputs(
  known: Known,
  place: Asked,
): { readonly inputs: Readonly<Record<string, unknown>> } | Refusal {
  const names = known.map(({ name }) => name);
  const unknown = Object.keys(place.given).find((name) => !names.includes(name));
  if (unknown !== undefined) return { status: 'misused', reason: noSuchInput(unknown, names) };
  const read = known.map((one) => ({ input: one.input, ...readInput(one, place) }));
  for (const one of read) if (one.status !== 'ok') return one;
  const given = read.flatMap((one) =>
    one.status === 'ok' && one.value !== undefined ? [[one.input, one.value] as const] : [],
  );
  return { inputs: Object.fromEntries(given) };
}

type Read = { readonly status: 'ok'; readonly value: unknown } | Refusal;

function readInput({ name, meaning }: Known[number], place: Asked): Read {
  const value = place.given[name];
  if (value === undefined && !meaning.isRequired) return { status: 'ok', value };
  if (value === undefined)
    return { status: 'misused', reason: `${name} is missing: ${meaning.about || meaning.shown}.` };
  if (!fits(meaning, value)) return { status: 'misused', reason: `${name} needs ${wanted(meaning)}.` };
  return meaning.isPath ? pathsOf(place, value) : { status: 'ok', value };
}

/** Enforces the schema that the client was given. */
function fits({ kind, range, choices, isMany, isRequired }: InputMeaning, value: unknown): boolean {
  if (range !== null)
    return typeof value === 'number' && Number.isInteger(value) && value >= range[0] && value <= range[1];
  if (choices !== null) return choices.some((one) => one === value);
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'records') return Array.isArray(value) && value.every(isFields);
  if (kind === 'list' || isMany) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === 'string' && !(kind === 'word' && isRequired && value.trim() === '');
}

function wanted({ kind, range, choices, isMany }: InputMeaning): string {
  if (range !== null) return `a whole number from ${range[0]} to ${range[1]}`;
  if (choices !== null) return `one of ${choices.join(', ')}`;
  if (kind === 'flag') return 'true or false';
  if (kind === 'records') return 'a list of objects';
  return kind === 'list' || isMany ? 'a list of texts' : 'a text';
}

function noSuchInput(given: string, names: readonly string[]): string {
  const meant = closestWord(given, names);
  const takes = names.length === 0 ? 'it takes no inputs.' : `it takes ${names.join(', ')}.`;
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

/** Clients show their model the structured result instead of the text, so it must contain all that the text says. */
function resultOf({ judges }: Tool, reply: Reply): ToolResult {
  if (!('value' in reply)) return wrong(reply.reason);
  const { reason } = reply;
  const text = reason === null ? reply.text() : `${reason}\n${reply.text()}`;
  const value = harmlessValues(reply.value);
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return {
    content: [{ type: 'text', text }],
    structuredContent: { ...(isRecord ? value : { result: value }), ...(reason !== null && { reason }) },
    ...(reply.status === 'failed' && judges !== true && { isError: true }),
  };
}
