// Cuts a change to the part that a reader needs: files named by the failure first, then source, then tests. Generated
// files, lock files and documentation are left out unless there is nothing else.

import type { FileChange } from '../snapshots/file-change.ts';
import { countOf } from '../text/count-of.ts';
import { lowerCaseNames } from './subject.ts';

const MOST_FILES = 4;
/** For all patches together, in characters. */
const MOST_PATCH = 2_400;

/** The files worth showing, the most relevant first. @param names what the failure is about */
export function tellingFiles(files: readonly FileChange[], names: readonly string[]): readonly FileChange[] {
  const own = files.filter(({ path, added }) => added !== null && !isOurs(path));
  const made = own.filter(({ path }) => !GENERATED.test(path));
  const known = new Set(names);
  const weight = ({ path }: FileChange): number => {
    const named = lowerCaseNames(path).some((word) => known.has(word)) ? 4 : 0;
    return named + (DOCUMENT.test(path) ? 0 : 2) + (TEST.test(path) ? 0 : 1);
  };
  return (made.length > 0 ? made : own)
    .toSorted((one, other) => weight(other) - weight(one) || sizeOf(one) - sizeOf(other))
    .slice(0, MOST_FILES);
}

/** As many patches as fit, each whole or cut at a line, without lines that only git needs. */
export function cutPatches(patches: readonly string[], left: number): string {
  const kept: string[] = [];
  let room = MOST_PATCH;
  for (const patch of patches) {
    const lines = patch.split('\n').filter((line) => !FOR_GIT.test(line));
    const fits = fitLines(lines, room);
    if (fits.length < 3) break;
    kept.push(...fits);
    room -= fits.reduce((sum, line) => sum + line.length + 1, 0);
    if (fits.length < lines.length) {
      kept.push('[the rest of this change is left out]');
      break;
    }
  }
  const more = left > 0 ? `[and ${countOf(left, 'more file')}]` : null;
  return [...kept.filter((line) => line !== ''), more].filter((line) => line !== null).join('\n');
}

function fitLines(lines: readonly string[], room: number): readonly string[] {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > room;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

const FOR_GIT = /^(?:diff --git |index |new file mode |deleted file mode |old mode |new mode |\\ No newline)/;

function sizeOf({ added, removed }: FileChange): number {
  return (added ?? 0) + (removed ?? 0);
}

function isOurs(path: string): boolean {
  return path.startsWith('.msw/') || path.includes('/.msw/') || path.startsWith('.planning/');
}

const GENERATED =
  /(?:^|\/)(?:dist|build|out|coverage|vendor|node_modules|__snapshots__|__pycache__)\/|(?:^|\/)(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|go\.sum|composer\.lock|Gemfile\.lock)$|\.(?:min\.js|map|snap|lock|log)$/;
const DOCUMENT = /\.(?:md|mdx|rst|txt|adoc)$/i;
const TEST = /(?:^|\/)(?:tests?|spec|__tests__)\/|[._-](?:test|spec)\.|(?:^|\/)test_/i;
