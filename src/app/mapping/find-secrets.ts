// Looks for secrets in what is about to be committed. It says where one is, never what.

import { lineCount } from '../../core/mapping/documents/check-document.ts';

export interface SecretPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** GSD's own list, beside the rules of secretlint. */
const GSD_LIST =
  /sk-[a-zA-Z0-9]{20,}|sk_(?:live|test)_[a-zA-Z0-9]+|gh[po]_[a-zA-Z0-9]{36}|glpat-[a-zA-Z0-9_-]+|AKIA[A-Z0-9]{16}|xox[baprs]-[a-zA-Z0-9-]+|-----BEGIN[^\r\n]{0,80}PRIVATE KEY|eyJ[a-zA-Z0-9_-]{1,4000}\.eyJ[a-zA-Z0-9_-]{1,4000}\./g;

/** Each line once, in order. Rejects only if the rules cannot be loaded; then nothing may be committed. */
export async function findSecrets(texts: ReadonlyMap<string, string>): Promise<readonly SecretPlace[]> {
  const { secretRanges } = await import('../../adapters/secrets/secret-ranges.ts');
  const found: SecretPlace[] = [];
  for (const [file, text] of texts) {
    const starts = [
      ...(await secretRanges(text)).map(([start]) => start),
      ...[...text.matchAll(GSD_LIST)].map(({ index }) => index),
    ];
    const lines = new Set(starts.map((start) => lineCount(`${text.slice(0, start)}x`)));
    found.push(...[...lines].sort((a, b) => a - b).map((line) => ({ file, line })));
  }
  return found;
}
