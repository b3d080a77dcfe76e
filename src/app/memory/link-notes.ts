// Links between notes: those that somebody states, and those that a synthesis suggests.

import { appendLinks } from '../../adapters/memory/line-log.ts';
import { similarityOf, WORTH_A_LINK } from '../../core/memory/find-notes.ts';
import {
  type Ingested,
  type Ingestion,
  ingestLinks,
  type Link,
  readLinkType,
} from '../../core/memory/links.ts';
import type { Note } from '../../core/memory/note.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { openMemory } from './open-memory.ts';
import { findNote } from './open-note.ts';

type IngestResult =
  | { readonly status: 'ok'; readonly ingested: Ingested; readonly links: readonly Link[] }
  | { readonly status: 'refused'; readonly reason: string };

type LinkPlace = Pick<Workspace, 'project' | 'userFolder' | 'now'>;

export async function ingest(place: LinkPlace, ingestion: Ingestion): Promise<IngestResult> {
  const { byId, links: known } = openMemory(place);
  const judged = ingestLinks(ingestion, { ids: new Set(byId.keys()), known, at: isoNow(place) });
  const { links, ...ingested } = judged;
  const kept = await appendLinks(place.project, links);
  return kept.status === 'ok' ? { status: 'ok', ingested, links } : kept;
}

export interface WantedLink {
  /** Ids of notes, or the beginnings of ids. */
  readonly from: string;
  readonly to: string;
  /** `?` asks for the question that a model answers with a type. */
  readonly type: string;
  /** `type` is the answer of a model. */
  readonly answer: boolean;
  readonly reason: string | null;
  readonly source: string;
  readonly confidence: number;
}

export type Linked =
  | { readonly status: 'question'; readonly a: Note; readonly b: Note }
  /** Null when the link existed already. */
  | { readonly status: 'linked'; readonly link: Link | null };

export async function linkNotes(
  place: LinkPlace,
  { from, to, type, answer, reason, source, confidence }: WantedLink,
): Promise<Linked | { readonly status: 'refused'; readonly reason: string }> {
  const memory = openMemory(place);
  const [a, b] = [findNote(memory, from), findNote(memory, to)];
  if (a.status === 'refused') return a;
  if (b.status === 'refused') return b;
  if (type === '?') return questionAbout(memory.notes, a.note, b.note);
  const relationship = {
    ...{ from_memory_id: a.note.id, to_memory_id: b.note.id, confidence, reasoning: reason ?? '' },
    relationship_type: answer ? readLinkType(type) : type,
  };
  const result = await ingest(place, { source, synthesis: null, relationships: [relationship] });
  if (result.status === 'refused') return result;
  const [rejected] = result.ingested.rejected;
  if (rejected === undefined) return { status: 'linked', link: result.links[0] ?? null };
  return { status: 'refused', reason: `The link is not kept: ${rejected.reason}.` };
}

/** When two notes have little in common, their link must be stated by somebody, not guessed by a model. */
function questionAbout(
  notes: readonly Note[],
  a: Note,
  b: Note,
): Linked | { readonly status: 'refused'; readonly reason: string } {
  const similarity = similarityOf(notes, a, b);
  if (similarity >= WORTH_A_LINK) return { status: 'question', a, b };
  const share = Math.round(similarity * 100) / 100;
  return {
    status: 'refused',
    reason: `The two notes have too little in common for a model to say (${share}, and ${WORTH_A_LINK} is needed): name the type yourself if they are linked.`,
  };
}
