// Parses the client's input when Claude stops. By hand: every iteration of every loop pays for this event, and loading
// a schema library would cost more than the rest of the turn's start.

import type { BackgroundTask } from '../../core/loop/loop.ts';
import { fieldsOf } from '../files/read-json.ts';

interface Agent {
  readonly id: string;
  /** Empty for the client's own helpers (compaction): those are never gated. */
  readonly type: string;
  /** The agent's task, if the caller knows it; else read from its transcript. */
  readonly prompt?: string;
}

export interface StopInput {
  readonly session: string;
  /** The last text block of Claude's last message. */
  readonly lastMessage: string;
  /** Background work that ends by itself and then wakes the session again, without the agent that is stopping. */
  readonly awaited: readonly BackgroundTask[];
  /** All other background work, such as shells and monitors, which may never end. */
  readonly unawaited: readonly BackgroundTask[];
  /** In plan mode nothing may be edited. */
  readonly planMode: boolean;
  /** The transcript of the session or subagent that stops: a subagent has its own. */
  readonly transcriptPath: string | null;
  /** The tokens used by this turn, if the client reported them; null to count them from the transcript. */
  readonly tokens: number | null;
  /** The process that works for the session, where that is not the client which calls the hooks. */
  readonly ownerPid?: number;
  /** The client's id of the user's last prompt; missing where it gives none. */
  readonly prompt?: string | null;
  /** Set when a subagent stops; the session is then its parent's. */
  readonly agent: Agent | null;
}

/** A SubagentStop has the same fields; a Stop that names an agent counts as one (anthropics/claude-code#70151). */
export function parseStop(value: unknown): StopInput | null {
  const session = textField(value, 'session_id');
  if (session === null || session === '') return null;
  const agent = readAgent(value);
  const running = runningTasks(value, agent);
  return {
    session,
    lastMessage: textField(value, 'last_assistant_message') ?? '',
    awaited: running.filter(({ type }) => AWAITED.has(type)).map(named),
    unawaited: running.filter(({ type }) => !AWAITED.has(type)).map(named),
    planMode: textField(value, 'permission_mode') === 'plan',
    transcriptPath: textField(value, agent === null ? 'transcript_path' : 'agent_transcript_path'),
    tokens: null,
    prompt: textField(value, 'prompt_id'),
    agent,
  };
}

function readAgent(value: unknown): Agent | null {
  const id = textField(value, 'agent_id');
  if (id === null && textField(value, 'hook_event_name') !== 'SubagentStop') return null;
  return { id: id ?? '', type: textField(value, 'agent_type') ?? '' };
}

const endedStatus = new Set(['completed', 'failed', 'killed', 'stopped', 'cancelled']);

/** The only types that end by themselves; whatever else a later client lists may run for ever. */
const AWAITED: ReadonlySet<string> = new Set(['subagent', 'workflow']);

/** A background agent that stops lists itself, so it does not count. */
function runningTasks(value: unknown, agent: Agent | null): readonly Task[] {
  const { background_tasks: tasks } = fieldsOf(value);
  if (!Array.isArray(tasks)) return [];
  return tasks.flatMap((task: unknown) => {
    const id = textField(task, 'id') ?? 'unknown';
    const ended = endedStatus.has(textField(task, 'status') ?? '');
    if (ended || (agent !== null && id === agent.id)) return [];
    const said = ['command', 'description', 'name'].map((key) => textField(task, key));
    return [{ id, type: textField(task, 'type') ?? 'task', words: said.find((one) => one) ?? id }];
  });
}

interface Task {
  readonly id: string;
  readonly type: string;
  readonly words: string;
}

function named({ id, type, words }: Task): BackgroundTask {
  return { id, kind: type === 'subagent' ? 'agent' : type, words };
}

function textField(value: unknown, key: string): string | null {
  const field = fieldsOf(value)[key];
  return typeof field === 'string' ? field : null;
}
