// The behaviour of an account of the stand-in. The account is the value of its SID cookie, and its scenario is the part
// before the first dot: one server plays any number of accounts at once, such as `ok.first` and `ok.second`.

import type { Json } from './wire.ts';

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
  | 'hostile'
  // Every RPC waits for the gate; or only changes do: the answer to a change, or the change itself.
  | 'slow'
  | 'slowanswer'
  | 'slowchange'
  // Adding or removing works, but the answer never arrives, is "not yet", or is a refusal.
  | 'lost'
  | 'pending'
  | 'change429'
  // The first of every two changes is refused.
  | 'flaky'
  | 'change3';

export type Account = Scenario | `${Scenario}.${string}`;

/** The RPCs that add or remove something. */
const CHANGES: ReadonlySet<string> = new Set([
  ...['CCqFvf', 'WWINqb', 'izAoDd', 'o4cbdc', 'tGMBJ', 'LBwxtb', 'R7cb6c', 'CYK0Xb'],
]);

export function isChange(rpc: string): boolean {
  return CHANGES.has(rpc);
}

/** The code of a change that is refused without being made. */
export const CHANGE_CODES: Partial<Record<string, number>> = { change429: 8, change3: 3 };

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

/** The account that a Cookie header names; `ok` when it names none. */
export function accountOf(cookie: string | undefined): string {
  return /(?:^|;\s*)SID=([^;]+)/.exec(cookie ?? '')?.[1] ?? 'ok';
}

export function scenarioOf(account: string): string {
  return account.split('.')[0] ?? account;
}

export interface LoggedRequest {
  readonly host: string;
  readonly path: string;
  readonly account: string;
  readonly scenario: string;
  /** The RPC id, `query` for the streaming endpoint, `page` for anything else. */
  readonly rpc: string;
  readonly params: Json;
  readonly body: string;
}
