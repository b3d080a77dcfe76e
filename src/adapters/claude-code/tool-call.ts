// A command line that one of Claude's tools is about to run, as the PreToolUse hook gets it, and the word that lets it
// pass without a question. Node built-ins alone: this belongs to the idle path.

interface ToolCall {
  readonly session: string;
  /** The type of the agent that calls; null for the session itself. */
  readonly agent: string | null;
  readonly command: string;
}

/** Null for whatever is not to be let pass: another tool, plan mode, a call that asks for more than to be run. */
export function parseToolCall(input: object): ToolCall | null {
  const field = (name: string): unknown => Reflect.get(input, name);
  const session = field('session_id');
  const agent = field('agent_type');
  const tool: unknown = field('tool_input');
  if (field('tool_name') !== 'Bash' || field('permission_mode') === 'plan') return null;
  if (typeof session !== 'string' || typeof tool !== 'object' || tool === null) return null;
  // Outside of a sandbox, with other rights, in another folder: whatever comes with it, the user is asked.
  if (Object.keys(tool).some((key) => !KNOWN.includes(key))) return null;
  const command: unknown = Reflect.get(tool, 'command');
  if (typeof command !== 'string') return null;
  return { session, agent: typeof agent === 'string' ? agent : null, command };
}

/** What the hook prints. Without it the client decides as if there were no hook. */
export function letPass(reason: string): string {
  const hookSpecificOutput = {
    hookEventName: 'PreToolUse',
    permissionDecision: 'allow',
    permissionDecisionReason: reason,
  };
  return JSON.stringify({ hookSpecificOutput });
}

const KNOWN = ['command', 'description', 'timeout', 'run_in_background'];
