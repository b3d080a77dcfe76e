// Runs git where what goes in and comes out are the bytes of files, which no text may touch.

import { execFile } from 'node:child_process';
import { neutralFolder } from '../process/find-program.ts';

export type GitBytes =
  | { readonly status: 'ok'; readonly output: Buffer }
  /** `reason` is a clause that may quote git. */
  | { readonly status: 'failed'; readonly code: number | null; readonly reason: string };

export interface BytesPlace {
  /** Absolute. */
  readonly program: string;
  /** That git runs in. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

const LIMIT_MS = 60_000;
const LARGEST_OUTPUT = 256 * 1024 * 1024;

/** Runs `git <args>`; a minute at most. */
export function gitBytes(
  { program, folder, env }: BytesPlace,
  args: readonly string[],
  input?: Uint8Array,
): Promise<GitBytes> {
  const options = {
    cwd: neutralFolder(),
    env,
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LARGEST_OUTPUT,
    windowsHide: true,
    encoding: 'buffer',
  } as const;
  return new Promise((resolve) => {
    const child = execFile(program, ['-C', folder, ...args], options, (error, output, complaint) => {
      if (error === null) resolve({ status: 'ok', output });
      else
        resolve({
          status: 'failed',
          code: typeof error.code === 'number' ? error.code : null,
          reason: error.killed ? 'git does not answer in time' : lastLine(complaint),
        });
    });
    // It may end before it has read all of it; its exit code says so.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

function lastLine(complaint: Buffer): string {
  const line = complaint.toString('utf8').trim().split('\n').at(-1) ?? '';
  return line === '' ? 'git gives no reason' : `git says: ${line.slice(0, 200)}`;
}
