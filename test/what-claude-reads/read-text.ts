// One text that Claude reads: how it comes about, with something from outside in each of its fields.
import type { Field } from './hostile-texts.ts';

export interface ReadText {
  readonly name: string;
  /** The files of `src/` that make it. */
  readonly from: readonly string[];
  readonly render: (field: Field) => string;
  /** True where what is in the fields decides which parts there are. */
  readonly isLoose?: boolean;
  /** Characters that it never exceeds, whatever stands in the fields. */
  readonly longest: number;
}
