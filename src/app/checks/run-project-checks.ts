// Runs a project's checks on request. For Claude it runs only those that the user allowed, by trust or in a loop, and
// says how to allow the others; sealed checks are not run for Claude.

import { runCheck } from '../../adapters/process/run-check.ts';
import { isTrusted } from '../../adapters/user/trust-store.ts';
import { emptyRun } from '../../core/checks/empty-run.ts';
import { isSealed } from '../../core/checks/sealed-check.ts';
import { redact } from '../../core/secrets/redact.ts';
import { listLoops } from '../loop/control/control-loop.ts';
import { proposeHere } from '../loop/propose-here.ts';
import { manageTrust } from '../trust/manage-trust.ts';
import { noteUntrusted } from '../trust/plan-trust.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { tellOn } from './tell-on.ts';

interface ChecksRequest {
  /** Empty for the project's own checks. */
  readonly commands: readonly string[];
  readonly timeoutSeconds: number;
  readonly mayRun: 'all' | 'allowed';
  readonly tell: (line: string) => void;
}

export interface RanCheck {
  readonly name: string;
  readonly command: string;
  /** `empty`: exit code 0, but nothing was tested. */
  readonly outcome: 'passed' | 'empty' | 'failed' | 'not allowed';
  /** One sentence; null when the outcome says everything. */
  readonly reason: string | null;
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** Bounded and redacted; empty when the check did not run. */
  readonly output: string;
}

export type ProjectChecks =
  | { readonly status: 'done'; readonly checks: readonly RanCheck[] }
  | { readonly status: 'refused'; readonly reason: string };

export async function runProjectChecks(workspace: Workspace, request: ChecksRequest): Promise<ProjectChecks> {
  const ofLoops = listLoops(workspace).flatMap(({ terms }) => terms.checks);
  const wanted = wantedChecks(workspace, request);
  if (wanted.length === 0)
    return refused('No check of this project was found: name a command, such as "npm test".');
  const isClaude = request.mayRun === 'allowed';
  const sealed = new Set(isClaude ? ofLoops.filter(isSealed).map(({ command }) => command) : []);
  const open = wanted.filter(({ command }) => !sealed.has(command));
  if (open.length === 0)
    return refused('This check is sealed: it runs when you try to stop and the others pass.');
  const typed = new Set(ofLoops.map(({ command }) => command));
  const mayRun = ({ command }: WantedCheck): boolean =>
    !isClaude || typed.has(command) || isTrusted(workspace.userFolder, workspace.project, command);
  const checks: RanCheck[] = [];
  for (const check of open)
    checks.push(mayRun(check) ? await run(workspace, check, request) : await notAllowed(workspace, check));
  return { status: 'done', checks };
}

interface WantedCheck {
  readonly name: string;
  readonly command: string;
  /** The place that names the check. */
  readonly from: string;
}

function wantedChecks({ project }: Workspace, { commands }: ChecksRequest): readonly WantedCheck[] {
  if (commands.length === 0) return proposeHere(project);
  return commands.map((command) => ({ name: 'check', command, from: 'a call that Claude made' }));
}

async function run(
  { project }: Workspace,
  { name, command }: WantedCheck,
  { timeoutSeconds, tell }: ChecksRequest,
): Promise<RanCheck> {
  tell(`${name} runs: ${command}`);
  const teller = tellOn(name, tell);
  const request = { command, cwd: project, timeoutMs: timeoutSeconds * 1000, onOutput: teller.heard };
  const ran = await runCheck(request).finally(teller.end);
  const { exitCode, timedOut, durationMs } = ran;
  const hasPassed = exitCode === 0 && !timedOut;
  const empty = hasPassed ? emptyRun(ran.output) : null;
  const result = { name, command, exitCode, durationMs, output: redact(ran.startError ?? ran.output) };
  if (empty !== null) return { ...result, outcome: 'empty', reason: `${empty.runner}: ${empty.reason}.` };
  if (hasPassed) return { ...result, outcome: 'passed', reason: null };
  const reason = timedOut ? `It did not end within ${timeoutSeconds} s.` : ran.startError;
  return { ...result, outcome: 'failed', reason };
}

async function notAllowed(workspace: Workspace, check: WantedCheck): Promise<RanCheck> {
  const { name, command } = check;
  const reason = await whyNot(workspace, check);
  return { name, command, outcome: 'not allowed', reason, exitCode: null, durationMs: 0, output: '' };
}

async function whyNot(workspace: Workspace, { command, from }: WantedCheck): Promise<string> {
  if (redact(command) !== command)
    return 'The user has not allowed this command, and it is not kept for them to allow, because it seems to contain a secret: let it read the secret from a variable or a file.';
  await noteUntrusted(workspace, { plan: from, commands: [command] });
  const waiting = manageTrust(workspace)
    .list()
    .waiting.find((one) => one.command === command);
  return waiting === undefined
    ? 'The user has not allowed this command, and it is too long to be read: put it into a script of the project.'
    : `The user has not allowed this command here. They do it in a terminal: ${waiting.allow}`;
}

function refused(reason: string): ProjectChecks {
  return { status: 'refused', reason };
}
