// The frame around every hook: one answer on stdout, exit code 0, whatever happens inside. A hook that
// fails lets the session stop as if it were not there, and says so to the user in one line.

import { type HookAnswer, renderAnswer } from './hook-answer.ts';

/** Runs `handle`; what it throws becomes a notice. `write` gets the answer once, or nothing at all. */
export async function runHook(
  handle: () => Promise<HookAnswer>,
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<void> {
  // A stray rejection in a library must not turn into an exit code that the client shows as an error.
  process.on('uncaughtException', ignore);
  process.on('unhandledRejection', ignore);
  const answer = await handle().catch(explain);
  const text = renderAnswer(answer);
  if (text !== '') write(text);
}

function explain(error: unknown): HookAnswer {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'notice', notice: `msw ▸ stepped aside: ${message.slice(0, 300)} (/msw:doctor tells more)` };
}

function ignore(): void {}
