// Whether two statements are the same: they may differ in spaces, case and surrounding punctuation.

/** Only letters, numbers and punctuation inside the statement count. */
export function normalStatement(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s"'`*_“”‘’-]{1,200}/, '')
    .replace(/(?<![\s"'`*_“”‘’.;:!])[\s"'`*_“”‘’.;:!]{1,200}$/, '')
    .toLowerCase();
}

export function isSameStatement(left: string, right: string): boolean {
  return normalStatement(left) === normalStatement(right);
}
