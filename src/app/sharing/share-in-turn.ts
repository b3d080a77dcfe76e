// Sharing within a turn of a loop, which it must not hold up.

import { addressOf, type SharingPlace } from './team-servers.ts';

/** For a turn: it is never slower than a server that is away takes to notice, and never fails for it. */
export async function shareInTurn(place: SharingPlace): Promise<void> {
  if (addressOf(place) === null) return;
  try {
    // Loaded where there is a server: most users have none.
    const { shareLines } = await import('./share-lines.ts');
    await shareLines(place, false);
  } catch {
    // A full disk, or a file that is held: what is here stays, and is shared the next time.
  }
}
