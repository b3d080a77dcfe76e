// Whom the project asks what its notebook knows, whatever program carries the question there.

export interface AttachedText {
  readonly title: string;
  readonly text: string;
}

export type NotebookAnswer =
  | { readonly status: 'answered'; readonly text: string }
  /** `notice`: a sentence why there is none. */
  | { readonly status: 'none'; readonly notice: string }
  /** The texts could not become sources, so nothing was asked. */
  | { readonly status: 'not-attached'; readonly notice: string };

export interface NotebookClient {
  /** As the settings name it: what another one answered is not its own. */
  readonly notebook: string;
  /** @param attached texts that are sources of the notebook while it answers, and no longer */
  readonly ask: (question: string, attached: readonly AttachedText[]) => Promise<NotebookAnswer>;
}
