// Follows what a client does: keeps a record of it that status commands read, and passes it on to whoever watches.

import type { ClientEvent } from '../../adapters/claude-code/headless-client.ts';
import { forgetActivity, forgetLeftActivities, keepActivity } from '../../adapters/loops/live-activity.ts';
import { type Activity, describeActivity, type SeenActivity, seenAt } from '../../core/headless/activity.ts';
import { beginWork, followWork } from '../../core/headless/follow-work.ts';
import { isAlive } from '../workspace/is-alive.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Watcher } from './headless-request.ts';

interface FollowedClient extends Pick<Activity, 'session' | 'folder' | 'unit' | 'cost'> {
  /** The id of the loop or job that the record belongs to. */
  readonly run: string;
  /** Called with each change, a few times a second at most. */
  readonly tell?: (seen: SeenActivity) => void;
}

interface ClientFollower {
  readonly see: (event: ClientEvent) => void;
  /** Null while MSW works and not the client, and after its end. */
  readonly now: () => SeenActivity | null;
  readonly end: () => void;
}

const EVERY_MS = 300;

export function followClient({ userFolder, now }: Workspace, client: FollowedClient): ClientFollower {
  const { run, session, tell } = client;
  let work = beginWork(client, now());
  let isWorking = false;
  let keptAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  const keep = (): void => {
    timer = null;
    keptAt = performance.now();
    keepActivity(userFolder, run, work.activity);
    tell?.(seenAt(work.activity, now()));
  };
  const rest = (): void => {
    if (timer !== null) clearTimeout(timer);
    [timer, isWorking] = [null, false];
    forgetActivity(userFolder, run, session);
  };
  forgetLeftActivities(userFolder, isAlive);
  return {
    see: (event) => {
      switch (event.kind) {
        case 'started':
        case 'message':
        case 'tool-results':
        case 'retry':
          if (event.kind !== 'started') work = followWork(work, event, now());
          isWorking = true;
          timer ??= setTimeout(keep, Math.max(0, keptAt + EVERY_MS - performance.now()));
          return;
        case 'result':
          work = followWork(work, event, now());
          return rest();
        case 'stopping':
          return rest();
      }
    },
    now: () => (isWorking ? seenAt(work.activity, now()) : null),
    end: rest,
  };
}

/** The same for a loop, shown to its watcher as it goes on. */
export function watchClient(
  workspace: Workspace,
  { emit, show }: Watcher,
  { run, session, cost }: Pick<FollowedClient, 'run' | 'session' | 'cost'>,
): ClientFollower {
  const follower = followClient(workspace, {
    ...{ run, session, cost, folder: workspace.project, unit: null },
    tell: (seen) => emit({ event: 'activity', loop: run, ...seen }),
  });
  const timer = setInterval(() => {
    const seen = follower.now();
    if (seen !== null) show([`msw ▸ ${describeActivity(seen)}`]);
  }, SHOWN_EVERY_MS);
  timer.unref();
  const end = (): void => {
    clearInterval(timer);
    follower.end();
  };
  return { ...follower, end };
}

const SHOWN_EVERY_MS = 500;
