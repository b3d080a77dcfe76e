// What a command that somebody typed comes to, and for whom it is.

import type { Prose } from '../text/prose.ts';

export type Answer =
  /** Nothing of ours. */
  | { readonly kind: 'silent' }
  /** For the person who typed it; that is all. */
  | { readonly kind: 'answer'; readonly text: string }
  /** For Claude, who works on it from here; `notice` is one line for the person. */
  | { readonly kind: 'context'; readonly context: Prose; readonly notice: string | null };
