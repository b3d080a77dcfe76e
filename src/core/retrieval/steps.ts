// Work in small steps, between which its caller may do something else: a window that must stay alive, say.

/** Each step takes a few milliseconds at most, but for what one call to the system takes. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps at once. */
export function atOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
