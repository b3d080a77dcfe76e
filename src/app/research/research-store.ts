// The state of each research: `.msw/research/<slug>/`, written atomically, with one process at a time working on it;
// and the context and results of its steps.

import { lstatSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { type Folder, mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson, keepText } from '../../adapters/files/write-record.ts';
import { type LockResult, withLock } from '../../adapters/locks/with-lock.ts';
import type { NlmAccount, NlmRefusal } from '../../adapters/nlm/program/nlm-call.ts';
import { faultOf, refusalSentence } from '../../core/notebook/refusal.ts';
import { isSlug, RESEARCH, type Research } from '../../core/research/research.ts';
import type { ShownResearch } from '../../core/research/research-status-text.ts';
import { isAlive } from '../workspace/is-alive.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Longer than the lock of a killed process is respected. */
const WAIT_MS = 8_000;
/** For a question that was still under way at the deadline. */
const GRACE_MS = 15 * 60_000;

/** Refuses when part of the path is a link or cannot be created. */
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
  keepJson(statePath(project, research.request.slug), research, {}, 2);
}

/** Newest first: all researches or the named one, each with whether a process works on it. */
export function showResearch({ project, now }: Workspace, slug: string | null): readonly ShownResearch[] {
  return namesIn(mswPath(project, 'research'), ownFile(project))
    .flatMap((name) => (slug === null || slug === name ? (readResearch(project, name) ?? []) : []))
    .toSorted((left, right) => (left.startedAt < right.startedAt ? 1 : -1))
    .map((research) => ({ research, isRunning: isRunning(research, now()) }));
}

/** A pid may have been reused: after its deadline a runner no longer counts. */
function isRunning({ runner }: Research, now: number): boolean {
  return runner !== null && now < runner.endsBy + GRACE_MS && isAlive(runner.pid);
}

/** Keeps a state that is about to be replaced, even an unreadable one. */
export function setResearchAside(project: string, slug: string, stamp: string): void {
  const path = statePath(project, slug);
  if (lstatSync(path, { throwIfNoEntry: false })) renameSync(path, join(path, '..', `state-${stamp}.json`));
}

/** Keeps the text of a report that is about to be replaced. */
export function keepReplaced(project: string, slug: string, report: string, stamp: string): void {
  keepText(mswPath(project, 'research', slug, `replaced-${stamp}.md`), report);
}

function statePath(project: string, slug: string): string {
  return mswPath(project, 'research', slug, 'state.json');
}

export interface ResearchContext {
  readonly workspace: Workspace;
  /** The account that has the notebook. */
  readonly account: NlmAccount;
  /** The requested notebook, as this account knows it; null: a notebook of its own. */
  readonly wanted: string | null;
  readonly pollMs: number;
  /** Milliseconds since 1970; no step begins after it. */
  readonly until: number;
  /** Saves the state, with a line of progress for the user. */
  readonly save: (research: Research, progress?: string) => Research;
}

export type StepResult = { readonly status: 'ok'; readonly research: Research } | Stopped;

/** The research can be resumed. */
export interface Stopped {
  readonly status: 'stopped';
  readonly research: Research;
  readonly reason: string;
  /** The reason only concerns this account; another one may succeed. */
  readonly isOfAccount?: boolean;
}

export function ok(research: Research): StepResult {
  return { status: 'ok', research };
}

export function stopped(research: Research, reason: string): Stopped {
  return { status: 'stopped', research, reason };
}

/** Includes the sentence that says what to do. */
export function refusedByNlm(
  research: Research,
  { status, text }: NlmRefusal,
  { account }: ResearchContext,
): Stopped {
  const reason = refusalSentence({ reason: status, text, profile: account.profile });
  return { ...stopped(research, reason), isOfAccount: faultOf(status) === 'account' };
}
