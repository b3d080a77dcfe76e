// The parts of a plan that an executor commits one by one, and all files that the plan names.

import { plainPath } from '../../text/plain-path.ts';
import { pathMatcher } from '../../text/wildcard.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { elements, innerText } from '../documents/plan-element.ts';

export interface WorkItem {
  /** The task's number in the plan, counted from 1. */
  readonly index: number;
  readonly name: string | null;
  readonly files: readonly string[];
}

/** The tasks without checkpoints; in a plan without tasks, its features. */
export function workItems(plan: PlanDocument): readonly WorkItem[] {
  const tasks = plan.tasks.filter(({ kind }) => kind !== 'checkpoint');
  return tasks.length > 0 ? tasks.map(({ index, name, files }) => ({ index, name, files })) : features(plan);
}

/** The files to change according to the plan's frontmatter and tasks. */
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

/**
 * Both are relative to the project, with `/`; a pattern may also be absolute, `C:/shop/src/a.ts`, and then names the file
 * that it ends in. `*` stays inside a folder, `**` does not.
 */
export function isNamedBy(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) =>
    [pattern, bareName(pattern)].some((one) => fits(plainPath(one), plainPath(path))),
  );
}

/** Of an item such as "- `src/a.ts` (new)". */
function bareName(item: string): string {
  return item
    .trim()
    .replace(/^[-*] +/, '')
    .replace(/ {1,3}\([^()]{0,200}\)$/, '')
    .replace(/^`([^`]*)`$/, '$1');
}

/** True when a file could belong to both lists. */
export function mayMeet(left: readonly string[], right: readonly string[]): boolean {
  return left.some((one) => isNamedBy(right, one)) || right.some((one) => isNamedBy(left, one));
}

function fits(pattern: string, path: string): boolean {
  if (pattern === '' || pattern === '.') return false;
  if (path === pattern || path.startsWith(`${pattern}/`)) return true;
  if (/^(?:\/|[A-Za-z]:\/)/.test(pattern)) return pattern.endsWith(`/${path}`);
  if (!pattern.includes('*')) return false;
  // A pattern that matches a folder matches everything in it.
  return pathMatcher(pattern)(path) || pathMatcher(`${pattern}/**`)(path);
}
