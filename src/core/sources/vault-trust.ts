// What this machine's user knows of a vault, in the user folder: a vault that was shared or cloned can neither send notes
// to somebody's notebook nor delete anything.

export interface VaultTrust {
  /** The notebooks that the user has confirmed, each with the account that holds it. */
  readonly notebooks: readonly { readonly notebookId: string; readonly account: string }[];
  /**
   * The sources that MSW added from here, by notebook: only they are ever deleted. That a notebook has an entry, even an
   * empty one, says that the user agreed to uploads.
   */
  readonly ownSources: Readonly<Record<string, readonly string[]>>;
  /** Uploads that began and whose end is not recorded. */
  readonly pending: readonly PendingUpload[];
  /** The user agreed that replaced and evicted sources are deleted. */
  readonly mayDelete: boolean;
  /** When the uploads of the last minute began; ISO 8601. */
  readonly begun: readonly string[];
  /** When a notebook began to be made whose id is not recorded; ISO 8601. */
  readonly creating: string | null;
}

export interface PendingUpload {
  readonly id: string;
  readonly notebookId: string;
  readonly path: string;
  readonly title: string;
  readonly contentHash: string;
  /** The sources that had this title before: not this one. */
  readonly known: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

export const NO_TRUST: VaultTrust = {
  notebooks: [],
  ownSources: {},
  pending: [],
  mayDelete: false,
  begun: [],
  creating: null,
};
