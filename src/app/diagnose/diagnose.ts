// Checks everything that MSW needs to work here, leaves nothing behind, and says what to do.

import { renderTrust, type Trust } from '../../core/report/trust-text.ts';
import { countOf } from '../../core/text/count-of.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinShown, type Shown } from '../../core/text/shown.ts';
import { manageTrust } from '../trust/manage-trust.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type DiagnosisCheck, odd } from './diagnose-check.ts';
import { diagnoseBlockCap, diagnoseClient, diagnoseNode } from './diagnose-client.ts';
import { diagnoseJobs, diagnoseLocks, diagnoseLoops, diagnoseState } from './diagnose-loops.ts';
import { diagnoseNotebook } from './diagnose-notebook.ts';
import { diagnoseDuplicates, diagnoseOtherHooks, diagnoseVersion } from './diagnose-plugins.ts';
import {
  diagnoseChecks,
  diagnoseConfig,
  diagnoseEarlierRuns,
  diagnoseFolder,
  diagnoseGit,
  diagnoseKey,
  diagnosePlanning,
  diagnoseTrustList,
  diagnoseUserFolder,
} from './diagnose-project.ts';
import { diagnoseHookPolicy, diagnoseToolNames, diagnoseVariables } from './diagnose-settings.ts';

export interface Diagnosis extends Trust {
  readonly checks: readonly DiagnosisCheck[];
}

type Look = (workspace: Workspace) => DiagnosisCheck | Promise<DiagnosisCheck>;

const looks: Readonly<Record<string, Look>> = {
  node: diagnoseNode,
  'Claude Code': diagnoseClient,
  'this plugin': diagnoseVersion,
  installation: diagnoseDuplicates,
  'hooks allowed': diagnoseHookPolicy,
  'tool names': diagnoseToolNames,
  variables: diagnoseVariables,
  'other Stop hooks': diagnoseOtherHooks,
  'block cap': diagnoseBlockCap,
  git: diagnoseGit,
  'user folder': diagnoseUserFolder,
  'signing key': diagnoseKey,
  'trust list': diagnoseTrustList,
  '.msw folder': diagnoseFolder,
  checks: diagnoseChecks,
  'earlier runs': diagnoseEarlierRuns,
  settings: diagnoseConfig,
  planning: diagnosePlanning,
  'loop state': diagnoseState,
  loops: diagnoseLoops,
  jobs: diagnoseJobs,
  locks: diagnoseLocks,
  NotebookLM: diagnoseNotebook,
};

/** Never throws: a check that fails to run becomes a warning. */
export async function diagnose(workspace: Workspace): Promise<Diagnosis> {
  const checks = await Promise.all(
    Object.entries(looks).map(([name, look]) => tryLook(workspace, name, look)),
  );
  try {
    const { trusted, waiting } = manageTrust(workspace).list();
    return { checks, trusted, waiting };
  } catch (error) {
    return { checks: [...checks, unseen('trusted commands', error)], trusted: [], waiting: [] };
  }
}

/** Plain text: one line per check, followed by what to do. */
export function renderDiagnosis({ checks, trusted, waiting }: Diagnosis): Shown {
  const width = Math.max(...checks.map((check) => check.name.length));
  const lines = checks.flatMap(({ name, status, detail, fix }) => [
    `${status.padEnd(4)}  ${name.padEnd(width)}  ${plainLine(detail, 400)}`,
    ...(fix === null ? [] : [`${' '.repeat(width + 8)}→ ${plainLine(fix, 400)}`]),
  ]);
  return joinShown([forPeople([summary(checks), '', ...lines]), renderTrust({ trusted, waiting })], '\n\n');
}

async function tryLook(workspace: Workspace, name: string, look: Look): Promise<DiagnosisCheck> {
  try {
    return await look(workspace);
  } catch (error) {
    return unseen(name, error);
  }
}

function unseen(name: string, error: unknown): DiagnosisCheck {
  const reason = error instanceof Error ? error.message : String(error);
  return odd(name, `could not be checked: ${reason}`, null);
}

/** One sentence, which names what fails. */
export function summary(checks: readonly DiagnosisCheck[]): string {
  const failing = checks.flatMap((check) => (check.status === 'fail' ? check.name : []));
  const strange = checks.filter((check) => check.status === 'warn').length;
  if (failing.length + strange === 0) return 'MSW can work here.';
  const warnings = strange === 0 ? '' : `${countOf(strange, 'warning')}`;
  if (failing.length === 0) return `MSW can work here; ${warnings}.`;
  const also = warnings === '' ? '' : `; ${warnings}`;
  return `MSW cannot work here yet: ${failing.join(', ')}${also}.`;
}
