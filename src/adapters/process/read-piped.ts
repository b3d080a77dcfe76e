// Reads all of what is piped to this program.

/** At most this many bytes: a larger text is no document. */
const MOST = 16 * 1024 * 1024;

/** A refusal in a terminal, where nobody would know what it waits for. */
export async function readPiped(): Promise<string | { readonly status: 'refused'; readonly reason: string }> {
  if (process.stdin.isTTY) return refused('Nothing is piped to stdin: name a file, or pipe something in.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > MOST) return refused('Stdin is too large: pass one document.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

function refused(reason: string) {
  return { status: 'refused', reason } as const;
}
