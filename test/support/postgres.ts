// A PostgreSQL server of its own for a test: Debian's, on a free port of this machine, with a password.

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tempFolder } from './temp-folder.ts';

const DEBIAN = '/usr/lib/postgresql';
/** The server refuses to run as root. */
const NOBODY = 65_534;

export interface Postgres {
  readonly address: string;
  start(): Promise<void>;
  /** As when the power goes. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Where its programs are; null when it is not installed. */
export function postgresFolder(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export async function makePostgres(): Promise<Postgres> {
  const bin = postgresFolder() ?? '';
  const folder = tempFolder();
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  mkdirSync(data);
  const secret = join(folder, 'password');
  writeFileSync(secret, `${password}\n`);
  if ('uid' in asNobody) for (const path of [folder, data, secret]) chownSync(path, NOBODY, NOBODY);
  const options = ['-D', data, '-U', 'msw', '--pwfile', secret, '--auth', 'scram-sha-256', '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), [...options, '--no-sync'], { stdio: 'ignore', cwd: folder, ...asNobody });
  const port = await freePort();
  let server: ReturnType<typeof spawn> | null = null;
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const running = server;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await gone;
    server = null;
  };
  return {
    address: `postgresql://msw:${password}@127.0.0.1:${port}/postgres`,
    start: () =>
      new Promise((done, failed) => {
        const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
        const started = spawn(join(bin, 'postgres'), args, {
          cwd: folder,
          stdio: ['ignore', 'ignore', 'pipe'],
          ...asNobody,
        });
        server = started;
        let said = '';
        started.stderr.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('ready to accept connections')) done();
        });
        started.once('exit', () => failed(new Error(`the server ended: ${said.slice(-500)}`)));
      }),
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGINT'),
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
