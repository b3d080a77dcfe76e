// The marks that Claude Code leaves in the environment of every process that it starts. A mark proves that the client
// is above us; a missing mark proves nothing, since any caller can remove it.

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Set for checks, whose environment lacks the client's marks: Claude may have written the program that a check calls,
 * and could end its own loop with it.
 */
export const CHECK_MARK = 'MSW_CHECK';

/** Set for processes that MSW's server starts: a model called it, in any client. */
export const SERVER_MARK = 'MSW_MCP';

/** The first variable that marks a child of the client, whatever its value; null when there is none. */
export function clientMark(env: Environment): string | null {
  // Windows and tests pass unset variables as undefined.
  return Object.keys(env).find((name) => env[name] !== undefined && isClientMark(name)) ?? null;
}

/** The environment in which the client itself was started. */
export function withoutClientMarks<Value>(env: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isClientMark(name)));
}

function isClientMark(name: string): boolean {
  const upper = name.toUpperCase();
  return (MARKS.has(upper) || STARTS.some((start) => upper.startsWith(start))) && !OF_THE_USER.test(upper);
}

const MARKS = new Set([
  'CLAUDECODE',
  'AI_AGENT',
  CHECK_MARK,
  SERVER_MARK,
  ...'PROJECT_DIR SESSION_ID ENV_FILE EFFORT PID JOB_DIR SKILL_DIR'
    .split(' ')
    .map((name) => `CLAUDE_${name}`),
]);
const STARTS = ['CLAUDE_CODE_', 'CLAUDE_PLUGIN_'];

/**
 * Settings of the client that people export in a shell, or that an editor sets in its terminal. The client sets none of
 * them for its children, but always other variables that are marks.
 */
const OF_THE_USER =
  /^CLAUDE_CODE_(?:(?:USE|DISABLE|ENABLE|MAX|AUTO|IDE|FILE_READ|GLOB|HIDE|EXTRA|PROXY|OTEL|DEBUG|EXPERIMENTAL)_\w+|SKIP_\w+_AUTH|OAUTH_TOKEN|API_KEY_HELPER_TTL_MS|EFFORT_LEVEL|SUBAGENT_MODEL|GIT_BASH_PATH|SHELL|SHELL_PREFIX|SSE_PORT|TMPDIR|CLIENT_(?:CERT|KEY|KEY_PASSPHRASE)|NO_FLICKER|ACCESSIBILITY|SCROLL_SPEED|STOP_HOOK_BLOCK_CAP)$/;
