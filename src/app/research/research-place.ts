// Where a research goes: an account and a notebook that the user chose, or nlm's own account where nothing is set.

import { findNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-call.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import type { Research } from '../../core/research/research.ts';
import { chosenNotebook, projectAccounts } from '../notebook/chosen-notebook.ts';
import type { Workspace } from '../workspace/workspace.ts';

export type ResearchPlace =
  | {
      readonly status: 'ok';
      readonly account: NlmAccount;
      /** What a name in the settings stands for in that account; else the name itself; null: one of its own. */
      readonly notebook: string | null;
    }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/**
 * The account that knows the notebook by this id, else the first of them that is logged in: its sources are found
 * there and cited from there.
 * @param notebook by name, id or title; null: one of its own
 */
export function researchPlace(workspace: Workspace, notebook: string | null): ResearchPlace {
  const chosen = notebook === null ? projectAccounts(workspace) : chosenNotebook(workspace, notebook);
  if (chosen.status === 'refused')
    return { status: 'refused', reason: `NotebookLM was not asked: ${notAskedText(chosen)}.` };
  const { project: projectRoot, env } = workspace;
  const { accounts } = chosen;
  const exact = accounts.find((one) => one.notebook === notebook);
  const found = exact ?? accounts.find(({ isLoggedIn }) => isLoggedIn) ?? accounts[0];
  const account = { profile: found?.profile ?? null, projectRoot, env };
  return { status: 'ok', account, notebook: notebook === null ? null : (found?.notebook ?? notebook) };
}

/** Begun by this user on this machine: a state of another may name any notebook, and questions to ask it. */
export function isOwnResearch(workspace: Workspace, research: Research): boolean {
  if (research.notebook === null) return research.questions.length === 0 && research.sources.length === 0;
  return chosenNotebook(workspace, research.notebook.id).status === 'chosen';
}

const LOCAL = 'with --local the report comes from this project’s own documents instead.';

/** Null when it can. No login is tried. */
export function missingForResearch({ env, project }: Workspace): string | null {
  if (findNlm(env, project) === null) {
    return `Research asks NotebookLM through \`nlm\`, which is not installed (\`uv tool install notebooklm-mcp-cli\`); ${LOCAL}`;
  }
  if (listProfiles(env).some(({ isValid }) => isValid)) return null;
  return `Research asks NotebookLM, and no account is logged in: run \`nlm login\`; ${LOCAL}`;
}
