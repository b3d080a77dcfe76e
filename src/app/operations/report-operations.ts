// The operation that writes a page to send.

import { openFile } from '../../adapters/process/open-file.ts';
import { loopPage } from '../../core/report/page/loop-page.ts';
import type { Page, PageVerdict } from '../../core/report/page/page.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { gatherLoop } from '../report/loop-facts.ts';
import { writeReport } from '../report/write-report.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './in-project.ts';
import { flag, optionalWord, path } from './inputs.ts';
import { done, type Operation, operation, type Refusal, refused } from './operation.ts';
import { refuseToClaude } from './who-may-call.ts';

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
  about: 'Write the page of a loop as one HTML file that loads nothing, to read or to send',
  effect: 'writes',
  isNoted: false,
  slash: '/msw:report',
  inputs: {
    loop: optionalWord('a loop id', 'its id or the beginning of it; without it the newest is meant'),
    html: path('FILE', 'the file to write; by default one in .msw/reports/'),
    open: flag('open it in the browser'),
  },
  run: (place, { html, open, ...wanted }) => {
    const refusal = open ? refuseToClaude(place.caller, 'report --open') : null;
    if (refusal !== null) return refusal;
    return inWorkspace<Reported>(place, async (workspace) => {
      const page = await pageOf(workspace, wanted);
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

async function pageOf(
  workspace: Workspace,
  { loop }: { readonly loop: string | null },
): Promise<Page | Refusal> {
  const gathered = await gatherLoop(workspace, loop);
  return gathered.status === 'refused' ? gathered : loopPage(gathered.facts);
}

export const reportOperations: readonly Operation[] = [report];
