// A clock that jumps to the next sleeper when nothing else is left to do, so that a minute's wait takes no time.

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

export class VirtualClock {
  #now: number;
  #sleepers: Sleeper[] = [];
  #isPumping = false;

  constructor(start: number) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  readonly sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const sleeper: Sleeper = { until: this.#now + milliseconds, wake: resolve };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
        resolve();
      });
      this.#pump();
    });

  #pump(): void {
    if (this.#isPumping) return;
    this.#isPumping = true;
    setImmediate(() => {
      this.#isPumping = false;
      const next = this.#sleepers.toSorted((a, b) => a.until - b.until)[0];
      if (next === undefined) return;
      this.#sleepers = this.#sleepers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.until);
      next.wake();
      this.#pump();
    });
  }
}
