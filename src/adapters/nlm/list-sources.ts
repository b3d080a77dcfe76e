// The sources of a notebook, and the text of one of them as NotebookLM reads it.

import * as z from 'zod/mini';
import { askNlm } from './program/call-nlm.ts';
import { mapped, type NlmAccount, type NlmResult } from './program/nlm-call.ts';

export interface NotebookSource {
  readonly id: string;
  readonly title: string;
  /** In nlm's words: `web_page`, `pasted_text`, `uploaded_file`, `google_docs`, `pdf` ... */
  readonly type: string;
  readonly url: string | null;
  /** Only `ready` ones answer; `unknown` for what this version of MSW or nlm does not know. */
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
