// Finds secrets in files that are about to be committed. Reports where one is, never its text.

import { isDummy } from './is-placeholder.ts';
import { secretSpans } from './secret-spans.ts';
import { visibleText } from './visible-text.ts';

export interface SecretPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Each line once, in order. Example values such as `changeme` do not count: they protect nothing. */
export function findSecrets(texts: ReadonlyMap<string, string>): readonly SecretPlace[] {
  return [...texts].flatMap(([file, text]) => secretLines(text).map((line) => ({ file, line })));
}

/** From 1, in order. */
function secretLines(text: string): readonly number[] {
  const visible = visibleText(text);
  const lines = new Set<number>();
  let line = 1;
  let done = 0;
  for (const { start, end } of secretSpans(visible)) {
    line += visible.slice(done, start).split('\n').length - 1;
    done = start;
    if (!isDummy(visible.slice(start, end).replaceAll(/^[\\"'`]+|(?<![\\"'`])[\\"'`]+$/g, '')))
      lines.add(line);
  }
  return [...lines];
}
