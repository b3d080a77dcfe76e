// Writes the CONTEXT of a phase from answers, notes it in STATE and commits it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDocumentFolder, writeDocument } from '../../../adapters/files/write-document.ts';
import { missingReferences } from '../../../core/planning/writing/check-answers.ts';
import {
  contextDocument,
  extendContext,
  readContextAnswers,
} from '../../../core/planning/writing/context-document.ts';
import type { InvalidAnswers } from '../../../core/planning/writing/project-answers.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import { type PlanningRefusal, referenceExists, refusedPlanning } from '../documents/documents.ts';
import { fromRoot, type OpenedPhase, phaseDocument } from '../documents/open-phase.ts';
import { recordSession } from '../documents/record-state.ts';

export type WrittenContext =
  | { readonly status: 'done'; readonly file: string; readonly commit: PlanningCommit }
  | InvalidAnswers
  | PlanningRefusal;

/** @param value the answers as parsed from JSON. `update` adds to an existing context. */
export async function writeContext(
  phase: OpenedPhase,
  value: unknown,
  { update, now = new Date().toISOString() }: { readonly update: boolean; readonly now?: string },
): Promise<WrittenContext> {
  const { root } = phase.project;
  const read = readContextAnswers(value);
  if (read.status === 'invalid') return read;
  const named = read.answers.references.map(({ path }, at) => ({ where: `references.${at}.path`, path }));
  const problems = missingReferences(named, (path) => referenceExists(root, path));
  if (problems.length > 0) return { status: 'invalid', problems };
  const before = phaseDocument(phase, 'CONTEXT');
  if (before !== null && !update) return refusedPlanning(`${before.file} exists: --update adds to it.`);
  const name = { number: phase.facts.number, name: phase.facts.name, folder: folderName(phase) };
  const text =
    before === null
      ? contextDocument(name, read.answers, now.slice(0, 10))
      : extendContext(before.text, read.answers);
  if (text === null)
    return refusedPlanning(`${before?.file} has no line </decisions>: add the decisions by hand.`);
  const file = before?.file ?? fromRoot(root, join(phase.folder, `${phase.padded}-CONTEXT.md`));
  const folder = openDocumentFolder(root, phase.folder);
  if (folder.status === 'refused') return folder;
  const written = writeDocument(root, file, text);
  if (written.status === 'refused') return written;
  return { status: 'done', file, commit: await recordAndCommit(phase, file, now) };
}

async function recordAndCommit(
  { project, facts, padded }: OpenedPhase,
  file: string,
  now: string,
): Promise<PlanningCommit> {
  const stoppedAt = `Phase ${facts.number} context gathered`;
  await recordSession(project, { stoppedAt, resumeFile: file, activity: stoppedAt }, now);
  const state = existsSync(join(project.planning, 'STATE.md')) ? ['.planning/STATE.md'] : [];
  return commitPlanning(project.root, [file, ...state], `docs(${padded}): capture phase context`);
}

function folderName({ folder }: OpenedPhase): string {
  return folder.split(/[\\/]/).at(-1) ?? '';
}
