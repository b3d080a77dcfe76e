// The operation that writes a page to send.

import { basename } from 'node:path';
import { readJournal } from '../../adapters/log/journal.ts';
import { openFile } from '../../adapters/process/open-file.ts';
import { loopPage } from '../../core/report/page/loop-page.ts';
import { conversationPage, jobPage, type Made, spanPage } from '../../core/report/page/other-pages.ts';
import type { Page, PageVerdict } from '../../core/report/page/page.ts';
import type { Conversation } from '../../core/sources/conversation.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { gatherLoop } from '../report/loop-facts.ts';
import { writeReport } from '../report/write-report.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './operation/in-project.ts';
import { flag, optionalWord, path, text } from './operation/inputs.ts';
import {
  type Called,
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  refused,
} from './operation/operation.ts';
import { refuseToClaude } from './operation/who-may-call.ts';
import { readSince, WRONG_SINCE } from './since.ts';
import { inVault } from './vault/in-vault.ts';

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
    'Write a loop, a day, a job or a conversation as one HTML file that loads nothing, to read or to send',
  effect: 'writes',
  isNoted: false,
  slash: '/msw:report',
  inputs: {
    loop: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    html: path('FILE', 'the file to write; by default one in .msw/reports/'),
    since: text('WHEN', 'all loops since then in place of one: 24h, 7d, today, or a day such as 2026-01-31'),
    job: text('ID', 'a job in place of a loop, by its id or the beginning of it'),
    conversation: text('ID', 'a conversation with the vault in place of a loop'),
    open: flag('open it in the browser'),
  },
  run: (place, { html, open, ...wanted }) => {
    const refusal = open ? refuseToClaude(place.caller, 'report --open') : null;
    if (refusal !== null) return refusal;
    if (Object.values(wanted).filter((one) => one !== null).length > 1)
      return misused('A page is of one thing: a loop, --since, --job or --conversation.');
    return inWorkspace<Reported>(place, async (workspace) => {
      const page = await pageOf(place, workspace, wanted);
      if ('status' in page) return page;
      const written = writeReport(workspace.project, page, html);
      if (written.status === 'refused') return refused(written.reason);
      const isOpened = open ? openFile(written.path, workspace.env, workspace.project) : null;
      return done({ path: written.path, title: page.title, verdict: page.verdict, isOpened });
    });
  },
  shown: ({ path: file, title, verdict, isOpened }) =>
    forPeople([
      `${title}: ${verdict.title}${verdict.reason === '' ? '' : `. ${verdict.reason}`}`,
      `The page: ${file}`,
      ...(isOpened === false ? ['Nothing here opens it: open that file in a browser.'] : []),
    ]),
});

interface Wanted {
  readonly loop: string | null;
  readonly since: string | null;
  readonly job: string | null;
  readonly conversation: string | null;
}

async function pageOf(
  place: Called,
  workspace: Workspace,
  { loop, since, job, conversation }: Wanted,
): Promise<Page | Refusal> {
  const { project } = workspace;
  const made: Made = { project: basename(project), madeAt: isoTime(workspace) };
  if (since !== null) {
    const from = readSince(since, workspace.now());
    if (from === null) return misused(WRONG_SINCE);
    const lines = readJournal(project).filter(({ time }) => Date.parse(time) >= from);
    return spanPage(made, new Date(from).toISOString(), lines);
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
