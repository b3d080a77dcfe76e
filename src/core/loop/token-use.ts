// The tokens that a loop has used, as far as the client reports them.

export interface TokenUse {
  readonly tokens: number;
  /** The id of the last message counted; null before the first. */
  readonly lastMessage: string | null;
  /** The time up to which the subagents' tokens are counted; milliseconds since the epoch. */
  readonly agentsUntil: number;
}

/** `840`, `41k`, `1.2M`. */
export function shortCount(tokens: number): string {
  if (tokens < 1000) return String(tokens);
  return tokens < 999_500 ? `${Math.round(tokens / 1000)}k` : `${(tokens / 1_000_000).toFixed(1)}M`;
}

/** `41k of 500k tokens`; null while no use is known. */
export function describeTokens({ tokens }: TokenUse, most: number): string | null {
  if (tokens === 0) return null;
  return `${shortCount(tokens)}${most === 0 ? '' : ` of ${shortCount(most)}`} tokens`;
}
