// The facts that a new user of NotebookLM starts from: what is installed, who is logged in, and which notebook answers
// for this project. Nothing of it costs a question.

import { readConfig } from '../../adapters/config/project-config.ts';
import { getNotebook } from '../../adapters/nlm/notebooks.ts';
import { locateNlm, refuseOldVersion } from '../../adapters/nlm/program/locate-nlm.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { readSetUp, type SetUpRequest } from '../../core/commands/setup-request.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { describeFill } from '../../core/report/fill-text.ts';
import { renderSetUp, type SetUpFacts } from '../../core/report/setup-text.ts';
import { type Answer, sayLines } from '../../core/text/answer.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { prose } from '../../core/text/prose.ts';
import { joinShown, shown } from '../../core/text/shown.ts';
import { askAccounts } from '../notebook/ask-accounts.ts';
import { type NotebookAccount, type NotebookPlace, projectNotebook } from '../notebook/chosen-notebook.ts';
import { fillLine, planFill } from '../notebook/fill-notebook.ts';
import { useNotebook } from '../notebook/use-notebook.ts';
import { describePlan, setPlan, showQuota } from './show-quota.ts';

/** @param looks Google is asked how many sources the notebook has */
export async function setUpFacts(place: NotebookPlace, looks = false): Promise<SetUpFacts> {
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
    sources: looks ? await sourcesOf(place, accounts) : null,
    quota: quota.status === 'ok' ? quota.report.accounts : [],
    problems: [...problems, ...notices, ...(quota.status === 'ok' ? [] : [quota.reason])],
  };
}

async function sourcesOf(place: NotebookPlace, accounts: readonly NotebookAccount[]): Promise<number | null> {
  const open = accounts.filter(({ isLoggedIn }) => isLoggedIn);
  const asked = open.length === 0 ? null : await askAccounts(place, open, getNotebook);
  return asked?.status === 'ok' ? asked.data.sourceCount : null;
}

type NlmFacts = Pick<SetUpFacts, 'nlm' | 'version' | 'trouble'>;

async function nlmOf({ project: projectRoot, env }: NotebookPlace): Promise<NlmFacts> {
  const nlm = await locateNlm({ projectRoot, env });
  if (nlm.status === 'not-installed') return { nlm: null, version: null, trouble: null };
  if (nlm.status !== 'located') return { nlm: 'nlm', version: null, trouble: nlm.text };
  const { executable, version } = nlm;
  const trouble = version === null ? 'its version cannot be read' : refuseOldVersion(version, 'any')?.text;
  return { nlm: executable, version, trouble: trouble ?? null };
}

/** `/msw:setup`: shows the facts, so that Claude can help the user with what is missing, or makes a typed choice. */
export async function setUpCommand(place: NotebookPlace, args: string): Promise<Answer> {
  const request = readSetUp(args);
  if (request.kind === 'fill') return fillCommand(place, request);
  if (request.kind !== 'show') return sayLines(plainLine(await change(place, request), 600));
  // The hook supplies the facts; walking the user through them is up to Claude.
  const context = prose`NotebookLM, as MSW finds it:\n${renderSetUp(await setUpFacts(place))}`;
  return { kind: 'context', context, notice: null };
}

/** Below the limit of the command's hook, with time for a document that is under way. */
const FILL_MS = 180_000;

async function fillCommand(
  place: NotebookPlace,
  request: Extract<SetUpRequest, { kind: 'fill' }>,
): Promise<Answer> {
  const planned = await planFill(place, request);
  if (planned.status === 'refused') return sayLines(planned.reason);
  if (!request.yes)
    return {
      kind: 'answer',
      text: shown(describeFill({ state: 'planned', plan: planned.plan }, fillLine(request))),
    };
  const filled = await planned.fill({ tell: () => {}, until: place.now() + FILL_MS });
  if (filled.status === 'refused') return sayLines(filled.reason);
  const told = shown(describeFill(filled.result, fillLine(request)));
  const trouble = filled.trouble === null ? null : forPeople([filled.trouble]);
  return { kind: 'answer', text: joinShown([told, trouble], '\n') };
}

async function change(
  place: NotebookPlace,
  request: Exclude<SetUpRequest, { kind: 'show' | 'fill' }>,
): Promise<string> {
  if (request.kind === 'refused') return request.reason;
  if (request.kind === 'use') {
    const used = await useNotebook(place, request);
    return used.status === 'done' ? used.message : `Nothing was changed: ${used.reason}.`;
  }
  const { profile, plan, reserve } = request;
  const set = await setPlan(place.userFolder, profile, plan, reserve);
  return set.status === 'done' ? describePlan(profile, set.plan) : `Nothing was changed: ${set.reason}.`;
}
