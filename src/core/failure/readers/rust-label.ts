// Finds the words under the carets of a rustc code frame: they say what was expected and what was found,
// and in the short format they are part of the message.

/** The label of the primary place in the lines below `--> file:line:column`, or null. */
export function rustLabel(block: readonly string[]): string | null {
  const frame = block.findIndex((text) => /^ *\| .*\^/.test(text));
  const carets = block[frame] ?? '';
  if (frame < 0) return null;
  const column = carets.indexOf('^');
  const beside = carets.slice(column).replace(/^\^+/, '');
  // Other marks to the right push the label of this one below.
  if (/^ +[^\s^~-]/.test(beside) && !/^ *help: /.test(beside)) return beside.trim();
  return beside.trim() === '' || /^ *help: /.test(beside) ? null : labelBelow(block, frame, column);
}

function labelBelow(block: readonly string[], frame: number, column: number): string | null {
  for (let line = frame + 1; line < frame + 12; line += 1) {
    const text = block[line];
    if (text === undefined || !/^ *\| /.test(text)) return null;
    const words = text.slice(column);
    if (/^[^\s|]/.test(words) && /^[\s|]*$/.test(text.slice(text.indexOf('|'), column)))
      return words.trim().replace(/ +\|$/, '');
  }
  return null;
}
