// Moves conversations between the store and the archive beside it. Written before it is taken out on the other side, so
// that a kill leaves a record twice and never not at all.

import { beyondCap, findConversation, withConversation, withoutConversations } from './history.ts';
import type { Ports } from './ports.ts';

export async function archiveOld(ports: Ports): Promise<void> {
  const old = beyondCap(await ports.store.read());
  if (old.length === 0) return;
  await ports.archive.add(old);
  const seen = new Map(old.map(({ id, updatedAt }) => [id, updatedAt]));
  await ports.store.change((store) => {
    // What changed meanwhile is newer than its archived record.
    const going = store.conversationHistory.filter(({ id, updatedAt }) => seen.get(id) === updatedAt);
    return { after: withoutConversations(store, new Set(going.map(({ id }) => id))), value: null };
  });
}

export async function takeFromArchive(ports: Ports, id: string): Promise<void> {
  if (findConversation(await ports.store.read(), id) !== null) return;
  const archived = (await ports.archive.all()).find((one) => one.id === id);
  if (archived === undefined) return;
  await ports.store.change((store) => ({
    after: findConversation(store, id) === null ? withConversation(store, archived) : store,
    value: null,
  }));
}
