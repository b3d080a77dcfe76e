// What to do about a notice, in Obsidian.

import type { AskNotice, NoticeCode } from '../../src/core/ask/notice.ts';

/** A sentence, or nothing. */
export function cureOf({ code }: AskNotice): string {
  return CURES[code] ?? '';
}

const CURES: Partial<Record<NoticeCode, string>> = {
  'not-confirmed': 'If it is yours, write its id into "Notebook id" in the settings of MSW Vault.',
  'other-account': 'Log in with that account (`nlm login`), or reset the notebook id in the settings.',
  'not-agreed': 'The next question asks again.',
  'logged-out': 'Run `nlm login` in a terminal; the next question then works.',
  'notebook-gone': 'Reset the notebook id in the settings, and the next question offers a new one.',
  'failed-sources': 'The command "Sync sources" repairs it.',
  leftovers: 'The command "Sync sources" repairs it.',
  'no-consent': 'The setting "Delete old sources" allows it.',
};
