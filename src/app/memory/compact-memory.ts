// Merges notes that say nearly the same, once somebody has said yes. The originals are archived with the forgotten ones,
// and their links lead to the merged note.

import { appendLinks } from '../../adapters/memory/line-log.ts';
import type { Link } from '../../core/memory/links.ts';
import { mergedNote, nearGroups } from '../../core/memory/merge-notes.ts';
import type { Note } from '../../core/memory/note.ts';
import { renderTemplate } from '../../core/memory/template.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { addNote } from './add-note.ts';
import { openMemory } from './open-memory.ts';
import { forgetNote } from './open-note.ts';

type CompactPlace = Pick<Workspace, 'project' | 'userFolder' | 'now'>;
type Group = readonly [Note, ...Note[]];

export interface Compacted {
  readonly groups: readonly { readonly from: readonly string[]; readonly into: string | null }[];
}

/** `into` is null while nothing was merged. */
export async function compactMemory(
  place: CompactPlace,
  { merges, agent }: { readonly merges: boolean; readonly agent: string | null },
): Promise<Compacted | { readonly status: 'refused'; readonly reason: string }> {
  const memory = openMemory(place);
  const groups = nearGroups(memory.notes.filter(({ id }) => !memory.superseded.has(id)));
  const done: { from: readonly string[]; into: string | null }[] = [];
  for (const group of groups) {
    const merged = merges ? await merge(place, group, { links: memory.links, agent }) : null;
    if (merged !== null && typeof merged !== 'string') return merged;
    done.push({ from: group.map(({ id }) => id), into: merged });
  }
  return { groups: done };
}

async function merge(
  place: CompactPlace,
  group: Group,
  { links, agent }: { readonly links: readonly Link[]; readonly agent: string | null },
): Promise<string | { readonly status: 'refused'; readonly reason: string }> {
  const [first] = group;
  const from = group.map(({ id }) => id);
  const added = await addNote(place, {
    ...{ text: renderTemplate(mergedNote(group)), evenIfSimilar: true },
    agent: first.agent ?? agent,
    ...{ domain: first.domain, source: first.source, createdAt: first.createdAt },
    priority: Math.max(...group.map(({ priority }) => priority)),
    needsReview: group.some(({ needsReview }) => needsReview),
    fields: { merged_from: from.join(' ') },
  });
  if (added.status !== 'added' && added.status !== 'known')
    return { status: 'refused', reason: `${from.join(', ')} cannot be merged.` };
  const old = new Set(from.filter((id) => id !== added.id));
  const renamed = (id: string) => (old.has(id) ? added.id : id);
  const moved = links
    .filter(({ from: a, to: b }) => old.has(a) || old.has(b))
    .map((link) => ({ ...link, from: renamed(link.from), to: renamed(link.to), at: isoNow(place) }));
  const kept = await appendLinks(
    place.project,
    moved.filter((link) => link.from !== link.to),
  );
  if (kept.status === 'refused') return kept;
  for (const id of old) {
    const forgotten = await forgetNote(place.project, id);
    if (forgotten.status === 'refused') return forgotten;
  }
  return added.id;
}
