// The doctor's look at NotebookLM, which MSW can do without.

import { readConfig } from '../../adapters/config/project-config.ts';
import { findNlm } from '../../adapters/nlm/find-nlm.ts';
import type { Workspace } from '../workspace.ts';
import { type DiagnosisCheck, fine, odd } from './diagnose-check.ts';
import { askVersion } from './diagnose-run-program.ts';

export async function diagnoseNotebook({ env, project }: Workspace): Promise<DiagnosisCheck> {
  const name = 'NotebookLM';
  const { notebook } = readConfig(project).config;
  const nlm = findNlm(env, project);
  if (nlm === null) {
    if (notebook === null) return fine(name, 'not used (nlm is not installed, no notebook is set)');
    return odd(
      name,
      `notebook ${notebook} is set, but nlm is not found`,
      'Install nlm and log in, or remove "notebook" from .msw/config.json.',
    );
  }
  const version = await askVersion(nlm, env);
  if (version === null) return odd(name, `${nlm} did not tell its version`, 'Run it once in a terminal.');
  const used =
    notebook === null ? 'no notebook is set ("notebook" in .msw/config.json)' : `notebook ${notebook}`;
  return fine(name, `${version}; ${used}`);
}
