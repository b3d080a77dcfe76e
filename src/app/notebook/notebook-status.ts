// One line about what the accounts of a project's notebook have left today.

import { readConfig } from '../../adapters/config/project-config.ts';
import { quotaLine } from '../../core/report/quota-text.ts';
import { notebookAccounts } from './notebook-accounts.ts';
import type { NotebookPlace } from './notebook-question.ts';
import { showQuota } from './show-quota.ts';

/** Null when no notebook answers for the project. */
export function notebookStatus(place: NotebookPlace): string | null {
  const { config } = readConfig(place.project);
  if (config.notebook === null) return null;
  const shown = showQuota(place);
  if (shown.status === 'refused') return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named = notebookAccounts(config.notebook, config, place.env).flatMap(({ account }) =>
    accounts.filter(({ profile }) => profile === account),
  );
  return quotaLine({ accounts: named });
}
