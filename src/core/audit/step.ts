// What one line of a session's transcript says, as far as the audit looks at it.

/** `at` is in milliseconds since 1970, 0 where the line names no time; `id` is the line's own and stays when it is copied. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'prompt' }
  /** Claude's own text. */
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'call'; readonly call: string; readonly use: Use }
  | { readonly kind: 'result'; readonly id: string; readonly call: string; readonly result: Result }
  /** `tokens`: input, output and what was written to the cache; the last one of a message counts. */
  | { readonly kind: 'tokens'; readonly message: string; readonly tokens: number }
  /** What the client wrote in Claude's name. */
  | { readonly kind: 'other' }
);

/** `looks`: it changes no file. `acts`: it may change files. */
export type Use =
  | { readonly kind: 'edits' | 'looks' | 'acts' }
  | { readonly kind: 'runs'; readonly command: string };

export interface Result {
  /** Null where the client reports none, as for a call that was denied, stopped or is still running. */
  readonly exitCode: number | null;
  readonly output: string;
}
