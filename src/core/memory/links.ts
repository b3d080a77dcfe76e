// The links between notes. A link goes from A to B; when one of the two is newer, better or more detailed, it is B.

import * as z from 'zod/mini';

export const LINK_TYPES = ['causes', 'solves', 'contradicts', 'expands', 'supersedes', 'similar'] as const;

export type LinkType = (typeof LINK_TYPES)[number];

const LINK = z.object({
  schema: z._default(z.literal(1), 1),
  from: z.string().check(z.minLength(1), z.maxLength(200)),
  to: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(LINK_TYPES),
  confidence: z.number().check(z.gte(0), z.lte(1)),
  /** `manual`, `tier2_notebooklm`, or the name of a model. */
  source: z.string(),
  reasoning: z._default(z.string(), ''),
  /** A proposed link is shown, but has no effect; a declined one is not even shown. */
  status: z.enum(['accepted', 'proposed', 'declined']),
  /** ISO 8601. */
  at: z.string(),
  synthesis: z.optional(z.string()),
});

export type Link = Readonly<z.infer<typeof LINK>>;

/** Below this, a link is only proposed. */
const CONFIDENT = 0.7;

/** Null for a line that this version cannot read. */
export function readLink(line: unknown): Link | null {
  const parsed = LINK.safeParse(line);
  return parsed.success ? parsed.data : null;
}

/** The current links: of several lines about the same pair and type, the last one counts. */
export function foldLinks(lines: readonly Link[]): readonly Link[] {
  return [...new Map(lines.map((link) => [keyOf(link), link])).values()];
}

function keyOf({ from, to, type }: Pick<Link, 'from' | 'to' | 'type'>): string {
  return JSON.stringify([from, to, type]);
}

/** Links as their source suggests them. */
export interface Ingestion {
  /** The source of all links, such as `tier2_notebooklm`. */
  readonly source: string;
  readonly synthesis: string | null;
  readonly relationships: readonly unknown[];
}

export interface Ingested {
  readonly accepted: number;
  readonly proposed: number;
  readonly duplicates: number;
  readonly rejected: readonly { readonly index: number; readonly reason: string }[];
}

const RELATIONSHIP = z.object({
  from_memory_id: z.string(),
  to_memory_id: z.string(),
  relationship_type: z.string(),
  confidence: z.number(),
  reasoning: z._default(z.string(), ''),
});

/** Judges each link on its own: a wrong one does not affect others. */
export function ingestLinks(
  { source, synthesis, relationships }: Ingestion,
  {
    ids,
    known,
    at,
  }: { readonly ids: ReadonlySet<string>; readonly known: readonly Link[]; readonly at: string },
): Ingested & { readonly links: readonly Link[] } {
  const links: Link[] = [];
  const rejected: { index: number; reason: string }[] = [];
  let duplicates = 0;
  for (const [index, given] of relationships.entries()) {
    const judged = judge(given, ids);
    if (typeof judged === 'string') {
      rejected.push({ index, reason: judged });
      continue;
    }
    const link: Link = { ...judged, ...(synthesis !== null && { synthesis }), source, at, schema: 1 };
    const all = [...known, ...links];
    const reason = cycleIn(all, link);
    if (all.some((one) => keyOf(one) === keyOf(link))) duplicates += 1;
    else if (reason !== null) rejected.push({ index, reason });
    else links.push(link);
  }
  const accepted = links.filter(({ status }) => status === 'accepted').length;
  return { links, accepted, proposed: links.length - accepted, duplicates, rejected };
}

type Judged = Pick<Link, 'from' | 'to' | 'type' | 'confidence' | 'reasoning' | 'status'>;

/** A clause when the relationship is rejected. */
function judge(given: unknown, ids: ReadonlySet<string>): Judged | string {
  const parsed = RELATIONSHIP.safeParse(given);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'the whole');
    return `${field} is missing or of another kind`;
  }
  const { from_memory_id: from, to_memory_id: to, relationship_type, confidence, reasoning } = parsed.data;
  const type = LINK_TYPES.find((one) => one === relationship_type.trim().toLowerCase());
  const unknown = [from, to].find((id) => !ids.has(id));
  if (unknown !== undefined) return `there is no note ${unknown.slice(0, 100)}`;
  if (from === to) return 'a note cannot be linked to itself';
  if (type === undefined) return `${relationship_type.slice(0, 40)} is not one of ${LINK_TYPES.join(', ')}`;
  if (!(confidence >= 0 && confidence <= 1)) return 'its confidence is not from 0 to 1';
  const status = confidence < CONFIDENT ? 'proposed' : 'accepted';
  return { from, to, type, confidence, reasoning: reasoning.slice(0, 1000), status };
}

/** A clause that says why a note cannot replace another; null when it can. */
export function cycleIn(links: readonly Link[], { from, to, type }: Link): string | null {
  if (type !== 'supersedes') return null;
  const next = new Map<string, string[]>();
  for (const link of links.filter((one) => one.type === 'supersedes'))
    next.set(link.from, [...(next.get(link.from) ?? []), link.to]);
  const seen = new Set<string>();
  const waiting = [to];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === from) return `${to} is itself replaced by ${from}, directly or by others`;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(next.get(at) ?? []));
  }
  return null;
}

/** Notes with an existing replacement, and that replacement. */
export function supersededBy(links: readonly Link[], ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const held = links.filter(
    (link) => link.type === 'supersedes' && link.status === 'accepted' && ids.has(link.to),
  );
  return new Map(held.map(({ from, to }) => [from, to]));
}

/** The type in a model's answer; `similar`, the weakest, if there is none. */
export function readLinkType(answer: string): LinkType {
  const word = answer
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return LINK_TYPES.find((type) => type === word) ?? 'similar';
}
