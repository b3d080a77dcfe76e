// A minimal codebase, in the form from which the skeleton is assembled.

import { assembleSkeleton } from '../../../../src/core/mapping/skeleton/assemble-skeleton.ts';
import type { Skeleton } from '../../../../src/core/mapping/skeleton/facts/skeleton.ts';
import type {
  FoundFile,
  RawImport,
  SourceFacts,
} from '../../../../src/core/mapping/skeleton/facts/source-facts.ts';

export const plainFacts: SourceFacts = {
  lines: 10,
  binary: false,
  generated: false,
  main: null,
  interpreter: null,
  packageName: null,
  imports: [],
  problem: null,
};

/** By path: facts that differ from the defaults; the text of a manifest or of settings; names of imports. */
export type Tree = Readonly<Record<string, string | readonly string[] | Partial<SourceFacts>>>;

/** Paths of symbolic links to what they lead to. */
export type Links = Readonly<Record<string, string | null>>;

export function treeOf(tree: Tree, links: Links = {}): Skeleton {
  const texts = Object.entries(tree).flatMap(([path, said]) =>
    typeof said === 'string' ? [[path, said] as const] : [],
  );
  return assembleSkeleton({
    folderName: 'tree',
    commit: null,
    files: Object.entries(tree).map(
      ([path, said]): FoundFile => ({ path, bytes: 100, facts: factsOf(said) }),
    ),
    texts: new Map(texts),
    links: new Map(Object.entries(links)),
    commits: [],
    diagnostics: [],
  });
}

function factsOf(said: Tree[string]): SourceFacts {
  if (typeof said === 'string') return { ...plainFacts, imports: null };
  if (!isNames(said)) return { ...plainFacts, ...said };
  return { ...plainFacts, imports: said.map((text): RawImport => ({ text, kind: 'static' })) };
}

function isNames(said: readonly string[] | Partial<SourceFacts>): said is readonly string[] {
  return Array.isArray(said);
}

/** `from -> to`, sorted. */
export function edgesOf(tree: Tree, links: Links = {}): readonly string[] {
  return treeOf(tree, links).imports.edges.map(({ from, to }) => `${from} -> ${to}`);
}
