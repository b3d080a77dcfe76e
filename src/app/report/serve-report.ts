// Serves a page on this machine until Ctrl-C, or until nobody looks at it, and makes it again whenever something has
// happened in the project.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { servePage } from '../../adapters/http/page-server.ts';
import { loopsIn, readLoopState, statePath } from '../../adapters/loops/loop-store.ts';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';
import { doingOf } from '../../core/headless/activity.ts';
import { LIVE_POLICY, LIVE_SCRIPT } from '../../core/report/page/live-page.ts';
import { outsideLine } from '../../core/report/page/outside.ts';
import type { Page } from '../../core/report/page/page.ts';
import { renderPage } from '../../core/report/page/render-page.ts';
import { glanceAtJobs } from '../jobs/show-jobs.ts';
import { seeLoops } from '../loop/control/see-loops.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Serving {
  readonly page: Page;
  /** Makes it again; null when there is nothing to show any more. */
  readonly again: () => Promise<Page | null>;
  /** Called once, with the address. */
  readonly tell: (url: string) => void;
}

/** How long it waits for somebody to look. */
const IDLE_MS = 10 * 60_000;
const EVERY_MS = 1000;

export async function serveReport(
  workspace: Workspace,
  { page: first, again, tell }: Serving,
): Promise<'idle' | 'interrupted'> {
  const { signal, release } = onInterrupt();
  let page = first;
  const html = (): string => renderPage(withNow(page, workspace), true);
  try {
    const server = await servePage({
      ...{ script: LIVE_SCRIPT, policy: LIVE_POLICY, signal, idleMs: IDLE_MS },
      html: () => Promise.resolve(html()),
    });
    tell(server.url);
    const stopped = new AbortController();
    void follow();
    const why = await server.ended;
    stopped.abort();
    return why;

    async function follow(): Promise<void> {
      let [before, shown] = ['', markOf(workspace)];
      while (!stopped.signal.aborted) {
        await delay(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => null);
        const mark = markOf(workspace);
        // Once more after the last change: what belongs together is not written at once.
        const isSettled = mark === before && mark === shown;
        [before, shown] = [shown, mark];
        if (server.viewers() === 0 || isSettled) continue;
        page = (await again()) ?? page;
        server.send(html());
      }
    }
  } finally {
    release();
  }
}

/** Changes whenever the page may. */
function markOf(workspace: Workspace): string {
  const { project, userFolder } = workspace;
  const files = [statePath(project), mswPath(project, 'journal.jsonl'), join(userFolder, 'results.json')];
  const times = files.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const jobs = glanceAtJobs(workspace).map(({ id, state, step, units }) => ({ id, state, step, units }));
  return JSON.stringify([times, jobs, [...doings(workspace)]]);
}

/** What runs now, by the title of the page that is about it. */
function doings(workspace: Workspace): ReadonlyMap<string, string> {
  const loops = [...seeLoops(workspace, loopsIn(readLoopState(workspace)))].map(
    ([id, { live, activities }]) => {
      const checks = live.map(({ check, at, of }) => `check ${at} of ${of}, ${check}, runs`);
      return [`Loop ${id}`, [...checks, ...activities.map(doingOf)].join('; ')] as const;
    },
  );
  const jobs = glanceAtJobs(workspace).map(
    ({ id, activity = [] }) => [`Job ${id}`, activity.map(doingOf).join('; ')] as const,
  );
  return new Map([...loops, ...jobs].filter(([, doing]) => doing !== ''));
}

function withNow(page: Page, workspace: Workspace): Page {
  const doing = doings(workspace).get(page.title);
  if (doing === undefined) return page;
  return { ...page, facts: [{ name: 'Now', value: outsideLine(doing, 300) }, ...page.facts] };
}
