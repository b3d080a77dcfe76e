// What NotebookLM's studio has made of a notebook: the list of it, and the download of one piece.

import * as z from 'zod/mini';
import { askNlm, mapped, READ_SECONDS } from './ask-nlm.ts';
import { getNotebook } from './notebooks.ts';
import { callNlm } from './program/call-nlm.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import type { NlmRefusal, NlmResult } from './program/nlm-result.ts';

export interface Artifact {
  readonly id: string;
  /** In nlm's words: `audio`, `report`, `mind_map` ... */
  readonly type: string;
  /** `completed`, `in_progress`, `failed` ... */
  readonly state: string;
  readonly title: string;
}

type ArtifactKind =
  | 'audio'
  | 'video'
  | 'report'
  | 'mind-map'
  | 'slide-deck'
  | 'infographic'
  | 'data-table'
  | 'quiz'
  | 'flashcards';

export interface DownloadRequest {
  readonly notebook: string;
  readonly kind: ArtifactKind;
  /** Absolute path of the file to write. */
  readonly output: string;
  /** Null: the newest of its kind. */
  readonly artifact: string | null;
}

const DOWNLOAD_SECONDS = 900;

const LISTED = z.array(
  z.object({
    id: z.string(),
    type: z.nullish(z.string()),
    status: z.nullish(z.string()),
    title: z.nullish(z.string()),
  }),
);

export async function studioStatus(
  account: NlmAccount,
  notebook: string,
): Promise<NlmResult<readonly Artifact[]>> {
  const args = verbArguments(account, ['studio', 'status', '--json', '--full'], [notebook]);
  const listed = await askNlm(account, { args, limitSeconds: READ_SECONDS }, LISTED);
  // Its refusal hides the cause, which any other question about the notebook tells.
  const probed = listed.status === 'unknown' ? await getNotebook(account, notebook) : listed;
  if (probed.status !== 'ok') return probed;
  return mapped(listed, (rows) =>
    rows.map(({ id, type, status, title }) => ({
      id,
      type: type ?? 'unknown',
      state: status ?? 'unknown',
      title: title ?? '',
    })),
  );
}

/** The path that was written. */
export async function downloadArtifact(
  account: NlmAccount,
  { notebook, kind, output, artifact }: DownloadRequest,
): Promise<NlmResult<{ readonly path: string }>> {
  const id = artifact === null ? [] : ['--id', artifact];
  // This verb takes no --profile: NLM_PROFILE alone names the account.
  const args = verbArguments({ profile: null }, ['download', kind], [notebook], ['--output', output, ...id]);
  const ran = await callNlm(account, { args, limitSeconds: DOWNLOAD_SECONDS });
  if (ran.status === 'ok') return { status: 'ok', data: { path: output } };
  return ran.status === 'unknown' ? whyNot(account, { notebook, kind, output, artifact }, ran) : ran;
}

/** nlm hides the cause of a failed download: the list of the studio has it. */
async function whyNot(
  account: NlmAccount,
  { notebook, kind, artifact }: DownloadRequest,
  refusal: NlmRefusal,
): Promise<NlmRefusal> {
  const listed = await studioStatus(account, notebook);
  if (listed.status !== 'ok') return listed;
  const type = kind.replaceAll('-', '_');
  const isThere = listed.data.some(
    (entry) => entry.type === type && entry.state === 'completed' && (artifact ?? entry.id) === entry.id,
  );
  return isThere ? refusal : { ...refusal, status: 'not-found' };
}
