// The batch endpoint of the stand-in: an account's scenario first, then what the RPC itself answers.

import type { ServerResponse } from 'node:http';
import type { LoggedRequest } from './logged-request.ts';
import type { Notebooks } from './notebooks.ts';
import { answerRpc } from './rpcs.ts';
import { RPC_CODES, RPC_STATUS } from './scenario.ts';
import { readForm, rpcError, rpcResult } from './wire.ts';

export function answerRpcRequest(response: ServerResponse, entry: LoggedRequest, notebooks: Notebooks): void {
  const status = refusedStatus(entry);
  if (status !== null) {
    response.writeHead(status).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(bodyFor(entry, notebooks));
}

function refusedStatus(entry: LoggedRequest): number | null {
  if (entry.scenario === 'expired') return 401;
  if (entry.scenario === 'stale-csrf' && readForm(entry.body).token !== 'CSRF-fresh') return 400;
  return RPC_STATUS[entry.scenario] ?? null;
}

function bodyFor(entry: LoggedRequest, notebooks: Notebooks): string {
  const { rpc, params, scenario } = entry;
  const code = RPC_CODES[scenario];
  if (code !== undefined)
    return rpcError(rpc, code, code === 8 ? 'You have reached your daily limit.' : undefined);
  if (scenario === 'drift') return rpcResult('zzzzzz', []);
  const answer = answerRpc(notebooks, rpc, params);
  return 'code' in answer ? rpcError(rpc, answer.code) : rpcResult(rpc, answer.result);
}
