// What the app's helper uses of vitest, for a program of its own.

interface Spy {
  mockImplementation(made: (...words: unknown[]) => unknown): Spy;
  mockReturnValue(value: unknown): Spy;
}

export const vi = {
  spyOn(target: object, name: string): Spy {
    const spy: Spy = {
      mockImplementation(made) {
        Reflect.defineProperty(target, name, { value: made, configurable: true, writable: true });
        return spy;
      },
      mockReturnValue: (value) => spy.mockImplementation(() => value),
    };
    return spy;
  },
  async waitFor<T>(work: () => T | Promise<T>, { timeout = 10_000, interval = 20 } = {}): Promise<T> {
    for (let left = timeout; ; left -= interval) {
      try {
        return await work();
      } catch (error) {
        if (left <= 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, interval));
      }
    }
  },
};

export const inject = (): string => process.env.MSW_BUILT_DIST ?? '';
export const onTestFinished = (): void => {};
