// The rungs that quote: notes, documents of the project and of its packages, and a tool's own explanations. Each is
// loaded when its turn comes.

import { existsSync } from 'node:fs';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { forgottenIn } from '../../core/guidance/cache-line.ts';
import { judgementsIn, rateOf } from '../../core/guidance/efficacy.ts';
import { type Guidance, makeGuidance } from '../../core/guidance/guidance.ts';
import { isEcho } from '../../core/guidance/is-echo.ts';
import { rungOf } from '../../core/guidance/ladder.ts';
import { noteFile } from '../../core/memory/memory-text.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import type { RungRequest } from '../retrieval/rung-request.ts';
import { ageFrom, type Climb, type GuidanceCandidate } from './climb.ts';
import { readFixes } from './fix-store.ts';
import { sharedLines } from './guidance-cache.ts';
import { classesOf } from './known-guidance.ts';

type PassageRung = Extract<Guidance['source'], { kind: 'passage' }>['rung'];

export async function memoryNotes(climb: Climb): Promise<readonly GuidanceCandidate[]> {
  const { request, userFolder } = climb;
  const { failure, projectRoot: project, now, env } = request;
  if (userFolder === null || !existsSync(mswPath(project, 'memory'))) return [];
  const { memoryPassages } = await import('../memory/search-memory.ts');
  const query = [failure.tool, failure.code, failure.class, failure.headline, failure.message].join(' ');
  const passages = await memoryPassages({ project, userFolder, now, env, query, most: MOST_NOTES });
  return quoted(climb, 'memory', (await withoutOwnFixes(passages, project, userFolder)).slice(0, 2));
}

/** Counted before the notes of fixes are removed. */
const MOST_NOTES = 10;

/** Notes of fixes, known or withdrawn, belong to the rung of the fixes. */
async function withoutOwnFixes(
  passages: readonly Passage[],
  project: string,
  userFolder: string,
): Promise<readonly Passage[]> {
  if (passages.length === 0) return [];
  const [{ readNotes }, { isNoteOf }] = await Promise.all([
    import('../../adapters/memory/note-store.ts'),
    import('./fix-notes.ts'),
  ]);
  const fixes = new Set(readFixes(userFolder).map(({ fix }) => fix.id));
  const theirs = readNotes(project, userFolder).notes.filter((note) => isNoteOf(note, fixes));
  const places = new Set(theirs.map(({ id }) => `${noteFile(id)}:1`));
  return passages.filter(({ source }) => !places.has(source));
}

export async function projectDocuments(climb: Climb): Promise<readonly GuidanceCandidate[]> {
  const { documentPassages } = await import('../retrieval/document-passages.ts');
  return quoted(climb, 'documents', await documentPassages(askedOf(climb, 'documents')));
}

export async function packageDocuments(climb: Climb): Promise<readonly GuidanceCandidate[]> {
  const { installedPassages } = await import('../retrieval/installed-passages.ts');
  return quoted(climb, 'packages', await installedPassages(askedOf(climb, 'packages')));
}

export async function toolExplanation(climb: Climb): Promise<readonly GuidanceCandidate[]> {
  const { command, env } = climb.request;
  const { explainedPassages } = await import('../retrieval/explained-passages.ts');
  return quoted(climb, 'tool', await explainedPassages({ ...askedOf(climb, 'tool'), command, env }));
}

function askedOf({ request, userFolder }: Climb, rung: PassageRung): RungRequest {
  const { failure, output, projectRoot: root, now } = request;
  return { failure, output, root, userFolder, now, deadlineMs: rungOf(rung).deadlineMs };
}

/** The id of a passage derives from its text, so a document that was edited gets another chance. */
function quoted(
  { request, userFolder }: Climb,
  rung: PassageRung,
  passages: readonly Passage[],
): readonly GuidanceCandidate[] {
  if (passages.length === 0) return [];
  const { failure, now } = request;
  const lines = userFolder === null ? [] : sharedLines(userFolder, classesOf(failure));
  const judgements = judgementsIn(lines);
  const forgotten = forgottenIn(lines);
  const answeredAt = new Date(now()).toISOString();
  return passages.flatMap(({ text, source: place }) => {
    const source = { kind: 'passage', rung, place } as const;
    const failureClass = failure.fingerprints.class;
    const guidance = makeGuidance({ failureClass, text, source, answeredAt });
    if (forgotten.has(guidance.id) || isEcho(text, request.output)) return [];
    return { guidance, rate: rateOf(judgements.get(guidance.id) ?? [], ageFrom(now())).rate };
  });
}
