// Resolves the name of a notebook, or none, to the notebook that the user chose for the project.

import { notAskedText } from '../../../core/notebook/notebook-words.ts';
import { type ChosenNotebook, chosenNotebook, projectNotebook } from '../../notebook/chosen-notebook.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { type Called, misused, type Refusal, type Result, refused } from '../operation/operation.ts';

export type ChosenForCall = Extract<ChosenNotebook, { status: 'chosen' }>;

/** @param name null for the notebook that answers for the project */
export function inNotebook<Value>(
  place: Called,
  name: string | null,
  use: (workspace: Workspace, chosen: ChosenForCall) => Promise<Result<Value>>,
): Promise<Result<Value> | Refusal> {
  return inWorkspace<Value>(place, (workspace) => {
    const chosen = name === null ? projectNotebook(workspace) : chosenNotebook(workspace, name);
    if (chosen.status === 'chosen') return use(workspace, chosen);
    if (chosen.status === 'none')
      return misused(
        `choose a notebook first: ${place.words.call('notebook use')} ID --profile NAME, with what this shows: ${place.words.call('notebook list')}`,
      );
    return refused(`NotebookLM was not asked: ${notAskedText(chosen)}.`);
  });
}
