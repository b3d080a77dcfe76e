// The commits of one plan in a repository: their scope names it, `feat(01-02): a title`.

import { phaseKey } from '../documents/phase-id.ts';

export interface LogCommit {
  readonly hash: string;
  /** Seconds since the epoch. */
  readonly time: number;
  readonly subject: string;
  /** Relative to the project; empty when not requested, or when nothing changed. */
  readonly files: readonly string[];
  /** The subsets of files that it added and deleted. */
  readonly added: readonly string[];
  readonly deleted: readonly string[];
}

export const COMMIT_TYPES = ['feat', 'fix', 'test', 'refactor', 'perf', 'docs', 'style', 'chore'] as const;

export type CommitType = (typeof COMMIT_TYPES)[number];

/** `feat` of `feat(01-02): a title`; null for a subject without a scope. */
export function commitType(subject: string): string | null {
  return SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
}

/** Ignores padding: `01-2` is `1-02`. */
export function isOfPlan(subject: string, canonical: string): boolean {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== undefined && phaseKey(scope) === phaseKey(canonical);
}

/**
 * The commits of a plan, newest first as given. Another milestone may have had a plan with the same number: commits
 * older than the plan's own file are not its own.
 * @param added the commit that added the file; undefined when there is none
 */
export function ownCommits(
  commits: readonly LogCommit[],
  canonical: string,
  added: string | undefined,
): readonly LogCommit[] {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}

/** False for the commit that closes a plan, which contains its summary. */
export function isWork(subject: string): boolean {
  return !/^docs\([^)]*\)!?: complete\b/i.test(subject);
}

export function commitSubject(type: CommitType, canonical: string, title: string): string {
  return `${type}(${canonical}): ${title}`;
}

/** Any type, with or without the `!` of a breaking change. */
const SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;
