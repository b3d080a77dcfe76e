// How much of a codebase is written in which language.

import { byText } from './facts/path-names.ts';
import type { LanguageShare } from './facts/skeleton.ts';
import type { CountedFile } from './folder-roles.ts';
import { type Language, languageOf } from './languages.ts';

/** Without what a program or others wrote; programming languages have shares of each other. */
export function languageShares(files: readonly CountedFile[]): readonly LanguageShare[] {
  const found = new Map<string, { kind: Language['kind']; files: number; lines: number }>();
  for (const { path, lines, generated, vendored } of files) {
    const language = languageOf(path);
    if (language === null || generated || vendored) continue;
    const share = found.get(language.name) ?? { kind: language.kind, files: 0, lines: 0 };
    share.files += 1;
    share.lines += lines;
    found.set(language.name, share);
  }
  const isCode = ({ kind }: { kind: string }) => kind === 'programming';
  const all = [...found.values()].filter(isCode).reduce((sum, { lines }) => sum + lines, 0);
  return [...found]
    .map(([name, share]) => ({
      name,
      files: share.files,
      lines: share.lines,
      share: isCode(share) && all > 0 ? Math.round((100 * share.lines) / all) / 100 : 0,
      code: isCode(share),
    }))
    .sort((a, b) => Number(b.code) - Number(a.code) || b.lines - a.lines || byText(a.name, b.name))
    .map(({ name, files: count, lines, share }) => ({ name, files: count, lines, share }));
}
