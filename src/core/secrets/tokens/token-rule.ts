// What a rule for one kind of token says. Which rules there are stands in the tables beside this file.

export interface TokenRule {
  /** Also the name of its example in the tests. */
  readonly name: string;
  /** Who documents the form: a rule of gitleaks or secretlint, else the issuer. */
  readonly source: string;
  /** Begins with what only these tokens have; no letter or digit stands before it. Linear in the text. */
  readonly form: RegExp;
  /** Words of which one begins each of them, where the form does not say so in one word: without it nothing is looked for. */
  readonly begins?: string;
  /** For a form that any word could begin: only where a text has this, it is looked for at all. */
  readonly mark?: RegExp;
}
