// The doctor's look at NotebookLM, which MSW can do without.

import { readConfig } from '../../adapters/config/project-config.ts';
import { findNlm } from '../../adapters/nlm/find-nlm.ts';
import { isOlder, OLDEST_WITH_PROFILES } from '../../adapters/nlm/nlm-version.ts';
import { notebookAccounts } from '../notebook/notebook-accounts.ts';
import { notebookStatus } from '../notebook/notebook-status.ts';
import type { Workspace } from '../workspace.ts';
import { type DiagnosisCheck, fine, odd } from './diagnose-check.ts';
import { askVersion } from './diagnose-run-program.ts';

const NAME = 'NotebookLM';

export async function diagnoseNotebook(workspace: Workspace): Promise<DiagnosisCheck> {
  const { env, project } = workspace;
  const { notebook } = readConfig(project).config;
  const nlm = findNlm(env, project);
  if (nlm === null) {
    if (notebook === null) return fine(NAME, 'not used (nlm is not installed, no notebook is set)');
    return odd(
      NAME,
      `notebook ${notebook} is set, but nlm is not found`,
      'Install nlm and log in, or remove "notebook" from .msw/config.json.',
    );
  }
  const version = await askVersion(nlm, env);
  if (version === null) return odd(NAME, `${nlm} did not tell its version`, 'Run it once in a terminal.');
  const number = /\d{1,9}\.\d{1,9}\.\d{1,9}/.exec(version)?.[0];
  if (number !== undefined && isOlder(number, OLDEST_WITH_PROFILES)) {
    return odd(
      NAME,
      `${version} does not keep accounts apart`,
      `Upgrade notebooklm-mcp-cli to ${OLDEST_WITH_PROFILES} or newer.`,
    );
  }
  if (notebook === null) return fine(NAME, `${version}; no notebook is set (/msw:setup sets one)`);
  return describeUse(workspace, version, notebook);
}

function describeUse(workspace: Workspace, version: string, notebook: string): DiagnosisCheck {
  const { config } = readConfig(workspace.project);
  const accounts = notebookAccounts(notebook, config, workspace.env);
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn)) {
    const logins = accounts.map(({ account }) => `nlm login --profile ${account}`).join(' or ');
    return odd(NAME, `notebook ${notebook} is set, but none of its accounts has a login`, `Run ${logins}.`);
  }
  const left = notebookStatus(workspace);
  return fine(NAME, `${version}; notebook ${notebook}${left === null ? '' : `; ${left}`}`);
}
