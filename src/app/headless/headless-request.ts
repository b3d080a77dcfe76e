// The request for a run without a person, and the interface that reports its progress.

import type { ClientOptions } from '../../adapters/claude-code/headless-client.ts';
import type { LoopRequest } from '../../core/commands/loop-options.ts';
import type { SeenActivity } from '../../core/headless/activity.ts';
import type { Prose } from '../../core/text/prose.ts';

export interface HeadlessRequest {
  /** A new loop, or one that was interrupted. */
  readonly loop:
    | { readonly kind: 'new'; readonly request: LoopRequest }
    | { readonly kind: 'resume'; readonly id: string | null; readonly force: boolean };
  /** A new loop works in its own worktree on its own branch; `branch` null for a name made from the task. */
  readonly worktree: { readonly branch: string | null } | null;
  /** Each iteration gets a fresh context. */
  readonly fresh: boolean;
  readonly client: ClientOptions;
  /** In US dollars, as the client reports them; null for no limit. */
  readonly maxCost: number | null;
  /** How long a usage limit is waited for when its end is known; 0 for not at all. */
  readonly maxWaitHours: number;
  /** `program`: absolute path of Claude Code; `plugin`: the plugin it must load, if any. */
  readonly program: string;
  readonly plugin: string | null;
  readonly signal?: AbortSignal;
  /** The work begins at a commit that somebody else chose: the client takes no settings from it. */
  readonly isForeign?: boolean;
  /** Added to the first prompt. */
  readonly material?: Prose | null;
}

export interface Watcher {
  /** Prints one line for a person. */
  readonly tell: (line: string) => void;
  /** Shows the current state in place of the lines shown before. */
  readonly show: (lines: readonly string[]) => void;
  /** Emits one value for a script. */
  readonly emit: (event: HeadlessEvent) => void;
}

type HeadlessEvent =
  | { readonly event: 'armed'; readonly loop: string; readonly notice: string }
  | { readonly event: 'context'; readonly loop: string; readonly iteration: number }
  | {
      readonly event: 'checking';
      readonly loop: string;
      readonly iteration: number;
      /** The most iterations. */
      readonly of: number;
      readonly seconds: number;
    }
  | {
      readonly event: 'check';
      readonly loop: string;
      readonly iteration: number;
      readonly check: string;
      /** The check is number `at` of `of`, from 1. */
      readonly at: number;
      readonly of: number;
    }
  /** What Claude does now; a few times a second at most. */
  | ({ readonly event: 'activity'; readonly loop: string } & SeenActivity)
  | { readonly event: 'turn'; readonly loop: string; readonly notice: string }
  | {
      readonly event: 'retry';
      readonly loop: string;
      readonly attempt: number;
      readonly of: number;
      readonly seconds: number;
      /** Null without an answer. */
      readonly status: number | null;
      readonly error: string;
    }
  /** `until`: ISO time. */
  | { readonly event: 'waiting'; readonly loop: string; readonly until: string; readonly reason: string };
