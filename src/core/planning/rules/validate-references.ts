// Whether what a plan points to is there or will be: the files to read, the artifacts, the ends of key links.

import { type Diagnostic, warningAt } from '../../text/markdown/diagnostic.ts';
import { bodyStart } from '../../text/markdown/frontmatter-block.ts';
import { insideRanges, quotedRanges } from '../../text/markdown/quoted-ranges.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { elements, planTags } from '../documents/plan-element.ts';
import { makes, type PlanSurroundings, plainPath } from './plan-surroundings.ts';

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
  const sources = [...new Set(keyLinks.map(({ from }) => from))];
  return [
    ...sources
      .filter((from) => from.endsWith('/') || !(isThere(from) || isPlainFile(from)))
      .map((from) =>
        warningAt(entry, {
          code: 'key-link-from',
          message: `A key link begins at ${from.slice(0, 120)}, which is not a file: nothing can be looked for in it.`,
          fix: 'Write the path of the file that has the link in from:, and describe the rest in via:.',
        }),
      ),
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

function isPlainFile(path: string): boolean {
  return /^[^\s*?{}<>|"'/][^\s*?{}<>|"']*$/.test(path);
}

/** An end may also be a table, an address or a package. */
function isFile(end: string): boolean {
  return /^[\w@()[\]./-]+\/[\w@()[\].-]+\.[A-Za-z]{1,5}$/.test(end) && !end.startsWith('/');
}

// The files that a plan tells its executor to read: lines `@path` in `<context>` and `<execution_context>`, or under
// the heading `## Context` of the plans that gsd-core's command line begins.
interface ContextReference {
  /** As written, without the `@`. */
  readonly path: string;
  /** Offsets of the path with its `@`. */
  readonly start: number;
  readonly end: number;
}

/** Total; in the order of the text. */
export function contextReferences(text: string): readonly ContextReference[] {
  const start = bodyStart(text);
  const quoted = quotedRanges(text, start);
  const tags = planTags(text, quoted, start);
  // A path in backticks is a path all the same.
  const blocked = quoted.filter(({ kind }) => kind !== 'code');
  const blocks = elements(tags, text.length).filter(
    ({ name, closed }) => closed && (name === 'context' || name === 'execution_context'),
  );
  const inners = blocks.map(({ inner }) => inner);
  const headed = blocks.some(({ name }) => name === 'context') ? [] : headedContext(text, start);
  return [...inners, ...headed].flatMap((inner) =>
    textLines(text, inner.start, inner.end).flatMap((line): readonly ContextReference[] => {
      const [, before = '', path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
      const at = line.start + before.length;
      if (path === undefined || insideRanges(blocked, at)) return [];
      return [{ path, start: at, end: at + path.length + 1 }];
    }),
  );
}

function headedContext(
  text: string,
  from: number,
): readonly { readonly start: number; readonly end: number }[] {
  const lines = textLines(text, from, text.length);
  const head = lines.findIndex((line) => /^##[ \t]+Context[ \t]*$/i.test(line.text));
  if (head === -1) return [];
  const next = lines.slice(head + 1).find((line) => /^##[ \t]/.test(line.text));
  return [{ start: lines[head]?.end ?? from, end: next?.start ?? text.length }];
}
