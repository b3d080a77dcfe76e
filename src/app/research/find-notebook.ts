// The step that finds the notebook of a research, or makes it: never a second one for the same research.

import { readConfig } from '../../adapters/config/project-config.ts';
import type { NlmAccount } from '../../adapters/nlm/nlm-account.ts';
import { createNotebook, getNotebook, listNotebooks, type Notebook } from '../../adapters/nlm/notebooks.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import type { Research } from '../../core/research/research.ts';
import { notebookAccounts } from '../notebook/notebook-accounts.ts';
import type { Workspace } from '../workspace.ts';
import { ok, type ResearchContext, refused, type StepResult, stopped } from './research-context.ts';

const LONGEST_TITLE = 80;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface ResearchPlace {
  readonly account: NlmAccount;
  /** What a name in the settings stands for in that account; else the name itself. */
  readonly notebook: string | null;
  readonly isLoggedIn: boolean;
}

/** The first account of the notebook that is logged in: its sources are found there and cited from there. */
export function researchPlace({ project, env }: Workspace, notebook: string | null): ResearchPlace {
  const accounts = notebookAccounts(notebook ?? '', readConfig(project).config, env);
  const chosen = accounts.find(({ isLoggedIn }) => isLoggedIn) ?? accounts[0];
  return {
    account: { profile: chosen?.profile ?? null, projectRoot: project, env },
    notebook: notebook === null ? null : (chosen?.notebook ?? notebook),
    isLoggedIn: chosen?.isLoggedIn ?? false,
  };
}

/** By id, then by title; one that is not there is made. */
export async function findNotebook(context: ResearchContext, research: Research): Promise<StepResult> {
  const { account, workspace } = context;
  const { notebook: named, topic } = research.request;
  const wanted = researchPlace(workspace, named).notebook;
  const title = wanted ?? [...textToSend(`Research: ${topic}`)].slice(0, LONGEST_TITLE).join('');
  // A notebook of its own is looked for only when one may have been made already.
  if (wanted !== null || research.begun === 'notebook') {
    const listed = await listNotebooks(account);
    if (listed.status !== 'ok') return refused(research, listed, context);
    const found = chooseNotebook(listed.data, title);
    if (found !== null) return taken(context, research, found.id);
    if (wanted !== null && ID.test(wanted))
      return stopped(research, `No notebook of this account has the id ${wanted}.`);
  }
  const begun = context.save({ ...research, begun: 'notebook' });
  const made = await createNotebook(account, title);
  if (made.status !== 'ok') return refused(begun, made, context);
  return ok(context.save({ ...begun, begun: null, notebook: made.data }, `Notebook "${title}" is ready`));
}

async function taken(context: ResearchContext, research: Research, id: string): Promise<StepResult> {
  const known = await getNotebook(context.account, id);
  if (known.status !== 'ok') return refused(research, known, context);
  const { title, url } = known.data;
  return ok(
    context.save({ ...research, begun: null, notebook: { id, title, url } }, `Notebook "${title}" is used`),
  );
}

function chooseNotebook(notebooks: readonly Notebook[], named: string): Notebook | null {
  const same = (one: string): boolean => one.trim().toLowerCase() === named.trim().toLowerCase();
  return notebooks.find(({ id }) => id === named) ?? notebooks.find(({ title }) => same(title)) ?? null;
}
