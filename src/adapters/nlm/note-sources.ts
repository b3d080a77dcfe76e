// Notes as sources of a notebook, under titles that are exactly their paths. A short note is sent as text; a long one as
// a file, since an argument has a limit, and nlm gives that source its title once it is there.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keepText } from '../files/write-record.ts';
import { askNlm, callNlm } from './program/call-nlm.ts';
import { mapped, type NlmAccount, type NlmResult } from './program/nlm-call.ts';

export interface NoteSource {
  /** The path of the note. */
  readonly title: string;
  readonly text: string;
}

/** How long Google may read one, by nlm's own clock. */
const READING_SECONDS = 90;
/** Each of nlm's requests takes at most 120 s, and a file takes three of them. */
const ADD_SECONDS = 420;
/** Only nlm's report of a retry distinguishes a quota refusal of an addition from other failures. */
const ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: '1' };

const ADDED = z.object({ source_id: z.string().check(z.minLength(1)) });

/** Ends when the source can answer; its id. A failed call may have added it all the same. */
export async function addNoteSource(
  account: NlmAccount,
  notebook: string,
  note: NoteSource,
): Promise<NlmResult<string>> {
  if (fitsArgument(note.text)) return add(account, notebook, `--text=${note.text}`, note.title);
  const folder = mkdtempSync(join(tmpdir(), 'msw-note-'));
  try {
    const path = join(folder, fileTitle(note.title));
    keepText(path, note.text, { mode: 0o600 });
    return await add(account, notebook, `--file=${path}`, note.title);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The title of a long note from when its file has arrived until it is renamed. */
export function fileTitle(path: string): string {
  return `msw-${createHash('sha256').update(path).digest('hex').slice(0, 32)}.md`;
}

export async function renameNote(
  account: NlmAccount,
  notebook: string,
  { source, title }: { readonly source: string; readonly title: string },
): Promise<NlmResult<null>> {
  const request = {
    verb: ['source', 'rename'],
    options: ['--notebook', notebook],
    operands: [source, title],
  };
  return mapped(await callNlm(account, request), () => null);
}

/** Linux allows 128 KiB for one argument, Windows 32 Ki letters for all, and a quotation mark takes two. */
function fitsArgument(text: string): boolean {
  return process.platform === 'win32' ? text.length < 12_000 : Buffer.byteLength(text) < 100_000;
}

async function add(
  account: NlmAccount,
  notebook: string,
  content: string,
  title: string,
): Promise<NlmResult<string>> {
  const added = await askNlm(
    account,
    {
      verb: ['source', 'add', '--json'],
      options: [content, `--title=${title}`, '--wait', '--wait-timeout', String(READING_SECONDS)],
      operands: [notebook],
      limitSeconds: ADD_SECONDS,
      variables: ONE_RETRY,
    },
    ADDED,
  );
  return mapped(added, ({ source_id: id }) => id);
}
