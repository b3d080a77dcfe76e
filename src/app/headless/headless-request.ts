// What a run without a person is asked for, and who is told how it goes.

import type { ClientOptions } from '../../adapters/claude-code/headless-client.ts';
import type { LoopRequest } from '../../core/commands/loop-options.ts';

export interface HeadlessRequest {
  /** A new loop, or one that was cut off. */
  readonly loop:
    | { readonly kind: 'new'; readonly request: LoopRequest }
    | { readonly kind: 'resume'; readonly id: string | null; readonly force: boolean };
  /** A new loop works on a branch and in a worktree of its own; `branch` null for one named after the task. */
  readonly worktree: { readonly branch: string | null } | null;
  /** Every iteration in a context of its own. */
  readonly fresh: boolean;
  readonly client: ClientOptions;
  /** In US dollars, as the client reports them; null for no limit. */
  readonly maxCost: number | null;
  /** Claude Code, absolute, and the plugin it has to load. */
  readonly program: string;
  readonly plugin: string | null;
  readonly signal?: AbortSignal;
}

export interface Watcher {
  /** One line for a person. */
  readonly tell: (line: string) => void;
  /** How things stand now, in place of what was shown before. */
  readonly show: (lines: readonly string[]) => void;
  /** One value for a script. */
  readonly emit: (event: HeadlessEvent) => void;
}

type HeadlessEvent =
  | { readonly event: 'armed'; readonly loop: string; readonly notice: string }
  | { readonly event: 'context'; readonly loop: string; readonly iteration: number }
  | {
      readonly event: 'checking';
      readonly loop: string;
      readonly iteration: number;
      readonly seconds: number;
    }
  | {
      readonly event: 'check';
      readonly loop: string;
      readonly iteration: number;
      readonly check: string;
      /** The `at`-th of `of`, from 1. */
      readonly at: number;
      readonly of: number;
    }
  | { readonly event: 'turn'; readonly loop: string; readonly notice: string };
