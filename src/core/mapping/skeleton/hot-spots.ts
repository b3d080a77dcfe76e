// Finds where a codebase changes, from git's history: the more changes and the larger the file, the hotter.

import { byText } from './facts/path-names.ts';
import type { HotSpot } from './facts/skeleton.ts';

/** One commit; `files` are relative to the root. */
export type Commit = { readonly author: string; readonly day: string; readonly files: readonly string[] };

/** Format for `git log`: one record per commit, read by `readHistory`. */
export const HISTORY_FORMAT = '%x01%ae%x02%as%x03';

const MOST = 30;
/** A commit that touches more files moves or formats things and says nothing about one file. */
const SWEEPING = 100;

export function readHistory(output: string): readonly Commit[] {
  return output
    .split('\u0001')
    .slice(1)
    .flatMap((record) => {
      const end = record.indexOf('\u0003');
      const middle = record.indexOf('\u0002');
      if (end === -1 || middle === -1 || middle > end) return [];
      const files = record.slice(end + 1).split('\0');
      return [
        {
          author: record.slice(0, middle),
          day: record.slice(middle + 1, end),
          files: files.map((file) => file.replace(/^\n/, '')).filter((file) => file !== ''),
        },
      ];
    });
}

/** Counts only files in `lines`: existing code. Expects the newest commit first. */
export function hotSpots(commits: readonly Commit[], lines: ReadonlyMap<string, number>): readonly HotSpot[] {
  const spots = new Map<string, { commits: number; authors: Set<string>; lastChange: string }>();
  for (const { author, day, files } of commits) {
    if (files.length > SWEEPING) continue;
    for (const path of files) {
      if (!lines.has(path)) continue;
      const spot = spots.get(path) ?? { commits: 0, authors: new Set<string>(), lastChange: day };
      spot.commits += 1;
      spot.authors.add(author);
      spots.set(path, spot);
    }
  }
  const weighed = [...spots].map(([path, spot]) => ({
    path,
    ...spot,
    heat: spot.commits * Math.log2(2 + (lines.get(path) ?? 0)),
  }));
  weighed.sort((a, b) => b.heat - a.heat || byText(a.path, b.path));
  const hottest = weighed[0]?.heat ?? 1;
  return weighed
    .filter(({ commits: count }) => count > 1)
    .slice(0, MOST)
    .map(({ path, commits: count, authors, lastChange, heat }) => ({
      path,
      commits: count,
      authors: authors.size,
      lastChange,
      score: Math.round((100 * heat) / hottest),
    }));
}
