// Records which of MSW's commands a user has typed in a session, and for which project: the calls granted to that
// session's Claude depend on it. Kept in the user folder, where no repository can bring it along.

import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

interface SessionCommands {
  /** A real path. */
  readonly project: string;
  /** Without `msw:`, each once. */
  readonly commands: readonly string[];
}

/** Null when nothing was typed in the session, or the record cannot be read. */
export function readSessionCommands(userFolder: string, session: string): SessionCommands | null {
  if (!SESSION.test(session)) return null;
  try {
    return parse(JSON.parse(readFileSync(recordPath(userFolder, session), 'utf8')));
  } catch {
    return null;
  }
}

/** Best effort: without a record the client asks. Records that were not written for a month are removed. */
export function rememberCommand(
  userFolder: string,
  session: string,
  typed: { readonly project: string; readonly command: string },
  now: number,
): void {
  try {
    if (SESSION.test(session)) remember(userFolder, session, typed, now);
  } catch {
    // A full disk must not prevent the answer to the command itself.
  }
}

function remember(
  userFolder: string,
  session: string,
  typed: { readonly project: string; readonly command: string },
  now: number,
): void {
  const folder = join(userFolder, FOLDER);
  makeFolder(folder, 0o700);
  const before = readSessionCommands(userFolder, session)?.commands ?? [];
  const commands = [...new Set([...before, typed.command])];
  const content = `${JSON.stringify({ version: 1, project: typed.project, commands })}\n`;
  writeFileAtomic(recordPath(userFolder, session), content, { mode: 0o600 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > LONGEST_MS) rmSync(path, { force: true });
  }
}

const FOLDER = 'sessions';
const SESSION = /^[A-Za-z0-9_-]{1,100}$/;
const LONGEST_MS = 30 * 24 * 3600_000;

function recordPath(userFolder: string, session: string): string {
  return join(userFolder, FOLDER, `${session}.json`);
}

function parse(value: unknown): SessionCommands | null {
  if (typeof value !== 'object' || value === null) return null;
  const project: unknown = Reflect.get(value, 'project');
  const commands: unknown = Reflect.get(value, 'commands');
  if (typeof project !== 'string' || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === 'string') };
}
