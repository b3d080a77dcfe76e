// The interface between a kind of work and its job. It hides where the job is stored and which runner took it.

import { join } from 'node:path';
import { type JobSettings, readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Job, JobWork } from '../../core/jobs/job.ts';
import { mayEdit } from '../headless/edit-rights.ts';
import { proposeHere } from '../loop/propose-here.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Used } from './meter.ts';

export interface JobDesk {
  readonly job: () => Job;
  /** Saved before the promise resolves. */
  readonly note: (change: Partial<Omit<Job, 'id' | 'work' | 'status'>>) => Promise<void>;
  /** Adds one line to the job's log. */
  readonly log: (line: string) => void;
  /** When aborted, the work stops, with everything that it started. */
  readonly signal: AbortSignal;
  /** The user's settings for jobs. */
  readonly rights: JobSettings;
  /** The work begins at a commit that somebody else chose. */
  readonly isForTeam: boolean;
  /** Reports what the named client has used so far, for the job's budget. */
  readonly count: (client: string, used: Used) => void;
  /** The client has ended, and all that it used is counted. */
  readonly close: (client: string) => void;
  /** Tokens of a client that was killed before it told what it had used. */
  readonly countKilled: (tokens: number) => void;
  /** Shows a step until a time, and the one before it afterwards. Until then nothing counts as worked. */
  readonly waitForLimit: (step: string, until: number) => void;
  /** The budget left for another client, in US dollars; null for no limit. */
  readonly costLeft: () => number | null;
}

export type WorkEnd =
  | { readonly kind: 'done' | 'failed'; readonly outcome: string; readonly next: string | null }
  /** The job waits for a person and is resumed afterwards. */
  | { readonly kind: 'waiting'; readonly waitsFor: Job['waitsFor'] };

/**
 * Why the clients of a job could change nothing, with what to write where; null when they may, or when the work needs
 * no client. Asked before a client is started: it would spend all its turns on tools that nobody allows.
 */
export function lackOfRights(workspace: Workspace, work: Pick<JobWork, 'kind'>): string | null {
  const read = readUserSettings(workspace.userFolder);
  if (work.kind === 'research' || mayEdit(workspace, read.settings.jobs)) return null;
  if (read.status === 'unusable') return `What jobs may do cannot be read: ${read.reason}.`;
  const [test] = proposeHere(workspace.project);
  const commands = ['git add:*', 'git commit:*', ...(test === undefined ? [] : [test.command])];
  const rights = {
    permissionMode: 'acceptEdits',
    allowedTools: commands.map((command) => `Bash(${command})`),
  };
  return `Nothing is begun: a job works without a person, and nothing says yet what it may do, so Claude could change no file. Put this into ${join(workspace.userFolder, 'settings.json')}, with the commands that the work needs, then start it again:\n\n${JSON.stringify({ jobs: rights }, null, 2)}`;
}

/** Follows the reason why a job waits: the refused tools may be the cause. Empty when none was refused. */
export function refusedHint(
  { userFolder }: Pick<Workspace, 'userFolder'>,
  { denied }: Pick<Job, 'denied'>,
): string {
  if (denied.length === 0) return '';
  const settings = join(userFolder, 'settings.json');
  return ` Tools were refused, since nobody was there to allow them: ${denied.join(', ')}. What jobs may do stands under "jobs" in ${settings}.`;
}

/** The line that resumes a job waiting for something that MSW cannot detect. */
export function resumeLine({ id }: Pick<Job, 'id'>): string {
  return lineToType`job resume ${id}`;
}
