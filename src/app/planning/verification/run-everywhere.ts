// Runs a phase's checks where it is judged. Checks that fail in a clean checkout run again in the project's own folder:
// if they pass there, the commit or the checkout lacks something.

import { join } from 'node:path';
import { listTrusted } from '../../../adapters/user/trust-store.ts';
import type { PhaseCommand } from '../../../core/planning/verification/phase-commands.ts';
import type { CheckEvidence } from '../../../core/planning/verification/phase-report.ts';
import { someOf } from '../../../core/text/some-of.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { documentText, planningConfigOf } from '../documents/documents.ts';
import { type JudgingPlace, ownFolder } from './judging-place.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { type ChecksRequest, runBuild, runPhaseChecks } from './run-phase-checks.ts';

export type Runs = Omit<ChecksRequest, 'commands'>;

interface Ran {
  /** Where the phase is judged in the end. */
  readonly place: JudgingPlace;
  readonly checks: readonly CheckEvidence[];
}

/** The caller must have made sure that the commands are trusted. */
export async function runEverywhere(workspace: Workspace, open: ExecutedPhase, runs: Runs): Promise<Ran> {
  const { place } = runs;
  const { commands } = open;
  const build = place.missing.length > 0 ? trustedBuild(workspace) : null;
  if (build !== null) await runBuild(runs, build);
  const checks = await runPhaseChecks({ ...runs, commands });
  const red = checks.filter(({ verdict }) => verdict === 'failed');
  if (place.commit === null || red.length === 0) return { place, checks };
  const own = ownFolder(workspace.project, '');
  const runHere = (of: readonly PhaseCommand[]) =>
    runPhaseChecks({ ...runs, place: own, suffix: '-here', commands: of });
  const isRed = ({ id }: { readonly id: string }) => red.some((one) => one.id === id);
  const here = await runHere(commands.filter(isRed));
  const green = here.filter(({ verdict }) => verdict !== 'failed');
  if (green.length === 0) return { place, checks };
  const output = red.map(({ file }) => documentText(workspace.project, file) ?? '').join('\n');
  const lost = lostFiles(place, output);
  if (lost.length > 0) return { place, checks: checks.map((one) => explained(one, green, lost)) };
  const all = [...here, ...(await runHere(commands.filter((one) => !isRed(one))))];
  const why = whyOnlyHere(place, green[0]?.command ?? '');
  return {
    place: ownFolder(workspace.project, why),
    checks: commands.flatMap(({ id }) => all.find((one) => one.id === id) ?? []),
  };
}

function explained(
  check: CheckEvidence,
  green: readonly CheckEvidence[],
  lost: readonly string[],
): CheckEvidence {
  if (!green.some(({ id }) => id === check.id)) return check;
  const verb = lost.length === 1 ? 'is' : 'are';
  const cause = `it passes in your folder, but not in a clean checkout: ${someOf(lost, MOST_NAMED)} ${verb} not committed`;
  return { ...check, reason: `${cause} (${check.reason})` };
}

const MOST_NAMED = 5;

function trustedBuild({ userFolder, project }: Workspace): string | null {
  const { buildCommand } = planningConfigOf(join(project, '.planning'));
  return buildCommand !== null && listTrusted(userFolder, project).includes(buildCommand)
    ? buildCommand
    : null;
}

/** Files that the commit lacks: those that the output names, else all; none when it names a missing build folder. */
function lostFiles({ uncommitted, ignored, missing }: JudgingPlace, output: string): readonly string[] {
  const all = [...new Set([...uncommitted, ...ignored])];
  // Imports leave the extension out.
  const named = all.filter((path) => output.includes(path.replace(/^.*\/|\.\w+$/g, '')));
  if (named.length > 0) return named;
  return missing.some((folder) => output.includes(folder)) ? [] : all;
}

function whyOnlyHere({ missing }: JudgingPlace, command: string): string {
  return missing.length === 0
    ? `“${command.slice(0, 80)}” passes in your folder alone, though everything is committed`
    : `the checks need ${missing.slice(0, 3).join(', ')}, which git ignores and which no trusted workflow.build_command makes`;
}
