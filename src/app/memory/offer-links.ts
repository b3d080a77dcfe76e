// Offers links for a yes, and keeps what was said: an accepted link has its effect, a declined one is not offered again.

import { appendLinks } from '../../adapters/memory/line-log.ts';
import { type LinkOffer, linkOffers } from '../../core/memory/link-offers.ts';
import { cycleIn, type Link } from '../../core/memory/links.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { openMemory } from './open-memory.ts';

type OfferPlace = Pick<Workspace, 'project' | 'userFolder' | 'now'>;

export function offeredLinks(place: OfferPlace): readonly LinkOffer[] {
  const { notes, links, superseded } = openMemory(place);
  return linkOffers(
    notes.filter(({ id }) => !superseded.has(id)),
    links,
  );
}

/** By the numbers of the list, from 1. */
export async function answerOffers(
  place: OfferPlace,
  said: { readonly yes: readonly number[]; readonly no: readonly number[]; readonly source: string },
): Promise<
  | { readonly status: 'ok'; readonly links: readonly Link[] }
  | { readonly status: 'refused'; readonly reason: string }
> {
  const offers = offeredLinks(place);
  const { links: known } = openMemory(place);
  const links: Link[] = [];
  for (const number of [...said.yes, ...said.no]) {
    const offer = offers[number - 1];
    if (offer === undefined)
      return { status: 'refused', reason: `There is no link ${number} in the list of ${offers.length}.` };
    const isYes = said.yes.includes(number);
    const { from, to, type, reasoning } = offer;
    const status = isYes ? 'accepted' : 'declined';
    const link: Link = {
      ...{ schema: 1, from, to, type, reasoning, status, at: isoNow(place) },
      ...{ confidence: isYes ? 1 : offer.confidence, source: said.source },
    };
    const cycle = isYes ? cycleIn([...known, ...links], link) : null;
    if (cycle !== null) return { status: 'refused', reason: `Link ${number} is not kept: ${cycle}.` };
    links.push(link);
  }
  const kept = await appendLinks(place.project, links);
  return kept.status === 'ok' ? { status: 'ok', links } : kept;
}
