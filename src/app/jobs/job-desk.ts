// What a kind of work has of the job that it works for. Where the job is kept, and who took it, stands behind this.

import { join } from 'node:path';
import type { JobSettings } from '../../adapters/user/user-settings.ts';
import type { Job } from '../../core/jobs/job.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface JobDesk {
  readonly job: () => Job;
  /** Kept before it returns. */
  readonly note: (change: Partial<Omit<Job, 'id' | 'work' | 'status'>>) => Promise<void>;
  /** One line for whoever looks. */
  readonly log: (line: string) => void;
  /** Whoever works stops then, with everything that was started. */
  readonly signal: AbortSignal;
  /** What the user configured for jobs. */
  readonly rights: JobSettings;
  /** What a client has used so far, by its name; the budget of the job is watched here. */
  readonly count: (
    client: string,
    used: { readonly cost: number; readonly tokens: number; readonly denied: readonly string[] },
  ) => void;
  /** In US dollars, for one more client; null for no limit. */
  readonly costLeft: () => number | null;
}

export type WorkEnd =
  | { readonly kind: 'done' | 'failed'; readonly outcome: string; readonly next: string | null }
  /** For a person; then it is taken up again. */
  | { readonly kind: 'waiting'; readonly waitsFor: Job['waitsFor'] };

/** Beside why somebody waits: what may have been the reason. Empty where nothing was refused. */
export function refusedHint(
  { userFolder }: Pick<Workspace, 'userFolder'>,
  { denied }: Pick<Job, 'denied'>,
): string {
  if (denied.length === 0) return '';
  const settings = join(userFolder, 'settings.json');
  return ` Tools were refused, since nobody was there to allow them: ${denied.join(', ')}. What jobs may do stands under "jobs" in ${settings}.`;
}

/** What the user types to have a job taken up again that waits for nothing which MSW could see. */
export function resumeLine({ id }: Pick<Job, 'id'>): string {
  return `msw-protocol job resume ${id}`;
}
