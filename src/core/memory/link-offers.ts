// The links that a person is offered for a yes: those that a notebook or a model proposed, and pairs of similar notes that
// nobody has linked yet.

import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { alikeNotes, NEARLY_THE_SAME } from './find-notes.ts';
import type { Link, LinkType } from './links.ts';
import { renderLink } from './memory-text.ts';
import type { Note } from './note.ts';

export interface LinkOffer extends Pick<Link, 'from' | 'to' | 'type' | 'confidence' | 'reasoning'> {
  readonly source: string;
}

/** Two notes share this much before somebody is asked about them. */
const WORTH_ASKING = 0.3;
const MOST = 20;

/** Proposed ones first, then the most similar pairs. */
export function linkOffers(notes: readonly Note[], links: readonly Link[]): readonly LinkOffer[] {
  const ids = new Set(notes.map(({ id }) => id));
  const proposed = links.filter(
    ({ from, to, status }) => status === 'proposed' && ids.has(from) && ids.has(to),
  );
  const linked = new Set(links.map(({ from, to }) => pairOf(from, to)));
  const byId = new Map(notes.map((note) => [note.id, note]));
  const pairs = alikeNotes(notes, WORTH_ASKING).flatMap(({ ids: [a, b], similarity }) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    if (one === undefined || other === undefined || linked.has(pairOf(a, b))) return [];
    return [guess(one, other, similarity)];
  });
  return [...proposed, ...pairs].slice(0, MOST);
}

/** The type that the kinds and times of the notes suggest. */
function guess(one: Note, other: Note, similarity: number): LinkOffer {
  const [older, newer] = (one.createdAt ?? '') <= (other.createdAt ?? '') ? [one, other] : [other, one];
  const isProblem = ({ type }: Note) => type === 'PROBLEM';
  const named = (from: Note, to: Note, type: LinkType): LinkOffer => ({
    ...{ from: from.id, to: to.id, type, confidence: similarity, source: 'similar notes' },
    reasoning: '',
  });
  if (isProblem(one) !== isProblem(other))
    return isProblem(one) ? named(one, other, 'solves') : named(other, one, 'solves');
  return named(older, newer, similarity >= NEARLY_THE_SAME ? 'supersedes' : 'expands');
}

function pairOf(one: string, other: string): string {
  return JSON.stringify([one, other].sort());
}

/** @param accept the line that accepts the first @param other the line that names another type */
export function renderOffers(
  offers: readonly LinkOffer[],
  { accept, other }: { readonly accept: Prose; readonly other: Prose },
): Prose {
  if (offers.length === 0) return prose`No link is proposed, and no two notes are similar without one.`;
  const lines = offers.map((offer, at) => {
    const sentence = renderLink({ ...offer, status: 'accepted' });
    const why = offer.reasoning === '' ? prose`` : prose`; ${quoteLine(offer.reasoning, 200)}`;
    return prose`${at + 1}. ${sentence} (${quoteName(offer.source, 60)}, ${Math.round(offer.confidence * 100) / 100})${why}`;
  });
  return joinProse([...lines, prose`A yes to the first: ${accept}`, prose`Another type: ${other}`], '\n');
}
