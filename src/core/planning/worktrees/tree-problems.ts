// Problems that block the merge of a plan's worktree: changes that would be lost, deleted files that the plan does not
// name, planning documents that only MSW may write. Reported to the executor while it runs, to the user afterwards.

import { plainPath } from '../../text/plain-path.ts';
import { type Prose, prose } from '../../text/prose.ts';
import { quoteNames } from '../../text/quote-name.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { namedFiles } from '../execution/plan-work.ts';

export interface TreeFacts {
  /** The phase's folder. */
  readonly place: string;
  /** Where the plan's summary belongs. All paths are relative to the project, with `/`. */
  readonly summary: string;
  /** Not committed in the worktree. */
  readonly uncommitted: readonly string[];
  /** Files with conflict markers. */
  readonly conflicts: readonly string[];
  /** Changed by its commits. */
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

/** One sentence for each kind of problem; empty when the worktree can be merged. */
export function treeProblems(plan: PlanDocument, facts: TreeFacts): readonly Prose[] {
  const { conflicts, changed, deleted } = facts;
  const carried = carriedDocuments(facts);
  const left = facts.uncommitted.filter((path) => !carried.includes(path) && !conflicts.includes(path));
  const named = new Set(namedFiles(plan).map(plainPath));
  const gone = deleted.filter((path) => !named.has(plainPath(path)) && !isPlanning(path));
  const documents = changed.filter((path) => isPlanning(path) && !carried.includes(path));
  return [
    conflicts.length > 0 &&
      prose`Conflicts are left in ${quoteNames(conflicts)}: edit them until both sides hold and no mark of a conflict is left; MSW commits the merge.`,
    left.length > 0 &&
      prose`Not committed in the worktree: ${quoteNames(left)}. What is not committed there would be lost.`,
    gone.length > 0 &&
      prose`Its commits delete ${quoteNames(gone)}, which the plan does not name: put that back as it was, or name it under files_deleted in the plan if it is meant to go.`,
    documents.length > 0 &&
      prose`Its commits change ${quoteNames(documents)}: MSW alone writes planning documents, so put that back as it was.`,
  ].filter((one) => one !== false);
}

/** Documents that an executor writes besides its work; they are copied to the project without a commit. */
export function carriedDocuments({
  place,
  summary,
}: Pick<TreeFacts, 'place' | 'summary'>): readonly [summary: string, deferred: string] {
  return [summary, `${place}/deferred-items.md`];
}

/** Paths must match exactly: no pattern or folder covers a deleted file, since the deletion must be intended. */
function isPlanning(path: string): boolean {
  return path.startsWith('.planning/');
}
