// The frontmatter of a STATE file repeats lines of its body for machines. A change to the body changes the keys that
// repeat these lines, and no other: whatever else differs from the body, somebody may have written later.

import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { scalar } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import type { Progress } from '../documents/phase-facts.ts';
import { readState, type StateDocument } from '../documents/state.ts';
import { isFlatState, setKeys } from './flat-state.ts';

export interface MirrorChange {
  /** The counters that the event changes. */
  readonly counters?: Partial<Progress>;
  /** ISO time of the event. */
  readonly now: string;
  /** A note has no time in `last_updated`; where a file keeps the time itself, it gets it. */
  readonly isNote?: boolean;
  /** What `status` says then, whatever the body says. */
  readonly status?: string | undefined;
}

/** `after` is `before` with a changed body; only existing keys are changed, each on its own line. */
export function mirrored(
  before: string,
  after: string,
  { counters = {}, now, isNote = false, status }: MirrorChange,
): string {
  if (isFlatState(after)) return after === before ? after : setKeys(after, { lastUpdated: now });
  const [was, is] = [mirrorOf(readState(before)), readState(after)];
  const { text, frontmatter } = is.document;
  const entry = (key: string) => frontmatter.entries.findLast((one) => one.key === key);
  const wanted = status === undefined ? mirrorOf(is) : { ...mirrorOf(is), status };
  const edits = [
    ...Object.entries(wanted).flatMap(([key, value]) =>
      was[key] === value ? [] : scalarEdit(text, entry(key), value),
    ),
    ...counterEdits(text, entry('progress'), counters),
  ];
  const isChanged = after !== before || edits.length > 0;
  return splice(text, [
    ...edits,
    ...(isChanged && !isNote ? scalarEdit(text, entry('last_updated'), now) : []),
  ]);
}

function mirrorOf(state: StateDocument): Readonly<Record<string, string | null>> {
  return {
    current_phase: state.currentPhase,
    current_phase_name: state.currentPhaseName,
    status: state.status,
    stopped_at: state.stoppedAt,
    paused_at: state.pausedAt,
    last_activity: state.lastActivity,
    last_activity_desc: state.lastActivityText,
  };
}

function scalarEdit(
  text: string,
  entry: FrontmatterEntry | undefined,
  value: string | null,
): readonly Edit[] {
  if (
    entry === undefined ||
    value === null ||
    typeof entry.value !== 'string' ||
    scalar(entry.value) === value
  )
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? '';
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  // A multi-line value was written by a person; the body has the same value.
  if (prefix === undefined || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? '' : ' ';
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}

function counterEdits(
  text: string,
  entry: FrontmatterEntry | undefined,
  counters: Partial<Progress>,
): readonly Edit[] {
  if (entry === undefined) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(counters).flatMap(([key, value]): readonly Edit[] => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      'm',
    ).exec(block);
    const [, prefix, old] = found ?? [];
    if (
      found === null ||
      prefix === undefined ||
      old === undefined ||
      old.replaceAll(/["']/g, '') === String(value)
    )
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}
