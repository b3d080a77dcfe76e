// What the client says on a hook's stdin, turned into MSW's own words. Unknown fields are ignored; input
// that lacks what an event needs is null, and the hook then stays silent.

import * as z from 'zod/mini';

interface Agent {
  readonly id: string;
  /** Empty for the client's own helpers (compaction): those are never gated. */
  readonly type: string;
}

export interface StopInput {
  readonly session: string;
  /** The last text block of Claude's last message. */
  readonly lastMessage: string;
  /** Ids of background work that still runs, without the agent that is stopping. */
  readonly backgroundTasks: readonly string[];
  /** Of whoever stops: a subagent has a transcript of its own. */
  readonly transcriptPath: string | null;
  /** Set when a subagent stops; the session is then its parent's. */
  readonly agent: Agent | null;
}

export interface CommandInput {
  readonly session: string;
  /** `loop` of `/msw:loop`. */
  readonly command: string;
  /** Exactly as typed. */
  readonly args: string;
  readonly transcriptPath: string | null;
}

export interface SessionStartInput {
  readonly session: string;
  readonly source: 'startup' | 'resume' | 'clear' | 'compact' | 'fork' | 'other';
}

export interface SessionEndInput {
  readonly session: string;
  readonly reason: string;
}

export interface StopFailureInput {
  readonly session: string;
  readonly error: string;
}

/** A SubagentStop carries the same fields; a Stop that names an agent is treated as one (anthropics/claude-code#70151). */
export function parseStop(value: unknown): StopInput | null {
  const parsed = stopSchema.safeParse(value);
  if (!parsed.success) return null;
  const input = parsed.data;
  const agent =
    input.agent_id === null && input.hook_event_name !== 'SubagentStop'
      ? null
      : { id: input.agent_id ?? '', type: input.agent_type ?? '' };
  // A background agent that stops lists itself as running.
  const running = input.background_tasks.flatMap((task) =>
    endedStatus.has(task.status) || (agent !== null && task.id === agent.id) ? [] : [task.id],
  );
  return {
    session: input.session_id,
    lastMessage: input.last_assistant_message,
    backgroundTasks: running,
    transcriptPath: agent === null ? input.transcript_path : input.agent_transcript_path,
    agent,
  };
}

const endedStatus = new Set(['completed', 'failed', 'killed', 'stopped', 'cancelled']);

export function parseCommand(value: unknown): CommandInput | null {
  const parsed = expansionSchema.safeParse(value);
  if (!parsed.success) return null;
  const command = /^msw:([a-z-]+)$/.exec(parsed.data.command_name)?.[1];
  if (command === undefined) return null;
  return {
    session: parsed.data.session_id,
    command,
    args: parsed.data.command_args,
    transcriptPath: parsed.data.transcript_path,
  };
}

export function parseSessionStart(value: unknown): SessionStartInput | null {
  const parsed = sessionStartSchema.safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, source: parsed.data.source } : null;
}

export function parseSessionEnd(value: unknown): SessionEndInput | null {
  const parsed = sessionEndSchema.safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, reason: parsed.data.reason } : null;
}

export function parseStopFailure(value: unknown): StopFailureInput | null {
  const parsed = stopFailureSchema.safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, error: parsed.data.error } : null;
}

const session = { session_id: z.string().check(z.minLength(1)) };
const optionalText = z.catch(z.nullable(z.string()), null);
const text = z.catch(z.string(), '');

/** A task that cannot be read may still run, so it must still be counted. */
const task = z.catch(z.object({ id: z.catch(z.string(), 'unknown'), status: text }), {
  id: 'unknown',
  status: '',
});

const stopSchema = z.object({
  ...session,
  hook_event_name: text,
  last_assistant_message: text,
  background_tasks: z.catch(z.array(task), []),
  transcript_path: optionalText,
  agent_id: optionalText,
  agent_type: optionalText,
  agent_transcript_path: optionalText,
});

const expansionSchema = z.object({
  ...session,
  command_name: z.string(),
  command_args: text,
  transcript_path: optionalText,
});

const sessionStartSchema = z.object({
  ...session,
  source: z.catch(z.enum(['startup', 'resume', 'clear', 'compact', 'fork', 'other']), 'other'),
});

const sessionEndSchema = z.object({ ...session, reason: text });
const stopFailureSchema = z.object({ ...session, error: text });
