// Tells a user who is not watching that a loop ended or was paused: by a terminal notification, by starting the user's
// own program, and, when Claude works without a person, in Claude's last words.

import { withoutClientMarks } from '../../adapters/environment/client-marks.ts';
import { findProgram, mayRun, neutralFolder } from '../../adapters/process/find-program.ts';
import { startProgram } from '../../adapters/process/start-in-background.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { lastWords } from '../../core/headless/headless-prompt.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { isGate } from '../../core/loop/ownership.ts';
import { type Ending, explainEnding } from '../../core/loop/texts/report.ts';
import type { Answer } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { startCli } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** @param notice the message for the user */
export function announceEnding(
  workspace: Workspace,
  { loop, ending, notice }: { readonly loop: Loop; readonly ending: Ending; readonly notice: string },
): Answer {
  if (isGate(loop)) return { kind: 'notice', notice };
  const { settings } = readUserSettings(workspace.userFolder);
  const outcome = plainLine(explainEnding(ending), 200);
  if (settings.otlp !== null) exportLog(workspace);
  notifyByProgram(workspace, loop.terms.id, outcome);
  // `claude -p` prints only Claude's last words; `loop run` reports the verdict itself.
  if (workspace.env.CLAUDE_CODE_ENTRYPOINT === 'sdk-cli')
    return workspace.env.MSW_LOOP_RUN === undefined && !isAnswer(loop, ending)
      ? { kind: 'context', context: lastWords(notice), notice }
      : { kind: 'notice', notice };
  return settings.bell ? { kind: 'notice', notice, alert: `MSW: ${outcome}` } : { kind: 'notice', notice };
}

/** Without any work, what Claude said is all that the task has got. */
function isAnswer({ progress }: Loop, { cause }: Ending): boolean {
  return !progress.hasWorked && (cause === 'idle' || cause === 'stuck');
}

/** Runs in the background, so that the turn does not wait for a collector. */
function exportLog({ env, project }: Workspace): void {
  // Variables from a project's settings must not influence a program that calls other machines.
  const own = Object.entries(withoutClientMarks(env)).filter(([name]) => !/^(?:OTEL|NODE)_/.test(name));
  startCli(['log', 'export', '--project', project], Object.fromEntries(own));
}

/**
 * Starts the user's own program, if there is one, with the outcome as its last argument and in its environment. A
 * program that cannot be started is skipped.
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
    // Some systems throw at once when a program cannot be started, such as Windows for a batch file.
  }
}
