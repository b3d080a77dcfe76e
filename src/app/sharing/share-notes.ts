// Shares a project's notes and their links with a team: local changes are sent, and changes from elsewhere are brought
// in. A note changed on both sides becomes two notes; nothing is lost on the way.

import { createHash } from 'node:crypto';

import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { parseJson, readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { appendLinks, readLinks } from '../../adapters/memory/line-log.ts';
import { exchangeNote, readNoteFiles } from '../../adapters/memory/note-store.ts';
import type { TeamLine, TeamStore } from '../../adapters/postgres/team-store.ts';
import { readLink } from '../../core/memory/links.ts';
import { readNote } from '../../core/memory/note.ts';
import { redact } from '../../core/secrets/redact.ts';
import {
  changedNotes,
  LONGEST_SHARED_NOTE,
  type NoteLine,
  parseNoteLine,
  type SharedNotes,
  withNoteLine,
} from '../../core/sharing/shared-lines.ts';

interface SharedProject {
  readonly userFolder: string;
  readonly now: () => number;
  readonly project: string;
  /** Its name on the server. */
  readonly name: string;
  readonly server: string;
}

const MOST_AT_ONCE = 500;

export async function shareNotes(
  place: SharedProject,
  store: TeamStore,
): Promise<{ readonly sent: number; readonly received: number }> {
  const kinds = { note: `note:${place.name}`, link: `link:${place.name}` };
  let state = readState(place);
  const at = new Date(place.now()).toISOString();
  const pushed = changedNotes(state.notes, ownNotes(place.project), at);
  const notes = pushed.map((line) => lineOf(kinds.note, JSON.stringify(line)));
  const links = readLinks(place.project).map((link) => lineOf(kinds.link, JSON.stringify(link)));
  const fresh = links.filter(({ id }) => !state.links.has(id));
  const sent = await store.push([...notes, ...fresh]);
  const mine = new Set(pushed.flatMap(({ digest }) => digest ?? []));
  let received = 0;
  for (;;) {
    const pulled = await store.pull([kinds.note, kinds.link], state.cursor, MOST_AT_ONCE);
    const brought = await bringIn(place.project, pulled.lines, { state, mine, kinds });
    received += brought.received;
    state = { ...brought.state, cursor: pulled.cursor };
    writeState(place, state);
    if (pulled.lines.length < MOST_AT_ONCE) return { sent, received };
  }
}

interface Bringing {
  readonly state: NotesState;
  /** Digests that this machine has just sent: they are on the server, so another note may replace them here. */
  readonly mine: ReadonlySet<string>;
  readonly kinds: { readonly note: string; readonly link: string };
}

/** On return, the lines are on disk; reading them again changes nothing. */
async function bringIn(
  project: string,
  lines: readonly { readonly kind: string; readonly text: string }[],
  { state, mine, kinds }: Bringing,
): Promise<{ readonly state: NotesState; readonly received: number }> {
  let { notes } = state;
  let received = 0;
  for (const { kind, text } of lines) {
    const line = kind === kinds.note ? parseNoteLine(text, digestOf) : null;
    if (line === null || !isUsable(line)) continue;
    const before = notes.get(line.id) ?? null;
    const after = withNoteLine(notes, line);
    if (after.target !== null && (await put(project, after.target, line, { before, mine }))) received += 1;
    notes = after.shared;
  }
  const links = lines.flatMap(({ kind, text }) => {
    const value = kind === kinds.link ? parseJson(text) : null;
    const link = value?.status === 'ok' ? readLink(value.value) : null;
    return link === null ? [] : [{ link, id: lineOf(kinds.link, JSON.stringify(link)).id }];
  });
  const own = new Set(readLinks(project).map((link) => lineOf(kinds.link, JSON.stringify(link)).id));
  const missing = links.filter(({ id }) => !own.has(id));
  const appended = await appendLinks(
    project,
    missing.map(({ link }) => link),
  );
  if (appended.status === 'refused') throw new Error(appended.reason);
  const known = new Set([...state.links, ...own, ...links.map(({ id }) => id)]);
  return { state: { ...state, notes, links: known }, received: received + missing.length };
}

/** Whether anything changed here. A note edited here since is left alone and sent the next time. */
async function put(
  project: string,
  id: string,
  { file, digest }: NoteLine,
  { before, mine }: { readonly before: string | null; readonly mine: ReadonlySet<string> },
): Promise<boolean> {
  const now = ownDigest(readNoteFiles(project).get(id));
  if (now === digest) return false;
  const isStill = (text: string | null): boolean => {
    const held = ownDigest(text ?? undefined);
    // A note deleted here comes back when somebody else has changed it.
    return held === null ? file !== null : held === before || mine.has(held);
  };
  const put = await exchangeNote(project, id, { isStill, text: file });
  if (typeof put !== 'boolean') throw new Error(put.reason);
  return put;
}

/** Redacted, like everything that leaves the machine. */
function ownNotes(project: string): ReadonlyMap<string, { readonly digest: string; readonly file: string }> {
  const files = [...readNoteFiles(project)].map(([id, text]) => [id, redact(text)] as const);
  const sendable = files.filter(([, file]) => file.length <= LONGEST_SHARED_NOTE);
  return new Map(sendable.map(([id, file]) => [id, { digest: digestOf(file), file }]));
}

function ownDigest(file: string | undefined): string | null {
  return file === undefined ? null : digestOf(redact(file));
}

function isUsable({ id, file }: NoteLine): boolean {
  return file === null || readNote(id, file).status === 'ok';
}

function lineOf(kind: string, text: string): TeamLine {
  return { id: digestOf(text).slice(0, 32), kind, text };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const STATE = z.object({
  server: z.string(),
  name: z.string(),
  cursor: z.string().check(z.regex(/^\d{1,19}$/)),
  notes: z.record(z.string(), z.string()),
  links: z.array(z.string()),
});

interface NotesState {
  readonly cursor: string;
  readonly notes: SharedNotes;
  /** Ids of lines on both sides. */
  readonly links: ReadonlySet<string>;
}

const LARGEST = 64 * 1024 * 1024;

function statePath({ userFolder, project }: SharedProject): string {
  return join(userFolder, 'shared-notes', `${digestOf(project).slice(0, 24)}.json`);
}

/** Empty for another server or another name. */
function readState(place: SharedProject): NotesState {
  const file = readJson(statePath(place), privateFile(place.userFolder), LARGEST);
  const parsed = STATE.safeParse(file.status === 'ok' ? file.value : null);
  if (!parsed.success || parsed.data.server !== place.server || parsed.data.name !== place.name)
    return { cursor: '0', notes: new Map(), links: new Set() };
  const { cursor, notes, links } = parsed.data;
  return { cursor, notes: new Map(Object.entries(notes)), links: new Set(links) };
}

function writeState(place: SharedProject, { cursor, notes, links }: NotesState): void {
  const { userFolder, server, name } = place;
  makeFolder(join(userFolder, 'shared-notes'), 0o700);
  const held = { server, name, cursor, notes: Object.fromEntries(notes), links: [...links] };
  keepJson(statePath(place), held, { mode: 0o600 });
}
