// The facts about NotebookLM on this machine, for a person and for Claude, who walks the person through what
// is missing.

import { harmless } from '../guidance/harmless.ts';
import { loginCommand } from '../quota/profile-name.ts';
import type { AccountQuota } from './quota-text.ts';

export interface SetUpFacts {
  /** The executable; null when there is none. */
  readonly nlm: string | null;
  readonly version: string | null;
  /** Why this nlm cannot be used, or not with several accounts. */
  readonly trouble: string | null;
  readonly profiles: readonly {
    readonly name: string;
    readonly email: string | null;
    readonly isValid: boolean;
    readonly isDefault: boolean;
  }[];
  readonly notebook: string | null;
  /** Why it is not asked, and what to do; null when it is, or none is set. */
  readonly refusal: string | null;
  readonly accounts: readonly {
    readonly account: string;
    readonly notebook: string;
    readonly isLoggedIn: boolean;
  }[];
  readonly quota: readonly AccountQuota[];
  readonly problems: readonly string[];
}

export function renderSetUp(facts: SetUpFacts): string {
  const lines = [
    `1. nlm: ${nlmLine(facts)}`,
    `2. logins: ${loginLine(facts)}`,
    `3. notebook of this project: ${notebookLine(facts)}`,
    `4. next: ${nextStep(facts)}`,
  ];
  return [...lines, ...facts.problems.map((problem) => `Note: ${harmless(problem)}`)].join('\n');
}

function nlmLine({ nlm, version, trouble }: SetUpFacts): string {
  if (nlm === null) {
    return 'not installed. `uv tool install notebooklm-mcp-cli` or `pipx install notebooklm-mcp-cli` installs it.';
  }
  const name = version === null ? 'installed' : `version ${version}`;
  return trouble === null ? `${name}.` : `${name}, but ${harmless(trouble)}.`;
}

function loginLine({ profiles }: SetUpFacts): string {
  if (profiles.length === 0) return 'none. `nlm login --profile NAME` in a terminal makes one.';
  const names = profiles.map(({ name, email, isValid, isDefault }) => {
    const who = email === null ? '' : ` (${harmless(email)})`;
    const state = isValid ? '' : `, without a login: the user runs \`${loginCommand(name)}\` in a terminal`;
    return `${name}${who}${isDefault ? ', the default' : ''}${state}`;
  });
  return `${names.join('; ')}.`;
}

function notebookLine({ notebook, refusal, accounts, quota }: SetUpFacts): string {
  if (refusal !== null) return `${harmless(refusal)}.`;
  if (notebook === null) return 'none; the loop works without one.';
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const left = quota.find(({ profile }) => profile === account);
    const questions = left === undefined ? '' : `, ${left.left} of ${left.perDay} questions left`;
    return `${account} knows it as ${harmless(id)}${isLoggedIn ? questions : ', but has no login here'}`;
  });
  return `${harmless(notebook)}; ${parts.join('; ')}.`;
}

function nextStep({ nlm, trouble, profiles, notebook, refusal, accounts }: SetUpFacts): string {
  if (nlm === null) return 'install nlm, or do without NotebookLM.';
  if (trouble !== null) return 'upgrade notebooklm-mcp-cli.';
  if (!profiles.some(({ isValid }) => isValid))
    return 'the user logs in: `nlm login --profile NAME` in a terminal.';
  if (notebook === null || refusal !== null)
    return 'the user chooses the notebook that answers for this project: `/msw:setup use ID --profile NAME`.';
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return 'log in an account that has the notebook, or name another one.';
  return 'ask one test question; it costs one query.';
}
