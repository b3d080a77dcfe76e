// How far each node of a dependency graph is from those that wait for nothing, and what a stopped node blocks.

/** What each node waits for; every name in it is a node. */
export type Edges = ReadonlyMap<string, readonly string[]>;

export interface Levels {
  /** From 0; without the nodes inside or behind a cycle. */
  readonly levels: ReadonlyMap<string, number>;
  /** An order in which every node comes after what it waits for. */
  readonly order: readonly string[];
}

/** The longest way to each node. Linear in nodes and edges. */
export function dependencyLevels(nodes: readonly string[], edges: Edges): Levels {
  const waiting = new Map(nodes.map((id) => [id, edges.get(id)?.length ?? 0]));
  const dependants = dependantsOf(nodes, edges);
  const order = nodes.filter((id) => waiting.get(id) === 0);
  const levels = new Map(order.map((id) => [id, 0]));
  for (const id of order) {
    const level = (levels.get(id) ?? 0) + 1;
    for (const dependant of dependants.get(id) ?? []) {
      levels.set(dependant, Math.max(levels.get(dependant) ?? 0, level));
      const left = (waiting.get(dependant) ?? 0) - 1;
      waiting.set(dependant, left);
      if (left === 0) order.push(dependant);
    }
  }
  return { levels: new Map(order.map((id) => [id, levels.get(id) ?? 0])), order };
}

/** For each node the stopped ones that it waits for, directly or not. */
export function blockedBy(
  stopped: ReadonlySet<string>,
  edges: Edges,
  order: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const blocked = new Map<string, ReadonlySet<string>>();
  if (stopped.size === 0) return blocked;
  for (const id of order) {
    const waitsFor = edges.get(id) ?? [];
    const inherited = waitsFor.flatMap((one) => [...(blocked.get(one) ?? [])]);
    const causes = new Set([...waitsFor.filter((one) => stopped.has(one)), ...inherited]);
    if (causes.size > 0) blocked.set(id, causes);
  }
  return blocked;
}

function dependantsOf(nodes: readonly string[], edges: Edges): ReadonlyMap<string, readonly string[]> {
  const dependants = new Map<string, string[]>(nodes.map((id) => [id, []]));
  for (const [id, dependencies] of edges) {
    for (const one of dependencies) dependants.get(one)?.push(id);
  }
  return dependants;
}
