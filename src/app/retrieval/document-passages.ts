// Finds what the documents of a project say about a failure.

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { LARGEST_DOCUMENT } from '../../adapters/documents/listed-document.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { analyse } from '../../core/retrieval/analyse.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import {
  answeringPassages,
  isChangeLog,
  type SourceText,
} from '../../core/retrieval/passages/answering-passages.ts';
import { type Clues, failureClues } from '../../core/retrieval/passages/failure-clues.ts';
import type { Rarity } from '../../core/retrieval/passages/weigh-section.ts';
import { documentsWithWord, rank } from '../../core/retrieval/rank.ts';
import { type SearchIndex, sizeOfIndex } from '../../core/retrieval/search-index.ts';
import { openIndex } from './open-index.ts';
import type { RungRequest } from './rung-request.ts';

/** How many documents are read because of shared names, and as many because of shared words. */
const MOST_READ = 8;

/** The best first; none when nothing is about it. The texts are untrusted. */
export async function documentPassages(request: RungRequest): Promise<readonly Passage[]> {
  const { failure, userFolder, now, deadlineMs } = request;
  const start = now();
  const clues = failureClues(failure, request.output);
  if (clues.anchors.length + clues.words.length === 0) return [];
  const root = realpathSync.native(request.root);
  const place = {
    root,
    userFolder,
    now: start,
    kind: 'project',
    isLate: () => now() - start > deadlineMs,
  } as const;
  const { index } = openIndex(place, 'code', wordsFor(clues));
  const texts: SourceText[] = [];
  for (const path of candidates(index, clues)) {
    if (isChangeLog(path) || isPlan(path)) continue;
    const text = textOf(join(root, path), projectFile(root), LARGEST_DOCUMENT);
    if (text !== null) texts.push({ name: path, text });
    if (place.isLate()) break;
  }
  return answeringPassages(texts, clues, rarityIn(index));
}

/** What a plan says about its files is the work itself, which whoever carries it out has read. */
function isPlan(path: string): boolean {
  return path.startsWith('.planning/') && /(?:^|[/-])PLAN(?:-\d[^/]*)?\.md$/i.test(path);
}

/** Common words elsewhere outrank a name in one row of a long table, so names are also ranked alone. */
function candidates({ segments }: SearchIndex, { anchors, words }: Clues): ReadonlySet<string> {
  const names = anchors.flatMap(({ text }) => analyse(text, 'code'));
  const byName = rank(segments, [...new Set(names)], MOST_READ);
  const byWords = rank(segments, [...names, ...words], MOST_READ);
  return new Set([...byName, ...byWords].map(({ path }) => path));
}

/** Every word asked of the index: those searched for, and those whose rarity counts. */
function wordsFor({ anchors, words }: Clues): readonly string[] {
  const asked = [...anchors.map(({ text }) => text), ...words];
  return [...words, ...asked.flatMap((text) => analyse(text, 'code'))];
}

/** With fewer documents than this, rarity cannot be judged. */
const FEW = 5;

/** A word in a third of the documents is what the project is about. */
function rarityIn(index: SearchIndex): Rarity {
  const size = sizeOfIndex(index);
  const known = new Map<string, number>();
  // Don't count the document being weighed: a word found in no other is as rare in ten documents as in thousands.
  const shareOf = (word: string) => Math.max(0, documentsWithWord(index.segments, word) - 1) / size;
  return (text) => {
    if (size < FEW) return 1;
    const found = known.get(text);
    if (found !== undefined) return found;
    // All parts of a name rarely occur together by chance.
    const parts = text.split(/[^\p{L}\p{N}$]+/u).filter((part) => part !== '');
    const share = parts.reduce(
      (product, part) => product * Math.min(1, ...analyse(part, 'code').map(shareOf)),
      1,
    );
    const rarity = share <= 0.05 ? 1 : Math.max(0.15, 1 - (share - 0.05) * 3);
    known.set(text, rarity);
    return rarity;
  };
}
