// Builds the import graph of a codebase from each file's imports and where they lead.

import { languageOf } from './facts/languages.ts';
import { byText } from './facts/path-names.ts';
import type { ExternalPackage, ImportEdge, ImportGraph } from './facts/skeleton.ts';
import type { RawImport, SourceFacts } from './facts/source-facts.ts';
import { isDeclared } from './is-declared.ts';
import type { Codebase, ImportResolution, Resolve } from './resolve/codebase.ts';
import { resolveByName } from './resolve/resolve-by-name.ts';
import { resolveJava } from './resolve/resolve-java.ts';
import { resolveRust } from './resolve/resolve-rust.ts';

const MOST_UNRESOLVED = 500;
const MOST_RANKED = 30;

/** `sources` is by path; only files whose imports were read count. */
export function importGraph(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>): ImportGraph {
  const gathered = new Gathered(codebase, sources);
  let parsed = 0;
  for (const [path, { imports }] of sources) {
    if (imports === null) continue;
    parsed += 1;
    for (const found of imports) gathered.add(path, found);
  }
  const edges = gathered.edges();
  const loading = edges.filter(({ kind }) => kind === 'static');
  return {
    parsed,
    edges,
    external: gathered.externals(),
    unresolved: gathered.unresolved,
    cycles: cycles(targets(loading)),
    fanIn: ranked(edges.map(({ to }) => to)).map(([path, importers]) => ({ path, importers })),
    fanOut: ranked(edges.map(({ from }) => from)).map(([path, imports]) => ({ path, imports })),
  };
}

const STRENGTH = { static: 2, dynamic: 1, type: 0 } as const;

class Gathered {
  readonly unresolved: { readonly from: string; readonly text: string }[] = [];
  private readonly codebase: Codebase;
  private readonly byName: Resolve;
  private readonly others: Readonly<Record<string, Resolve>>;
  private readonly inside = new Map<string, ImportEdge>();
  private readonly outside = new Map<
    string,
    { found: ExternalPackage; from: Set<string>; declared: boolean }
  >();

  constructor(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>) {
    this.codebase = codebase;
    const java = resolveJava(codebase);
    this.byName = resolveByName(codebase, sources);
    this.others = { Rust: resolveRust(codebase, sources), Java: java, Kotlin: java };
  }

  add(from: string, found: RawImport): void {
    const language = languageOf(from)?.name ?? '';
    const other = Object.hasOwn(this.others, language) ? this.others[language] : undefined;
    const resolution = (other ?? this.byName)(from, found);
    if (resolution.to === 'inside') {
      for (const to of resolution.paths) this.edge(from, to, found.kind);
    } else if (resolution.to === 'package') {
      this.external(from, language, resolution, found);
    } else if (this.unresolved.length < MOST_UNRESOLVED) {
      const text = found.form === 'mod' ? `mod ${found.text}` : found.text;
      if (!this.unresolved.some((known) => known.from === from && known.text === text)) {
        this.unresolved.push({ from, text });
      }
    }
  }

  edges(): readonly ImportEdge[] {
    return [...this.inside.values()].sort((a, b) => byText(a.from, b.from) || byText(a.to, b.to));
  }

  externals(): readonly ExternalPackage[] {
    return [...this.outside.values()]
      .map(({ found, from, declared }): ExternalPackage => {
        const manifest = found.manifest === 'standard' ? 'standard' : declared ? 'declared' : 'undeclared';
        return { ...found, importers: from.size, manifest };
      })
      .sort((a, b) => b.importers - a.importers || byText(a.name, b.name));
  }

  private edge(from: string, to: string, kind: ImportEdge['kind']): void {
    if (from === to) return;
    const key = `${from}\0${to}`;
    const known = this.inside.get(key);
    if (known === undefined || STRENGTH[known.kind] < STRENGTH[kind])
      this.inside.set(key, { from, to, kind });
  }

  private external(
    from: string,
    language: string,
    { name, standard }: Extract<ImportResolution, { to: 'package' }>,
    found: RawImport,
  ): void {
    const family = Object.hasOwn(FAMILY, language) ? (FAMILY[language] ?? language) : language;
    const key = `${family}\0${name}`;
    const known = this.outside.get(key) ?? {
      found: { name, language: family, importers: 0, manifest: standard ? 'standard' : 'declared' },
      from: new Set<string>(),
      declared: true,
    };
    known.from.add(from);
    // One file without a declaration is worth reporting.
    known.declared &&= standard || isDeclared(this.codebase, from, family, name, found);
    this.outside.set(key, known);
  }
}

/** Languages that share their packages. */
const FAMILY: Readonly<Record<string, string>> = {
  TypeScript: 'JavaScript',
  Vue: 'JavaScript',
  Svelte: 'JavaScript',
  Astro: 'JavaScript',
  Kotlin: 'Java',
  'C++': 'C',
  'Objective-C': 'C',
  CUDA: 'C',
};

function targets(edges: readonly Pick<ImportEdge, 'from' | 'to'>[]): Targets {
  const found = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const known = found.get(from);
    if (known === undefined) found.set(from, [to]);
    else known.push(to);
  }
  return found;
}

function ranked(paths: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, MOST_RANKED);
}

// Cycles in a graph: groups of nodes that reach each other (Kosaraju, without recursion, since import chains are deep).
type Targets = ReadonlyMap<string, readonly string[]>;

/** Groups of two or more, each sorted, ordered by first node. */
export function cycles(edges: Targets): readonly (readonly string[])[] {
  const pairs = [...edges].flatMap(([from, all]) => all.map((to) => ({ from: to, to: from })));
  const back = targets(pairs);
  const [seen, placed] = [new Set<string>(), new Set<string>()];
  const left = [...edges.keys()].flatMap((node) => reached(node, edges, seen));
  return left
    .toReversed()
    .map((node) => reached(node, back, placed).sort(byText))
    .filter(({ length }) => length > 1)
    .sort((a, b) => byText(a[0] ?? '', b[0] ?? ''));
}

/** The nodes that a node leads to and nobody has seen, in the order in which a walk leaves them. */
function reached(start: string, edges: Targets, seen: Set<string>): string[] {
  const left: string[] = [];
  const way = seen.has(start) ? [] : [{ node: start, next: 0 }];
  seen.add(start);
  for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
    const target = edges.get(step.node)?.[step.next];
    step.next += 1;
    if (target === undefined) left.push(way.pop()?.node ?? '');
    else if (!seen.has(target)) {
      seen.add(target);
      way.push({ node: target, next: 0 });
    }
  }
  return left;
}
