// The sources of a notebook: listed, read, added, and never the same one twice. nlm hides why an addition failed, and a
// lost answer may hide that it worked, so the notebook itself is asked. Text is sent as a file: an argument has a low
// limit, and a file is the only kind of source whose refusal nlm explains.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keepText } from '../files/write-record.ts';
import { askNlm, callNlm } from './program/call-nlm.ts';
import { isUncertain, mapped, type NlmAccount, type NlmResult } from './program/nlm-call.ts';

export type NewSource =
  | { readonly kind: 'url'; readonly url: string }
  /** Becomes a file named after the title. */
  | { readonly kind: 'text'; readonly title: string; readonly text: string };

/** `isNew`: false when the notebook had it already. */
interface AddedSource {
  readonly id: string;
  readonly isNew: boolean;
}

/** nlm's own limit for one addition is 120 s, and a file takes three requests. */
const ADD_SECONDS = 420;
/** Only nlm's report of a retry distinguishes a quota refusal of an addition from other failures. */
const ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: '1' };
const LONGEST_NAME = 120;

const ADDED = z.object({ source_id: z.string().check(z.minLength(1)) });

/**
 * Sources are the same when their URLs match; texts when their titles match.
 * @param listed the notebook's sources, if the caller has just listed them: saves a call
 */
export async function addSource(
  account: NlmAccount,
  notebook: string,
  source: NewSource,
  listed?: readonly NotebookSource[],
): Promise<NlmResult<AddedSource>> {
  const isSame = (other: NotebookSource): boolean => isSameSource(other, source);
  const before = listed === undefined ? await listSources(account, notebook) : null;
  if (before !== null && before.status !== 'ok') return before;
  const there = (before?.data ?? listed ?? []).find(isSame);
  if (there !== undefined) return found(there, false);
  const added = await add(account, notebook, source);
  if (added.status === 'ok' || !isUncertain(added)) return added;
  // The listing's refusal is also the addition's: both ask the same account for the same notebook.
  const after = await listSources(account, notebook);
  if (after.status !== 'ok') return after;
  const arrived = after.data.find(isSame);
  return arrived === undefined ? added : found(arrived, true);
}

/** Succeeds also when the source is already gone. */
export async function deleteSource(account: NlmAccount, source: string): Promise<NlmResult<null>> {
  const verb = { verb: ['source', 'delete', '--json', '--confirm'], variables: ONE_RETRY };
  const deleted = await callNlm(account, { ...verb, operands: [source] });
  const isGone = deleted.status === 'ok' || deleted.status === 'not-found';
  return isGone ? { status: 'ok', data: null } : deleted;
}

/** The title of a text source in its notebook: a valid file name on every system. */
export function textSourceTitle(title: string): string {
  const plain = title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/(?<![ .])[ .]+$/, '');
  const name = plain === '' ? 'Untitled' : plain;
  return /\.(?:md|txt)$/i.test(name) ? name : `${name}.md`;
}

export function isSameSource({ url, title }: NotebookSource, source: NewSource): boolean {
  if (source.kind === 'text') return title === textSourceTitle(source.title);
  if (url === null || url === source.url) return url !== null;
  return URL.canParse(url) && URL.canParse(source.url) && plainUrl(url) === plainUrl(source.url);
}

async function add(
  account: NlmAccount,
  notebook: string,
  source: NewSource,
): Promise<NlmResult<AddedSource>> {
  if (source.kind === 'url') return send(account, notebook, ['--url', source.url]);
  const folder = mkdtempSync(join(tmpdir(), 'msw-source-'));
  try {
    const path = join(folder, textSourceTitle(source.title));
    keepText(path, source.text, { mode: 0o600 });
    return await send(account, notebook, ['--file', path]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function send(
  account: NlmAccount,
  notebook: string,
  options: readonly string[],
): Promise<NlmResult<AddedSource>> {
  const verb = { verb: ['source', 'add', '--json'], limitSeconds: ADD_SECONDS, variables: ONE_RETRY };
  const added = await askNlm(account, { ...verb, options, operands: [notebook] }, ADDED);
  return mapped(added, ({ source_id: id }) => ({ id, isNew: true }));
}

function found({ id }: NotebookSource, isNew: boolean): NlmResult<AddedSource> {
  return { status: 'ok', data: { id, isNew } };
}

/** Without the parts that do not change the page. */
function plainUrl(text: string): string {
  const url = new URL(text);
  url.hash = '';
  return url.href.replace(/\/$/, '');
}

export interface NotebookSource {
  readonly id: string;
  readonly title: string;
  /** In nlm's words: `web_page`, `pasted_text`, `uploaded_file`, `google_docs`, `pdf` ... */
  readonly type: string;
  readonly url: string | null;
  /** Only `ready` sources answer; `unknown` for a state that this version of MSW or nlm does not know. */
  readonly state: 'processing' | 'ready' | 'failed' | 'unknown';
}

const LISTED = z.array(
  z.object({
    id: z.string(),
    title: z.nullish(z.string()),
    type: z.nullish(z.string()),
    url: z.nullish(z.string()),
    status: z.nullish(z.union([z.number(), z.string()])),
  }),
);

const CONTENT = z.object({ content: z.string() });

const STATES: Readonly<Record<number, NotebookSource['state']>> = {
  1: 'processing',
  2: 'ready',
  3: 'failed',
  5: 'processing',
};

export async function listSources(
  account: NlmAccount,
  notebook: string,
): Promise<NlmResult<readonly NotebookSource[]>> {
  const request = { verb: ['source', 'list', '--json'], operands: [notebook] };
  return mapped(await askNlm(account, request, LISTED), (rows) =>
    rows.map((row) => ({
      id: row.id,
      title: row.title ?? '',
      type: row.type ?? 'unknown',
      url: row.url || null,
      state: STATES[Number(row.status)] ?? 'unknown',
    })),
  );
}

export async function sourceContent(account: NlmAccount, source: string): Promise<NlmResult<string>> {
  const request = { verb: ['source', 'content', '--json'], operands: [source] };
  return mapped(await askNlm(account, request, CONTENT), ({ content }) => content);
}

const GUIDE = z.object({ summary: z.nullish(z.string()), keywords: z.nullish(z.array(z.string())) });

export interface SourceGuide {
  readonly summary: string;
  readonly keywords: readonly string[];
}

/** What NotebookLM says that a source is about. */
export async function sourceGuide(account: NlmAccount, source: string): Promise<NlmResult<SourceGuide>> {
  const request = { verb: ['source', 'describe', '--json'], operands: [source] };
  return mapped(await askNlm(account, request, GUIDE), ({ summary, keywords }) => ({
    summary: summary ?? '',
    keywords: keywords ?? [],
  }));
}
