// One section of what a mapper reads.

import type { Skeleton } from './skeleton.ts';

export type Part = (skeleton: Skeleton) => Section;

export type Section = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly most: number;
};
