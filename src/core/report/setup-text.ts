// The facts about NotebookLM on this machine, for a person and for Claude, who guides the person through the missing
// steps.

import { quotedLogin } from '../notebook/profile-name.ts';
import { countOf } from '../text/count-of.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { AccountQuota } from './quota-text.ts';

export interface SetUpFacts {
  /** Path of the executable; null when there is none. */
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
  /** Why the notebook is not asked, and what to do; null when it is asked, or none is set. */
  readonly refusal: string | null;
  readonly accounts: readonly {
    readonly account: string;
    readonly notebook: string;
    readonly isLoggedIn: boolean;
  }[];
  /** How many sources the notebook has; null where nobody looked. */
  readonly sources: number | null;
  readonly quota: readonly AccountQuota[];
  readonly problems: readonly string[];
}

export function renderSetUp(facts: SetUpFacts): Prose {
  return joinProse(
    [
      prose`1. nlm: ${nlmLine(facts)}`,
      prose`2. logins: ${loginLine(facts)}`,
      prose`3. notebook of this project: ${notebookLine(facts)}`,
      prose`4. next: ${nextStep(facts)}`,
      ...facts.problems.map((problem) => prose`Note: ${quoteLine(problem, 300)}`),
    ],
    '\n',
  );
}

function nlmLine({ nlm, version, trouble }: SetUpFacts): Prose {
  if (nlm === null) {
    return prose`not installed. \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\` installs it.`;
  }
  const name = version === null ? prose`installed` : prose`version ${quoteName(version, 40)}`;
  return trouble === null ? prose`${name}.` : prose`${name}, but ${quoteLine(trouble, 300)}.`;
}

function loginLine({ profiles }: SetUpFacts): Prose {
  if (profiles.length === 0)
    return prose`none. \`nlm login --profile NAME\` in a terminal makes one; without a browser, \`nlm login --manual --file COOKIES --profile NAME\`.`;
  const names = profiles.map(({ name: profile, email, isValid, isDefault }) => {
    const name = quoteName(profile, 80);
    const login = quotedLogin(profile);
    const parts = [
      email === null ? name : prose`${name} (${quoteName(email, 120)})`,
      isDefault ? prose`the default` : null,
      isValid ? null : prose`without a login: the user runs \`${login}\` in a terminal`,
    ];
    return joinProse(parts, ', ');
  });
  return prose`${joinProse(names, '; ')}.`;
}

function notebookLine({ notebook, refusal, accounts, quota }: SetUpFacts): Prose {
  if (refusal !== null) return prose`${quoteLine(refusal, 300)}.`;
  if (notebook === null) return prose`none; the loop works without one.`;
  const parts = accounts.map(({ account, notebook: id, isLoggedIn }) => {
    const known = prose`${quoteName(account, 80)} knows it as ${quoteName(id, 120)}`;
    if (!isLoggedIn) return prose`${known}, but has no login here`;
    const left = quota.find(({ profile }) => profile === account);
    return left === undefined
      ? known
      : prose`${known}, ${left.left} of ${countOf(left.perDay, 'question')} left`;
  });
  return prose`${joinProse([quoteName(notebook, 120), ...parts], '; ')}.`;
}

function nextStep({ nlm, trouble, profiles, notebook, refusal, accounts, sources }: SetUpFacts): Prose {
  if (nlm === null) return prose`install nlm, or do without NotebookLM.`;
  if (trouble !== null) return prose`upgrade notebooklm-mcp-cli.`;
  if (!profiles.some(({ isValid }) => isValid))
    return prose`the user logs in: \`nlm login --profile NAME\` in a terminal.`;
  if (notebook === null || refusal !== null)
    return prose`the user chooses the notebook that answers for this project: \`/msw:setup use ID --profile NAME\`; or has one made and filled with its documents: \`/msw:setup fill --profile NAME\`.`;
  if (!accounts.some(({ isLoggedIn }) => isLoggedIn))
    return prose`log in an account that has the notebook, or name another one.`;
  if (sources === 0)
    return prose`the notebook has no sources, so it answers nothing: the user adds some, \`/msw:research TOPIC\` finds some, or the tool source_add puts a page, a text or a file of the project there.`;
  return prose`ask one test question; it costs one query.`;
}
