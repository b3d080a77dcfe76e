// Reads a small text from stdin.

const LARGEST = 64 * 1024;

/** The text without a byte order mark and its last line end; at most 64 KiB of it. */
export async function readLineOfInput(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    size += chunk.length;
    if (size > LARGEST) break;
  }
  const text = Buffer.concat(chunks).subarray(0, LARGEST).toString('utf8');
  return text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
}
