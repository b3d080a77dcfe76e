// Asks the notebook about tasks in advance, so that the answers are there when the tasks begin: a few a day, never with
// questions reserved for current planning, and only on request.

import { join } from 'node:path';
import { withLock } from '../../adapters/locks/with-lock.ts';
import type { MemorySettings } from '../../core/memory/memory-settings.ts';
import { spentOn } from '../../core/quota/ledger.ts';
import { projectClient } from '../notebook/project-client.ts';
import { readLedger } from '../notebook/quota-ledger.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { knowTask } from './stage-zero.ts';

/** For all projects together. */
export const MOST_A_DAY = 5;

interface PrefetchedTask {
  readonly task: string;
  /** `known`: it was cached. `left`: no account could be asked. */
  readonly status: 'asked' | 'known' | 'left';
  /** Why it was left, in a sentence. */
  readonly notice: string | null;
}

export type Prefetched =
  | { readonly status: 'ok'; readonly tasks: readonly PrefetchedTask[]; readonly leftToday: number }
  | { readonly status: 'refused'; readonly reason: string };

const WAIT_MS = 5_000;

export async function prefetchTasks(
  workspace: Workspace,
  tasks: readonly string[],
  settings: MemorySettings,
): Promise<Prefetched> {
  // Today's count is read and spent by one process at a time.
  const held = await withLock(join(workspace.userFolder, 'prefetch'), () => all(workspace, tasks, settings), {
    waitMs: WAIT_MS,
  });
  return held.status === 'done'
    ? held.value
    : { status: 'refused', reason: 'Another process fetches answers now: try again when it is done.' };
}

async function all(
  workspace: Workspace,
  tasks: readonly string[],
  settings: MemorySettings,
): Promise<Prefetched> {
  const client = projectClient(workspace, 'prefetch');
  if (client === null)
    return { status: 'refused', reason: 'No notebook answers for this project: /msw:setup use chooses one.' };
  const told: PrefetchedTask[] = [];
  for (const task of tasks) {
    const isSpent = leftToday(workspace) === 0;
    // A cached answer costs no question, so the cache is consulted all the same.
    const spent = { ...client, ask: async () => ({ status: 'none', notice: SPENT }) as const };
    const known = await knowTask(workspace, {
      ...{ spec: task, settings, fresh: false },
      client: isSpent ? spent : client,
    });
    const isKnown = known.cache_hit && !known.stale;
    const status = isKnown ? 'known' : known.ungrounded || known.stale ? 'left' : 'asked';
    told.push({ task, status, notice: known.notice });
  }
  return { status: 'ok', tasks: told, leftToday: leftToday(workspace) };
}

const SPENT = `${MOST_A_DAY} answers were fetched within a day: continue tomorrow, or ask for one task: ${lineToType`memory brief "TASK" --ground`}`;

function leftToday({ userFolder, now }: Workspace): number {
  const read = readLedger(userFolder);
  return read.status === 'ok' ? Math.max(0, MOST_A_DAY - spentOn(read.ledger, 'prefetch', now())) : 0;
}
