// One text that Claude reads: how it is made, with outside text in each of its fields.
import type { Field } from './hostile-texts.ts';

export interface ReadText {
  readonly name: string;
  /** The files of `src/` that make it. */
  readonly from: readonly string[];
  readonly render: (field: Field) => string;
  /** True if the content of the fields decides which parts there are. */
  readonly isLoose?: boolean;
  /** The most characters, whatever the fields contain. */
  readonly longest: number;
}
