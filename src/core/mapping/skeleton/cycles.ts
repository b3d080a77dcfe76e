// Circles in a graph: groups of nodes that reach each other (Tarjan, without recursion: import chains are deep).

import { byText } from './facts/path-names.ts';

/** Each group sorted, the groups by their first node; only groups of two and more. */
export function cycles(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const search = new Search(edges);
  for (const node of edges.keys()) search.from(node);
  return search.groups.sort((a, b) => byText(a[0] ?? '', b[0] ?? ''));
}

type Step = { readonly node: string; next: number };

class Search {
  readonly groups: (readonly string[])[] = [];
  private readonly edges: ReadonlyMap<string, readonly string[]>;
  private readonly order = new Map<string, number>();
  private readonly lowest = new Map<string, number>();
  private readonly open = new Set<string>();
  private readonly opened: string[] = [];
  private readonly steps: Step[] = [];

  constructor(edges: ReadonlyMap<string, readonly string[]>) {
    this.edges = edges;
  }

  from(start: string): void {
    if (this.order.has(start)) return;
    this.enter(start);
    for (let step = this.steps.at(-1); step !== undefined; step = this.steps.at(-1)) {
      const target = this.edges.get(step.node)?.[step.next];
      step.next += 1;
      if (target === undefined) this.leave();
      else if (!this.order.has(target)) this.enter(target);
      else if (this.open.has(target)) this.lower(step.node, this.order.get(target) ?? 0);
    }
  }

  private enter(node: string): void {
    this.order.set(node, this.order.size);
    this.lowest.set(node, this.order.size - 1);
    this.open.add(node);
    this.opened.push(node);
    this.steps.push({ node, next: 0 });
  }

  private leave(): void {
    const node = this.steps.pop()?.node ?? '';
    const lowest = this.lowest.get(node) ?? 0;
    const before = this.steps.at(-1);
    if (before !== undefined) this.lower(before.node, lowest);
    if (lowest === this.order.get(node)) this.close(node);
  }

  private lower(node: string, to: number): void {
    this.lowest.set(node, Math.min(this.lowest.get(node) ?? to, to));
  }

  /** Whatever was opened since the node belongs to its group. */
  private close(node: string): void {
    const group: string[] = [];
    let member: string | undefined;
    do {
      member = this.opened.pop();
      if (member === undefined) break;
      this.open.delete(member);
      group.push(member);
    } while (member !== node);
    if (group.length > 1) this.groups.push(group.sort(byText));
  }
}
