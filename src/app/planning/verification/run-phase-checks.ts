// Runs the commands of a phase one after the other, judges each, and keeps its output. The caller must have made sure
// that they are trusted.

import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { homeFolder } from '../../../adapters/files/home-folder.ts';
import { keepText } from '../../../adapters/files/write-record.ts';
import { type CheckRun, runCheck } from '../../../adapters/process/run-check.ts';
import { listTrusted } from '../../../adapters/user/trust-store.ts';
import { emptyRun } from '../../../core/checks/empty-run.ts';
import { canonicalise } from '../../../core/failure/canonicalise.ts';
import { failureHeadline } from '../../../core/failure/failure-headline.ts';
import type { ReaderFile } from '../../../core/failure/reading/reader-file.ts';
import {
  failed,
  filesCountedAsTests,
  judgeRun,
  type RunVerdict,
  testsNothing,
} from '../../../core/planning/verification/judge-run.ts';
import type { PhaseCommand } from '../../../core/planning/verification/phase-commands.ts';
import type { CheckEvidence } from '../../../core/planning/verification/phase-report.ts';
import { isTest } from '../../../core/proof/test-files.ts';
import { redact } from '../../../core/secrets/redact.ts';
import { harmless } from '../../../core/text/harmless.ts';
import { tellOn } from '../../checks/tell-on.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { JudgingPlace } from './judging-place.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { readProjectFile } from './project-files.ts';

export interface ChecksRequest {
  readonly place: JudgingPlace;
  readonly commands: readonly PhaseCommand[];
  /** Absolute; the output is kept there. */
  readonly folder: string;
  /** Per command. */
  readonly timeoutSeconds: number;
  /** Declared by the project and the user for their own tools. */
  readonly readers: readonly ReaderFile[];
  /** Appended to the names of the kept files. */
  readonly suffix?: string;
  /** Called with lines of progress. */
  readonly tell?: ((line: string) => void) | undefined;
}

/** In the order of the commands. */
export async function runPhaseChecks(request: ChecksRequest): Promise<readonly CheckEvidence[]> {
  const evidence: CheckEvidence[] = [];
  for (const command of request.commands) evidence.push(await runOne(request, command));
  return evidence;
}

async function runOne(request: ChecksRequest, command: PhaseCommand): Promise<CheckEvidence> {
  const { place, folder, suffix = '' } = request;
  const run = await runIn(request, command);
  const kept = keepOutput(run, join(folder, `${command.id}${suffix}.txt`));
  const { verdict, reason } = verdictOf(run, command, request);
  return {
    id: command.id,
    command: command.command,
    places: command.places,
    exitCode: run.exitCode,
    timedOut: run.timedOut,
    durationMs: run.durationMs,
    ...kept,
    file: relative(place.project, kept.file).replaceAll(sep, '/'),
    verdict,
    reason: redact(reason),
  };
}

/** As if it ran in the project: the output has the project's paths. */
async function runIn(
  { place, timeoutSeconds, tell = () => {} }: Pick<ChecksRequest, 'place' | 'timeoutSeconds' | 'tell'>,
  { id, command }: Pick<PhaseCommand, 'id' | 'command'>,
): Promise<CheckRun> {
  const adapted = place.adapt(command);
  tell(`${id} runs: ${redact(command)}`);
  const teller = tellOn(id, tell);
  const run = await runCheck({
    ...adapted,
    cwd: place.root,
    timeoutMs: timeoutSeconds * 1000,
    onOutput: teller.heard,
  }).finally(teller.end);
  const startError = run.startError === null ? null : place.restore(run.startError);
  return { ...run, command, output: place.restore(run.output), startError };
}

/** Runs the build command of the project's settings; a failed build shows in the checks that need it. */
export async function runBuild(request: Omit<ChecksRequest, 'commands'>, command: string): Promise<void> {
  keepOutput(await runIn(request, { id: 'build', command }), join(request.folder, 'build.txt'));
}

/** The hash is of the kept file, so that anyone can compare it. */
function keepOutput(run: CheckRun, file: string): { readonly file: string; readonly sha256: string } {
  const cut = run.droppedBytes === 0 ? '' : `\n[${run.droppedBytes} bytes left out]\n`;
  // Both the verifier and a terminal show it.
  const output = harmless(redact(run.startError ?? run.output)) + cut;
  keepText(file, output);
  return { file, sha256: createHash('sha256').update(output).digest('hex') };
}

function verdictOf(run: CheckRun, command: PhaseCommand, { place, readers }: ChecksRequest): RunVerdict {
  const hasPassed = run.exitCode === 0 && !run.timedOut;
  const empty = hasPassed ? (emptyRun(run.output) ?? emptyFiles(run, place)) : null;
  if (empty !== null) return failed(`${empty.runner}: ${empty.reason}`);
  const judged = judgeRun({ ...run, command: command.command });
  if (judged.verdict !== 'failed' || !/^exit code/.test(judged.reason)) return judged;
  return failed(`${judged.reason}: ${failureLine(run, place, readers)}`);
}

/** Node's test runner counts a file without tests as a passed test; run as a program, the file says nothing. */
function emptyFiles({ command, output }: CheckRun, { root, project }: JudgingPlace) {
  const [, alone = ''] = /^node (\S+)$/.exec(command.trim()) ?? [];
  const counted = isTest(alone) ? [alone] : filesCountedAsTests(output);
  const files = counted.map((path) => relative(project, resolve(project, path)));
  const texts = files.map((path) => readProjectFile(root, path));
  const isEmpty = files.length > 0 && texts.every((file) => file.kind === 'file' && testsNothing(file.text));
  return isEmpty ? { runner: 'node', reason: `no test is in ${files.slice(0, 3).join(', ')}` } : null;
}

function failureLine(run: CheckRun, { root, project }: JudgingPlace, readers: readonly ReaderFile[]): string {
  const failure = canonicalise(run.startError ?? run.output, {
    command: run.command,
    exitCode: run.exitCode,
    signal: run.signal,
    timedOut: run.timedOut,
    root: project,
    rootAliases: [root],
    home: homeFolder(),
    tmp: tmpdir(),
    readers,
  });
  return failureHeadline(failure, 300);
}

/** Null when all commands may run, else the text for the user. Untrusted ones are kept for `trust list`. */
export function refuseUntrusted(
  workspace: Workspace,
  open: ExecutedPhase,
  typed: string | null = null,
): Promise<string | null> {
  const trusted = new Set(listTrusted(workspace.userFolder, workspace.project));
  const untrusted = open.commands.map(({ command }) => command).filter((one) => !trusted.has(one));
  const { number } = open.facts;
  return settleTrust(workspace, {
    named: [{ plan: open.place, commands: untrusted }],
    typed,
    whose: `The plans of phase ${number} name`,
    allow: (digest) => `/msw:verify ${number} --trust ${digest}`,
  });
}
