// Sharing within a turn of a loop, which it must not delay.

import { addressOf, type SharingPlace } from './team-servers.ts';

/** Takes no longer than noticing that a server is away, and never throws. */
export async function shareInTurn(place: SharingPlace): Promise<void> {
  if (addressOf(place) === null) return;
  try {
    // Lazy: most users have no server.
    const { shareLines } = await import('./share-lines.ts');
    await shareLines(place, false);
  } catch {
    // A full disk or a locked file: the data stays here and is shared the next time.
  }
}
