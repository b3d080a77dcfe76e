// A client that works for a job: its own conversation, with the rights that the user configured for jobs. It is
// recorded so that it can be found after its runner was killed, and counts against the budget.

import { randomUUID } from 'node:crypto';
import {
  type ClientEvent,
  type ClientResult,
  pluginProblem,
  startHeadless,
} from '../../adapters/claude-code/headless-client.ts';
import { hasPlugin } from '../../adapters/claude-code/installed-plugins.ts';
import { sessionTokens } from '../../adapters/claude-code/session-tokens.ts';
import { rememberCommand } from '../../adapters/files/session-commands.ts';
import { findProgram } from '../../adapters/process/find-program.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { followClient } from '../headless/follow-client.ts';
import { forgetClient, noteClient } from '../headless/run-record.ts';
import { askAgainAt, waitOut } from '../headless/wait-out.ts';
import { shownTime, type Workspace } from '../workspace/workspace.ts';
import type { JobDesk } from './job-desk.ts';
import { quotedMemory } from './quoted-memory.ts';

interface ClientRequest {
  /** An absolute path. */
  readonly cwd: string;
  /** The MSW agent whose role the client takes, if any. */
  readonly agent: string | null;
  /** The part of the job that it works on, such as `plan 01-02`; by default the whole. */
  readonly unit?: string;
  /** In addition to the tools that the user allows. */
  readonly allowedTools: readonly string[];
  /** The slash command whose command-line calls are granted, as if a person had typed it; null for none. */
  readonly command: string | null;
}

export interface JobClient {
  readonly session: string;
  /** Sends a prompt and returns the turn's result; `tokens` and `denied` are those of this turn alone. */
  readonly say: (prompt: string) => Promise<ClientTurn>;
  /** Resolves when the client has exited. */
  readonly end: () => Promise<void>;
}

export type ClientTurn =
  | ({ readonly kind: 'answered' } & Pick<ClientResult, 'text' | 'tokens' | 'denied'>)
  /** The client could not do its work; `reason` is a clause. */
  | { readonly kind: 'failed'; readonly reason: string; readonly endsAt?: number | null }
  /** The client was ended from outside, or crashed. */
  | { readonly kind: 'gone' };

/** Null when Claude Code is not installed. */
export function locateClient(
  workspace: Workspace,
): { readonly program: string; readonly plugin: string | null } | null {
  const program = findProgram('claude', workspace.env, workspace.project);
  if (program === null) return null;
  const plugin = hasPlugin(workspace) ? null : (workspace.env.CLAUDE_PLUGIN_ROOT ?? null);
  return { program, plugin };
}

export const NO_CLIENT = 'there is no claude on the PATH: install Claude Code';

/** Null when Claude Code is not installed. */
export function openClient(workspace: Workspace, desk: JobDesk, request: ClientRequest): JobClient | null {
  const located = locateClient(workspace);
  if (located === null) return null;
  const { rights } = desk;
  const session = randomUUID();
  const name = `${desk.job().id}+${session}`;
  const { cwd, agent, command } = request;
  if (command !== null)
    rememberCommand(workspace.userFolder, session, { project: cwd, command }, workspace.now());
  let problem: string | null = null;
  let counted = 0;
  const refused = new Set<string>();
  let answer: (turn: ClientTurn) => void = () => {};
  const follower = followClient(workspace, {
    ...{ run: desk.job().id, session, folder: cwd, unit: request.unit ?? null, cost: 0 },
  });
  const onEvent = (event: ClientEvent): void => {
    follower.see(event);
    if (event.kind === 'started') problem ??= pluginProblem(event);
    if (event.kind === 'retry') logRetry(desk, event);
    if (event.kind !== 'result') return;
    for (const tool of event.denied) refused.add(tool);
    desk.count(session, { cost: event.costUsd, tokens: event.tokens, denied: [...refused] });
    const tokens = Math.max(0, event.tokens - counted);
    counted = event.tokens;
    answer(problem === null ? turnOf({ ...event, tokens }) : { kind: 'failed', reason: problem });
  };
  const client = startHeadless({
    ...located,
    session,
    agent,
    options: {
      model: rights.model,
      permissionMode: rights.permissionMode,
      allowedTools: [...rights.allowedTools, ...request.allowedTools],
    },
    isForeign: desk.isForTeam,
    maxCost: desk.costLeft(),
    prompt: null,
    cwd,
    env: workspace.env,
    onEvent,
  });
  if (client.pid !== null) noteClient(workspace, name, client.pid);
  desk.count(session, { cost: 0, tokens: 0, denied: [] });
  let material = desk.isForTeam ? quotedMemory(workspace.project) : null;
  let isGone = false;
  const stop = () => void client.stop();
  desk.signal.addEventListener('abort', stop, { once: true });
  if (desk.signal.aborted) stop();
  const gone = client.ended.then(({ stderr }): ClientTurn => {
    follower.end();
    if (stderr !== '') desk.log(`claude: ${plainLine(stderr, 300)}`);
    return { kind: 'gone' };
  });
  return {
    session,
    say: async (prompt) => {
      for (let waits = 0; ; waits += 1) {
        const answered = new Promise<ClientTurn>((resolve) => {
          answer = resolve;
        });
        client.say(material === null ? prompt : `${prompt}\n\n${material}`);
        material = null;
        const turn = await Promise.race([answered, gone]);
        isGone = turn.kind === 'gone';
        if (waits === MOST_WAITS || !(await isLimitOver(workspace, desk, turn))) return turn;
      }
    },
    end: async () => {
      client.finish();
      // Stop a client that is still busy some time after its last prompt.
      const timer = setTimeout(stop, PATIENCE_MS);
      await client.ended;
      clearTimeout(timer);
      desk.signal.removeEventListener('abort', stop);
      // What it used after its last result, where it was killed.
      const untold = sessionTokens(workspace.env, session) - counted;
      if (isGone && untold > 0) desk.countKilled(untold);
      desk.close(session);
      forgetClient(workspace, name);
    },
  };
}

const PATIENCE_MS = 10_000;
/** For a limit that is over by its own word, and still there. */
const MOST_WAITS = 5;

/** Waits for a usage limit, if that is why the turn failed and it ends within a week. */
async function isLimitOver({ now }: Workspace, desk: JobDesk, turn: ClientTurn): Promise<boolean> {
  if (turn.kind !== 'failed' || turn.endsAt == null || desk.signal.aborted) return false;
  const until = askAgainAt(turn.endsAt, now(), LONGEST_WAIT_HOURS * 3600_000);
  if (until === null) return false;
  desk.log(`${turn.reason}; waiting until ${shownTime(until)}`);
  desk.waitForLimit(waitingStep(until), until);
  return waitOut(until, { now, signal: desk.signal, tell: () => {} });
}

/** As for a loop without a person. */
export const LONGEST_WAIT_HOURS = 168;

/** A step; the time does not count as worked. */
export function waitingStep(until: number): string {
  return `waits until ${shownTime(until)} for the usage limit to end`;
}

/** Each attempt is told by what the client does. */
function logRetry(desk: JobDesk, { attempt, status, error }: Extract<ClientEvent, { kind: 'retry' }>): void {
  if (attempt !== 1) return;
  desk.log(`Claude's service answers ${plainLine(status === null ? error : `${status} (${error})`, 80)}`);
}

function turnOf({ isError, text, tokens, denied, failure }: ClientResult): ClientTurn {
  const reason = `Claude Code ended with an error: ${plainLine(text, 300)}`;
  return isError
    ? { kind: 'failed', reason, endsAt: failure?.endsAt ?? null }
    : { kind: 'answered', text, tokens, denied };
}

/** A permission rule that lets a client read or edit a path, whatever its working folder. */
export function pathRule(tool: 'Read' | 'Edit', path: string): string {
  // The client writes Windows paths as `//c/Users`.
  const plain = path.replace(/^([A-Za-z]):/, (_, drive: string) => `/${drive.toLowerCase()}`);
  return `${tool}(/${plain.replaceAll('\\', '/')})`;
}
