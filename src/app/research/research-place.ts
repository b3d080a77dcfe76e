// Where a research runs: in accounts and a notebook that the user chose, or in nlm's own account when nothing is set.

import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-call.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { isAside } from '../../core/quota/account.ts';
import { accountOf, emptyLedger } from '../../core/quota/ledger.ts';
import type { Research } from '../../core/research/research.ts';
import { chosenNotebook, type NotebookAccount, projectAccounts } from '../notebook/chosen-notebook.ts';
import { readLedger } from '../notebook/quota-ledger.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface ResearchAccount {
  readonly account: NlmAccount;
  /** The id that a name in the settings has in that account; else the name itself; null: one of its own. */
  readonly notebook: string | null;
}

export type ResearchPlace =
  /** At least one, in the order to try. */
  | { readonly status: 'ok'; readonly accounts: readonly [ResearchAccount, ...ResearchAccount[]] }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/**
 * The account that knows the notebook by this id, then the other chosen accounts, those that are logged in first:
 * sources are found in one account and cited from there.
 * @param notebook by name, id or title; null: a notebook of its own
 */
export function researchPlace(workspace: Workspace, notebook: string | null): ResearchPlace {
  const chosen = notebook === null ? projectAccounts(workspace) : chosenNotebook(workspace, notebook);
  if (chosen.status === 'refused')
    return { status: 'refused', reason: `NotebookLM was not asked: ${notAskedText(chosen)}.` };
  const ready = inOrder(workspace, chosen.accounts, notebook);
  const { project: projectRoot, env } = workspace;
  const [first, ...others] = ready.map((found) => ({
    account: { profile: found.profile, projectRoot, env },
    notebook: notebook === null ? null : found.notebook,
  }));
  const alone = { account: { profile: null, projectRoot, env }, notebook };
  return { status: 'ok', accounts: [first ?? alone, ...others] };
}

/** Where a research with a notebook of its own continues, then the accounts that could create another one. */
export function researchPlaceOf(workspace: Workspace, { notebook, request }: Research): ResearchPlace {
  const place = researchPlace(workspace, notebook?.id ?? request.notebook);
  if (notebook === null || request.notebook !== null || place.status === 'refused') return place;
  const others = researchPlace(workspace, null);
  const known = new Set(place.accounts.map(({ account }) => account.profile));
  const more = others.status === 'ok' ? others.accounts : [];
  const [first, ...rest] = place.accounts;
  return {
    status: 'ok',
    accounts: [
      { ...first, notebook: null },
      ...rest,
      ...more.filter(({ account }) => !known.has(account.profile)),
    ],
  };
}

function inOrder(
  { userFolder, now }: Workspace,
  accounts: readonly NotebookAccount[],
  notebook: string | null,
): readonly NotebookAccount[] {
  const read = readLedger(userFolder);
  const ledger = read.status === 'ok' ? read.ledger : emptyLedger;
  const standing = (one: NotebookAccount): number => {
    if (notebook !== null && one.notebook === notebook) return 0;
    const isOut = !one.isLoggedIn || isAside(accountOf(ledger.accounts, one.account), one.login, now());
    return isOut ? 2 : 1;
  };
  return accounts.toSorted((left, right) => standing(left) - standing(right));
}

/** Begun by this user on this machine: a state from elsewhere may name any notebook, and questions to ask it. */
export function isOwnResearch(workspace: Workspace, research: Research): boolean {
  if (research.notebook === null) return research.questions.length === 0 && research.sources.length === 0;
  return chosenNotebook(workspace, research.notebook.id).status === 'chosen';
}

const LOCAL = '/msw:research "TOPIC" --local makes the report from this project’s own documents instead.';

/** Null when nothing is missing. No login is attempted. */
export function missingForResearch({ env, project }: Workspace): string | null {
  if (findNlm(env, project) === null) {
    return `Research asks NotebookLM through \`nlm\`, which is not installed (\`uv tool install notebooklm-mcp-cli\`); ${LOCAL}`;
  }
  if (listProfiles(env).some(({ isValid }) => isValid)) return null;
  return `Research asks NotebookLM, and no account is logged in: run \`nlm login\`; ${LOCAL}`;
}
