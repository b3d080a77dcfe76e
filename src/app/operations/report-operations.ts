// The operation that writes a page to send.

import { basename } from 'node:path';
import { readJournal } from '../../adapters/log/journal.ts';
import { openFile } from '../../adapters/process/open-file.ts';
import { loopPage } from '../../core/report/page/loop-page.ts';
import { conversationPage, jobPage, type Made, spanPage } from '../../core/report/page/other-pages.ts';
import type { Page, PageVerdict } from '../../core/report/page/page.ts';
import { phasePage } from '../../core/report/page/phase-page.ts';
import type { Conversation } from '../../core/sources/conversation.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Shown } from '../../core/text/shown.ts';
import { gatherLoop } from '../report/loop-facts.ts';
import { writeReport } from '../report/write-report.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag, numberText, optionalWord, path, text } from './operation/inputs.ts';
import {
  type Called,
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from './operation/operation.ts';
import { refuseToClaude } from './operation/who-may-call.ts';
import { readSince, WRONG_SINCE } from './since.ts';
import { inVault } from './vault/in-vault.ts';

interface Served {
  readonly title: string;
  readonly ended: 'idle' | 'interrupted';
}

interface Reported {
  /** Absolute. */
  readonly path: string;
  readonly title: string;
  readonly verdict: PageVerdict;
  /** Null when nobody asked. */
  readonly isOpened: boolean | null;
}

const report = operation({
  name: 'report',
  examples: ['--since 7d'],
  about:
    'Write a loop, a day, a phase, a job or a conversation as one HTML file that loads nothing, to read or to send',
  effect: 'writes',
  isNoted: false,
  streams: true,
  slash: '/msw:report',
  inputs: {
    loop: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    html: path('FILE', 'the file to write; by default one in .msw/reports/'),
    since: text('WHEN', 'all loops since then in place of one: 24h, 7d, today, or a day such as 2026-01-31'),
    phase: numberText(
      'PHASE',
      'a planned phase in place of a loop: its verification, plans, commits, checks',
    ),
    job: text('ID', 'a job in place of a loop, by its id or the beginning of it'),
    conversation: text('ID', 'a conversation with the vault in place of a loop'),
    open: flag('open it in the browser'),
    serve: flag('no file: serve it to your browser alone, as it changes, until Ctrl-C'),
  },
  run: (place, { html, open, serve, ...wanted }) => {
    const forPerson = open ? 'report --open' : serve ? 'report --serve' : null;
    const refusal = forPerson === null ? null : refuseToClaude(place.caller, forPerson);
    if (refusal !== null) return refusal;
    if (serve && (open || html !== null))
      return misused('--serve writes no file: leave out --html and --open.');
    if (Object.values(wanted).filter((one) => one !== null).length > 1)
      return misused('A page is of one thing: a loop, --since, --phase, --job or --conversation.');
    return inWorkspace<Reported | Served>(place, async (workspace) => {
      const page = await pageOf(place, workspace, wanted);
      if ('status' in page) return page;
      if (serve) return served(place, workspace, page, wanted);
      const written = writeReport(workspace.project, page, html);
      if (written.status === 'refused') return refused(written.reason);
      const isOpened = open ? openFile(written.path, workspace.env, workspace.project) : null;
      return done({ path: written.path, title: page.title, verdict: page.verdict, isOpened });
    });
  },
  shown: (reported) => ('ended' in reported ? endText(reported) : pageText(reported)),
});

function pageText({ path: file, title, verdict, isOpened }: Reported): Shown {
  return forPeople([
    `${title}: ${verdict.title}${verdict.reason === '' ? '' : `. ${verdict.reason}`}`,
    `The page: ${file}`,
    ...(isOpened === false ? ['Nothing here opens it: open that file in a browser.'] : []),
  ]);
}

function endText({ ended }: Served): Shown {
  const why = ended === 'idle' ? ', since nobody looks at it any more' : '';
  return forPeople([`The page is no longer served${why}.`]);
}

async function served(
  place: Called,
  workspace: Workspace,
  page: Page,
  wanted: Wanted,
): Promise<Result<Served>> {
  const { serveReport } = await import('../report/serve-report.ts');
  const again = async (): Promise<Page | null> => {
    const next = await pageOf(place, workspace, wanted);
    return 'status' in next ? null : next;
  };
  const tell = (url: string): void => {
    place.emit({ url }, url);
    place.tell('The address works once, in the browser that opens it first; Ctrl-C ends it.');
  };
  return done({ title: page.title, ended: await serveReport(workspace, { page, again, tell }) });
}

interface Wanted {
  readonly loop: string | null;
  readonly since: string | null;
  readonly phase: string | null;
  readonly job: string | null;
  readonly conversation: string | null;
}

async function pageOf(
  place: Called,
  workspace: Workspace,
  { loop, since, phase, job, conversation }: Wanted,
): Promise<Page | Refusal> {
  const { project } = workspace;
  const made: Made = { project: basename(project), madeAt: isoNow(workspace) };
  if (since !== null) return pageSince(made, workspace, since);
  if (phase !== null) {
    const { gatherPhase } = await import('../report/phase-facts.ts');
    const found = await gatherPhase(project, phase);
    return found.status === 'ok' ? phasePage(made, found.phase) : found;
  }
  if (job !== null) {
    const { showJob } = await import('../jobs/show-jobs.ts');
    const view = await showJob(workspace, job, MOST_LINES);
    if (typeof view === 'string') return refused(view);
    return jobPage(
      made,
      view,
      readJournal(project).filter((line) => line.loop === view.id),
    );
  }
  if (conversation !== null) {
    const found = await conversationIn(place, conversation);
    return 'messages' in found ? conversationPage(made, found) : found;
  }
  const gathered = await gatherLoop(workspace, loop);
  return gathered.status === 'refused' ? gathered : loopPage(gathered.facts);
}

function pageSince(made: Made, { project, now }: Workspace, since: string): Page | Refusal {
  const from = readSince(since, now());
  if (from === null) return misused(WRONG_SINCE);
  const lines = readJournal(project).filter(({ time }) => Date.parse(time) >= from);
  return spanPage(made, new Date(from).toISOString(), lines);
}

const MOST_LINES = 200;

async function conversationIn(place: Called, id: string): Promise<Conversation | Refusal> {
  const { showConversation } = await import('../../core/ask/conversations/vault-conversations.ts');
  const shown = await inVault<Conversation | null>(place, { dir: null }, async ({ ports }) =>
    done(await showConversation(ports, id)),
  );
  if (shown.status === 'refused' || shown.status === 'misused') return shown;
  return (
    shown.value ??
    refused(
      `There is no conversation "${plainLine(id, 80)}" here. To list them: ${lineToType`conversation list`}`,
    )
  );
}

export const reportOperations: readonly Operation[] = [report];
