// The batch endpoint of the stand-in: an account's scenario first, then what the RPC itself answers.

import type { ServerResponse } from 'node:http';
import type { Accounts } from './accounts.ts';
import type { LoggedRequest } from './logged-request.ts';
import { answerRpc } from './rpcs.ts';
import { CHANGE_CODES, isChange, RPC_CODES, RPC_STATUS } from './scenario.ts';
import { readForm, rpcError, rpcResult } from './wire.ts';

const NO_QUOTA = 8;
const NOT_YET = 9;

export async function answerRpcRequest(
  response: ServerResponse,
  entry: LoggedRequest,
  { gate, accounts }: { readonly gate: Promise<void>; readonly accounts: Accounts },
): Promise<void> {
  const { scenario } = entry;
  if (scenario === 'slow' || (scenario === 'slowchange' && isChange(entry.rpc))) await gate;
  const status = refusedStatus(entry);
  if (status !== null) {
    response.writeHead(status).end();
    return;
  }
  const body = bodyFor(entry, accounts);
  if (scenario === 'lost' && isChange(entry.rpc)) {
    response.destroy();
    return;
  }
  if (scenario === 'slowanswer' && isChange(entry.rpc)) await gate;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}

function refusedStatus(entry: LoggedRequest): number | null {
  if (entry.scenario === 'expired') return 401;
  if (entry.scenario === 'stale-csrf' && readForm(entry.body).token !== 'CSRF-fresh') return 400;
  return RPC_STATUS[entry.scenario] ?? null;
}

function bodyFor(entry: LoggedRequest, accounts: Accounts): string {
  const { rpc, params, scenario, account } = entry;
  const code = RPC_CODES[scenario] ?? (isChange(rpc) ? changeCode(entry, accounts) : undefined);
  if (code !== undefined) {
    return rpcError(rpc, code, code === NO_QUOTA ? 'You have reached your daily limit.' : undefined);
  }
  if (scenario === 'drift') return rpcResult('zzzzzz', []);
  const answer = answerRpc(accounts.notebooksOf(account), rpc, params, accounts.used(account));
  if (scenario === 'pending' && isChange(rpc)) return rpcError(rpc, NOT_YET);
  return 'code' in answer ? rpcError(rpc, answer.code) : rpcResult(rpc, answer.result);
}

function changeCode({ scenario, account }: LoggedRequest, accounts: Accounts): number | undefined {
  return scenario === 'flaky' && accounts.stumbles(account) ? NO_QUOTA : CHANGE_CODES[scenario];
}
