// Gathers what the page of a loop shows. How it ended is read from the user folder, where Claude cannot write, as long
// as it is kept there; the rest from the project's own records.

import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readPart } from '../../adapters/files/read-file.ts';
import { fieldsIn, readJson } from '../../adapters/files/read-json.ts';
import { parseRecord } from '../../adapters/loops/loop-record.ts';
import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import { LEFT, type LoopResult, listResults } from '../../adapters/user/result-store.ts';
import { climbsIn } from '../../core/guidance/climbs.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { once } from '../../core/once.ts';
import type { LoopFacts, PageEnding } from '../../core/report/page/loop-page.ts';
import { iterationOf } from '../../core/snapshots/undo-text.ts';
import { readGuidance } from '../guidance/guidance-cache.ts';
import { showHistory } from '../loop/control/show-history.ts';
import { findSnapshots } from '../snapshots/find-snapshots.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

type Gathered =
  | { readonly status: 'ok'; readonly facts: LoopFacts }
  /** `reason`: one sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param wanted the start of a loop's id; null for the one armed last */
export async function gatherLoop(workspace: Workspace, wanted: string | null): Promise<Gathered> {
  const { project, now } = workspace;
  const history = showHistory(project, wanted);
  if (history.status === 'refused') return history;
  const { loop: id, lines } = history;
  const living = loopsIn(readLoopState(workspace)).find(({ terms }) => terms.id === id) ?? null;
  const archived = living === null ? readArchive(project, id) : null;
  const loop = living ?? archived?.loop ?? null;
  if (loop === null)
    return { status: 'refused', reason: `The record of loop ${id} is no longer here: .msw/loops/${id}.` };
  const result = listResults(workspace.userFolder, project).findLast((one) => one.loop === id) ?? null;
  const facts: LoopFacts = {
    loop,
    project: basename(project),
    ending: living === null ? (endingOf(result) ?? archived?.ending ?? LOST) : pauseOf(living, result),
    lines,
    climbs: climbsIn(readGuidance(project, [id])).filter((climb) => climb.loop === id),
    patches: await patchesOf(workspace, id),
    outputs: loop.terms.checks.map((_, at) => outputOf(project, id, at + 1)),
    now: now(),
    madeAt: isoNow(workspace),
    startedAt: new Date(loop.terms.startedAt).toISOString(),
  };
  return { status: 'ok', facts };
}

const LOST: PageEnding = { cause: 'ended', reason: 'how it ended is no longer kept', at: null, proof: null };

/** Without the times of a result that says nothing but that its session left. */
function endingOf(result: LoopResult | null): PageEnding | null {
  if (result === null || result.cause === LEFT || result.state === 'paused') return null;
  return { cause: result.cause, reason: result.reason, at: Date.parse(result.at), proof: result.proof };
}

function pauseOf({ progress: { pause } }: Loop, result: LoopResult | null): PageEnding | null {
  if (pause === null) return null;
  return { ...pause, proof: result?.cause === pause.cause ? result.proof : null };
}

/** Null for a loop that is not in the archive, or whose record cannot be read. */
function readArchive(project: string, id: string) {
  const file = readJson(mswPath(project, 'loops', id, 'loop.json'), ownFile(project));
  const record = file.status === 'ok' ? parseRecord(file.value) : null;
  if (record === null || record.loop.terms.id !== id) return null;
  const { ending, endedAt } = fieldsIn(file);
  const read = endingShape().safeParse(ending);
  const at = typeof endedAt === 'string' ? Date.parse(endedAt) : Number.NaN;
  return {
    loop: record.loop,
    ending: read.success
      ? { ...read.data, proof: read.data.proof ?? null, at: Number.isNaN(at) ? null : at }
      : null,
  };
}

const endingShape = once(() => {
  const text = z.string();
  const run = z.object({
    name: z.enum(['old-tests', 'copy', 'broken', 'undone']),
    answer: z.enum(['red', 'green', 'none']),
    what: z.nullable(text),
    durationMs: z.number(),
  });
  const proof = z.object({
    verdict: z.enum(['proven', 'passed']),
    reason: text,
    cure: z.nullable(text),
    findings: z.array(text),
    experiments: z.array(run),
  });
  return z.object({ cause: text, reason: text, proof: z.optional(z.nullable(proof)) });
});

/** The end of what a check printed last; null when it is not kept. */
function outputOf(project: string, id: string, number: number): string | null {
  const path = join(mswPath(project, 'loops', id), `final-check-${number}.log`);
  const partFrom = (size: number) => Math.max(0, size - LONGEST_OUTPUT);
  const part = readPart(path, ownFile(project), { cap: LONGEST_OUTPUT, partFrom });
  return part.status === 'ok' ? part.bytes.toString('utf8') : null;
}

const LONGEST_OUTPUT = 64 * 1024;
const MOST_PATCHES = 30;

/** Of the last iterations, as long as their snapshots are kept. */
async function patchesOf(workspace: Workspace, id: string): Promise<ReadonlyMap<number, string>> {
  const found = await findSnapshots(workspace, { session: null, loop: id });
  const patches = new Map<number, string>();
  if (found.status === 'refused' || found.loop !== id) return patches;
  const snapshots = found.iterations.slice(-MOST_PATCHES - 1);
  for (const [at, to] of snapshots.entries()) {
    const from = snapshots[at - 1];
    const iteration = iterationOf(to.label);
    if (from === undefined || iteration === null) continue;
    const patch = await found.store.trees.patchBetween(from.tree, to.tree);
    if (patch !== null) patches.set(iteration, patch);
  }
  return patches;
}
