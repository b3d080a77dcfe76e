// The id of a note, which is the name of its file: readable, stable for the same text, and valid on every system.

/** @param digest of the note's text, in hexadecimal */
export function noteId(title: string, digest: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').slice(0, 48).replace(/-$/, '');
  return `${slug === '' ? 'note' : slug}-${digest.slice(0, 8)}`;
}

/** Also accepts a name that a person gave the file; never a path elsewhere. */
export function isNoteId(id: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}._ -]{0,150}$/u.test(id) && !id.endsWith('.');
}
