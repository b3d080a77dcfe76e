// Changes of a turn that the work tree's digest does not show: ignored files, and work elsewhere.

import { type Elsewhere, type Loop, withProgress } from './loop.ts';

/** What changed in a turn where the work tree's digest does not show it. */
export interface Unseen {
  /** Files that git ignores: paths from the work folder. */
  readonly ignored: readonly string[];
  readonly elsewhere: readonly Elsewhere[];
}

/** Keeps all ignored files that changed since the loop was armed, and the work elsewhere as of this turn. */
export function noteUnseen(loop: Loop, { ignored, elsewhere }: Unseen): Loop {
  const { progress } = loop;
  if (ignored.length + elsewhere.length + progress.elsewhere.length === 0) return loop;
  const all = [...new Set([...progress.ignored, ...ignored])].slice(-MOST_IGNORED);
  return withProgress(loop, { ignored: all, elsewhere });
}

const MOST_IGNORED = 5;
