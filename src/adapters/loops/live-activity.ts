// Records in the user folder what the clients of a run do now: written by the process that follows them, read by status
// commands. It is only for display, so it must cost a run nothing, and no later decision relies on it.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Activity } from '../../core/headless/activity.ts';
import { once } from '../../core/once.ts';
import { namesIn } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { keepJson } from '../files/write-record.ts';

const FOLDER = 'activity';

const recordShape = once(() => {
  const text = z.nullable(z.string());
  const activity: z.ZodMiniType<Activity> = z.object({
    ...{ session: z.string(), folder: z.string(), unit: text, tool: text, target: text, retry: text },
    ...{ since: z.number(), tokensIn: z.number(), tokensOut: z.number(), cost: z.number() },
    retries: z.number(),
  });
  /** `pid` of the process that follows the client. */
  return z.object({ pid: z.number(), activity });
});

/** Never throws: nothing depends on it. @param run the id of the loop or job */
export function keepActivity(userFolder: string, run: string, activity: Activity): void {
  try {
    makeFolder(join(userFolder, FOLDER), 0o700);
    const path = pathOf(userFolder, run, activity.session);
    keepJson(path, { pid: process.pid, activity }, { durable: false, mode: 0o600 });
  } catch {
    // For example on a full disk.
  }
}

export function forgetActivity(userFolder: string, run: string, session: string): void {
  try {
    rmSync(pathOf(userFolder, run, session), { force: true });
  } catch {
    // It counts for nothing once this process has ended.
  }
}

/** Those of all clients of the run, in the order of their sessions; none when their process was killed. */
export function readActivities(
  userFolder: string,
  run: string,
  isAlive: (pid: number) => boolean,
): readonly Activity[] {
  const place = privateFile(userFolder);
  return namesIn(join(userFolder, FOLDER), place)
    .filter((name) => name.startsWith(`${run}+`) && name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const file = readJson(join(userFolder, FOLDER, name), place);
      const read = recordShape().safeParse(file.status === 'ok' ? file.value : null);
      return read.success && isAlive(read.data.pid) ? [read.data.activity] : [];
    });
}

/** Removes what killed processes left. */
export function forgetLeftActivities(userFolder: string, isAlive: (pid: number) => boolean): void {
  const place = privateFile(userFolder);
  for (const name of namesIn(join(userFolder, FOLDER), place)) {
    const path = join(userFolder, FOLDER, name);
    const file = readJson(path, place);
    const read = recordShape().safeParse(file.status === 'ok' ? file.value : null);
    if (file.status !== 'missing' && !(read.success && isAlive(read.data.pid))) rmSync(path, { force: true });
  }
}

function pathOf(userFolder: string, run: string, session: string): string {
  return join(userFolder, FOLDER, `${run}+${session}.json`);
}
