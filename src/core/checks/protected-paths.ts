// Which files of the project are protected: those that match `--protect`, and those that a sealed check names.

import { commandPaths } from '../shell/command-paths.ts';
import { pathMatcher } from '../text/wildcard.ts';
import type { Check } from './check-result.ts';
import { isSealed } from './sealed-check.ts';

interface Protecting {
  readonly protect: readonly string[];
  readonly checks: readonly Check[];
}

/** Tests paths relative to the project's root, with `/`. A folder covers its contents. Null without protected paths. */
export function protectedPaths({ protect, checks }: Protecting): ((path: string) => boolean) | null {
  const named = checks
    .filter(isSealed)
    .flatMap(({ command }) => commandPaths(command).map(({ path }) => path));
  const patterns = [...protect, ...named];
  if (patterns.length === 0) return null;
  const fits = patterns.map(fitsPattern);
  return (path) => fits.some((isFitting) => isFitting(path));
}

/** The patterns of `--protect` that fit none of the paths: a typing error protects nothing. */
export function idlePatterns(
  { protect }: Pick<Protecting, 'protect'>,
  paths: readonly string[],
): readonly string[] {
  return protect.filter((pattern) => !paths.some(fitsPattern(pattern)));
}

function fitsPattern(pattern: string): (path: string) => boolean {
  const plain = pattern.replace(/^\.\//, '').replace(/\/$/, '');
  const [fits, covers] = [pathMatcher(plain), pathMatcher(`${plain}/**`)];
  return (path) => fits(path) || covers(path);
}
