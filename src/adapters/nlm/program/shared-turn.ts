// One turn of a lock for several calls of this process: the first takes it, and it ends with the last.

import { type LockResult, withLock } from '../../locks/with-lock.ts';

interface Turn {
  users: number;
  /** Null when it was taken; else why not. */
  readonly begun: Promise<Extract<LockResult<never>, { status: 'busy' }> | null>;
  readonly ended: Promise<unknown>;
  readonly end: () => void;
}

const turns = new Map<string, Turn>();

/** As `withLock`; a call that comes while the turn lasts does not wait. */
export async function inSharedTurn<T>(
  path: string,
  work: () => T | Promise<T>,
  options: { readonly waitMs: number },
): Promise<LockResult<T>> {
  const turn = turns.get(path) ?? begin(path, options);
  turn.users += 1;
  try {
    const busy = await turn.begun;
    return busy ?? { status: 'done', value: await work(), waited: false };
  } finally {
    turn.users -= 1;
    if (turn.users === 0) {
      turns.delete(path);
      turn.end();
      await turn.ended;
    }
  }
}

function begin(path: string, options: { readonly waitMs: number }): Turn {
  let end = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    end = resolve;
  });
  let told = (_: Awaited<Turn['begun']>): void => {};
  let failed = (_: unknown): void => {};
  const begun = new Promise<Awaited<Turn['begun']>>((resolve, reject) => {
    told = resolve;
    failed = reject;
  });
  const held = withLock(
    path,
    async () => {
      told(null);
      await wanted;
    },
    options,
  );
  const ended = held.then((result) => {
    if (result.status === 'busy') told(result);
  }, failed);
  const turn = { users: 0, begun, ended, end };
  turns.set(path, turn);
  return turn;
}
