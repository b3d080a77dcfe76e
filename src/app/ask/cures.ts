// What a person can do about a notice of a vault, as a line to type.

import type { AskNotice, NoticeCode } from '../../core/ask/notice.ts';
import type { Cure } from '../../core/report/vault-text.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { lineToType } from '../workspace/cli-command.ts';

export interface CureContext {
  /** Of the vault. */
  readonly root: string;
  /** The vault's notebook, if it names one. */
  readonly notebookId: string | null;
  /** What uploading would need; null where nothing was asked. */
  readonly question: string | null;
}

export function vaultCures({ root, notebookId, question }: CureContext): Cure {
  const agree = (): Prose | null =>
    question === null
      ? null
      : prose`To upload them and ask: ${lineToType`ask ${question} --yes --dir ${root}`}`;
  const cures: Partial<Record<NoticeCode, () => Prose | null>> = {
    'no-notebook': agree,
    'not-agreed': agree,
    'not-confirmed': () =>
      notebookId === null
        ? null
        : prose`If it is yours: ${lineToType`sources adopt ${notebookId} --dir ${root}`}`,
    'notebook-gone': () =>
      prose`To let the next question make a new one: ${lineToType`sources reset --dir ${root}`}`,
    'implausible-listing': () =>
      prose`If it was emptied: ${lineToType`sources sync --emptied --dir ${root}`}`,
    'no-consent': () =>
      prose`To allow it for this vault, from now on: ${lineToType`sources sync --delete --dir ${root}`}`,
    'failed-sources': () => prose`To repair it: ${lineToType`sources sync --dir ${root}`}`,
    leftovers: () => prose`To repair it: ${lineToType`sources sync --dir ${root}`}`,
  };
  return ({ code }: AskNotice) => cures[code]?.() ?? null;
}
