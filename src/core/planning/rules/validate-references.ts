// Whether what a plan points to is there or will be: the files to read, the artifacts, the ends of key links.

import { type Diagnostic, warningAt } from '../../text/markdown/diagnostic.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { contextReferences } from './context-references.ts';
import { makes, plainPath } from './made-files.ts';
import type { PlanSurroundings } from './validate-plan.ts';

export function validateReferences(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  return [...contextPaths(plan, around), ...mustHavePaths(plan, around)];
}

/** Paths into a home folder or from the root of the machine are another program's; patterns name no file. */
function contextPaths(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const isMade = makes(around.made ?? []);
  return contextReferences(plan.text)
    .filter(({ path }) => !/^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path))
    .filter(({ path }) => !around.exists(plainPath(path)) && !isMade(path) && !isSummaryBefore(path, around))
    .map((reference) =>
      warningAt(reference, {
        code: 'context-missing',
        message: `The plan lets its executor read ${reference.path}, which does not exist.`,
        fix: 'Correct the path, remove the line, or depend on the plan that makes the file.',
      }),
    );
}

/** The summary of a plan beside it is there when its turn comes. */
function isSummaryBefore(path: string, { siblings, fileName }: PlanSurroundings): boolean {
  const name = plainPath(path).split('/').at(-1) ?? '';
  const plan = name.replace(/-SUMMARY\.md$/, '-PLAN.md');
  return name.endsWith('-SUMMARY.md') && plan !== fileName && (siblings ?? []).includes(plan);
}

/** What must exist in the end has to be made by someone: only what the plan's own lists leave out is told. */
function mustHavePaths(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === 'must_haves');
  const listed = [...plan.filesModified, ...plan.tasks.flatMap(({ files }) => files)];
  if (entry === undefined || listed.length === 0) return [];
  const isMade = makes([...listed, ...(around.made ?? [])]);
  const isThere = (path: string) => around.exists(plainPath(path)) || isMade(path);
  const { artifacts, keyLinks } = plan.mustHaves;
  const ends = [...new Set(keyLinks.flatMap(({ from, to }) => [from, to]))];
  return [
    ...artifacts
      .filter(({ path }) => !isThere(path) && !path.startsWith('..') && !/[*<>{}]/.test(path))
      .map(({ path }) =>
        warningAt(entry, {
          code: 'artifact-unmade',
          message: `No task makes the artifact ${path}.`,
          fix: 'List it in files_modified and in <files> of the task that makes it, or correct the path.',
        }),
      ),
    ...ends
      .filter((path) => isFile(path) && !isThere(path) && !artifacts.some((one) => one.path === path))
      .map((path) =>
        warningAt(entry, {
          code: 'key-link-unmade',
          message: `A key link names ${path}, which does not exist and which no task makes.`,
          fix: 'Write the path of a file that the plan makes or that is there.',
        }),
      ),
  ];
}

/** An end may also be a table, an address or a package. */
function isFile(end: string): boolean {
  return /^[\w@()[\]./-]+\/[\w@()[\].-]+\.[A-Za-z]{1,5}$/.test(end) && !end.startsWith('/');
}
