// A command from a file as a person must see it before allowing it: printable ASCII on one line, and never the same for
// two different commands. `\u{34f}` stands for a character that is invisible, looks like another or could be obeyed,
// `\u{20*9}` for nine blanks.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { tag } from '../text/harmless.ts';

/** No person reads more than this; a longer command must not be allowed from a list. */
const LONGEST = 1000;

/**
 * The whole command. Escapes of this form in the command itself are shown with their backslash escaped, and tags that
 * could be obeyed with their opening bracket escaped, so that callers can print the result unchanged.
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
 * For a list with one command per line: only the beginning of a command too long to read. The cut cannot be overlooked,
 * and no command can fake it.
 */
export function showForList(command: string): string {
  const shown = showCommand(command);
  if (shown.length <= LONGEST) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha256(utf8ToBytes(shown)))}}`;
}

/** A legend for a list with escapes; null when nothing is escaped. */
export function escapeLegend(commands: readonly string[]): string | null {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return '\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.';
}

function escaped(char: string): string {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
