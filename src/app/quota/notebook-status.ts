// One line about what the accounts of a project's notebook have left today.

import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { quotaLine } from '../../core/report/quota-text.ts';
import { projectNotebook } from '../notebook/chosen-notebook.ts';
import type { NotebookPlace } from '../notebook/notebook-question.ts';
import { showQuota } from './show-quota.ts';

/** Null when no notebook answers for the project. */
export function notebookStatus(place: NotebookPlace): string | null {
  const chosen = projectNotebook(place);
  if (chosen.status === 'none') return null;
  if (chosen.status === 'refused') return `NotebookLM: ${notAskedText(chosen)}`;
  const shown = showQuota(place);
  if (shown.status === 'refused') return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named = chosen.accounts.flatMap(({ account }) =>
    accounts.filter(({ profile }) => profile === account),
  );
  return quotaLine({ accounts: named });
}
