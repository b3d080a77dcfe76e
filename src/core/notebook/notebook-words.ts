// The sentences about notebooks that a project's settings name and the user has not chosen, with the cure.

import { shownName } from '../text/plain-line.ts';

export interface NamedNotebook {
  /** The nlm profile. */
  readonly account: string;
  /** Id or alias; null when only the account is named. */
  readonly notebook: string | null;
}

/** Why nothing was asked, and the cure; neither ends in a full stop. */
export interface NotAsked {
  readonly reason: string;
  readonly cure: string;
}

const MOST_SHOWN = 3;

/** @param name the key of the notebook in the settings; null for none */
export function notChosen(named: readonly NamedNotebook[], name: string | null): NotAsked {
  const what = named.some(({ notebook }) => notebook !== null) ? 'a notebook' : 'an account';
  const reason = `.msw/config.json names ${what} that you have not chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose(named, name)}` };
}

/** The settings name a notebook that is not in their own list. */
export function notListed(
  notebook: string,
  listed: readonly string[],
  named: readonly NamedNotebook[],
): NotAsked {
  const names = listed.slice(0, MOST_SHOWN).map((name) => `"${shownName(name)}"`);
  const reason = `"notebook" in .msw/config.json is "${shownName(notebook)}", which is not in "notebooks" there (${names.join(', ')}), so no account is asked`;
  return {
    reason,
    cure: `correct it, or if it is the id of a notebook of yours, ${howToChoose(named, null)}`,
  };
}

/** Somebody other than the user named it. */
export function notKnown(notebook: string, account: string): NotAsked {
  const reason = `the notebook "${shownName(notebook)}" is not one that you have chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose([{ account, notebook }], null)}` };
}

/** A setting about notebooks is invalid or unknown. @param problem a sentence */
export function notReadable(problem: string): NotAsked {
  return {
    reason: `${problem.replace(/\.$/, '')}, and no account is asked`,
    cure: 'correct it in .msw/config.json',
  };
}

/** On one line. */
export function notAskedText({ reason, cure }: NotAsked): string {
  return `${reason}; ${cure}`;
}

/** The commands to type. */
function howToChoose(named: readonly NamedNotebook[], name: string | null): string {
  const lines = named.slice(0, MOST_SHOWN).map((one) => useWords(one, name));
  return `type ${lines.map((words) => `/msw:setup ${words}`).join(' and ')}`;
}

function useWords({ account, notebook }: NamedNotebook, name: string | null): string {
  const id = notebook === null ? [] : [typedName(notebook) ?? 'ID'];
  const called = name === null || notebook === null ? null : typedName(name);
  const option = called === null ? [] : ['--name', called];
  return ['use', ...id, '--profile', typedName(account) ?? 'NAME', ...option].join(' ');
}

/** Quoted as one word for any shell and the client; null when the name could hide something or be misread there. */
function typedName(name: string): string | null {
  if (!/^[\w@.+][\w@.+ -]{0,199}$/.test(name) || name.endsWith(' ')) return null;
  return name.includes(' ') ? `"${name}"` : name;
}
