// The server against a bare node that answers one line: the time to its first answer, and its memory once it has listed
// its tools and waits.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spread } from './measure.mjs';

const BARE = ['-e', "process.stdin.on('data', () => process.stdout.write('{}\\n'))"];
const INITIALIZE = {
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
};
const KILOBYTES = 1024;

export async function serverCases(stage) {
  const server = [join(stage.dist, 'mcp.mjs')];
  const seen = { server: [], bare: [] };
  // The first pair is not counted.
  for (let round = -1; round < stage.rounds.server; round += 1) {
    const sides = [
      ['server', server],
      ['bare', BARE],
    ];
    if (round % 2 === 0) sides.reverse();
    for (const [side, args] of sides) {
      const one = await watch(stage, args);
      if (round >= 0) seen[side].push(one);
    }
  }
  const compare = (what) => {
    const [a, b] = [seen.server, seen.bare].map((all) => all.map((one) => one[what]));
    const [own, bare] = [spread(a), spread(b)];
    const pairs = spread(a.map((value, round) => value / b[round]));
    return { ratio: own.median / bare.median, pairs, a: own, b: bare, rounds: stage.rounds.server };
  };
  const memory =
    process.platform === 'win32' ? [] : [{ name: 'idle server / bare node', ...compare('memory') }];
  return [
    { name: 'server, first answer / bare node', unit: 'wall', goal: 1.5, ...compare('time') },
    ...memory.map((one) => ({ ...one, unit: 'MB', goal: 2 })),
  ];
}

async function watch({ env, folder }, args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ask = async (message) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const { done } = await lines.next();
    if (done) throw new Error(`${args.join(' ')} does not answer ${message.method}`);
  };
  await ask(INITIALIZE);
  const time = performance.now() - started;
  await ask({ id: 2, method: 'tools/list' });
  const memory = process.platform === 'win32' ? 0 : residentOf(child.pid);
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
  return { time, memory };
}

function residentOf(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / KILOBYTES;
}
