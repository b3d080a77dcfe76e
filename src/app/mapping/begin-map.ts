// Begins a map: decides which mappers have work and on what, and writes the page that each starts from.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import {
  documentsOf,
  FOCUSES,
  type Focus,
  MAP_DOCUMENTS,
} from '../../core/mapping/documents/map-documents.ts';
import { affectedPaths, isSafePath, type MapRequest } from '../../core/mapping/documents/map-request.ts';
import { mapperPrompt, mapperSlice } from '../../core/mapping/documents/mapper-slice.ts';
import { synthesisPage } from '../../core/mapping/documents/synthesis.ts';
import type { Skeleton } from '../../core/mapping/skeleton/facts/skeleton.ts';
import { skeletonSlice } from '../../core/mapping/skeleton/slice/skeleton-slice.ts';
import type { Prose } from '../../core/text/prose.ts';
import { withoutSecrets } from '../../core/text/without-secrets.ts';
import { type RemapReason, remapPlan } from './map-drift.ts';
import {
  localDay,
  mapFolder,
  openMapFolder,
  openRunFolder,
  readMap,
  synthesisPath,
  writeRun,
} from './map-run.ts';
import { verifyMap } from './verify-map.ts';

export type BegunMap =
  | { readonly status: 'refused'; readonly reason: string }
  /** The map still holds: nothing to do. */
  | { readonly status: 'current' }
  | {
      readonly status: 'begun';
      readonly mappers: readonly Mapper[];
      /** For one more mapper, when these are done: it writes the sentences that open the summary. */
      readonly synthesis: { readonly prompt: Prose };
      /** Focuses whose documents stay unchanged. */
      readonly kept: readonly Focus[];
    };

interface Mapper {
  readonly focuses: readonly Focus[];
  /** Why it has work: `asked`, `missing`, `no-stamp`, `changed`, `wrong`. */
  readonly why: string;
  readonly scope: readonly string[];
  /** To be passed to the agent unchanged. */
  readonly prompt: Prose;
}

export async function beginMap(
  root: string,
  request: MapRequest,
  skeleton: Skeleton,
  now: number,
): Promise<BegunMap> {
  if (skeleton.files.count === 0) return { status: 'refused', reason: `${root} has no files to map.` };
  const gone = request.paths.find((path) => lookAt(join(root, path)) === null);
  if (gone !== undefined)
    return { status: 'refused', reason: `--paths names ${gone}, which is not in this project.` };
  const refusal = openMapFolder(root);
  if (refusal !== null) return { status: 'refused', reason: refusal };
  const folder = openRunFolder(root);
  if (folder.status === 'refused') return folder;
  const work = await chooseWork(root, request, skeleton);
  if (work.length === 0) return { status: 'current' };
  const day = localDay(now);
  for (const { focus } of work) {
    const slice = mapperSlice(focus, day, skeletonSlice(skeleton, focus));
    writePage(join(folder.path, `${focus}.md`), withoutSecrets(slice));
  }
  const focuses = work.map(({ focus }) => focus);
  writeRun(root, { version: 1, day, focuses, returned: [], finished: false });
  const place = { root, slices: folder.path, day };
  const mappers = request.fast ? [mapper(place, work)] : work.map((one) => mapper(place, [one]));
  const synthesis = { prompt: beginSynthesis(root, folder.path, day) };
  return { status: 'begun', mappers, synthesis, kept: FOCUSES.filter((focus) => !focuses.includes(focus)) };
}

/** Writes the page; a synthesis of an earlier map goes. */
function beginSynthesis(root: string, folder: string, day: string): Prose {
  const page = join(folder, 'summary.md');
  writePage(page, synthesisPage);
  rmSync(synthesisPath(root), { force: true });
  const documents = MAP_DOCUMENTS.map(({ file }) => join(mapFolder(root), file));
  return mapperPrompt({
    ...{
      focuses: ['summary'],
      day,
      slices: [page, ...documents],
      documents: [synthesisPath(root)],
      scope: [],
    },
  });
}

interface Work {
  readonly focus: Focus;
  readonly why: string;
  readonly scope: readonly string[];
}

/** With an existing map, only focuses affected by a change; focuses asked for by name always count. */
async function chooseWork(
  root: string,
  { focuses, paths, refresh }: MapRequest,
  skeleton: Skeleton,
): Promise<readonly Work[]> {
  const asked = (focus: Focus): Work => ({ focus, why: 'asked', scope: paths });
  if (focuses !== null) return focuses.map(asked);
  if (refresh || paths.length > 0 || readMap(root).size === 0) return FOCUSES.map(asked);
  const plan = await remapPlan(root);
  const { wrong } = await verifyMap(root, skeleton);
  return FOCUSES.flatMap((focus): readonly Work[] => {
    const reason = plan.get(focus) ?? null;
    if (reason !== null) return [{ focus, why: reason.why, scope: scopeOf(reason) }];
    return wrong.some((one) => one.focus === focus) ? [{ focus, why: 'wrong', scope: [] }] : [];
  });
}

function scopeOf(reason: RemapReason): readonly string[] {
  return reason.why === 'changed' ? affectedPaths(reason.files).filter(isSafePath) : [];
}

function mapper(
  { root, slices, day }: { readonly root: string; readonly slices: string; readonly day: string },
  work: readonly Work[],
): Mapper {
  const focuses = work.map(({ focus }) => focus);
  // If one focus has no limits, the mapper must not be restricted by those of another.
  const everywhere = work.some(({ scope }) => scope.length === 0);
  const scope = everywhere ? [] : [...new Set(work.flatMap((one) => one.scope))].sort();
  const documents = focuses
    .flatMap((focus) => documentsOf(focus))
    .map(({ file }) => join(mapFolder(root), file));
  const pages = focuses.map((focus) => join(slices, `${focus}.md`));
  const why = [...new Set(work.map((one) => one.why))].join(', ');
  return { focuses, why, scope, prompt: mapperPrompt({ focuses, day, slices: pages, documents, scope }) };
}
