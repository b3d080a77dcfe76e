// What MSW left on a machine, and which of it goes when it is uninstalled. docs/data.md shows the same table.

/** Every kind of trace that uninstalling removes, in its order, with what stays of it. */
export const TRACE_KINDS = {
  'status line': "your settings of Claude Code are as before, or lose MSW's entry alone",
  'plugin for Obsidian': 'goes from each vault that MSW installed it in, with its settings and conversations',
  worktree: 'stays while it has changes that are not committed; `--branches` removes it all the same',
  branch:
    '`msw/...` stays while it has commits that no other branch has; `--branches` deletes it all the same',
  'receipts on commits': '`refs/notes/msw` of the repository',
  'project folder':
    '`.msw/`; files that git tracks stay, and so do notes and readers unless you type `--notes`',
  'user folder': 'with the signing key, with which no receipt can be written afterwards',
} as const;

export type TraceKind = keyof typeof TRACE_KINDS;

export interface Trace {
  readonly kind: TraceKind;
  /** An absolute path, a branch or a ref. */
  readonly what: string;
  /** For a branch or a ref, its repository; else null. */
  readonly where: string | null;
  /** A few words about what is in it; empty for none. */
  readonly about: string;
  /** Why it stays, as a clause; null when it goes. */
  readonly stays: string | null;
}

/** Something that MSW does not remove: it is not on this machine, or it is not MSW's. */
export interface Elsewhere {
  readonly what: string;
  /** How it goes, as a clause. */
  readonly cure: string;
}

export interface Leaving {
  readonly traces: readonly Trace[];
  readonly elsewhere: readonly Elsewhere[];
  /** The client's own files that name MSW. */
  readonly client: readonly Elsewhere[];
  /** What runs, each with the line that stops it. */
  readonly running: readonly { readonly what: string; readonly stop: string }[];
  readonly state: 'listed' | 'removed';
  /** What could not be removed, each a sentence. */
  readonly troubles: readonly string[];
  /** What to type at the end. */
  readonly lines: readonly string[];
}
