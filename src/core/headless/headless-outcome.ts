// The outcome of a run without a person, and its exit code for scripts.

/** 0: done. 1: not done. 3: a human is needed. 130: interrupted. */
export type ExitCode = 0 | 1 | 3 | 130;

/** The state of the loop once nothing works on it any more. */
export type LoopState =
  | { readonly kind: 'ended'; readonly cause: string }
  | { readonly kind: 'paused'; readonly cause: string };

export function exitCodeOf(
  state: LoopState,
  { denied, interrupted }: { readonly denied: readonly string[]; readonly interrupted: boolean },
): ExitCode {
  if (state.kind === 'ended' && state.cause === 'done') return 0;
  if (interrupted) return 130;
  // After a refused tool, more iterations would not have helped.
  const needsHuman = state.kind === 'paused' && (state.cause === 'blocked' || state.cause === 'login');
  return needsHuman || denied.length > 0 ? 3 : 1;
}
