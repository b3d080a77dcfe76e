// What the ways of a task depend on: facts from the project's files and MSW's records. Nothing here is a judgement of
// the task, which Claude reads in any language.

import type { NextStep } from '../planning/phases/next-step.ts';

export interface ProjectState {
  /** This session's loop; a parked one may be taken over by any session. */
  readonly loop: OwnLoop | null;
  /** What else runs in this project now. */
  readonly running: readonly Running[];
  readonly map: 'missing' | 'stale' | 'current';
  /** The number of files, without those that git ignores. */
  readonly files: number;
  /** Null when nothing is planned. */
  readonly plan: PlanningState | null;
  readonly checks: KnownChecks;
  readonly notebook: NotebookState;
  /** Files that git would list as changed; null without a repository, or when git does not answer. */
  readonly changed: number | null;
  /** The project is in a vault of notes. */
  readonly inVault: boolean;
}

export interface OwnLoop {
  readonly id: string;
  readonly state: 'running' | 'paused' | 'parked';
  /** Why it is paused. */
  readonly reason: string;
}

export interface Running {
  readonly kind: 'loop' | 'execution' | 'research' | 'job';
  readonly id: string;
  /** What it works on, in one line. */
  readonly about: string;
}

export interface PlanningState {
  /** Includes a step that waits for a person. */
  readonly step: NextStep;
  /** Each with its next command; null for one that is over. Empty when the documents cannot be read. */
  readonly phases: readonly PlannedPhase[];
}

export interface PlannedPhase {
  readonly number: string;
  readonly name: string;
  readonly command: string | null;
}

export interface KnownChecks {
  /** The checks that a loop would use by default. */
  readonly commands: readonly string[];
  /** How the last run known ended; `unknown` without one. */
  readonly state: 'red' | 'green' | 'unknown';
  /** ISO time of that run; null when it was just now, or there was none. */
  readonly seen: string | null;
}

export interface NotebookState {
  /** A clause, such as that no account is logged in; null when NotebookLM can be asked. */
  readonly trouble: string | null;
  /** Questions left for today; null when unknown. */
  readonly left: number | null;
}
