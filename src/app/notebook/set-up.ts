// The facts that a new user of NotebookLM starts from: what is installed, who is logged in, and which notebook
// answers for this project. Asks Google nothing.

import { readConfig } from '../../adapters/config/project-config.ts';
import { findNlm } from '../../adapters/nlm/find-nlm.ts';
import { listProfiles } from '../../adapters/nlm/list-profiles.ts';
import { nlmVersion, refuseOldVersion } from '../../adapters/nlm/nlm-version.ts';
import type { SetUpFacts } from '../../core/report/setup-text.ts';
import { notebookAccounts } from './notebook-accounts.ts';
import type { NotebookPlace } from './notebook-question.ts';
import { showQuota } from './show-quota.ts';

export async function setUpFacts(place: NotebookPlace): Promise<SetUpFacts> {
  const { project, env } = place;
  const { config, problems } = readConfig(project);
  const accounts = config.notebook === null ? [] : notebookAccounts(config.notebook, config, env);
  const quota = showQuota(place);
  return {
    nlm: findNlm(env, project),
    ...(await versionOf(place)),
    profiles: listProfiles(env),
    notebook: config.notebook,
    accounts: accounts.map(({ account, notebook, isLoggedIn }) => ({ account, notebook, isLoggedIn })),
    quota: quota.status === 'ok' ? quota.report.accounts : [],
    problems: quota.status === 'ok' ? problems : [...problems, quota.reason],
  };
}

async function versionOf({ project, env }: NotebookPlace): Promise<Pick<SetUpFacts, 'version' | 'trouble'>> {
  if (findNlm(env, project) === null) return { version: null, trouble: null };
  const told = await nlmVersion({ projectRoot: project, env });
  if (told.status !== 'ok') return { version: null, trouble: told.text };
  const old = refuseOldVersion(told.data, 'any');
  return { version: told.data, trouble: old?.text ?? null };
}
