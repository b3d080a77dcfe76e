// Adds a source to a notebook, and never the same one twice: nlm hides why an addition failed, and an answer
// that got lost may hide that it worked, so the notebook itself is asked.

import * as z from 'zod/mini';
import { askNlm } from './ask-nlm.ts';
import { listSources, type NotebookSource } from './list-sources.ts';
import { isUncertain } from './program/is-uncertain.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import type { NlmRefusal, NlmResult } from './program/nlm-result.ts';
import { type NewSource, withSourceOptions } from './source-options.ts';

export interface AddedSource {
  readonly id: string;
  readonly title: string;
  /** False when the notebook had it already. */
  readonly isNew: boolean;
}

export interface AddOptions {
  /** What the notebook holds, if the caller has just listed it: spares a call. */
  readonly known?: readonly NotebookSource[];
  /** Wait this long until NotebookLM has read it; by default not at all. */
  readonly waitSeconds?: number;
}

/** nlm's own limit for one addition is 120 s, and a file goes in three requests. */
const ADD_SECONDS = 420;
/** Only the retry that nlm reports tells a quota refusal of an addition from other failures. */
const ONE_RETRY = { NOTEBOOKLM_RATE_LIMIT_MAX_RETRIES: '1' };

const ADDED = z.object({ source_id: z.string().check(z.minLength(1)), title: z.nullish(z.string()) });

/** A source is the same when its address is, or else its title; to replace one, delete it first. */
export async function addSource(
  account: NlmAccount,
  notebook: string,
  source: NewSource,
  options: AddOptions = {},
): Promise<NlmResult<AddedSource>> {
  const before = options.known ?? (await listSources(account, notebook));
  if ('status' in before && before.status !== 'ok') return before;
  const known = 'status' in before ? before.data : before;
  return withSourceOptions(source, async ({ options: words, isSame }) => {
    const there = known.find(isSame);
    if (there !== undefined) return found(there, false);
    const added = await add(account, notebook, words, options.waitSeconds);
    if (added.status === 'ok' || !isUncertain(added)) return added;
    return lookAgain(account, notebook, isSame, added);
  });
}

async function add(
  account: NlmAccount,
  notebook: string,
  words: readonly string[],
  waitSeconds: number | undefined,
): Promise<NlmResult<AddedSource>> {
  const wait = waitSeconds === undefined ? [] : ['--wait', '--wait-timeout', String(waitSeconds)];
  const args = verbArguments(account, ['source', 'add', '--json'], [notebook], [...words, ...wait]);
  const limitSeconds = ADD_SECONDS + (waitSeconds ?? 0);
  const added = await askNlm(account, { args, limitSeconds, variables: ONE_RETRY }, ADDED);
  if (added.status !== 'ok') return added;
  return { status: 'ok', data: { id: added.data.source_id, title: added.data.title ?? '', isNew: true } };
}

/** The class of the listing is the class of the addition: both ask the same account for the same notebook. */
async function lookAgain(
  account: NlmAccount,
  notebook: string,
  isSame: (source: NotebookSource) => boolean,
  refusal: NlmRefusal,
): Promise<NlmResult<AddedSource>> {
  const after = await listSources(account, notebook);
  if (after.status !== 'ok') return after;
  const there = after.data.find(isSame);
  return there === undefined ? refusal : found(there, true);
}

function found(source: NotebookSource, isNew: boolean): NlmResult<AddedSource> {
  return { status: 'ok', data: { id: source.id, title: source.title, isNew } };
}
