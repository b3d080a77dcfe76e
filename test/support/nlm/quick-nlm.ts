// The real nlm for tests that call it often but test something else: the same code in the same Python, with its
// libraries loaded once per test file (nlm-server.py), which saves most of the time of a call.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isFull } from '../depth.ts';
import { type NlmVersion, nlmExecutable } from './nlm-store.ts';

const started = new Map<NlmVersion, Promise<string>>();

/** The replacement for the executable; in full depth, and where forks are not safe, the executable itself. */
export function quickNlm(version: NlmVersion): Promise<string> {
  if (process.platform !== 'linux' || isFull(process.env)) return Promise.resolve(nlmExecutable(version));
  const known = started.get(version) ?? start(version);
  started.set(version, known);
  return known;
}

async function start(version: NlmVersion): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'msw-nlm-'));
  const python = join(dirname(nlmExecutable(version)), 'python');
  const server = spawn(python, [join(import.meta.dirname, 'nlm-server.py'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PYTHONUTF8: '1', PYTHONIOENCODING: 'utf-8' },
    cwd: folder,
  });
  const [first] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (String(first).trim() !== 'ready') throw new Error(`the server of nlm ${version} did not start`);
  // It ends when this process does, which closes its input; nothing waits for it.
  server.unref();
  for (const stream of [server.stdin, server.stdout]) if (stream instanceof Socket) stream.unref();
  return join(folder, 'nlm');
}
