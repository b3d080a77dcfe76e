// The frontmatter of a STATE file repeats lines of its body for machines. A change to the body changes the keys that
// repeat these lines, and no other: whatever else differs from the body, somebody may have written later.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import type { Progress } from '../documents/phase-facts.ts';
import { readState, type StateDocument } from '../documents/state.ts';
import { isFlatState, setKeys } from './flat-state.ts';
import { keyEdits } from './frontmatter-keys.ts';

export interface MirrorChange {
  /** The counters that the event changes. */
  readonly counters?: Partial<Progress>;
  /** ISO time of the event. */
  readonly now: string;
  /** A note has no time in `last_updated`; where a file keeps the time itself, it gets it. */
  readonly isNote?: boolean;
}

/** `after` is `before` with a changed body; only existing keys are changed, each on its own line. */
export function mirrored(
  before: string,
  after: string,
  { counters = {}, now, isNote = false }: MirrorChange,
): string {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf(readState(before)), readState(after)];
  const { document } = is;
  const differs = Object.entries(mirrorOf(is)).filter(([key, value]) => was[key] !== value);
  const edits = [...keyEdits(document, Object.fromEntries(differs)), ...counterEdits(document, counters)];
  const isTimed = !isNote && (after !== before || edits.length > 0);
  return splice(after, [...edits, ...(isTimed ? keyEdits(document, { last_updated: now }) : [])]);
}

function mirrorOf(state: StateDocument): Readonly<Record<string, string | null>> {
  return {
    current_phase: state.currentPhase,
    current_phase_name: state.currentPhaseName,
    status: state.status,
    stopped_at: state.stoppedAt,
    last_activity: state.lastActivity,
    last_activity_desc: state.lastActivityText,
  };
}

function counterEdits(
  { text, frontmatter }: StateDocument['document'],
  counters: Partial<Progress>,
): readonly Edit[] {
  const entry = frontmatter.entries.findLast(({ key }) => key === 'progress');
  if (entry === undefined) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(counters).flatMap(([key, value]): readonly Edit[] => {
    const line = new RegExp(
      `((?:^[ \\t]+|[{,][ \\t]*)${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*|[,}].*)?$)`,
      'm',
    );
    const found = line.exec(block);
    const [, prefix = '', old = ''] = found ?? [];
    if (found === null || old.replaceAll(/["']/g, '') === String(value)) return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}
