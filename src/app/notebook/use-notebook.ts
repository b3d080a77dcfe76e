// The user chooses which notebook, in which account, answers for a project: remembered in the user folder, and written
// into the settings that the project shows. Only on the word of a person.

import { listProfiles } from '../../adapters/nlm/program/list-profiles.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-store.ts';
import { chooseNotebook } from '../../adapters/user/notebook-choices.ts';
import type { UseRequest } from '../../core/commands/setup-request.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { isProfileName, loginCommand } from '../../core/notebook/profile-name.ts';
import { harmless } from '../../core/text/harmless.ts';
import { projectNotebook } from './chosen-notebook.ts';
import { addNotebook, setProfile } from './edit-settings.ts';
import type { NotebookPlace } from './notebook-question.ts';

export type UsedNotebook =
  | { readonly status: 'done'; readonly profile: string; readonly message: string }
  | { readonly status: 'refused'; readonly reason: string };

/** A letter or digit first: neither an option nor anything that a shell or JSON takes for its own. */
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
  if (!isProfileName(profile)) return `"${harmless(profile).slice(0, 80)}" is no profile name`;
  if (notebook !== null && !NOTEBOOK.test(notebook)) return 'that is no id or alias of a notebook';
  return NOTEBOOK.test(name) ? null : `"${harmless(name).slice(0, 80)}" is no name for a notebook`;
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
