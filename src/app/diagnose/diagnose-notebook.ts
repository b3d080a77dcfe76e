// The doctor's check of NotebookLM, which MSW can do without.

import { locateNlm, refuseOldVersion } from '../../adapters/nlm/program/locate-nlm.ts';
import { OLDEST_WITH_PROFILES } from '../../core/notebook/nlm-version.ts';
import { loginCommand } from '../../core/notebook/profile-name.ts';
import { type ChosenNotebook, projectNotebook } from '../notebook/chosen-notebook.ts';
import { notebookStatus } from '../quota/show-quota.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

const NAME = 'NotebookLM';

export async function diagnoseNotebook(workspace: Workspace): Promise<DiagnosisCheck> {
  const { env, project } = workspace;
  const chosen = projectNotebook(workspace);
  if (chosen.status === 'refused') return odd(NAME, chosen.reason, `${capital(chosen.cure)}.`);
  const nlm = await locateNlm({ env, projectRoot: project });
  if (nlm.status === 'not-installed') {
    if (chosen.status === 'none') return fine(NAME, 'not used (nlm is not installed, no notebook is set)');
    return odd(
      NAME,
      `notebook ${chosen.notebook} is set, but nlm is not found`,
      'Install nlm and log in, or remove "notebook" from .msw/config.json.',
    );
  }
  if (nlm.status !== 'located') return odd(NAME, nlm.text, 'Fix it, or install notebooklm-mcp-cli.');
  if (nlm.version === null)
    return odd(NAME, `${nlm.executable} did not report its version`, 'Run it once in a terminal.');
  const version = `nlm version ${nlm.version}`;
  if (refuseOldVersion(nlm.version, 'any') !== null) {
    return odd(
      NAME,
      `${version} does not keep accounts apart`,
      `Upgrade notebooklm-mcp-cli to ${OLDEST_WITH_PROFILES} or newer.`,
    );
  }
  if (chosen.status === 'none') return fine(NAME, `${version}; no notebook is set (/msw:setup sets one)`);
  return describeUse(workspace, version, chosen);
}

function describeUse(
  workspace: Workspace,
  version: string,
  { notebook, accounts, notices }: Extract<ChosenNotebook, { status: 'chosen' }>,
): DiagnosisCheck {
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn)) {
    const logins = accounts.map(({ account }) => loginCommand(account)).join(' or ');
    return odd(NAME, `notebook ${notebook} is set, but none of its accounts has a login`, `Run ${logins}.`);
  }
  const left = notebookStatus(workspace);
  const use = `${version}; notebook ${notebook}${left === null ? '' : `; ${left}`}`;
  return notices.length === 0 ? fine(NAME, use) : odd(NAME, use, notices.join(' '));
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
