// What a Docker file starts.

/** The last ENTRYPOINT and CMD, as written; null when it says neither. Lines that end in `\` go on. */
export function imageCommand(text: string): string | null {
  const lines = text.replaceAll(/\\\r?\n/g, ' ').split(/\r?\n/);
  const last = (word: string) =>
    lines
      .map((line) => new RegExp(`^\\s*${word}\\s+(\\S.*)$`, 'i').exec(line)?.[1])
      .findLast((found) => found);
  const parts = [last('ENTRYPOINT'), last('CMD')].flatMap((part) => (part === undefined ? [] : plain(part)));
  return parts.length === 0 ? null : parts.join(' ').slice(0, 200);
}

/** `["node", "x.js"]` as one would type it. */
function plain(written: string): string {
  if (!written.startsWith('[')) return written.trim();
  try {
    const words: unknown = JSON.parse(written);
    return Array.isArray(words) ? words.join(' ') : written;
  } catch {
    return written.trim();
  }
}

export function isImageFile(path: string): boolean {
  return /(?:^|\/)(?:Dockerfile|Containerfile)(?:\.[\w-]+)?$|\.dockerfile$/i.test(path);
}
