// How the last loops ended, for the status line of their sessions, which shows it until the next prompt. Kept only where
// the status line is installed, and only for display.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EndedLoop } from '../../core/report/glance.ts';
import { privateFile } from '../files/place.ts';
import { fieldsOf, readJson } from '../files/read-json.ts';
import { keepJson } from '../files/write-record.ts';

/** The session whose loop ended, and its prompt then, as the client names it to hooks and status lines. */
export interface Moment {
  readonly session: string;
  readonly prompt: string;
}

/** Of the two sessions that end a loop at the same moment, one may miss its line. */
export function keepShownEnding(userFolder: string, moment: Moment, ended: EndedLoop): void {
  if (!existsSync(join(userFolder, FOLDER))) return;
  try {
    const others = listed(userFolder).filter((one) => fieldsOf(one).session !== moment.session);
    const kept = [...others, { ...moment, ...ended }].slice(-MOST_KEPT);
    keepJson(pathOf(userFolder), kept, { durable: false, mode: 0o600 });
  } catch {
    // For example on a full disk; the notice and the report say it too.
  }
}

/** Null when none ended in this session, or when the user has typed another prompt since. */
export function readShownEnding(userFolder: string, { session, prompt }: Moment): EndedLoop | null {
  const found = listed(userFolder)
    .map(fieldsOf)
    .find((one) => one.session === session && one.prompt === prompt);
  if (found === undefined) return null;
  const { iteration, maxIterations, ended } = found;
  return typeof iteration === 'number' && typeof maxIterations === 'number' && typeof ended === 'string'
    ? { iteration, maxIterations, ended }
    : null;
}

function listed(userFolder: string): readonly unknown[] {
  const file = readJson(pathOf(userFolder), privateFile(userFolder));
  return file.status === 'ok' && Array.isArray(file.value) ? file.value : [];
}

const FOLDER = 'status-line';
const MOST_KEPT = 20;

function pathOf(userFolder: string): string {
  return join(userFolder, FOLDER, 'ended.json');
}
