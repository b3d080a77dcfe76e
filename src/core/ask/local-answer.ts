// An answer from the notes alone: the passages that match, without words of our own.

import type { NotePassage, Ports } from './ports.ts';

const MOST = 12;
const OF_ONE_NOTE = 2;

/** @param paths the best first */
export async function localPassages(
  ports: Ports,
  paths: readonly string[],
  question: string,
): Promise<readonly NotePassage[]> {
  const found = await ports.notes.passages(paths.slice(0, MOST), question);
  return found.flatMap((passages) => passages.slice(0, OF_ONE_NOTE)).slice(0, MOST);
}

/** As it stands in the conversation. */
export function passagesText(passages: readonly NotePassage[]): string {
  return passages
    .map(({ path, headings, line, text }) => {
      const quoted = text.split('\n').map((one) => `> ${one}`);
      return [...quoted, '', `(${[path, ...headings].join(' › ')}, line ${line})`].join('\n');
    })
    .join('\n\n');
}
