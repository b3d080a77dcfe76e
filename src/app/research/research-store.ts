// Where each research is kept: `.msw/research/<slug>/`, its state written in one step, and one process at a time that works
// on it; and what each step of that work has at hand and comes to.

import { lstatSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { type Folder, mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { type LockResult, withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import { faultOf, refusalSentence } from '../../core/notebook/refusal.ts';
import { isSlug, RESEARCH, type Research } from '../../core/research/research.ts';
import type { ShownResearch } from '../../core/research/research-status-text.ts';
import { isAlive } from '../workspace/is-alive.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Longer than the lock of a killed process is left alone. */
const WAIT_MS = 8_000;
/** A question that was on its way when the time was over. */
const GRACE_MS = 15 * 60_000;

/** Refused when a part of the way is a link or cannot be made. */
export function openResearchFolder(project: string, slug: string): Folder {
  if (!isSlug(slug))
    return {
      status: 'refused',
      reason: `"${slug.slice(0, 80)}" is not the name of a research: /msw:research lists them`,
    };
  return openMswSubfolder(project, 'research', slug);
}

/** `busy`: another process works on this research. */
export function withResearch<T>(
  project: string,
  slug: string,
  work: () => Promise<T>,
): Promise<LockResult<T>> {
  return withLock(statePath(project, slug), work, { waitMs: WAIT_MS });
}

/** Null when there is none, or none that this version can read. */
export function readResearch(project: string, slug: string): Research | null {
  if (!isSlug(slug)) return null;
  const file = readJson(statePath(project, slug), ownFile(project));
  const parsed = RESEARCH.safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success && parsed.data.request.slug === slug ? parsed.data : null;
}

export function writeResearch(project: string, research: Research): void {
  writeFileAtomic(statePath(project, research.request.slug), `${JSON.stringify(research, null, 2)}\n`);
}

/** Newest first; all of them, or the one of this name; and whether somebody works on each. */
export function showResearch({ project, now }: Workspace, slug: string | null): readonly ShownResearch[] {
  return namesIn(mswPath(project, 'research'), ownFile(project))
    .flatMap((name) => (slug === null || slug === name ? (readResearch(project, name) ?? []) : []))
    .toSorted((left, right) => (left.startedAt < right.startedAt ? 1 : -1))
    .map((research) => ({ research, isRunning: isRunning(research, now()) }));
}

/** A pid may by now be another process's: after its end a runner counts for nothing. */
function isRunning({ runner }: Research, now: number): boolean {
  return runner !== null && now < runner.endsBy + GRACE_MS && isAlive(runner.pid);
}

/** Keeps a state that a new one takes the place of, also one that cannot be read. */
export function setResearchAside(project: string, slug: string, stamp: string): void {
  const path = statePath(project, slug);
  if (lstatSync(path, { throwIfNoEntry: false })) renameSync(path, join(path, '..', `state-${stamp}.json`));
}

/** The text of a report that is about to be replaced. */
export function keepReplaced(project: string, slug: string, report: string, stamp: string): void {
  writeFileAtomic(mswPath(project, 'research', slug, `replaced-${stamp}.md`), report);
}

function statePath(project: string, slug: string): string {
  return mswPath(project, 'research', slug, 'state.json');
}

export interface ResearchContext {
  readonly workspace: Workspace;
  /** Whose notebook it is. */
  readonly account: NlmAccount;
  /** The notebook that was named, as the account knows it; null: one of its own. */
  readonly wanted: string | null;
  readonly pollMs: number;
  /** Milliseconds since 1970: nothing new is begun after it. */
  readonly until: number;
  /** Writes the state down, with a line of progress for the user. */
  readonly save: (research: Research, progress?: string) => Research;
}

export type StepResult = { readonly status: 'ok'; readonly research: Research } | Stopped;

/** It can be taken up again. */
export interface Stopped {
  readonly status: 'stopped';
  readonly research: Research;
  readonly reason: string;
  /** What stopped it holds for this account: another one may do. */
  readonly isOfAccount?: boolean;
}

export function ok(research: Research): StepResult {
  return { status: 'ok', research };
}

export function stopped(research: Research, reason: string): Stopped {
  return { status: 'stopped', research, reason };
}

/** With the sentence that says what to do about it. */
export function refused(
  research: Research,
  { status, text }: NlmRefusal,
  { account }: ResearchContext,
): Stopped {
  const reason = refusalSentence({ reason: status, text, profile: account.profile });
  return { ...stopped(research, reason), isOfAccount: faultOf(status) === 'account' };
}
