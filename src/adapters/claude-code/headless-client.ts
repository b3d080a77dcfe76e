// Claude Code without a person: runs one `claude -p` of the user's, reports its events, and its end. It gets the rights
// that the user gave it and no others.

import { plainLine } from '../../core/text/plain-line.ts';
import { withoutClientMarks } from '../environment/client-marks.ts';
import { type Fields, fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';
import { followProgram } from '../process/follow-program.ts';
import { type ClientFailure, readFailure } from './client-failure.ts';
import { type MessageEvent, readMessage } from './read-message.ts';

export interface HeadlessCall {
  /** Absolute. */
  readonly program: string;
  /** The plugin to load; null when the client already has it. */
  readonly plugin: string | null;
  readonly session: string;
  readonly options: ClientOptions;
  /**
   * The folder's own settings, servers, agents and CLAUDE.md are left out: without a person, the client would run what
   * they name, and ask nobody.
   */
  readonly isForeign?: boolean;
  /** The agent of the plugin whose role it takes; null for none. */
  readonly agent?: string | null;
  /** In US dollars; null for no limit. */
  readonly maxCost: number | null;
  /** Null for a conversation: its messages are sent with `say`, until `finish`. */
  readonly prompt: string | null;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onEvent: (event: ClientEvent) => void;
}

/** As the user gave them; null and an empty list keep the client's defaults. */
export interface ClientOptions {
  readonly model: string | null;
  readonly permissionMode: string | null;
  readonly allowedTools: readonly string[];
}

export type ClientEvent =
  | { readonly kind: 'started'; readonly plugins: readonly string[]; readonly problems: readonly string[] }
  /** The Stop hooks are running. */
  | { readonly kind: 'stopping' }
  /** The message of MSW's hook to the user. */
  | { readonly kind: 'notice'; readonly text: string }
  /** A request failed, and the client asks again. `status`: null without an answer. */
  | {
      readonly kind: 'retry';
      readonly attempt: number;
      readonly of: number;
      readonly delayMs: number;
      readonly status: number | null;
      readonly error: string;
    }
  /** The kind of error with which a request failed for good: `rate_limit`. */
  | { readonly kind: 'error'; readonly error: string }
  /** A usage limit was reached; `endsAt` in milliseconds since the epoch. */
  | { readonly kind: 'limit'; readonly endsAt: number }
  | MessageEvent
  | ({ readonly kind: 'result' } & ClientResult);

export interface ClientResult {
  readonly isError: boolean;
  /** Claude's last words, or the error. */
  readonly text: string;
  /** For the whole conversation so far, as are the tokens. */
  readonly costUsd: number;
  /** As a loop counts them: without tokens read from the cache. */
  readonly tokens: number;
  /** Tools that were refused because no person was there to allow them. */
  readonly denied: readonly string[];
  /** `prompt_too_long`; missing when the client gives none. */
  readonly terminalReason?: string | undefined;
  /** Missing unless `isError`. */
  readonly failure?: ClientFailure;
}

export interface ClientEnd {
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  /** The last result; null when there was none. */
  readonly result: ClientResult | null;
  /** The last part of it. */
  readonly stderr: string;
}

export interface HeadlessClient {
  /** Null when the client could not be started. */
  readonly pid: number | null;
  readonly ended: Promise<ClientEnd>;
  /** Starts the next turn of a conversation; each ends in a result. */
  readonly say: (prompt: string) => void;
  /** Ends the conversation. */
  readonly finish: () => void;
  /** Kills the client and everything that it started. */
  readonly stop: () => Promise<void>;
}

export function startHeadless(call: HeadlessCall): HeadlessClient {
  let result: ClientResult | null = null;
  let error: string | null = null;
  let endsAt: number | null = null;
  const withFailure = (event: ClientEvent): ClientEvent => {
    if (event.kind !== 'result' || !event.isError) return event;
    const failure = readFailure({ ...event, error, endsAt }, Date.now());
    return { ...event, failure };
  };
  const { pid, ended, tell, close, stop } = followProgram({
    program: call.program,
    args: argumentsOf(call),
    input: call.prompt,
    cwd: call.cwd,
    // Spares the hooks from making Claude say what the caller already knows.
    env: { ...withoutClientMarks(call.env), MSW_LOOP_RUN: '1' },
    onLine: (line) => {
      const read = readEvent(line, call.cwd);
      if (read === null) return;
      const event = withFailure(read);
      if (event.kind === 'result') result = event;
      if (event.kind === 'error') error = event.error;
      if (event.kind === 'limit') endsAt = event.endsAt;
      // A turn that was answered leaves nothing of an earlier failure.
      if (event.kind === 'result' && !event.isError) [error, endsAt] = [null, null];
      call.onEvent(event);
    },
  });
  const say = (content: string): void =>
    tell(`${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`);
  return { pid, ended: ended.then((end) => ({ ...end, result })), say, finish: close, stop };
}

/** Null when the client loaded MSW; without it, nothing controls Claude. */
export function pluginProblem({
  plugins,
  problems,
}: Extract<ClientEvent, { kind: 'started' }>): string | null {
  if (problems.length > 0) return `Claude Code could not load MSW (${plainLine(problems.join('; '), 200)})`;
  return plugins.includes('msw') ? null : 'Claude Code did not load MSW, so nothing held it';
}

function argumentsOf({
  plugin,
  session,
  options,
  isForeign,
  agent,
  maxCost,
  prompt,
}: HeadlessCall): readonly string[] {
  const { model, permissionMode, allowedTools } = options;
  return [
    '-p',
    ...['--session-id', session],
    ...(prompt === null ? ['--input-format', 'stream-json'] : []),
    ...(agent == null ? [] : ['--agent', agent]),
    ...['--output-format', 'stream-json', '--verbose', '--include-hook-events'],
    ...(isForeign === true ? ['--setting-sources', 'user'] : []),
    ...(plugin === null ? [] : ['--plugin-dir', plugin]),
    ...(maxCost === null ? [] : ['--max-budget-usd', maxCost.toFixed(2)]),
    ...(model === null ? [] : ['--model', model]),
    ...(permissionMode === null ? [] : ['--permission-mode', permissionMode]),
    ...(allowedTools.length === 0 ? [] : ['--allowed-tools', allowedTools.join(',')]),
  ];
}

/** Null for a line of another kind. @param folder the client's working folder */
export function readEvent(line: string, folder: string): ClientEvent | null {
  const event = fieldsIn(parseJson(line));
  if (event.type === 'result') return readResult(event);
  if (event.type === 'assistant' && typeof event.error === 'string')
    return { kind: 'error', error: event.error };
  if (event.type === 'assistant' || event.type === 'user') return readMessage(event, folder);
  if (event.type === 'rate_limit_event') return readLimit(fieldsOf(event.rate_limit_info));
  if (event.type !== 'system') return null;
  if (event.subtype === 'init') return readStart(event);
  if (event.subtype === 'api_retry') return readRetry(event);
  if (event.hook_event !== 'Stop') return null;
  if (event.subtype === 'hook_started') return { kind: 'stopping' };
  return event.subtype === 'hook_response' ? readNotice(event.stdout) : null;
}

function readStart({ plugins, plugin_errors: errors }: Fields): ClientEvent {
  return {
    kind: 'started',
    plugins: listOf(plugins).flatMap((plugin) => textOf(fieldsOf(plugin).name)),
    problems: listOf(errors).flatMap((error) => textOf(fieldsOf(error).message)),
  };
}

/** Other plugins have hooks too. */
function readNotice(stdout: unknown): ClientEvent | null {
  const [text] = typeof stdout === 'string' ? textOf(fieldsIn(parseJson(stdout)).systemMessage) : [];
  return text?.startsWith('msw ') ? { kind: 'notice', text } : null;
}

/** Other states of a limit are only warnings. */
function readLimit({ status, resetsAt }: Fields): ClientEvent | null {
  return status === 'rejected' && typeof resetsAt === 'number'
    ? { kind: 'limit', endsAt: resetsAt * 1000 }
    : null;
}

function readRetry({
  attempt,
  max_retries: of,
  retry_delay_ms: delayMs,
  ...event
}: Fields): ClientEvent | null {
  if (typeof attempt !== 'number' || typeof of !== 'number' || typeof delayMs !== 'number') return null;
  const status = typeof event.error_status === 'number' ? event.error_status : null;
  const [error = 'unknown'] = textOf(event.error);
  return { kind: 'retry', attempt, of, delayMs, status, error };
}

function readResult(event: Fields): ClientEvent {
  const { is_error: isError, result, errors, subtype, total_cost_usd: cost } = event;
  const denied = listOf(event.permission_denials).flatMap((one) => textOf(fieldsOf(one).tool_name));
  const [text = ''] = [...textOf(result), ...listOf(errors).flatMap(textOf), ...textOf(subtype)];
  return {
    kind: 'result',
    isError: isError === true || subtype !== 'success',
    text,
    tokens: Object.values(fieldsOf(event.modelUsage)).reduce<number>((sum, use) => sum + tokensOf(use), 0),
    costUsd: typeof cost === 'number' && Number.isFinite(cost) ? cost : 0,
    denied: [...new Set(denied)],
    terminalReason: textOf(event.terminal_reason)[0],
  };
}

function tokensOf(use: unknown): number {
  const { inputTokens, outputTokens, cacheCreationInputTokens } = fieldsOf(use);
  return [inputTokens, outputTokens, cacheCreationInputTokens].reduce<number>(
    (sum, count) => sum + (typeof count === 'number' && Number.isFinite(count) ? count : 0),
    0,
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : [];
}
