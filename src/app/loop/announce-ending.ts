// Tells a user who is not watching that a loop ended or was paused: the terminal notifies, the user's own program is
// started, and where Claude works without a person its last words are the verdict.

import { withoutClientMarks } from '../../adapters/claude-code/client-marks.ts';
import { findProgram, mayRun, neutralFolder } from '../../adapters/process/find-program.ts';
import { startProgram } from '../../adapters/process/start-in-background.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { lastWords } from '../../core/headless/headless-prompt.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import { type Ending, explainEnding } from '../../core/loop/report.ts';
import type { Answer } from '../../core/report/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { startCli } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** @param notice what the user is told */
export function announceEnding(
  workspace: Workspace,
  { loop, ending, notice }: { readonly loop: Loop; readonly ending: Ending; readonly notice: string },
): Answer {
  if (isGate(loop)) return { kind: 'notice', notice };
  const { settings } = readUserSettings(workspace.userFolder);
  const outcome = plainLine(explainEnding(ending), 200);
  if (settings.otlp !== null) exportLog(workspace);
  notifyByProgram(workspace, loop.terms.id, outcome);
  // `claude -p` prints Claude's last words and nothing else; `loop run` tells the verdict itself.
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === 'sdk-cli')
    return workspace.env.MSW_LOOP_RUN === undefined
      ? { kind: 'context', context: lastWords(notice), notice }
      : { kind: 'notice', notice };
  return settings.bell ? { kind: 'notice', notice, alert: `MSW: ${outcome}` } : { kind: 'notice', notice };
}

/** The turn does not wait for a collector. */
function exportLog({ env, project }: Workspace): void {
  // What a project's settings put into the environment has no say in a program that calls other machines.
  const own = Object.entries(withoutClientMarks(env)).filter(([name]) => !/^(?:OTEL|NODE)_/.test(name));
  startCli(['log', 'export', '--project', project], Object.fromEntries(own));
}

/**
 * Starts the user's own program, if there is one: it has what happened as its last argument and in its environment.
 * One that cannot be started is left out.
 */
export function notifyByProgram(
  { env, project, userFolder }: Pick<Workspace, 'env' | 'project' | 'userFolder'>,
  id: string,
  outcome: string,
): void {
  const { notify } = readUserSettings(userFolder).settings;
  if (notify === null) return;
  const [name, ...args] = notify;
  const program = mayRun(name, project) ? name : findProgram(name, env, project);
  if (program === null) return;
  try {
    startProgram(program, [...args, outcome], {
      cwd: neutralFolder(),
      env: { ...env, MSW_LOOP: id, MSW_OUTCOME: outcome, MSW_PROJECT: project },
    });
  } catch {
    // Some systems say so at once, such as Windows of a batch file.
  }
}
