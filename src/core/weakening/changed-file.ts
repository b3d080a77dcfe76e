// One file of the project before and after.

export interface ChangedFile {
  /** Relative to the project's root, with `/`. */
  readonly path: string;
  /** Null where the file did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}
