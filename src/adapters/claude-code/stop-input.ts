// What the client says when Claude stops. Read by hand: it is the one event that every iteration of every loop
// pays for, and a schema library would cost more than the rest of the turn's start.

import { fieldsOf } from '../files/read-json.ts';

interface Agent {
  readonly id: string;
  /** Empty for the client's own helpers (compaction): those are never gated. */
  readonly type: string;
  /** What it was asked, where whoever ran it knows; else its transcript says it. */
  readonly prompt?: string;
}

export interface StopInput {
  readonly session: string;
  /** The last text block of Claude's last message. */
  readonly lastMessage: string;
  /** Ids of background work whose end wakes the session again, without the agent that is stopping. */
  readonly backgroundTasks: readonly string[];
  /** The command lines of shells in the background, which may never end. */
  readonly backgroundShells: readonly string[];
  /** Nothing may be edited. */
  readonly planMode: boolean;
  /** Of whoever stops: a subagent has a transcript of its own. */
  readonly transcriptPath: string | null;
  /** That this turn used, where whoever ran the client was told; null for what the transcript says. */
  readonly tokens: number | null;
  /** Set when a subagent stops; the session is then its parent's. */
  readonly agent: Agent | null;
}

/** A SubagentStop carries the same fields; a Stop that names an agent is treated as one (anthropics/claude-code#70151). */
export function parseStop(value: unknown): StopInput | null {
  const session = textField(value, 'session_id');
  if (session === null || session === '') return null;
  const agent = readAgent(value);
  const running = runningTasks(value, agent);
  return {
    session,
    lastMessage: textField(value, 'last_assistant_message') ?? '',
    backgroundTasks: running.filter(({ isShell }) => !isShell).map(({ id }) => id),
    backgroundShells: running.filter(({ isShell }) => isShell).map(({ command }) => command),
    planMode: textField(value, 'permission_mode') === 'plan',
    transcriptPath: textField(value, agent === null ? 'transcript_path' : 'agent_transcript_path'),
    tokens: null,
    agent,
  };
}

function readAgent(value: unknown): Agent | null {
  const id = textField(value, 'agent_id');
  if (id === null && textField(value, 'hook_event_name') !== 'SubagentStop') return null;
  return { id: id ?? '', type: textField(value, 'agent_type') ?? '' };
}

const endedStatus = new Set(['completed', 'failed', 'killed', 'stopped', 'cancelled']);

/** A task that cannot be read may still run, so it is counted. A background agent that stops lists itself. */
function runningTasks(value: unknown, agent: Agent | null): readonly Task[] {
  const { background_tasks: tasks } = fieldsOf(value);
  if (!Array.isArray(tasks)) return [];
  return tasks.flatMap((task: unknown) => {
    const id = textField(task, 'id') ?? 'unknown';
    const ended = endedStatus.has(textField(task, 'status') ?? '');
    if (ended || (agent !== null && id === agent.id)) return [];
    return [{ id, isShell: textField(task, 'type') === 'shell', command: textField(task, 'command') ?? id }];
  });
}

interface Task {
  readonly id: string;
  readonly isShell: boolean;
  readonly command: string;
}

function textField(value: unknown, key: string): string | null {
  const field = fieldsOf(value)[key];
  return typeof field === 'string' ? field : null;
}
