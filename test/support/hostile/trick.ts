// One thing that a hostile repository does, and the repository while it is being made.
import type { Traps } from './trap.ts';

export interface Planting {
  readonly root: string;
  readonly traps: Traps;
  /** Beside the repository: what is the user's, and what the repository wants. */
  readonly outside: string;
}

export interface Trick {
  readonly name: string;
  readonly plant: (planting: Planting) => void | Promise<void>;
  /**
   * For a trick that runs a program: what springs it for somebody who works without MSW. The environment is that of a
   * shell that has the project's programs first on its PATH.
   */
  readonly spring?: (planting: Planting, env: NodeJS.ProcessEnv) => void;
}
