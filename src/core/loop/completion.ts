// What Claude's last message says about being done. Only the last non-empty line counts, and only when it
// stands alone: the prompt itself, a quotation or a log may hold the very same words.

export type Claim =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'promise' }
  | { readonly kind: 'abort'; readonly reason: string };

/** Reads the claim in a message. `promise` null or empty: no promise was agreed, so none can be kept. */
export function readClaim(message: string, promise: string | null): Claim {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const index = lines.findLastIndex((line) => line.trim() !== '');
  const last = lines[index]?.trimEnd();
  if (last === undefined || insideFence(lines, index)) return { kind: 'nothing' };
  if (promise !== null && promise !== '' && last === `<promise>${promise}</promise>`)
    return { kind: 'promise' };
  const abort = /^<abort>([^<>]{1,2000})<\/abort>$/.exec(last);
  const reason = abort?.[1]?.trim();
  return reason === undefined || reason === '' ? { kind: 'nothing' } : { kind: 'abort', reason };
}

function insideFence(lines: readonly string[], until: number): boolean {
  let open: string | null = null;
  for (const line of lines.slice(0, until)) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) continue;
    if (open === null) open = fence;
    else if (fence[0] === open[0] && fence.length >= open.length) open = null;
  }
  return open !== null;
}
