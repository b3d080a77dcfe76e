// Takes secrets out of a text before it leaves the machine. The rules are large, so they load on first use.

import { redact } from '../../core/failure/redact.ts';
import type { Range } from './secret-ranges.ts';

const MASK = '<secret>';

/**
 * `text` with everything that secretlint's recommended rules, or MSW's own patterns, take for a secret
 * replaced by `<secret>`. Rejects only if the rules cannot be loaded; then nothing may be sent.
 */
export async function redactSecrets(text: string): Promise<string> {
  const { secretRanges } = await import('./secret-ranges.ts');
  return redact(maskRanges(text, await secretRanges(text)));
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
