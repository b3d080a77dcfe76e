// The signals that a route is chosen by: all are computed from the task, the files of the project and MSW's records;
// none is a judgement of a person or a model.

import type { NextStep } from '../planning/phases/next-step.ts';
import type { Task } from './task.ts';

export interface Signals {
  /** Null when none was given. */
  readonly task: Task | null;
  /** The options of `/msw:loop` that were typed with the task. */
  readonly loopOptions: readonly string[];
  /** This session's loop; a parked one may be taken over by any session. */
  readonly loop: OwnLoop | null;
  /** What else runs in this project now. */
  readonly running: readonly Running[];
  /** The note that answers the task best; null for none. */
  readonly memory: Remembered | null;
  readonly map: 'missing' | 'stale' | 'current';
  /** The number of files, without those that git ignores. */
  readonly files: number;
  /** Null when nothing is planned. */
  readonly plan: Planned | null;
  readonly checks: KnownChecks;
  /** Names in the task that the project does not know. */
  readonly unknown: readonly string[];
  readonly notebook: Notebook;
  /** The report of a research on this task; null for none. */
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
  /** What it works on, in one line. */
  readonly about: string;
}

export interface Remembered {
  readonly note: string;
  /** Words of the task that the note has. */
  readonly words: readonly string[];
  /** Their share of the telling words, 0 to 1. */
  readonly share: number;
}

export interface Planned {
  /** Includes a step that waits for a person. */
  readonly step: NextStep;
  /** Each with its next command; null for one that is over. */
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
  /** The result of the last run; `unknown` when they have not run since. */
  readonly state: 'red' | 'green' | 'unknown';
}

export interface Notebook {
  /** A clause, such as that no account is logged in; null when NotebookLM can be asked. */
  readonly trouble: string | null;
  /** Questions left for today; null when unknown. */
  readonly left: number | null;
}
