// The fields of a rule for one kind of token. The rules are in the tables next to this file.

export interface TokenRule {
  /** Also the name of its example in the tests. */
  readonly name: string;
  /** The source of the form: a rule of gitleaks or secretlint, else the issuer's documentation. */
  readonly source: string;
  /** Begins with something unique to these tokens; never preceded by a letter or digit. Linear in the text. */
  readonly form: RegExp;
  /** All possible beginnings, unless the form starts with a single literal: a text without one skips the rule. */
  readonly begins?: string;
  /** For a form that any word could begin: the form is only searched for in a text that contains this. */
  readonly mark?: RegExp;
}
