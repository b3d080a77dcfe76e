// What Claude's last message says about being done. Only the last non-empty line counts, and only when it contains
// nothing else: the prompt itself, a quotation or a log may contain the same words.

import { redact } from '../secrets/redact.ts';

export type CompletionClaim =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'promise' }
  | { readonly kind: 'abort'; readonly reason: string };

/** Reads the claim in a message. When `promise` is null or empty, no promise was agreed, so none is recognised. */
export function readClaim(message: string, promise: string | null): CompletionClaim {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const index = lines.findLastIndex((line) => line.trim() !== '');
  const last = lines[index]?.trimEnd();
  if (last === undefined || insideFence(lines, index)) return { kind: 'nothing' };
  if (promise !== null && promise !== '' && last === `<promise>${promise}</promise>`)
    return { kind: 'promise' };
  const abort = /^<abort>([^<>]{1,2000})<\/abort>$/.exec(last);
  const reason = abort?.[1]?.trim();
  return reason === undefined || reason === ''
    ? { kind: 'nothing' }
    : { kind: 'abort', reason: redact(reason) };
}

/** Whether the line at index `until` is inside an open fence. */
export function insideFence(lines: readonly string[], until: number): boolean {
  let open: string | null = null;
  for (const line of lines.slice(0, until)) {
    const [, fence, rest = ''] = fenceMark.exec(line) ?? [];
    if (fence === undefined) continue;
    if (open === null) open = opensFence(fence, rest) ? fence : null;
    else if (closesFence(open, fence, rest)) open = null;
  }
  return open !== null;
}

/** A fence may be nested in a list, at any depth. */
const fenceMark = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

/** Three backticks with more backticks on the same line are inline code. */
function opensFence(fence: string, rest: string): boolean {
  return fence[0] === '~' || !rest.includes('`');
}

function closesFence(open: string, fence: string, rest: string): boolean {
  return fence[0] === open[0] && fence.length >= open.length && rest.trim() === '';
}
