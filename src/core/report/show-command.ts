// A command from a file as a person must see it before they allow it: printable ASCII on one line, and never the same
// for two different commands. `\u{34f}` stands for a character that does not show, looks like another or could be obeyed, `\u{20*9}` for
// nine blanks.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { tag } from '../text/harmless.ts';

/** More than this nobody reads; a longer one is not to be allowed by a list. */
const LONGEST = 1000;

/**
 * The whole command. What it holds of such escapes itself is shown with its backslash escaped, and of a tag that could
 * be obeyed the opening bracket, so that nobody who prints it has to change it.
 */
export function showCommand(command: string): string {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll(tag(), escaped);
  return shown.replaceAll(/^ +| {2,}| $/g, (blanks) =>
    blanks.length === 1 ? '\\u{20}' : `\\u{20*${blanks.length}}`,
  );
}

export function isReadable(command: string): boolean {
  return showCommand(command).length <= LONGEST;
}

/**
 * For a list, each on a line of its own: of one that nobody would read only the beginning. That it is cut cannot be
 * overlooked, nor be feigned by what a command says.
 */
export function showForList(command: string): string {
  const shown = showCommand(command);
  if (shown.length <= LONGEST) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha256(utf8ToBytes(shown)))}}`;
}

/** Below a list in which something is escaped; null where all is as it stands. */
export function escapeLegend(commands: readonly string[]): string | null {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return '\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.';
}

function escaped(char: string): string {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
