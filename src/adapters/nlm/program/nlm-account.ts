// Whom a call of nlm acts as, and from where: the first argument of every verb.

export interface NlmAccount {
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** Nothing inside it is ever run. */
  readonly projectRoot: string;
  readonly env: NlmVariables;
}

export type NlmVariables = Readonly<Record<string, string | undefined>>;
