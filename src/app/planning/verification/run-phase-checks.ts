// Runs the commands of a phase one after the other, judges each, and keeps what they printed. Whoever calls has
// made sure that they are trusted.

import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { type CheckRun, runCheck } from '../../../adapters/process/run-check.ts';
import { listTrusted } from '../../../adapters/user/trust-store.ts';
import { emptyRun } from '../../../core/checks/empty-run.ts';
import { canonicalise } from '../../../core/failure/canonicalise.ts';
import {
  judgeProhibition,
  type ProhibitionTest,
  prohibitionCommand,
  prohibitionTest,
} from '../../../core/planning/verification/judge-prohibition.ts';
import { judgeRun } from '../../../core/planning/verification/judge-run.ts';
import { failed, type RunVerdict } from '../../../core/planning/verification/judge-search.ts';
import type { Standing } from '../../../core/planning/verification/judged-claim.ts';
import type { PhaseCommand } from '../../../core/planning/verification/phase-commands.ts';
import type { CheckEvidence } from '../../../core/planning/verification/phase-report.ts';
import { redact } from '../../../core/secrets/redact.ts';
import { harmless } from '../../../core/text/harmless.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { kindOfPath, readProjectFile } from './project-files.ts';

interface ChecksRequest {
  /** The project: where they run. */
  readonly root: string;
  readonly commands: readonly PhaseCommand[];
  /** Absolute; what they print is kept there. */
  readonly folder: string;
  /** For each. */
  readonly timeoutSeconds: number;
}

/** In the order of the commands. */
export async function runPhaseChecks(request: ChecksRequest): Promise<readonly CheckEvidence[]> {
  const evidence: CheckEvidence[] = [];
  for (const command of request.commands) evidence.push(await runOne(request, command));
  return evidence;
}

async function runOne(request: ChecksRequest, command: PhaseCommand): Promise<CheckEvidence> {
  const { root, folder, timeoutSeconds } = request;
  const run = await runCheck({ command: command.command, cwd: root, timeoutMs: timeoutSeconds * 1000 });
  const kept = keepOutput(run, join(folder, `${command.id}.txt`));
  const { verdict, reason } = verdictOf(run, command, root);
  return {
    id: command.id,
    command: command.command,
    places: command.places,
    exitCode: run.exitCode,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    ...kept,
    file: relative(root, kept.file).replaceAll(sep, '/'),
    verdict,
    reason: redact(reason),
  };
}

/** The hash is that of the file, so that anyone can compare it. */
function keepOutput(run: CheckRun, file: string): { readonly file: string; readonly sha256: string } {
  const cut = run.droppedBytes === 0 ? '' : `\n[${run.droppedBytes} bytes left out]\n`;
  // The verifier reads it, and so does a person's terminal.
  const output = harmless(redact(run.startError ?? run.output)) + cut;
  writeFileAtomic(file, output);
  return { file, sha256: createHash('sha256').update(output).digest('hex') };
}

function verdictOf(run: CheckRun, command: PhaseCommand, root: string): RunVerdict {
  const empty = run.exitCode === 0 && !run.timedOut ? emptyRun(run.output) : null;
  if (empty !== null) return failed(`${empty.runner}: ${empty.reason}`);
  const judged = judgeRun({
    command: command.command,
    exitCode: run.exitCode,
    timedOut: run.timedOut,
    output: run.output,
    texts: command.texts,
    kindOf: (path) => kindOfPath(root, path),
  });
  if (judged.verdict !== 'failed' || !/^exit code/.test(judged.reason)) return judged;
  return failed(`${judged.reason}: ${failureLine(run, root)}`);
}

function failureLine(run: CheckRun, root: string): string {
  const { tool, message, frame } = canonicalise(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root,
    home: homedir(),
    tmp: tmpdir(),
  });
  return `${tool}: ${message}${frame === null ? '' : ` (${frame})`}`;
}

/** The commands that `runProhibitionTests` would run. */
function prohibitionCommands({ claims }: ExecutedPhase): readonly string[] {
  return claims.prohibitions.flatMap(({ value }) => prohibitionTest(value) ?? []).map(prohibitionCommand);
}

export async function runProhibitionTests(
  open: ExecutedPhase,
  request: Omit<ChecksRequest, 'commands'>,
): Promise<ReadonlyMap<string, { readonly standing: Standing; readonly reason: string }>> {
  const judged = new Map<string, { readonly standing: Standing; readonly reason: string }>();
  for (const { id, value } of open.claims.prohibitions) {
    const test = prohibitionTest(value);
    if (test !== null && subjectsExist(test, request.root))
      judged.set(id, await runProhibitionTest(test, id, request));
  }
  return judged;
}

function subjectsExist({ target, violation, clean }: ProhibitionTest, root: string): boolean {
  return [target, violation, ...(clean === null ? [] : [clean])].every(
    (path) => readProjectFile(root, path).kind === 'file',
  );
}

async function runProhibitionTest(
  test: ProhibitionTest,
  id: string,
  { root, folder, timeoutSeconds }: Omit<ChecksRequest, 'commands'>,
) {
  const run = (subject: string | undefined) =>
    runCheck({
      command: prohibitionCommand(test),
      cwd: root,
      timeoutMs: timeoutSeconds * 1000,
      env: { GSD_PROHIB_SUBJECT: subject, NODE_TEST_CONTEXT: undefined },
    });
  const own = await run(undefined);
  keepOutput(own, join(folder, `${id}.txt`));
  const violation = await run(test.violation);
  const clean = test.clean === null ? null : await run(test.clean);
  return judgeProhibition(own, violation, clean);
}

/** Null when all may run; else what the user must read. Those that wait are kept for `trust list`. */
export function refuseUntrusted(
  workspace: Workspace,
  open: ExecutedPhase,
  typed: string | null = null,
): Promise<string | null> {
  const trusted = new Set(listTrusted(workspace.userFolder, workspace.project));
  const commands = [...open.commands.map(({ command }) => command), ...prohibitionCommands(open)];
  const untrusted = [...new Set(commands)].filter((command) => !trusted.has(command));
  const { number } = open.facts;
  return settleTrust(workspace, {
    named: [{ plan: `.planning/phases/${open.folder}`, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number} name`,
    allow: (digest) => `/msw:verify ${number} --trust ${digest}`,
  });
}
