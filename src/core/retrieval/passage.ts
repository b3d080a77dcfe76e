// A piece of text that answers something, with where its words come from.

export interface Passage {
  /** From outside: whoever shows it fences it. */
  readonly text: string;
  /** `path:line`, `package@version file:line`, or the command of a tool. */
  readonly source: string;
  /** The higher the better; comparable only among the passages of one search. */
  readonly score: number;
}
