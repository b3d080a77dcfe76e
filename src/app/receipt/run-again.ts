// Runs the checks of a receipt once more, in a clean checkout of its commit. They come from a file, so each needs trust.

import { makeCleanCheckout } from '../../adapters/control-tree/clean-checkout.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import { isTrusted } from '../../adapters/user/trust-store.ts';
import { emptyRun } from '../../core/checks/empty-run.ts';
import { showForList } from '../../core/report/show-command.ts';
import { noteUntrusted } from '../trust/plan-trust.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { VerifiedReceipt } from './verify-receipt.ts';

export interface RunAgain {
  /** For people: where its commands come from. */
  readonly from: string;
  /** Whether the commands may run without trust. */
  readonly isAllowed: boolean;
  /** For each check. */
  readonly timeoutSeconds: number;
  readonly tell: (line: string) => void;
}

/** Null where each passes as it says; else a sentence. */
export async function runAgain(
  workspace: Workspace,
  { statement, commit }: VerifiedReceipt,
  { from, isAllowed, timeoutSeconds, tell }: RunAgain,
): Promise<string | null> {
  const { project, userFolder } = workspace;
  const { checks, verdict } = statement.predicate.msw;
  if (verdict === 'not done') return 'It says that the work is not done, so there is nothing to run again.';
  if (commit === null) return 'Its files are not committed: commit them, then --rerun can check them out.';
  const commands = checks.flatMap(({ command }) => command ?? []);
  if (commands.length < checks.length)
    return 'It does not tell the command of each check, so not all of them can run again.';
  const untrusted = commands.filter((command) => !isAllowed && !isTrusted(userFolder, project, command));
  if (untrusted.length > 0) {
    await noteUntrusted(workspace, { plan: from, commands: untrusted });
    return `Its commands come from a file, and you have not allowed ${untrusted.map(showForList).join(', ')} here: ${lineToType`trust list`} shows how.`;
  }
  const made = await makeCleanCheckout({ project, userFolder, without: [], commit });
  if (made.status === 'impossible') return `Its commit cannot be checked out: ${made.reason}.`;
  const { checkout } = made;
  try {
    for (const { name, command } of checks) {
      if (command === null) continue;
      tell(`${name} runs: ${showForList(command)}`);
      const adapted = checkout.adapt(command);
      const ran = await runCheck({
        ...adapted,
        cwd: checkout.project,
        timeoutMs: timeoutSeconds * 1000,
      });
      const wrong = wrongWith(ran);
      if (wrong !== null) return `${name} ${wrong} in a clean checkout of ${commit}.`;
    }
    return null;
  } finally {
    await checkout.remove();
  }
}

function wrongWith({
  exitCode,
  timedOut,
  startError,
  output,
}: Pick<Awaited<ReturnType<typeof runCheck>>, 'exitCode' | 'timedOut' | 'startError' | 'output'>):
  | string
  | null {
  if (startError !== null) return 'could not be started';
  if (timedOut) return 'took longer than its time';
  if (exitCode !== 0) return `ended with ${exitCode === null ? 'a signal' : `exit code ${exitCode}`}`;
  return emptyRun(output) === null ? null : 'tested nothing';
}
