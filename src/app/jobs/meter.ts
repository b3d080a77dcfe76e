// What a job's clients have used. A client that was killed has told nothing: its tokens are read from its transcript,
// and cost what those of the others cost.

import { sessionTokens } from '../../adapters/claude-code/session-tokens.ts';
import type { Job } from '../../core/jobs/job.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Used {
  /** In US dollars; 0 where only the tokens are known. */
  readonly cost: number;
  readonly tokens: number;
  readonly denied: readonly string[];
}

type Total = Pick<Job, 'cost' | 'tokens' | 'denied' | 'clients' | 'uncosted'>;

/** The totals include what earlier runners counted. */
export function beginMeter({ cost, tokens, denied, uncosted = 0 }: Job) {
  const used = new Map<string, Used>();
  const open = new Set<string>();
  let killed = 0;
  return {
    count: (client: string, of: Used) => {
      open.add(client);
      used.set(client, of);
    },
    /** Its end was seen: whatever it used is counted. */
    close: (client: string) => void open.delete(client),
    /** Tokens that nobody was told the cost of. */
    countKilled: (more: number) => {
      killed += more;
    },
    total: (): Total => {
      const all = [...used.values()];
      const sum = (of: (one: Used) => number) => all.reduce((total, one) => total + of(one), 0);
      const known = { cost: sum((one) => one.cost), tokens: sum((one) => one.tokens) };
      const rate = known.tokens === 0 ? null : known.cost / known.tokens;
      return {
        cost: cost + known.cost + (rate ?? 0) * (uncosted + killed),
        tokens: tokens + known.tokens + killed,
        denied: [...new Set([...denied, ...all.flatMap((one) => one.denied)])],
        clients: [...open].map((session) => ({ session, tokens: used.get(session)?.tokens ?? 0 })),
        uncosted: rate === null ? uncosted + killed : 0,
      };
    },
  };
}

/** What the clients of a killed runner had used and nobody counted. */
export function killedTokens(
  { env }: Pick<Workspace, 'env'>,
  { clients = [] }: Pick<Job, 'clients'>,
): number {
  return clients.reduce(
    (sum, { session, tokens }) => sum + Math.max(0, sessionTokens(env, session) - tokens),
    0,
  );
}
