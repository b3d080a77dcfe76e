// The lines about use on this machine: notes that were served or opened, how briefs were made, and whether people found
// them useful. Folds them into counts, votes and runs.

import * as z from 'zod/mini';
import { readInstant, writeInstant } from '../text/instant.ts';

/** How one brief was made before a task. */
const RUN = z.object({
  /** `cached` and `asked`: with a notebook's answer; `stale`: an expired one; `local`: without any. */
  kind: z.enum(['cached', 'asked', 'stale', 'local']),
  ms: z.number().check(z.gte(0)),
});
export type StageRun = Readonly<z.infer<typeof RUN>>;

const LINE = z.object({
  schema: z.literal(1),
  /** ISO 8601. */
  at: z.string(),
  ids: z.array(z.string()),
  /** How many times; more than 1 in a merged file. */
  count: z._default(z.int().check(z.gte(1)), 1),
  stage: z.optional(RUN),
  /** Somebody said whether these notes helped; it does not count as use. */
  useful: z.optional(z.boolean()),
});
export type UsageLine = Readonly<z.infer<typeof LINE>>;

/** Null for a line that this version cannot read. */
export function readUsageLine(line: unknown): UsageLine | null {
  const parsed = LINE.safeParse(line);
  return parsed.success && readInstant(parsed.data.at) !== null ? parsed.data : null;
}

interface NoteUse {
  readonly count: number;
  /** Milliseconds since 1970; 0 for never. */
  readonly lastAt: number;
  /** Times that it was called useful, less those that it was not. */
  readonly votes: number;
}

/** How often each note was served or opened, when last, and what was said of it. */
export type MemoryUsage = ReadonlyMap<string, NoteUse>;

export function foldUsage(lines: readonly UsageLine[]): MemoryUsage {
  const usage = new Map<string, NoteUse>();
  for (const line of lines)
    for (const id of new Set(line.ids))
      usage.set(id, withLine(usage.get(id) ?? { count: 0, lastAt: 0, votes: 0 }, line));
  return usage;
}

function withLine(before: NoteUse, { at, count, useful }: UsageLine): NoteUse {
  if (useful !== undefined) return { ...before, votes: before.votes + (useful ? count : -count) };
  const lastAt = Math.max(before.lastAt, readInstant(at) ?? 0);
  return { ...before, count: before.count + count, lastAt };
}

/** As many runs and votes as the figures are made from. */
const MOST_KEPT = 500;

/** The same counts in fewer lines; the last runs and votes stay as they are. */
export function mergedUsage(lines: readonly UsageLine[]): readonly UsageLine[] {
  const figures = lines.filter(({ stage, useful }) => stage !== undefined || useful !== undefined);
  const kept = new Set(figures.slice(-MOST_KEPT));
  const counts = foldUsage(lines.filter((line) => line.useful === undefined && !kept.has(line)));
  const merged = [...counts].map(
    ([id, { count, lastAt }]): UsageLine => ({
      ...{ schema: 1, at: writeInstant(lastAt), ids: [id], count },
    }),
  );
  return [...merged, ...kept];
}
