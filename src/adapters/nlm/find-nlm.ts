// Finds the nlm executable on this machine: where MSW_NLM says, or on the PATH, but never inside the project.

import { findProgram, mayRun } from '../process/find-program.ts';

/** Its absolute path; null when there is none. */
export function findNlm(
  env: Readonly<Record<string, string | undefined>>,
  projectRoot: string,
): string | null {
  const named = env.MSW_NLM;
  if (named === undefined || named === '') return findProgram('nlm', env, projectRoot);
  // A project's settings can set variables, so this one gets no more trust than the PATH.
  return mayRun(named, projectRoot) ? named : null;
}
