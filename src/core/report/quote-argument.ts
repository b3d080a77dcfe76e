// Writes a text as one word of a shell, for a command that a person will copy.

/** Null when no way of quoting is safe in every shell of the platform, or the text hides something. */
export function quoteArgument(text: string, windows: boolean): string | null {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return null;
  // Neither cmd nor PowerShell expands anything else in here; a backslash at the end would escape the quote.
  if (windows) return /["%!`$^\u201c-\u201f]|\\$/.test(text) ? null : `"${text}"`;
  // To fish a backslash escapes inside of single quotes, and csh looks for `!` there.
  return /['\\!]/.test(text) ? null : `'${text}'`;
}

/** A path as part of such a command: plain where it can be, and where no quotes would be safe. */
export function shownPath(path: string): string {
  return shownWord(path, /^[A-Za-z]:/.test(path)) ?? path;
}

/** Any other word of such a command, plain where it can be; null as above. */
export function shownWord(text: string, windows: boolean): string | null {
  return /^[\w./:@+-]+$/.test(text) ? text : quoteArgument(text, windows);
}
