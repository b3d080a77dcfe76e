// The frontmatter of a STATE file, which repeats the body for machines. Only keys that are there and wrong
// are changed, each on its own line; a file without frontmatter stays without.

import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { scalar } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import type { StateDocument } from '../documents/state.ts';
import type { Progress } from './phase-facts.ts';

/**
 * `progress` is null where it is unknown; `changedAt` is the time of a change to the body, null when there was none; `now`
 * for one to the mirror.
 */
export function mirrorEdits(
  state: StateDocument,
  progress: Progress | null,
  changedAt: string | null,
  now: string,
): readonly Edit[] {
  const { text, frontmatter } = state.document;
  const entry = (key: string) => frontmatter.entries.findLast((one) => one.key === key);
  const mirrored: readonly (readonly [string, string | null])[] = [
    ['current_phase', state.currentPhase],
    ['current_phase_name', state.currentPhaseName],
    ['status', state.status],
    ['stopped_at', state.stoppedAt],
    ['paused_at', state.pausedAt],
    ['last_activity', state.lastActivity],
    ['last_activity_desc', state.lastActivityText],
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text, entry(key), value)),
    ...(progress === null ? [] : progressEdits(text, entry('progress'), progress)),
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text, entry('last_updated'), time)];
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
  // A value over several lines is a person's work; the body says the same.
  if (prefix === undefined || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? '' : ' ';
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}

/** Only counters that stand there. */
function progressEdits(
  text: string,
  entry: FrontmatterEntry | undefined,
  progress: Progress,
): readonly Edit[] {
  if (entry === undefined) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(progress).flatMap(([key, value]): readonly Edit[] => {
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
