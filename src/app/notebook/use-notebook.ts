// Sets the notebook, and the account, that answers for a project: remembered in the user folder, and written into the
// project's settings. Only a person may choose it.

import { type ChangedFile, changeFile, projectConfigFile } from '../../adapters/config/change-file.ts';
import { type Fields, isFields } from '../../adapters/files/read-json.ts';
import { defaultProfile, listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { chooseNotebook } from '../../adapters/user/project-choices.ts';
import type { UseRequest } from '../../core/commands/setup-request.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { isProfileName, loginCommand } from '../../core/notebook/profile-name.ts';
import { harmless } from '../../core/text/harmless.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { type NotebookPlace, projectNotebook } from './chosen-notebook.ts';

export type UsedNotebook =
  | { readonly status: 'done'; readonly profile: string; readonly message: string }
  | { readonly status: 'refused'; readonly reason: string };

/** A letter, digit or underscore first, so it is neither an option nor special to a shell or JSON. */
const NOTEBOOK = /^[\p{L}\p{N}_][^\p{C}\p{Zl}\p{Zp}]{0,199}$/u;

export async function useNotebook(place: NotebookPlace, request: UseRequest): Promise<UsedNotebook> {
  const { notebook, name } = request;
  const profile = request.profile ?? defaultProfile(place.env);
  const problem = problemOf(request, profile);
  if (problem !== null) return refused(problem);
  const unkept = await chooseNotebook(place.userFolder, place.project, { account: profile, notebook });
  if (unkept !== null) return refused(unkept);
  const noted =
    notebook === null
      ? await setProfile(place.project, profile)
      : await addNotebook(place.project, { name, profile, id: notebook, isUsed: true });
  return noted.status === 'refused' ? noted : done(place, request, profile);
}

function problemOf({ notebook, name }: UseRequest, profile: string): string | null {
  if (!isProfileName(profile))
    return `"${harmless(profile).slice(0, 80)}" is not a profile name (to list them: ${lineToType`notebook profiles`})`;
  if (notebook !== null && !NOTEBOOK.test(notebook))
    return `that is not the id or alias of a notebook (to list them: ${lineToType`notebook list`})`;
  return NOTEBOOK.test(name)
    ? null
    : `"${harmless(name).slice(0, 80)}" is not a name for a notebook: begin with a letter or a digit`;
}

function done(place: NotebookPlace, { notebook, name }: UseRequest, profile: string): UsedNotebook {
  const what =
    notebook === null
      ? `MSW makes its notebooks for this project in ${profile}.`
      : `${name} answers for this project: ${profile} knows it as ${notebook}.`;
  const known = listProfiles(place.env).find((one) => one.name === profile);
  const login = known?.isValid ? [] : [`nlm has no login for it here yet: run ${loginCommand(profile)}.`];
  const chosen = projectNotebook(place);
  const others = chosen.status === 'refused' ? [`Still, ${notAskedText(chosen)}.`] : [];
  return { status: 'done', profile, message: [what, ...login, ...others].join(' ') };
}

function refused(reason: string): UsedNotebook {
  return { status: 'refused', reason };
}

export interface ChooseNotebook {
  readonly name: string;
  readonly profile: string;
  /** The id of the notebook in that profile. */
  readonly id: string;
  /** Also makes it the notebook that answers for the project. */
  readonly isUsed: boolean;
}

/** Keeps other notebooks, and other accounts of the same one. */
export function addNotebook(project: string, choice: ChooseNotebook): Promise<ChangedFile> {
  return edit(project, (before) => withNotebook(before, choice));
}

/** Sets the account when no notebook is named. */
function setProfile(project: string, profile: string): Promise<ChangedFile> {
  return edit(project, (before) => ({ ...before, nlmProfile: profile }));
}

async function edit(project: string, change: (before: Fields) => Fields): Promise<ChangedFile> {
  return changeFile(projectConfigFile(project), (before) => ({
    status: 'ok',
    text: `${JSON.stringify(change(before), null, 2)}\n`,
  }));
}

function withNotebook(before: Fields, { name, profile, id, isUsed }: ChooseNotebook): Fields {
  const notebooks = isFields(before.notebooks) ? before.notebooks : {};
  const twins = Object.hasOwn(notebooks, name) ? notebooks[name] : {};
  const grown = { ...notebooks, [name]: { ...(isFields(twins) ? twins : {}), [profile]: id } };
  return { ...before, ...(isUsed ? { notebook: name } : {}), notebooks: grown };
}
