// Runs the commands of a phase one after the other, judges each, and keeps what they printed. Whoever calls has
// made sure that they are trusted.

import { createHash } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { type CheckRun, runCheck } from '../../../adapters/process/run-check.ts';
import { emptyRun } from '../../../core/checks/empty-run.ts';
import { canonicalise } from '../../../core/failure/canonicalise.ts';
import type { PhaseCommand } from '../../../core/planning/verification/phase-commands.ts';
import type { CheckEvidence } from '../../../core/planning/verification/phase-report.ts';
import { judgeRun } from '../../../core/planning/verification/runs/judge-run.ts';
import { failed, type RunVerdict } from '../../../core/planning/verification/runs/run-verdict.ts';
import { redact } from '../../../core/secrets/redact.ts';
import { harmless } from '../../../core/text/harmless.ts';
import { kindOfPath } from './project-files.ts';

export interface ChecksRequest {
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
export function keepOutput(run: CheckRun, file: string): { readonly file: string; readonly sha256: string } {
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
