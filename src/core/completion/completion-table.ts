// What a shell can complete of the command line.

export interface CompletionTable {
  readonly nouns: readonly { readonly name: string; readonly about: string }[];
  readonly calls: readonly CompletedCall[];
}

export interface CompletedCall {
  /** `loop arm`; `log` for a noun that needs no verb. */
  readonly call: string;
  readonly about: string;
  readonly options: readonly {
    /** With its dashes. */
    readonly name: string;
    /** Null for one without a value. */
    readonly value: Completed | null;
    readonly about: string;
  }[];
  /** In their order; the last one stands for all further ones where it is repeated. */
  readonly words: readonly Completed[];
}

/** Names without blanks and quotes, of which a text has none; or any file. */
export type Completed = readonly string[] | 'files';
