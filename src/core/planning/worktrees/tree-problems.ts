// What keeps the work of a plan's own worktree from being merged: changes that would be lost, files that the plan never
// said would go, documents that only MSW writes. The executor is told as long as it is there, the user afterwards.

import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { namedFiles } from '../execution/plan-work.ts';

export interface TreeFacts {
  /** The folder of the plan's phase, as it is called. */
  readonly folder: string;
  /** Where the plan's summary belongs. All paths are from the project, with `/`. */
  readonly summary: string;
  /** Not committed there. */
  readonly uncommitted: readonly string[];
  /** Files with marks of a conflict. */
  readonly conflicts: readonly string[];
  /** By its commits. */
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

/** One sentence for each kind; none means that it can be merged. */
export function treeProblems(plan: PlanDocument, facts: TreeFacts): readonly Prose[] {
  const { conflicts, changed, deleted } = facts;
  const carried = carriedDocuments(facts);
  const left = facts.uncommitted.filter((path) => !carried.includes(path) && !conflicts.includes(path));
  const named = new Set(namedFiles(plan).map(plain));
  const gone = deleted.filter((path) => !named.has(plain(path)) && !isPlanning(path));
  const documents = changed.filter((path) => isPlanning(path) && !carried.includes(path));
  return [
    conflicts.length > 0 &&
      prose`Conflicts are left in ${listOf(conflicts)}: edit them until both sides hold and no mark of a conflict is left; MSW commits the merge.`,
    left.length > 0 &&
      prose`Not committed in the worktree: ${listOf(left)}. What is not committed there would be lost.`,
    gone.length > 0 &&
      prose`Its commits delete ${listOf(gone)}, which the plan does not name: put that back as it was, or name it under files_deleted in the plan if it is meant to go.`,
    documents.length > 0 &&
      prose`Its commits change ${listOf(documents)}: MSW alone writes planning documents, so put that back as it was.`,
  ].filter((one) => one !== false);
}

/** What an executor writes besides its work, and that is brought to the project without a commit of its own. */
export function carriedDocuments({
  folder,
  summary,
}: Pick<TreeFacts, 'folder' | 'summary'>): readonly [summary: string, deferred: string] {
  return [summary, `.planning/phases/${folder}/deferred-items.md`];
}

/** No pattern and no folder stands for what is in it: what goes must have been meant. */
function plain(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '');
}

function isPlanning(path: string): boolean {
  return path.startsWith('.planning/');
}

export function listOf(names: readonly string[]): Prose {
  const shown = joinProse(
    names.slice(0, 6).map((name) => quoteName(name, 120)),
    ', ',
  );
  return names.length > 6 ? prose`${shown} and ${names.length - 6} more` : shown;
}
