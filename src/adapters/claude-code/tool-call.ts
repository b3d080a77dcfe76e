// A call of one of Claude's tools, as the PreToolUse hook gets it, and the answer that allows it without a question.
// Node built-ins only: this is part of the idle path.

import { OWN_PREFIX } from './impostor-server.ts';

interface Caller {
  readonly session: string;
  /** The type of the calling agent; null for the session itself. */
  readonly agent: string | null;
}

export type ToolCall = Caller &
  (
    | { readonly kind: 'line'; readonly command: string }
    /** A call of MSW's own server; `given` are the names of its inputs. */
    | { readonly kind: 'server'; readonly tool: string; readonly given: readonly string[] }
  );

/** Null when the call may not pass: another tool, plan mode, or a command with more options than are known here. */
export function parseToolCall(input: object): ToolCall | null {
  const field = (name: string): unknown => Reflect.get(input, name);
  const session = field('session_id');
  const agent = field('agent_type');
  const given: unknown = field('tool_input');
  const name = field('tool_name');
  if (typeof name !== 'string' || field('permission_mode') === 'plan') return null;
  if (typeof session !== 'string' || typeof given !== 'object' || given === null) return null;
  const caller = { session, agent: typeof agent === 'string' ? agent : null };
  if (name.startsWith(OWN_PREFIX))
    return { ...caller, kind: 'server', tool: name.slice(OWN_PREFIX.length), given: Object.keys(given) };
  if (name !== 'Bash') return null;
  // Without a sandbox, with other rights, in another folder: any further option means that the user is asked.
  if (Object.keys(given).some((key) => !KNOWN.includes(key))) return null;
  const command: unknown = Reflect.get(given, 'command');
  return typeof command === 'string' ? { ...caller, kind: 'line', command } : null;
}

/** The hook's output. Without it the client decides as if there were no hook. */
export function letPass(reason: string): string {
  const hookSpecificOutput = {
    hookEventName: 'PreToolUse',
    permissionDecision: 'allow',
    permissionDecisionReason: reason,
  };
  return JSON.stringify({ hookSpecificOutput });
}

const KNOWN = ['command', 'description', 'timeout', 'run_in_background'];
