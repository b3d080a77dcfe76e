// Brings the sources of chosen notes into the notebook: present ones are touched, renamed ones follow their notes, others
// are evicted to make room, and what is missing is uploaded.

import type { AskSettings } from '../sources/ask-settings.ts';
import type { AskError, Evicted } from '../sources/conversation.ts';
import { poolLimits } from '../sources/pool.ts';
import { withoutSource, withRenamed, withUse } from '../sources/pooled-sources.ts';
import { withoutOwn } from '../sources/vault-trust.ts';
import { isoTime } from '../text/iso-time.ts';
import { findConversation, withConversation, withRecords } from './history.ts';
import { inParallel } from './in-parallel.ts';
import type { AskNotice } from './notice.ts';
import {
  type ChosenNote,
  PARALLEL_UPLOADS,
  planQuestion,
  type QuestionPlan,
  type SourceGap,
} from './plan-question.ts';
import type { Ports } from './ports.ts';
import { deletableOf, type Reached } from './reach-notebook.ts';
import { sourceNotices } from './source-notices.ts';
import { type Uploaded, uploadNotes } from './upload-notes.ts';
import type { Work } from './work.ts';

export interface BroughtSources {
  /** The best first: the sources that can answer. */
  readonly sources: readonly { readonly path: string; readonly sourceId: string }[];
  readonly uploaded: readonly string[];
  readonly evicted: readonly Evicted[];
  /** Sources of earlier texts that were deleted. */
  readonly replaced: Uploaded['replaced'];
  readonly errors: readonly AskError[];
  readonly notices: readonly AskNotice[];
}

export interface BringRequest {
  /** The best first. */
  readonly chosen: readonly ChosenNote[];
  readonly reached: Reached;
  readonly settings: AskSettings;
  /** Where evictions are recorded. */
  readonly conversation: string;
  readonly isUse: boolean;
}

export async function bringSources(ports: Ports, request: BringRequest, work: Work): Promise<BroughtSources> {
  const plan = await planOf(ports, request);
  await applyUses(ports, request, plan);
  const evictions = await evict(ports, request, plan, work);
  const { going, gaps } = afterFailures(plan, evictions.errors.length);
  const uploaded = await uploadNotes(
    ports,
    {
      notebook: request.reached.notebook,
      uploads: going,
      sources: request.reached.sources,
      deletable: deletableOf(request.reached.trust, request.reached.notebook),
      isUse: request.isUse,
      isHurried: request.isUse,
      parallel: parallelIn(going, request.settings),
    },
    work,
  );
  const at = isoTime(ports.now());
  const gapErrors = gaps.map(({ path, code, message }) => ({
    at,
    stage: 'upload' as const,
    code,
    message,
    path,
  }));
  return {
    sources: sourcesOf(request.chosen, plan, uploaded),
    uploaded: [...uploaded.landed.keys()],
    evicted: evictions.evicted,
    replaced: uploaded.replaced,
    errors: [...gapErrors, ...evictions.errors, ...uploaded.errors],
    notices: [...uploaded.notices, ...sourceNotices(gaps, plan.present, uploaded, request)],
  };
}

async function planOf(
  ports: Ports,
  { chosen, reached, settings, isUse }: BringRequest,
): Promise<QuestionPlan> {
  const { store, trust, notebook, sources, elsewhere } = reached;
  return planQuestion(chosen, {
    held: store,
    sources,
    deletable: deletableOf(trust, notebook),
    mayDelete: trust.mayDelete,
    elsewhere,
    gone: await goneNotes(ports, chosen, reached),
    limits: poolLimits(settings),
    headroom: settings.headroom,
    isUse,
  });
}

/** Of the rows with the text of a chosen note that has none, those whose own note is not there any more. */
async function goneNotes(
  ports: Ports,
  chosen: readonly ChosenNote[],
  { store }: Reached,
): Promise<ReadonlySet<string>> {
  const { byPath } = store.sourceRegistry;
  const wanted = new Set(
    chosen.flatMap(({ path, note }) =>
      note.status === 'text' && (byPath[path]?.sourceId ?? null) === null ? [note.contentHash] : [],
    ),
  );
  const here = new Set(chosen.map(({ path }) => path));
  const same = Object.entries(byPath).filter(
    ([path, { sourceId, contentHash }]) => sourceId !== null && !here.has(path) && wanted.has(contentHash),
  );
  const gone = new Set<string>();
  for (const [path] of same) if ((await ports.notes.read(path)).status === 'missing') gone.add(path);
  return gone;
}

/** Renames first, as they are uses too. */
async function applyUses(
  ports: Ports,
  { reached, settings, isUse }: BringRequest,
  { present, renames }: QuestionPlan,
): Promise<void> {
  const { rename } = ports.notebook;
  const titles = new Map<string, string>();
  for (const { to, sourceId } of renames) {
    const renamed = await rename?.(reached.notebook, sourceId, to);
    if (renamed?.status === 'ok') titles.set(to, to);
  }
  if (renames.length === 0 && (!isUse || present.length === 0)) return;
  const at = isoTime(ports.now());
  await ports.store.change((store) => {
    let after = store;
    for (const { from, to } of renames) {
      const title = titles.get(to) ?? store.sourceRegistry.byPath[from]?.title ?? to;
      after = withRenamed(after, from, { path: to, title });
    }
    if (isUse) for (const { path } of present) after = withUse(after, path, at, poolLimits(settings));
    return { after, value: null };
  });
}

async function evict(
  ports: Ports,
  { reached, conversation }: BringRequest,
  { evictions }: QuestionPlan,
  work: Work,
): Promise<{ readonly evicted: readonly Evicted[]; readonly errors: readonly AskError[] }> {
  const evicted: Evicted[] = [];
  const errors: AskError[] = [];
  const { notebook, store } = reached;
  const recordEvicted = async (path: string, sourceId: string, at: string): Promise<void> => {
    const { title = path, contentHash = '' } = store.sourceRegistry.byPath[path] ?? {};
    const record = { path, title, sourceId, contentHash, at };
    evicted.push(record);
    await ports.store.change((held) => {
      const without = withoutSource(held, path);
      const found = findConversation(without, conversation);
      const after = found === null ? without : withConversation(without, withRecords(found, [], [record]));
      return { after, value: null };
    });
  };
  let done = 0;
  await inParallel(evictions, PARALLEL_UPLOADS, async ({ path, sourceId }) => {
    if (work.isStopped()) return;
    work.tell({ stage: 'deleting', done, total: evictions.length });
    const removed = await ports.notebook.remove(notebook, sourceId);
    const at = isoTime(ports.now());
    done += 1;
    if (removed.status === 'failed') {
      const message = `${path ?? 'An earlier text'} could not be taken out of the notebook: ${removed.message}`;
      errors.push({ at, stage: 'evict', code: removed.code, message, ...(path !== null && { path }) });
      return;
    }
    if (path !== null) await recordEvicted(path, sourceId, at);
    await ports.trust.change((trust) => ({ after: withoutOwn(trust, notebook, sourceId), value: null }));
  });
  return { evicted, errors };
}

/** Both texts of a replaced note are there for a moment, within the headroom. */
function parallelIn(uploads: QuestionPlan['uploads'], { headroom }: AskSettings): number {
  const isAllNew = uploads.every(({ isInsert }) => isInsert);
  return isAllNew ? PARALLEL_UPLOADS : Math.min(PARALLEL_UPLOADS, Math.max(1, headroom));
}

/** Where nothing went, nothing comes: of the notes that need room the last ones stay out. */
function afterFailures(
  { uploads, gaps, evictions }: QuestionPlan,
  failed: number,
): { readonly going: QuestionPlan['uploads']; readonly gaps: readonly SourceGap[] } {
  if (failed === 0 || evictions.length === 0) return { going: uploads, gaps };
  const out = new Set(uploads.filter(({ isInsert }) => isInsert).slice(-failed));
  const more = [...out].map(({ path }) => ({
    path,
    code: 'full',
    message: `${path} was not uploaded: there was no room for it.`,
  }));
  return { going: uploads.filter((one) => !out.has(one)), gaps: [...gaps, ...more] };
}

function sourcesOf(
  chosen: readonly ChosenNote[],
  { present }: QuestionPlan,
  { landed }: Uploaded,
): BroughtSources['sources'] {
  return chosen.flatMap(({ path }) => {
    const sourceId = landed.get(path) ?? present.find((one) => one.path === path)?.sourceId;
    return sourceId === undefined ? [] : [{ path, sourceId }];
  });
}
