// Quotes a text as one shell word, for a command that a person will copy.

/** Null when no quoting is safe in every shell of the platform, or the text contains hidden characters. */
export function quoteArgument(text: string, windows: boolean): string | null {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return null;
  // cmd and PowerShell expand nothing else in here; a trailing backslash would escape the quote.
  if (windows) return /["%!`$^\u201c-\u201f]|\\$/.test(text) ? null : `"${text}"`;
  // In fish a backslash escapes inside single quotes, and csh expands `!` there.
  return /['\\!]/.test(text) ? null : `'${text}'`;
}

/** A path as part of such a command: unquoted when plain, and also when no quoting would be safe. */
export function shownPath(path: string): string {
  return shownWord(path, /^[A-Za-z]:/.test(path)) ?? path;
}

/** Any other word of such a command, unquoted when plain; null as above. */
export function shownWord(text: string, windows: boolean): string | null {
  return /^[\w./:@+-]+$/.test(text) ? text : quoteArgument(text, windows);
}
