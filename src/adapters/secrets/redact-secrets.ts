// Takes secrets out of a text before it leaves the machine. The rules are large, so they load on first use.

import { redact } from '../../core/failure/redact.ts';

type Range = readonly [start: number, end: number];

const MASK = '<secret>';

/**
 * `text` with everything that secretlint's recommended rules, or MSW's own patterns, take for a secret
 * replaced by `<secret>`. Rejects only if the rules cannot be loaded; then nothing may be sent.
 */
export async function redactSecrets(text: string): Promise<string> {
  return redact(maskRanges(text, await secretRanges(text)));
}

async function secretRanges(text: string): Promise<readonly Range[]> {
  const [{ lintSource }, { rules }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
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

/** Ranges may overlap: several rules know the same token. */
function maskRanges(text: string, ranges: readonly Range[]): string {
  let result = '';
  let from = 0;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (end <= from) continue;
    if (start >= from) result += text.slice(from, start) + MASK;
    from = end;
  }
  return result + text.slice(from);
}
