// What an account of the stand-in does. The account's scenario is the value of its SID cookie, so that one
// server plays any number of accounts at once.

export type Scenario =
  | 'ok'
  | 'expired'
  | 'stale-csrf'
  | 'ratelimit'
  | 'rpc16'
  | 'perm'
  | 'missing'
  | 'http429'
  | 'http500'
  | 'query429'
  | 'queryhttp429'
  | 'query401'
  | 'query3'
  | 'query16'
  | 'empty'
  | 'slowquery'
  | 'drop'
  | 'drift'
  | 'other-conversation'
  | 'hostile';

/** The RPC error code that every RPC of an account answers with. */
export const RPC_CODES: Partial<Record<string, number>> = { ratelimit: 8, rpc16: 16, perm: 7, missing: 5 };

/** The HTTP status that every RPC of an account answers with. */
export const RPC_STATUS: Partial<Record<string, number>> = { http429: 429, http500: 500 };

/** The error code, or HTTP status above 99, of the streaming query alone. */
export const QUERY_CODES: Partial<Record<string, number>> = {
  query429: 8,
  queryhttp429: 429,
  query401: 401,
  query3: 3,
  query16: 16,
  ratelimit: 8,
  perm: 7,
  missing: 5,
};

/** The scenario that a Cookie header names; `ok` when it names none. */
export function scenarioOf(cookie: string | undefined): string {
  return /(?:^|;\s*)SID=([^;]+)/.exec(cookie ?? '')?.[1] ?? 'ok';
}
