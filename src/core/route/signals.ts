// What a route is chosen by: each of these was computed from the task, the files of the project and the records of
// MSW; nobody's opinion is among them.

import type { NextStep } from '../planning/phases/next-step.ts';
import type { Task } from './task.ts';

export interface Signals {
  /** Null where none was given. */
  readonly task: Task | null;
  /** Options of `/msw:loop` that were typed with the task. */
  readonly loopOptions: readonly string[];
  /** Of this session; a parked one may be taken over by any. */
  readonly loop: OwnLoop | null;
  /** What else works in this project now. */
  readonly running: readonly Running[];
  /** The note that answers the task best; null for none that does. */
  readonly memory: Remembered | null;
  readonly map: 'missing' | 'stale' | 'current';
  /** How many files the project has, without what git ignores. */
  readonly files: number;
  /** Null where nothing is planned. */
  readonly plan: Planned | null;
  readonly checks: KnownChecks;
  /** Things that the task names and the project does not know. */
  readonly unknown: readonly string[];
  readonly notebook: Notebook;
  /** The report of a research on this very task; null for none. */
  readonly report: string | null;
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
  /** What it works on, in a line. */
  readonly about: string;
}

export interface Remembered {
  readonly note: string;
  /** The words of the task that it has. */
  readonly words: readonly string[];
  /** Of all telling words of the task, 0 to 1. */
  readonly share: number;
}

export interface Planned {
  /** With what waits for a person. */
  readonly step: NextStep;
  /** What is typed for each: null for one that is over. */
  readonly phases: readonly PlannedPhase[];
}

export interface PlannedPhase {
  readonly number: string;
  readonly name: string;
  readonly command: string | null;
}

export interface KnownChecks {
  /** Those that a loop would take by itself. */
  readonly commands: readonly string[];
  /** What they said the last time; `unknown` where they have not run since. */
  readonly state: 'red' | 'green' | 'unknown';
}

export interface Notebook {
  /** A clause, such as that no account is logged in; null where it can be asked. */
  readonly trouble: string | null;
  /** Questions that are left for today; null where nobody knows. */
  readonly left: number | null;
}
