// The sources of a notebook, and the text of one of them as NotebookLM reads it.

import * as z from 'zod/mini';
import { askNlm, mapped, READ_SECONDS } from './ask-nlm.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import type { NlmResult } from './program/nlm-result.ts';

export interface NotebookSource {
  readonly id: string;
  readonly title: string;
  /** In nlm's words: `web_page`, `pasted_text`, `uploaded_file`, `google_docs`, `pdf` ... */
  readonly type: string;
  readonly url: string | null;
  /** Only `ready` ones answer; `unknown` for what this version of MSW or nlm cannot tell. */
  readonly state: 'processing' | 'ready' | 'failed' | 'unknown';
}

export interface SourceContent {
  readonly title: string;
  readonly type: string;
  readonly url: string | null;
  readonly text: string;
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

const CONTENT = z.object({
  content: z.string(),
  title: z.nullish(z.string()),
  source_type: z.nullish(z.string()),
  url: z.nullish(z.string()),
});

export async function listSources(
  account: NlmAccount,
  notebook: string,
): Promise<NlmResult<readonly NotebookSource[]>> {
  const args = verbArguments(account, ['source', 'list', '--json'], [notebook]);
  return mapped(await askNlm(account, { args, limitSeconds: READ_SECONDS }, LISTED), (rows) =>
    rows.map((row) => ({
      id: row.id,
      title: row.title ?? '',
      type: row.type ?? 'unknown',
      url: row.url ? row.url : null,
      state: STATES[Number(row.status)] ?? 'unknown',
    })),
  );
}

export async function sourceContent(account: NlmAccount, source: string): Promise<NlmResult<SourceContent>> {
  const args = verbArguments(account, ['source', 'content', '--json'], [source]);
  return mapped(await askNlm(account, { args, limitSeconds: READ_SECONDS }, CONTENT), (found) => ({
    title: found.title ?? '',
    type: found.source_type ?? 'unknown',
    url: found.url ? found.url : null,
    text: found.content,
  }));
}

const STATES: Readonly<Record<number, NotebookSource['state']>> = {
  1: 'processing',
  2: 'ready',
  3: 'failed',
  5: 'processing',
};
