// Which files of the project are protected: those that match `--protect`, and those that a sealed check names.

import { pathMatcher } from '../mapping/documents/wildcard.ts';
import { commandPaths } from '../shell/command-paths.ts';
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
  const patterns = [...protect, ...named].map((pattern) => pattern.replace(/^\.\//, '').replace(/\/$/, ''));
  if (patterns.length === 0) return null;
  const fits = patterns.flatMap((pattern) => [pathMatcher(pattern), pathMatcher(`${pattern}/**`)]);
  return (path) => fits.some((isFitting) => isFitting(path));
}
