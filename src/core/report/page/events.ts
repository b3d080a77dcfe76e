// The lines of the journal on a page, in words.

import { foldedEntries } from '../decision-log.ts';
import type { TimelineLine } from '../timeline.ts';
import { outsideLine } from './outside.ts';
import type { PageEvent, PageSection } from './page.ts';

const MOST_EVENTS = 300;

/** The newest of them. */
export function eventsOf(lines: readonly TimelineLine[]): Extract<PageSection, { kind: 'events' }> {
  const events = foldedEntries(lines).map(
    ({ time, kind, text }): PageEvent => ({ at: outsideLine(time, 40), kind, text: outsideLine(text, 300) }),
  );
  const shown = events.slice(-MOST_EVENTS);
  return { kind: 'events', left: events.length - shown.length, events: shown };
}
