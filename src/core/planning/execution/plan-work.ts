// The parts of a plan that an executor commits one by one, and the files that the plan names in all.

import type { PlanDocument } from '../documents/plan.ts';
import { elements, innerText } from '../documents/plan-element.ts';

export interface WorkItem {
  /** The task's number in the plan, from 1. */
  readonly index: number;
  readonly name: string | null;
  readonly files: readonly string[];
}

/** The tasks without the checkpoints; of a plan without tasks its features. */
export function workItems(plan: PlanDocument): readonly WorkItem[] {
  const tasks = plan.tasks.filter(({ kind }) => kind !== 'checkpoint');
  return tasks.length > 0 ? tasks.map(({ index, name, files }) => ({ index, name, files })) : features(plan);
}

/** What the plan says that it changes, in its frontmatter and in its tasks. */
export function namedFiles(plan: PlanDocument): readonly string[] {
  return [
    ...new Set([
      ...plan.filesModified,
      ...plan.filesDeleted,
      ...workItems(plan).flatMap(({ files }) => files),
    ]),
  ];
}

function features(plan: PlanDocument): readonly WorkItem[] {
  return plan.sections
    .filter(({ name }) => name === 'feature')
    .map((section, at) => {
      const children = elements(section.tags, section.inner.end);
      const files = (innerText(plan.text, children, 'files') ?? '').split(/[,\n]/);
      return {
        index: at + 1,
        name: innerText(plan.text, children, 'name')?.trim() ?? null,
        files: files.map((file) => file.trim()).filter((file) => file !== ''),
      };
    });
}
