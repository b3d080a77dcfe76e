// The answers to questions that checks asked: a plan's check runs at every stop and every verification, and would spend
// a question each time.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { once } from '../../core/once.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Sources change: after a week the same words are asked anew. */
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/** What makes a question the same: its notebook, its words, its sources. */
export type CheckQuestion = readonly string[];

export interface KeptAnswer {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly answer: string;
}

/** Null when it was not asked, or is too old. */
export function keptAnswer(workspace: Workspace, question: CheckQuestion): KeptAnswer | null {
  const file = readJson(placeOf(workspace, question), ownFile(workspace.userFolder));
  const parsed = file.status === 'ok' ? schema().safeParse(file.value) : null;
  if (parsed?.success !== true) return null;
  const age = workspace.now() - parsed.data.at;
  return age >= 0 && age < LASTS_MS ? parsed.data : null;
}

export function keepAnswer(workspace: Workspace, question: CheckQuestion, answer: string): void {
  const path = placeOf(workspace, question);
  makeFolder(join(path, '..'), 0o700);
  keepJson(path, { at: workspace.now(), answer });
}

function placeOf({ project, userFolder }: Workspace, question: CheckQuestion): string {
  const hash = createHash('sha256').update(JSON.stringify([project, ...question]));
  return join(userFolder, 'check-answers', `${hash.digest('hex').slice(0, 24)}.json`);
}

const schema = once(() => z.object({ at: z.number(), answer: z.string() }));
