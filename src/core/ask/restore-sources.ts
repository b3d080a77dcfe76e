// Brings the sources of a conversation that is taken up again back into its notebook. That is no use of them.

import type { AskSettings } from '../sources/ask-settings.ts';
import type { Conversation } from '../sources/conversation.ts';
import { poolLimits } from '../sources/pool.ts';
import { type BroughtSources, bringSources } from './bring-sources.ts';
import { findConversation, selectedPaths, withConversation, withRecords } from './history.ts';
import type { AskNotice } from './notice.ts';
import type { ChosenNote } from './plan-question.ts';
import type { Ports } from './ports.ts';
import type { Reached } from './reach-notebook.ts';
import type { Work } from './work.ts';

export interface Restoring {
  /** The notes of a question that is being asked: they are there, and none of them is evicted. */
  readonly current: readonly ChosenNote[];
  readonly old: readonly ChosenNote[];
  /** As listed before the question. */
  readonly reached: Reached;
  readonly settings: AskSettings;
  readonly conversation: string;
}

export async function restoreSources(
  ports: Ports,
  { current, old, reached, settings, conversation }: Restoring,
  work: Work,
): Promise<BroughtSources> {
  const now = await asChanged(ports, reached);
  const brought = await bringSources(
    ports,
    { chosen: [...current, ...old], reached: now, settings, conversation, isUse: false },
    work,
  );
  await ports.store.change((store) => {
    const found = findConversation(store, conversation);
    const after = found === null ? store : withConversation(store, withRecords(found, brought.errors, []));
    return { after, value: null };
  });
  return brought;
}

/** Of the latest questions first, as many as the notebook may hold besides the current ones. */
export function olderPaths(
  conversation: Conversation,
  current: readonly ChosenNote[],
  settings: AskSettings,
): readonly string[] {
  const here = new Set(current.map(({ path }) => path));
  const older = selectedPaths(conversation).filter((path) => !here.has(path));
  return older.slice(0, Math.max(0, poolLimits(settings).target - here.size));
}

export async function readVaultNotes(ports: Ports, paths: readonly string[]): Promise<readonly ChosenNote[]> {
  return Promise.all(paths.map(async (path) => ({ path, note: await ports.notes.read(path) })));
}

export function deletedNotices(chosen: readonly ChosenNote[]): readonly AskNotice[] {
  const deleted = chosen.filter(({ note }) => note.status === 'missing').map(({ path }) => path);
  if (deleted.length === 0) return [];
  const message = `No longer in the vault, though this conversation used them: ${deleted.join(', ')}.`;
  return [{ code: 'deleted-notes', message }];
}

/** What this operation has added and deleted since the listing is in the registry. */
export async function asChanged(ports: Ports, reached: Reached): Promise<Reached> {
  const [store, trust] = await Promise.all([ports.store.read(), ports.trust.read()]);
  const known = new Set(Object.keys(reached.store.sourceRegistry.bySourceId));
  const live = store.sourceRegistry.bySourceId;
  const kept = reached.sources.filter(({ id }) => !known.has(id) || Object.hasOwn(live, id));
  const listed = new Set(reached.sources.map(({ id }) => id));
  const added = Object.entries(live).flatMap(([id, { path }]) =>
    listed.has(id) ? [] : [{ id, title: path, state: 'unknown' as const }],
  );
  return { ...reached, store, trust, sources: [...kept, ...added] };
}
