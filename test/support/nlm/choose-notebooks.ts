// Chooses the notebooks in the settings, as the user does with `/msw:setup use ...`.

import { chooseNotebook } from '../../../src/adapters/user/project-choices.ts';

export interface NotebookSettings {
  readonly notebook?: string | null;
  readonly nlmProfile?: string | null;
  readonly notebooks?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Every account and notebook of the settings, and the one of the simple settings. */
export async function chooseNotebooks(
  userFolder: string,
  project: string,
  { notebook = null, nlmProfile = null, notebooks = {} }: NotebookSettings,
): Promise<void> {
  const twins = Object.values(notebooks).flatMap((pairs) => Object.entries(pairs));
  const simple = notebook !== null && !Object.hasOwn(notebooks, notebook);
  const account = nlmProfile ?? 'default';
  const choices = [
    ...twins.map(([profile, id]) => ({ account: profile, notebook: id })),
    ...(simple ? [{ account, notebook }] : []),
    ...(nlmProfile === null ? [] : [{ account, notebook: null }]),
  ];
  for (const choice of choices) {
    const problem = await chooseNotebook(userFolder, project, choice);
    if (problem !== null) throw new Error(problem);
  }
}
