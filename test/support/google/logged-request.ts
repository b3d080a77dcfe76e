// One request as the stand-in for Google received it.

import type { Json } from './wire.ts';

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
