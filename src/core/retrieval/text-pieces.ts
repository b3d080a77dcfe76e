// Cuts a long text where no word is cut, so that it can be analysed in steps.

/** Takes a few milliseconds to analyse. */
const PIECE = 64 * 1024;

/** Joined, they are the text; each but the first begins with white space. */
export function textPieces(text: string, length = PIECE): readonly string[] {
  if (text.length <= length) return [text];
  const pieces: string[] = [];
  const space = /\s/g;
  let start = 0;
  while (text.length - start > length) {
    space.lastIndex = start + length;
    const end = space.exec(text)?.index;
    if (end === undefined) break;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return [...pieces, text.slice(start)];
}
