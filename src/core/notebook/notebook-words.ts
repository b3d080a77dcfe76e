// The sentences about notebooks that a project's settings name and the user did not choose, with what chooses them.

import { shownName } from '../text/plain-line.ts';

export interface NamedNotebook {
  /** The nlm profile. */
  readonly account: string;
  /** Id or alias; null: only the account is named. */
  readonly notebook: string | null;
}

/** Why nobody is asked, and what to do about it; neither ends in a full stop. */
export interface NotAsked {
  readonly reason: string;
  readonly cure: string;
}

const MOST_SHOWN = 3;

/** @param name under which the settings keep the notebook; null: under none */
export function notChosen(named: readonly NamedNotebook[], name: string | null): NotAsked {
  const what = named.some(({ notebook }) => notebook !== null) ? 'a notebook' : 'an account';
  const reason = `.msw/config.json names ${what} that you have not chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose(named, name)}` };
}

/** The settings name something that is not in their own list of notebooks. */
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

/** Somebody named it who is not the user. */
export function notKnown(notebook: string, account: string): NotAsked {
  const reason = `the notebook "${shownName(notebook)}" is not one that you have chosen for this project, so it is not asked`;
  return { reason, cure: `if it is yours, ${howToChoose([{ account, notebook }], null)}` };
}

/** A setting about notebooks is wrong or unknown. @param problem a sentence */
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

/** What a person types, in the client and in a terminal. */
function howToChoose(named: readonly NamedNotebook[], name: string | null): string {
  const lines = named.slice(0, MOST_SHOWN).map((one) => useWords(one, name));
  const typed = lines.map((words) => `/msw:setup ${words}`).join(' and ');
  const inTerminal = lines.map((words) => `msw-protocol notebook ${words}`).join(' and ');
  return `type ${typed} (in a terminal: ${inTerminal})`;
}

function useWords({ account, notebook }: NamedNotebook, name: string | null): string {
  const id = notebook === null ? [] : [typedName(notebook) ?? 'ID'];
  const called = name === null || notebook === null ? null : typedName(name);
  const option = called === null ? [] : ['--name', called];
  return ['use', ...id, '--profile', typedName(account) ?? 'NAME', ...option].join(' ');
}

/** As one word in any shell and in the client; null for a name that could hide or mean something else there. */
function typedName(name: string): string | null {
  if (!/^[\w@.+][\w@.+ -]{0,199}$/.test(name) || name.endsWith(' ')) return null;
  return name.includes(' ') ? `"${name}"` : name;
}
