// The lines of the file of a user's fixes: what was learned and withdrawn, and what follows from the lines in the order
// written.

import * as z from 'zod/mini';
import { FIX, type Fix } from './fix.ts';

/**
 * `undone`: by the user; `came-back`: in the same loop; `weakened`: a check was made easier; `forgotten`: on request.
 */
const WHY = z.enum(['undone', 'came-back', 'weakened', 'forgotten']);
export type Withdrawal = z.infer<typeof WHY>;

const at = z.string();
const LINE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), at, fix: FIX }),
  z.object({ kind: z.literal('withdrawn'), at, fix: z.string(), why: WHY }),
  /** The undo was itself undone. */
  z.object({ kind: z.literal('restored'), at, fix: z.string() }),
]);
export type FixLine = Readonly<z.infer<typeof LINE>>;

/** Null for a line that this version cannot read. */
export function parseFixLine(text: string): FixLine | null {
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** As it is stored. */
export function fixRecord(line: FixLine): object {
  return { v: 1, ...line };
}

export interface KeptFix {
  readonly fix: Fix;
  readonly withdrawn: Withdrawal | null;
}

/** Oldest first; a fix that is learned again counts from then. */
export function foldFixes(lines: readonly FixLine[]): readonly KeptFix[] {
  const kept = new Map<string, KeptFix>();
  for (const line of lines) {
    if (line.kind === 'fixed') {
      kept.delete(line.fix.id);
      kept.set(line.fix.id, { fix: line.fix, withdrawn: null });
      continue;
    }
    const one = kept.get(line.fix);
    if (one !== undefined)
      kept.set(line.fix, { ...one, withdrawn: line.kind === 'withdrawn' ? line.why : null });
  }
  return [...kept.values()];
}

/** A class that is fixed again and again needs no more fixes. */
const MOST_OF_A_CLASS = 8;

/** What remains when the file has grown too large: the newest fixes of each class that were not withdrawn. */
export function keptFixLines(lines: readonly FixLine[]): readonly FixLine[] {
  const counts = new Map<string, number>();
  return foldFixes(lines)
    .toReversed()
    .filter(({ fix, withdrawn }) => {
      if (withdrawn !== null) return false;
      const count = (counts.get(fix.class) ?? 0) + 1;
      counts.set(fix.class, count);
      return count <= MOST_OF_A_CLASS;
    })
    .toReversed()
    .map(({ fix }) => ({ kind: 'fixed', at: fix.at, fix }));
}
