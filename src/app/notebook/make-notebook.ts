// Creates an empty notebook in an account of the user. It then counts as one of the user's, like those that research
// creates; which notebook answers for the project remains the user's choice.

import { createNotebook, type NotebookDetails } from '../../adapters/nlm/notebooks.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { chooseNotebook } from '../../adapters/user/project-choices.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { isProfileName } from '../../core/notebook/profile-name.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { askAccounts } from './ask-accounts.ts';
import {
  type NotebookAccount,
  type NotebookPlace,
  namedAccounts,
  projectAccounts,
} from './chosen-notebook.ts';

export interface WantedNotebook {
  readonly title: string;
  /** Null: the account in which MSW creates the notebooks of this project. */
  readonly profile: string | null;
}

export type MadeNotebook =
  | { readonly status: 'done'; readonly profile: string; readonly notebook: NotebookDetails }
  | { readonly status: 'refused'; readonly reason: string };

const LONGEST_TITLE = 200;

/** @param mayUse which accounts may be named: only those of the project, or all that nlm has */
export async function makeNotebook(
  place: NotebookPlace,
  { title, profile }: WantedNotebook,
  mayUse: 'own' | 'all',
): Promise<MadeNotebook> {
  const accounts = accountsFor(place, profile, mayUse);
  if (typeof accounts === 'string') return refused(accounts);
  const named = [...textToSend(title.trim())].slice(0, LONGEST_TITLE).join('');
  const made = await askAccounts(place, accounts.slice(0, 1), (as) => createNotebook(as, named));
  if (made.status === 'refused') return made;
  const { account } = made.by;
  const unkept = await chooseNotebook(place.userFolder, place.project, { account, notebook: made.data.id });
  if (unkept !== null) return refused(`The notebook ${made.data.id} is made, but ${unkept}.`);
  return { status: 'done', profile: account, notebook: made.data };
}

/** Returns a sentence when no account may be used. */
function accountsFor(
  place: NotebookPlace,
  profile: string | null,
  mayUse: 'own' | 'all',
): readonly NotebookAccount[] | string {
  const own = projectAccounts(place);
  if (profile === null) return own.status === 'chosen' ? own.accounts : `${notAskedText(own)}.`;
  if (!isProfileName(profile))
    return `That is not a profile name. To list them: ${lineToType`notebook profiles`}`;
  const known = own.status === 'chosen' ? own.accounts.filter(({ account }) => account === profile) : [];
  if (known.length > 0) return known;
  if (mayUse === 'own')
    return `The user has not chosen the account ${profile} for this project: they type /msw:setup use --profile ${profile}.`;
  return namedAccounts('', { nlmProfile: profile, notebooks: {} }, place.env);
}

function refused(reason: string): MadeNotebook {
  return { status: 'refused', reason };
}
