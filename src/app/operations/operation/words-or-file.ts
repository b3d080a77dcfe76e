// A text that is given as words or in a file.

import { named } from '../../../adapters/files/place.ts';
import { readText, whyUnread } from '../../../adapters/files/read-file.ts';
import { LARGEST_NOTE } from '../../../adapters/memory/note-store.ts';
import { misused, type Refusal, refused } from './operation.ts';
import type { Words } from './request-place.ts';

export function wordsOrFile(
  typed: string | null,
  from: string | null,
  words: Words,
): { readonly status: 'ok'; readonly text: string } | Refusal {
  if (typed !== null && from !== null)
    return misused(`Give it as words or with ${words.input('from')}, not both.`);
  if (from === null) return { status: 'ok', text: typed ?? '' };
  const file = readText(from, named, LARGEST_NOTE);
  if (file.status === 'ok') return file;
  return refused(`${from} cannot be read: ${whyUnread(file)}. Write it there.`);
}
