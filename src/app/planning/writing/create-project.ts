// Writes the documents of a new project, all or none, and commits them.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDocumentFolder } from '../../../adapters/files/write-document.ts';
import { checkAnswers } from '../../../core/planning/writing/check-answers.ts';
import { newDocuments } from '../../../core/planning/writing/new-documents.ts';
import { type InvalidAnswers, readProjectAnswers } from '../../../core/planning/writing/project-answers.ts';

import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import {
  isRefusal,
  type PlanningRefusal,
  referenceExists,
  refusedPlanning,
  type Texts,
  underGsdLocks,
  writeTexts,
} from '../documents/documents.ts';

type CreatedProject =
  | {
      readonly status: 'done';
      /** Relative to the root. */
      readonly files: readonly string[];
      readonly commit: PlanningCommit;
    }
  | InvalidAnswers
  | PlanningRefusal;

/** The files that make a folder a planned project; config.json may exist before. */
const DOCUMENTS = ['PROJECT.md', 'REQUIREMENTS.md', 'ROADMAP.md', 'STATE.md'] as const;

/** The first planning document that already exists, relative to the root; null when there is none. */
export function existingDocument(root: string): string | null {
  const name = DOCUMENTS.find((one) => existsSync(join(root, '.planning', one)));
  return name === undefined ? null : `.planning/${name}`;
}

/** @param value the answers as parsed from JSON */
export async function createProject(
  root: string,
  value: unknown,
  now: string = new Date().toISOString(),
): Promise<CreatedProject> {
  const read = readProjectAnswers(value);
  if (read.status === 'invalid') return read;
  const problems = checkAnswers(read.answers, (path) => referenceExists(root, path));
  if (problems.length > 0) return { status: 'invalid', problems };
  const planning = join(root, '.planning');
  const folder = openDocumentFolder(root, '.planning');
  if (folder.status === 'refused') return folder;
  const written = await underGsdLocks(planning, () => writeAll(root, newDocuments(read.answers, now)));
  if (isRefusal(written)) return written;
  const files = written.map((name) => `.planning/${name}`);
  return {
    status: 'done',
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read.answers.name}`),
  };
}

/** Returns the written names or a refusal. After a failure, files that were already written are removed. */
function writeAll(root: string, texts: Texts): readonly string[] | PlanningRefusal {
  const existing = existingDocument(root);
  if (existing !== null)
    return refusedPlanning(`${existing} exists: nothing was written. /msw:status says what comes next.`);
  const planning = join(root, '.planning');
  const wanted = texts.filter(([name]) => !existsSync(join(planning, name)));
  try {
    return writeTexts(planning, wanted);
  } catch (error) {
    for (const [name] of wanted) rmSync(join(planning, name), { force: true });
    throw error;
  }
}
