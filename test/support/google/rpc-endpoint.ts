// The batch endpoint of the stand-in: first the account's scenario, then the RPC's own answer.

import type { ServerResponse } from 'node:http';
import { type Notebooks, notebookRow, sourceRow } from './notebooks.ts';
import type { Accounts, Meter } from './query.ts';
import { CHANGE_CODES, isChange, type LoggedRequest, RPC_CODES, RPC_STATUS } from './scenario.ts';
import { at, firstText, isList, type Json, readForm, rpcError, rpcResult } from './wire.ts';

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
  const answer = answerRpc(accounts.notebooksOf(account), rpc, params, accounts.meterOf(account));
  if (scenario === 'pending' && isChange(rpc)) return rpcError(rpc, NOT_YET);
  return 'code' in answer ? rpcError(rpc, answer.code) : rpcResult(rpc, answer.result);
}

function changeCode({ scenario, account }: LoggedRequest, accounts: Accounts): number | undefined {
  return scenario === 'flaky' && accounts.stumbles(account) ? NO_QUOTA : CHANGE_CODES[scenario];
}

/** The result of an RPC, or the code of its refusal. */
type RpcAnswer = { readonly result: Json } | { readonly code: number };

type Rpc = (notebooks: Notebooks, params: Json, meter: Meter) => RpcAnswer;

const NOT_FOUND: RpcAnswer = { code: 5 };
/** The seconds after which a window starts anew. */
const WINDOWS = { rolling: 5 * 3600, weekly: 6 * 24 * 3600 };

const RPCS: Readonly<Record<string, Rpc>> = {
  wXbhsf: (notebooks) => ({ result: [[...notebooks.byId.values()].map(notebookRow)] }),
  rLM1Ne: (notebooks, params) => withNotebook(notebooks, at(params, 0), (entry) => [notebookRow(entry)]),
  CCqFvf: (notebooks, params) => {
    const made = notebooks.create(text(at(params, 0)));
    return { result: [made.title, null, made.id] };
  },
  WWINqb: (notebooks, params) => {
    notebooks.byId.delete(text(at(params, 0, 0)));
    return { result: [] };
  },
  s0tc2d: (notebooks, params) =>
    withNotebook(notebooks, at(params, 0), (entry) => [entry.title, null, entry.id]),
  izAoDd: addSource,
  o4cbdc: (notebooks, params) => {
    if (!notebooks.byId.has(text(at(params, 1)))) return NOT_FOUND;
    const file = text(at(params, 0, 0, 0));
    const made = notebooks.addSource(text(at(params, 1)), {
      title: file,
      type: 11,
      url: null,
      content: file,
    });
    return { result: [[[[made.id]]]] };
  },
  b7Wfje: (notebooks, params) => {
    const source = notebooks.findSource(text(at(params, 1, 0)));
    if (source === undefined) return NOT_FOUND;
    source.title = text(at(params, 2, 0, 0, 0));
    return { result: [[[source.id], source.title]] };
  },
  tGMBJ: (notebooks, params) => {
    for (const id of list(at(params, 0))) notebooks.deleteSource(firstText(id));
    return { result: [] };
  },
  hizoJc: (notebooks, params) => {
    const source = notebooks.findSource(text(at(params, 0, 0)));
    if (source === undefined) return NOT_FOUND;
    const { content, id, title, type } = source;
    const head: Json = [[id], title, [null, null, null, null, type]];
    return { result: [head, null, null, [[[[0, content.length, [[[0, content.length, [content]]]]]]]]] };
  },
  tr032e: () => ({ result: [[[null, ['A short summary.'], [['first', 'second']], []]]] }),
  VfAZjd: () => ({ result: [['A short summary.'], [[['What is it?', 'Explain it.']]]] }),
  hPTbtc: (notebooks, params) =>
    withNotebook(notebooks, at(params, 2), (entry) => [[[entry.conversationId]]]),
  Ljjv0c: (notebooks, params) => ({
    result: [
      notebooks.research.start(
        text(at(params, 3)),
        text(at(params, 0, 0)),
        'fast',
        driveOrWeb(at(params, 0, 1)),
      ),
    ],
  }),
  QA9ei: (notebooks, params) => ({
    result: [notebooks.research.start(text(at(params, 4)), text(at(params, 2, 0)), 'deep', 'web'), null],
  }),
  e3bVqc: (notebooks, params) => ({ result: notebooks.research.poll(text(at(params, 2))) }),
  LBwxtb: (notebooks, params) => ({
    result: [list(at(params, 4)).map((row) => sourceRow(imported(notebooks, text(at(params, 3)), row)))],
  }),
  gArtLc: (notebooks, params) => withNotebook(notebooks, at(params, 1), ({ studio }) => [studio.look()]),
  R7cb6c: (notebooks, params) =>
    withNotebook(notebooks, at(params, 1), ({ studio }) => [studio.begin(at(params, 2))]),
  yyryJe: () => ({ result: [['{"name":"Retries","children":[]}', null, ['generation']]] }),
  CYK0Xb: (notebooks, params) =>
    withNotebook(notebooks, at(params, 0), ({ studio }) => [
      studio.saveMindMap(text(at(params, 1)), text(at(params, 4))),
    ]),
  cFji9: (notebooks, params) =>
    withNotebook(notebooks, at(params, 0), ({ studio }) => [studio.listMindMaps()]),
  EylDcb: (_, __, { rolling, weekly }) => ({
    result: [null, [usageWindow(2, weekly, WINDOWS.weekly), usageWindow(1, rolling, WINDOWS.rolling)]],
  }),
  ozz5Z: (_, __, { tier }) => ({ result: [[[[null, '1', 627], [tier], 1]]] }),
  ZwVcOc: () => ({ result: [] }),
  hT54vc: () => ({ result: [] }),
};

function answerRpc(notebooks: Notebooks, rpc: string, params: Json, meter: Meter): RpcAnswer {
  return RPCS[rpc]?.(notebooks, params, meter) ?? { code: 3 };
}

function addSource(notebooks: Notebooks, params: Json): RpcAnswer {
  const source = at(params, 0, 0);
  const notebookId = text(at(params, 1));
  if (!notebooks.byId.has(notebookId)) return NOT_FOUND;
  const pasted = at(source, 1);
  if (isList(pasted)) {
    const made = { title: text(pasted[0] ?? null), type: 4, url: null, content: text(pasted[1] ?? null) };
    return { result: [[sourceRow(notebooks.addSource(notebookId, made))]] };
  }
  const drive = at(source, 0);
  if (isList(drive)) {
    const made = { title: text(drive[3] ?? null), type: 1, url: null, content: text(drive[0] ?? null) };
    return { result: [[sourceRow(notebooks.addSource(notebookId, made))]] };
  }
  const url = firstText(at(source, 2)) || firstText(at(source, 7));
  const made = { title: url, type: 5, url, content: url };
  return { result: [[sourceRow(notebooks.addSource(notebookId, made))]] };
}

function driveOrWeb(source: Json): 'drive' | 'web' {
  return source === 2 ? 'drive' : 'web';
}

function imported(notebooks: Notebooks, notebookId: string, row: Json) {
  const document = at(row, 0, 0);
  // A document of Google Drive is imported by its id, and listed without an address.
  if (typeof document === 'string')
    return notebooks.addSource(notebookId, {
      title: text(at(row, 0, 3)),
      type: 1,
      url: null,
      content: document,
    });
  const url = text(at(row, 2, 0));
  return notebooks.addSource(notebookId, { title: text(at(row, 2, 1)), type: 5, url, content: url });
}

/** Google omits the usage while it is zero. */
function usageWindow(type: number, used: number, seconds: number): Json {
  const resetsAt = Math.floor(Date.now() / 1000) + seconds;
  return [null, null, null, null, type, [resetsAt, 0], used === 0 ? null : used, 100 - used];
}

function withNotebook(
  notebooks: Notebooks,
  id: Json,
  answer: (entry: NonNullable<ReturnType<Notebooks['byId']['get']>>) => Json,
): RpcAnswer {
  const entry = notebooks.byId.get(text(id));
  return entry === undefined ? NOT_FOUND : { result: answer(entry) };
}

function text(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function list(value: Json): readonly Json[] {
  return isList(value) ? value : [];
}
