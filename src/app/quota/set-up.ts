// The facts that a new user of NotebookLM starts from: what is installed, who is logged in, and which notebook
// answers for this project. Asks Google nothing.

import { readConfig } from '../../adapters/config/project-config.ts';
import { listProfiles } from '../../adapters/nlm/program/list-profiles.ts';
import { locateNlm, refuseOldVersion } from '../../adapters/nlm/program/nlm-version.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import type { SetUpFacts } from '../../core/report/setup-text.ts';
import { projectNotebook } from '../notebook/chosen-notebook.ts';
import type { NotebookPlace } from '../notebook/notebook-question.ts';
import { showQuota } from './show-quota.ts';

export async function setUpFacts(place: NotebookPlace): Promise<SetUpFacts> {
  const { project, env } = place;
  const { config, problems } = readConfig(project);
  const chosen = projectNotebook(place);
  const accounts = chosen.status === 'chosen' ? chosen.accounts : [];
  const quota = showQuota(place);
  const notices = chosen.status === 'chosen' ? chosen.notices : [];
  return {
    ...(await nlmOf(place)),
    profiles: listProfiles(env),
    notebook: config.notebook,
    refusal: chosen.status === 'refused' ? notAskedText(chosen) : null,
    accounts: accounts.map(({ account, notebook, isLoggedIn }) => ({ account, notebook, isLoggedIn })),
    quota: quota.status === 'ok' ? quota.report.accounts : [],
    problems: [...problems, ...notices, ...(quota.status === 'ok' ? [] : [quota.reason])],
  };
}

async function nlmOf({
  project,
  env,
}: NotebookPlace): Promise<Pick<SetUpFacts, 'nlm' | 'version' | 'trouble'>> {
  const nlm = await locateNlm({ projectRoot: project, env });
  if (nlm.status === 'not-installed') return { nlm: null, version: null, trouble: null };
  if (nlm.status !== 'located') return { nlm: 'nlm', version: null, trouble: nlm.text };
  const { executable, version } = nlm;
  const trouble = version === null ? 'it does not tell its version' : refuseOldVersion(version, 'any')?.text;
  return { nlm: executable, version, trouble: trouble ?? null };
}
