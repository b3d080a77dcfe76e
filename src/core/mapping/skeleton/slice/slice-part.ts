// One section of what a mapper reads.

import type { Skeleton } from '../facts/skeleton.ts';

export type Part = (skeleton: Skeleton) => Section;

export type Section = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly most: number;
};
