// Finds the nlm executable on this machine: where MSW_NLM says, or on the PATH, but never one that the project brings.

import { findPrograms, mayRun } from '../../process/find-program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The absolute path of the first; null when there is none. */
export function findNlm(env: Environment, projectRoot: string): string | null {
  return nlmCandidates(env, projectRoot)[0] ?? null;
}

/** All that may be it, in the order in which they count. */
export function nlmCandidates(env: Environment, projectRoot: string): readonly string[] {
  const named = env.MSW_NLM;
  if (named === undefined || named === '') return findPrograms('nlm', env, projectRoot);
  // A project's settings can set variables, so this one gets no more trust than the PATH.
  return mayRun(named, projectRoot) ? [named] : [];
}
