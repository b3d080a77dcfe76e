// A program that learns one line and shares it, for tests that kill it at any moment; as a module it starts such
// programs.

import { type ChildProcess, spawn } from 'node:child_process';
import { appendShared } from '../../../src/app/guidance/guidance-cache.ts';
import { shareLines } from '../../../src/app/sharing/share-lines.ts';

const REQUEST = 'MSW_TEST_SHARER';

interface Place {
  readonly userFolder: string;
  /** The project whose notes it also shares. */
  readonly project?: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Sharer {
  readonly child: ChildProcess;
  /** Resolves when its line is in its file. */
  readonly written: Promise<void>;
  kill(): void;
}

export function startSharer(program: string, place: Place, name: string): Sharer {
  const { userFolder, project, env } = place;
  const request = JSON.stringify({ userFolder, project, env, name });
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, [REQUEST]: request },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const written = new Promise<void>((done) => {
    child.stdout.once('data', () => done());
    child.once('exit', () => done());
  });
  return { child, written, kill: () => void child.kill('SIGKILL') };
}

export function endOf({ child }: Sharer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

async function main(request: string): Promise<void> {
  const { name, ...place }: Place & { name: string } = JSON.parse(request);
  const at = new Date().toISOString();
  await appendShared(place.userFolder, {
    ...{ kind: 'judged', class: 'v1:aa', at, guidance: name, loop: null, outcome: 'helped' },
  });
  process.stdout.write('written\n');
  await shareLines({ ...place, now: Date.now }, true);
}

const request = process.env[REQUEST];
if (request !== undefined) void main(request);
