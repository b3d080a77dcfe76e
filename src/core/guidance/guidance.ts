// What guidance is: a text that answers a class of failures, where it came from, and whether it helped.
// Storage and the asking itself happen elsewhere.

export interface Citation {
  /** The number that the text uses: `[1]`. */
  readonly number: number;
  readonly sourceId: string;
  readonly quote: string | null;
}

type GuidanceSource =
  | {
      readonly kind: 'notebook';
      readonly notebook: string;
      readonly conversationId: string | null;
      readonly citations: readonly Citation[];
    }
  | { readonly kind: 'memory'; readonly id: string; readonly title: string }
  | { readonly kind: 'document'; readonly path: string; readonly heading: string | null };

export interface Guidance {
  /** `g-` and 16 hex digits, the same for the same class and text. */
  readonly id: string;
  /** The class fingerprint of the failure that it answers. */
  readonly failureClass: string;
  /** As the source gave it: untrusted, not yet fenced. */
  readonly text: string;
  /** 16 hex digits of the text, whatever its spacing. */
  readonly answerHash: string;
  readonly source: GuidanceSource;
  /** ISO 8601. */
  readonly answeredAt: string;
}

/** `pending` until the next iteration's checks; `unknown` when those could not tell. */
export type Efficacy = 'pending' | 'helped' | 'did-not-help' | 'unknown';
