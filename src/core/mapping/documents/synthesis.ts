// The few sentences that open a map's summary: what their writer is asked, and which answer is taken.

import { joinProse, type Prose, prose } from '../../text/prose.ts';

/** In `.msw/map`, until the map is finished. */
export const SYNTHESIS_FILE = 'synthesis.md';

/** Characters: anything else is no synthesis. */
const SHORTEST = 80;
const LONGEST = 2_500;

/** The text to show; null when there is none of a fitting length, or when it is more than paragraphs. */
export function synthesisIn(text: string | null): string | null {
  const words = text?.trim() ?? '';
  const isProse = !words.split('\n').some((line) => /^\s*(?:#|[-*+]\s|\||```|~~~|\d+\.\s)/.test(line));
  return words.length >= SHORTEST && words.length <= LONGEST && isProse ? words : null;
}

export const synthesisPage: Prose = prose`${joinProse(
  [
    prose`# Focus: summary`,
    prose`The other documents of the map are written. Read them, and of the code only what they leave unclear. Then write the file of the prompt: 80 to 200 words in two or three paragraphs, for somebody who opens this codebase for the first time.`,
    prose`1. What it does, and for whom.\n2. Its main parts, and how one request or run passes through them.\n3. What to know before changing anything.`,
    prose`Plain sentences: no headings, lists, tables, fences, links or dates. Nothing that the documents do not say. Put every path, script and dependency in backticks, paths in full from the root of the project; code checks each of them against the disk.`,
  ],
  '\n\n',
)}\n`;
