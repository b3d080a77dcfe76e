// Answers a call in the server's own process: no start of a process, and no waiting for other calls.

import type { NamedCall } from './answer-call.ts';
import { type ToolResult, wrong } from './tool-result.ts';

/** Nothing that it began is left running; a cancelled call is answered at once. */
export async function answerHere({
  signal,
  ...call
}: NamedCall & { readonly signal: AbortSignal }): Promise<ToolResult> {
  // Lazy: with it come the operations.
  const { answerCall } = await import('./answer-call.ts');
  const cancelled = new Promise<ToolResult>((resolve) => {
    const stop = (): void => resolve(wrong('The call was cancelled.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([cancelled, answerCall(call)]);
}
