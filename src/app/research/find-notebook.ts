// The step that finds the notebook of a research, or makes it: never a second one for the same research.

import { createNotebook, getNotebook, listNotebooks, type Notebook } from '../../adapters/nlm/notebooks.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { chooseNotebook as rememberNotebook } from '../../adapters/user/notebook-choices.ts';
import type { Research } from '../../core/research/research.ts';
import { ok, type ResearchContext, refused, type StepResult, stopped } from './research-context.ts';

const LONGEST_TITLE = 80;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By id, then by title; one that is not there is made. Either way it is one of the user's from then on. */
export async function findNotebook(context: ResearchContext, research: Research): Promise<StepResult> {
  const { account, wanted } = context;
  const { topic } = research.request;
  const title = wanted ?? [...textToSend(`Research: ${topic}`)].slice(0, LONGEST_TITLE).join('');
  // A notebook of its own is looked for only when one may have been made already.
  if (wanted !== null || research.begun === 'notebook') {
    const listed = await listNotebooks(account);
    if (listed.status !== 'ok') return refused(research, listed, context);
    const found = chooseNotebook(listed.data, title);
    if (found !== null) return taken(context, research, found.id);
    if (wanted !== null && ID.test(wanted))
      return stopped(
        research,
        `No notebook of this account has the id ${wanted}: msw-protocol notebook list shows them.`,
      );
  }
  const begun = context.save({ ...research, begun: 'notebook' });
  const made = await createNotebook(account, title);
  if (made.status !== 'ok') return refused(begun, made, context);
  return kept(context, { ...begun, begun: null, notebook: made.data }, `Notebook "${title}" is ready`);
}

async function taken(context: ResearchContext, research: Research, id: string): Promise<StepResult> {
  const known = await getNotebook(context.account, id);
  if (known.status !== 'ok') return refused(research, known, context);
  const { title, url } = known.data;
  const next = { ...research, begun: null, notebook: { id, title, url } };
  return kept(context, next, `Notebook "${title}" is used`);
}

/** Only what the user folder knows is asked: a state that a repository brings names notebooks as well. */
async function kept(context: ResearchContext, research: Research, progress: string): Promise<StepResult> {
  const { account, workspace } = context;
  const choice = {
    account: account.profile ?? defaultProfile(account.env),
    notebook: research.notebook?.id ?? null,
  };
  const unkept = await rememberNotebook(workspace.userFolder, workspace.project, choice);
  return unkept === null ? ok(context.save(research, progress)) : stopped(research, `${unkept}.`);
}

function chooseNotebook(notebooks: readonly Notebook[], named: string): Notebook | null {
  const same = (one: string): boolean => one.trim().toLowerCase() === named.trim().toLowerCase();
  return notebooks.find(({ id }) => id === named) ?? notebooks.find(({ title }) => same(title)) ?? null;
}
