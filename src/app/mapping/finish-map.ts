// Finishes a map: takes back claims that are still wrong, looks for secrets, stamps, writes the summary and commits
// exactly these files. With a secret, or a missing document, nothing is stamped or committed.

import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { headCommit } from '../../adapters/codebase/list-files.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { writeDocument, writeObjection } from '../../adapters/files/write-document.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { withGsdLocks } from '../../adapters/planning/gsd-lock.ts';
import { LEAST_LINES, lineCount } from '../../core/mapping/documents/check-document.ts';
import { documentNamed, documentsOf, type Focus } from '../../core/mapping/documents/map-documents.ts';
import { mapSummary, SUMMARY_MARK } from '../../core/mapping/documents/map-summary.ts';
import { settleClaims } from '../../core/mapping/documents/settle-claims.ts';
import { dateDocument, stampDocument } from '../../core/mapping/documents/stamp-document.ts';
import { SYNTHESIS_FILE } from '../../core/mapping/documents/synthesis.ts';
import type { Skeleton } from '../../core/mapping/skeleton/facts/skeleton.ts';
import { findSecrets, type SecretPlace } from '../../core/secrets/find-secrets.ts';
import { commitPlanning, type PlanningCommit } from '../planning/documents/commit-planning.ts';
import { secretSentence } from '../planning/documents/secret-objection.ts';
import {
  localDay,
  type MapRun,
  mapFolder,
  openMapFolder,
  readMap,
  readMapRun,
  readSynthesis,
  SUMMARY_FILE,
  writeRun,
} from './map-run.ts';
import { type JudgedDocument, judgeDocuments, type MapReport, reportOf } from './verify-map.ts';

export type FinishedMap =
  | { readonly status: 'refused'; readonly reason: string; readonly secrets: readonly SecretPlace[] }
  | {
      readonly status: 'finished';
      /** The map as the mappers left it. */
      readonly before: MapReport;
      /** The map as it is now. */
      readonly after: MapReport;
      /** Null without a commit to name. */
      readonly commit: string | null;
      /** Null when there is a summary that MSW may not replace. */
      readonly summary: string | null;
      /** Whether the summary opens with the sentences of an agent. */
      readonly synthesised: boolean;
      readonly git: PlanningCommit;
    };

const MAP_MESSAGE = 'docs: map existing codebase';

/** Refuses a map that was not begun: the stamp says that the documents describe the current commit. */
export async function finishMap(root: string, skeleton: Skeleton, now: number): Promise<FinishedMap> {
  const run = readMapRun(root);
  if (run === null || run.finished) return refused('There is no map to finish: begin with /msw:map.');
  const refusal = openMapFolder(root);
  if (refusal !== null) return refused(refusal);
  const present = readMap(root);
  const unwritten = unwrittenIn(run.focuses, present);
  if (unwritten.length > 0) return refused(notWritten(unwritten));
  const judged = await judgeDocuments(root, skeleton, new Map([...present, ...readSynthesis(root)]));
  const settled = new Map(judged.flatMap((one) => settle(one, run)));
  const written = judged.find(({ file }) => file === SYNTHESIS_FILE);
  const synthesis = written === undefined ? null : settleClaims(written.text, written.judged);
  const commit = await headCommit(root);
  const texts = finalTexts(root, { present, settled, skeleton, commit, day: localDay(now), synthesis });
  // Unstamped, so that line numbers match the files on disk; the summary quotes them and the manifests.
  const secrets = findSecrets(new Map([...texts, ...settled]));
  if (secrets.length > 0)
    return { ...refused(`Nothing was committed: ${secretSentence(secrets)}.`), secrets };
  const locked = await withGsdLocks(join(root, '.planning'), () => writeChanged(root, present, texts));
  if (locked.status === 'busy') return refused('Another process holds the lock of .planning: try again.');
  if (locked.value !== null) return refused(locked.value);
  const paths = [...texts.keys()].map((file) => join(mapFolder(root), file));
  const git = await commitPlanning(root, paths, MAP_MESSAGE);
  writeRun(root, { ...run, finished: true });
  return {
    status: 'finished',
    before: reportOf(judged),
    after: reportOf(await judgeDocuments(root, skeleton, readMap(root))),
    commit,
    synthesised: synthesis !== null,
    summary: texts.has(SUMMARY_FILE) ? join(mapFolder(root), SUMMARY_FILE) : null,
    git,
  };
}

/** A document of this map with wrong claims taken back and dates corrected; nothing for other documents. */
function settle({ file, text, judged }: JudgedDocument, run: MapRun): readonly (readonly [string, string])[] {
  const kind = documentNamed(file);
  if (kind === null || !run.focuses.includes(kind.focus)) return [];
  return [[file, dateDocument(kind, settleClaims(text, judged), run.day)]];
}

interface Parts {
  readonly present: ReadonlyMap<string, string>;
  readonly settled: ReadonlyMap<string, string>;
  readonly skeleton: Skeleton;
  readonly commit: string | null;
  readonly day: string;
  readonly synthesis: string | null;
}

/** The final files of this map: stamped if there is a commit, plus the summary of all seven. */
function finalTexts(
  root: string,
  { present, settled, skeleton, commit, day, synthesis }: Parts,
): ReadonlyMap<string, string> {
  const stamped = [...settled].map(
    ([file, text]) => [file, commit === null ? text : stampDocument(text, { commit, day })] as const,
  );
  const documents = new Map([...present, ...stamped]);
  if (!maySummarise(root)) return new Map(stamped);
  return new Map([
    ...stamped,
    [SUMMARY_FILE, mapSummary({ skeleton: { ...skeleton, commit }, documents, day, synthesis })],
  ]);
}

/** Documents that are missing, or so short that GSD takes them for unwritten. */
function unwrittenIn(focuses: readonly Focus[], present: ReadonlyMap<string, string>): readonly string[] {
  return focuses
    .flatMap((focus) => documentsOf(focus))
    .map(({ file }) => file)
    .filter((file) => lineCount(present.get(file) ?? '') <= LEAST_LINES);
}

function notWritten(files: readonly string[]): string {
  return `Not written, or not longer than ${LEAST_LINES} lines: ${files.join(', ')}. Start the mapper of each again, then finish.`;
}

/** A page under this name that MSW did not write is never replaced. */
function maySummarise(root: string): boolean {
  const path = join(mapFolder(root), SUMMARY_FILE);
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return true;
  return textOf(path, projectFile(root))?.includes(SUMMARY_MARK) === true;
}

/** Writes all or none; a sentence when none. */
function writeChanged(
  root: string,
  before: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): string | null {
  const changed = [...texts].filter(([file, text]) => before.get(file) !== text);
  const [objection] = changed.flatMap(([file]) => writeObjection(root, join(mapFolder(root), file)) ?? []);
  if (objection !== undefined) return objection;
  for (const [file, text] of changed) writeDocument(root, join(mapFolder(root), file), text);
  return null;
}

function refused(reason: string): Extract<FinishedMap, { status: 'refused' }> {
  return { status: 'refused', reason, secrets: [] };
}

type StampedMap =
  | {
      readonly status: 'stamped';
      readonly commit: string;
      readonly day: string;
      readonly documents: readonly string[];
    }
  | { readonly status: 'skipped'; readonly reason: 'not_a_git_repository' | 'no_documents' | 'locked' };

/**
 * Stamps the documents with the commit that is checked out.
 *
 * @param only file names; null for all existing documents
 */
export async function stampMap(
  root: string,
  only: readonly string[] | null,
  now: number,
): Promise<StampedMap> {
  const commit = await headCommit(root);
  if (commit === null) return { status: 'skipped', reason: 'not_a_git_repository' };
  const present = readMap(root);
  const names = [...present.keys()].filter((file) => only === null || only.includes(file));
  if (names.length === 0) return { status: 'skipped', reason: 'no_documents' };
  const day = localDay(now);
  const locked = await withGsdLocks(join(root, '.planning'), () => {
    const texts = readMap(root);
    for (const file of names) {
      const text = texts.get(file);
      if (text === undefined) continue;
      const stamped = stampDocument(text, { commit, day });
      if (stamped !== text) writeFileAtomic(join(mapFolder(root), file), stamped);
    }
  });
  if (locked.status === 'busy') return { status: 'skipped', reason: 'locked' };
  return { status: 'stamped', commit, day, documents: names };
}
