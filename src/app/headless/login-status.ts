// Asks Claude Code whether it is logged in, before anything is armed. Its answer counts only where nothing else could
// log it in: the command does not read all the settings that a run reads.

import { readClientSettings } from '../../adapters/claude-code/settings-files.ts';
import { withoutClientMarks } from '../../adapters/environment/client-marks.ts';
import { fieldsIn, fieldsOf, parseJson } from '../../adapters/files/read-json.ts';
import { followProgram } from '../../adapters/process/follow-program.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** One sentence saying what to do; null when it is logged in, or that is unknown. */
export async function whyLoggedOut(workspace: Workspace, program: string): Promise<string | null> {
  const settings = readClientSettings(workspace);
  const mayLogIn = settings.some(({ value, problem }) => problem !== null || logsIn(value));
  return mayLogIn || (await ask(workspace, program)) !== false ? null : LOGGED_OUT;
}

const LOGGED_OUT =
  'Claude Code is not logged in: start claude, type /login, then try again; where nobody can, set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN.';

function logsIn(value: Parameters<typeof fieldsOf>[0]): boolean {
  const { env, apiKeyHelper } = fieldsOf(value);
  const names = Object.keys(fieldsOf(env));
  return (
    apiKeyHelper !== undefined || names.some((name) => /^(?:ANTHROPIC|CLAUDE_CODE|AWS|GOOGLE)_/.test(name))
  );
}

/** Null for a client that does not say. */
async function ask({ project, env }: Workspace, program: string): Promise<boolean | null> {
  const lines: string[] = [];
  const asked = followProgram({
    program,
    args: ['auth', 'status'],
    input: '',
    cwd: project,
    env: withoutClientMarks(env),
    onLine: (line) => void lines.push(line),
  });
  const timer = setTimeout(() => void asked.stop(), PATIENCE_MS);
  await asked.ended;
  clearTimeout(timer);
  const { loggedIn } = fieldsIn(parseJson(lines.join('\n')));
  return typeof loggedIn === 'boolean' ? loggedIn : null;
}

const PATIENCE_MS = 20_000;
