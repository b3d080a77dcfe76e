// Where secretlint's recommended rules find secrets. A part of its own, since the rules are large.

import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

export type Range = readonly [start: number, end: number];

/** Ranges of `text`, in the order of the rules; they may overlap. */
export async function secretRanges(text: string): Promise<readonly Range[]> {
  const result = await lintSource({
    source: { filePath: 'output.txt', content: text, contentType: 'text', ext: '.txt' },
    options: {
      noPhysicFilePath: true,
      config: {
        rules: rules
          // Comments in the text switch rules off with it, and the text is not the user's.
          .filter((rule) => !rule.meta.id.endsWith('filter-comments'))
          .map((rule) => ({ id: rule.meta.id, rule })),
      },
    },
  });
  return result.messages.map((message) => message.range);
}
