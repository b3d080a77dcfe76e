// The page of what is known about a task to be planned: the brief, and the notebook's answer, for which one question is
// spent if none is kept. Nobody waits long for it: a late answer is kept, and comes onto the page by itself.

import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { withoutClientMarks } from '../../adapters/environment/client-marks.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { fieldsIn, readJson } from '../../adapters/files/read-json.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { type Grounding, groundingFact, groundingNotice } from '../../core/memory/grounding.ts';
import { renderSynthesis } from '../../core/memory/memory-text.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { leftOf } from '../../core/quota/account.ts';
import { accountOf, chooseProfile } from '../../core/quota/ledger.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { type ProjectNotebook, projectNotebook } from '../notebook/chosen-notebook.ts';
import { projectClient } from '../notebook/project-client.ts';
import { readLedger } from '../notebook/quota-ledger.ts';
import { startCli } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CompiledBrief, compileBrief, serveBrief } from './compile-brief.ts';
import { memorySettingsOf } from './memory-settings-of.ts';
import { waysFor } from './own-ways.ts';
import { keptAbout, knowTask, specOf } from './stage-zero.ts';

interface WantedPage {
  readonly task: string;
  /** Where the page goes: a folder of MSW's own in the project, and the name of the file. */
  readonly root: string;
  readonly page: string;
  /** Whether the notebook may be asked. */
  readonly grounds: boolean;
  /** By default 20 s. */
  readonly waitMs?: number;
}

export interface WrittenPage {
  /** False when nothing is known about the task. */
  readonly isWritten: boolean;
  /** What became of the notebook, for Claude; null where there is none. */
  readonly fact: Prose | null;
  /** The same for the person. */
  readonly notice: string | null;
}

/** The longest wait for an answer that somebody waits for. */
const WAIT_MS = 20_000;

export async function writeTaskPage(workspace: Workspace, wanted: WantedPage): Promise<WrittenPage> {
  const { settings } = memorySettingsOf(workspace.project);
  const start = performance.now();
  const spec = specOf(wanted.task);
  if (spec.trim() === '') return { isWritten: false, fact: null, notice: null };
  const brief = await compileBrief(workspace, spec, settings.context);
  const notebook = settings.isEnabled ? projectNotebook(workspace) : ({ status: 'none' } as const);
  const kept = notebook.status === 'chosen' ? keptAbout(workspace, notebook.notebook, { brief, spec }) : null;
  if (brief.used.length > 0 || kept !== null)
    await serveBrief(workspace, brief, {
      stage: { kind: kept === null ? 'local' : 'cached', ms: Math.round(performance.now() - start) },
      ...(kept !== null && { also: kept.also }),
    });
  const grounding: Grounding =
    kept === null
      ? await ground(workspace, { ...wanted, spec, brief }, notebook)
      : { status: 'known', text: kept.text, ageHours: kept.ageHours };
  const ways = await waysFor(workspace, spec);
  const page = pageOf({ brief, ways }, grounding);
  if (page !== null) writePage(join(wanted.root, wanted.page), page);
  // It may have come while the page was written.
  if (grounding.status === 'late') await bringLate(workspace, wanted);
  return {
    isWritten: page !== null,
    fact: groundingFact(grounding),
    notice: groundingNotice(grounding),
  };
}

const LATE = prose`## What the Notebook Says\n\nIt has not answered yet. Its answer comes here by itself.`;

/** Null when nothing is known. */
function pageOf({ brief: { used, text }, ways }: Known, grounding: Grounding): Prose | null {
  const told =
    grounding.status === 'known' || grounding.status === 'asked'
      ? renderSynthesis({ divine_truth: grounding.text, stale: false, age_hours: 0 })
      : grounding.status === 'late'
        ? LATE
        : null;
  const isEmpty = used.length === 0 && told === null && ways === null;
  return isEmpty ? null : prose`${joinProse([text, ways, told], '\n\n')}\n`;
}

interface Known {
  readonly brief: CompiledBrief;
  /** The user's ways and earlier mishaps, where they are on. */
  readonly ways: Prose | null;
}

type Asking = WantedPage & { readonly spec: string; readonly brief: CompiledBrief };

const LOOK_MS = 100;

async function ground(workspace: Workspace, asking: Asking, notebook: ProjectNotebook): Promise<Grounding> {
  if (notebook.status === 'none' || !asking.grounds) return { status: 'none' };
  const reason =
    notebook.status === 'refused' ? notAskedText(notebook) : whyNotAsked(workspace, notebook.accounts);
  if (notebook.status === 'refused' || reason !== null) return { status: 'not-asked', reason: reason ?? '' };
  const request = requestPath(asking);
  keepJson(request, { schema: 1, spec: asking.spec, page: asking.page, status: 'asked' });
  const env = withoutClientMarks(workspace.env);
  return startCli(['memory', 'ground', request, '--project', workspace.project], env)
    ? awaitAnswer(workspace, asking, notebook)
    : { status: 'not-asked', reason: 'its program is missing from the plugin: install it again' };
}

type Chosen = Extract<ProjectNotebook, { readonly status: 'chosen' }>;

/** Before anything is started: null when an account has a question left. */
function whyNotAsked({ userFolder, now }: Workspace, accounts: Chosen['accounts']): string | null {
  const read = readLedger(userFolder);
  if (read.status === 'refused') return read.reason;
  const choice = chooseProfile(read.ledger.accounts, accounts, { purpose: 'research', now: now() });
  return choice.status === 'chosen' ? null : 'no account has a question left, or none is logged in';
}

async function awaitAnswer(
  workspace: Workspace,
  asking: Asking,
  { notebook, accounts }: Chosen,
): Promise<Grounding> {
  const until = Date.now() + (asking.waitMs ?? WAIT_MS);
  for (;;) {
    const { status } = fieldsIn(readJson(requestPath(asking), ownFile(asking.root)));
    if (status === 'ended') break;
    if (Date.now() >= until) return { status: 'late' };
    await delay(LOOK_MS);
  }
  const answer = keptAbout(workspace, notebook, asking);
  if (answer !== null) return { status: 'asked', text: answer.text, left: leftNow(workspace, accounts) };
  const { notice } = fieldsIn(readJson(requestPath(asking), ownFile(asking.root)));
  return { status: 'not-asked', reason: typeof notice === 'string' ? notice : 'it gave no answer' };
}

function leftNow({ userFolder, now }: Workspace, accounts: Chosen['accounts']): number {
  const read = readLedger(userFolder);
  const known = read.status === 'ok' ? read.ledger.accounts : {};
  const names = new Set(accounts.map(({ account }) => account));
  return [...names].reduce((sum, name) => sum + leftOf(accountOf(known, name), 'research', now()), 0);
}

/** Next to the page, two folders below the root. */
function requestPath({ root, page }: Pick<WantedPage, 'root' | 'page'>): string {
  return join(root, page.replace(/\.md$/, '-asked.json'));
}

/** The process that asks: it outlives the one that waits, and brings its answer onto the page. */
export async function answerRequest(workspace: Workspace, request: string): Promise<boolean> {
  const root = resolve(request, '..', '..', '..');
  const { spec, page } = fieldsIn(readJson(request, ownFile(root)));
  if (typeof spec !== 'string' || typeof page !== 'string') return false;
  const { settings } = memorySettingsOf(workspace.project);
  const client = projectClient(workspace, 'research');
  const known = await knowTask(workspace, { spec, settings, client, fresh: false });
  keepJson(request, { schema: 1, spec, page, status: 'ended', notice: known.notice });
  await bringLate(workspace, { task: spec, root, page });
  return true;
}

/** Puts the answer onto a page that waits for it. */
async function bringLate(
  workspace: Workspace,
  { task, root, page }: Pick<WantedPage, 'task' | 'root' | 'page'>,
): Promise<void> {
  const path = join(root, page);
  if (textOf(path, ownFile(root))?.includes(LATE) !== true) return;
  const { settings } = memorySettingsOf(workspace.project);
  const spec = specOf(task);
  const brief = await compileBrief(workspace, spec, settings.context);
  const notebook = projectNotebook(workspace);
  const kept = notebook.status === 'chosen' ? keptAbout(workspace, notebook.notebook, { brief, spec }) : null;
  const ways = await waysFor(workspace, spec);
  const whole =
    kept === null ? null : pageOf({ brief, ways }, { status: 'known', text: kept.text, ageHours: 0 });
  if (whole !== null) writePage(path, whole);
}
