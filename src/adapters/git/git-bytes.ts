// Runs git with raw bytes as input and output: file contents must never pass through a string.

import { spawn } from 'node:child_process';
import { beforeOurEnd } from '../process/end-with-us.ts';
import { neutralFolder } from '../process/find-program.ts';
import { blockedBy, knownBlocker, searchBlocker } from './git-blockers.ts';

export type GitBytes =
  | { readonly status: 'ok'; readonly output: Buffer }
  | {
      readonly status: 'failed';
      readonly code: number | null;
      /** A clause that may quote git. */
      readonly reason: string;
      /** It took too long or printed too much. */
      readonly isLate: boolean;
    };

export interface BytesPlace {
  /** Absolute. */
  readonly program: string;
  /** The folder that git runs in. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

interface BytesOptions {
  readonly input?: Uint8Array | undefined;
  readonly limitMs?: number;
  readonly largestOutput?: number;
  /** False: stderr is not read, which saves a pipe. */
  readonly saysWhy?: boolean;
}

const LIMIT_MS = 60_000;
/** Git that takes longer may be waiting for a pipe. */
export const SUSPICIOUS_MS = 1_000;
const LARGEST_OUTPUT = 256 * 1024 * 1024;
const LARGEST_COMPLAINT = 64 * 1024;

/** Runs `git <args>` for a minute at most. Opens only the pipes it needs: each costs a turn a millisecond. */
export function gitBytes(
  { program, folder, env }: BytesPlace,
  args: readonly string[],
  { input, limitMs = LIMIT_MS, largestOutput = LARGEST_OUTPUT, saysWhy = true }: BytesOptions = {},
): Promise<GitBytes> {
  return new Promise((resolve) => {
    const fail = (reason: string, code: number | null = null, isLate = false): void =>
      resolve({ status: 'failed', code, reason, isLate });
    const known = knownBlocker(folder);
    if (known !== null) return fail(blockedBy(known));
    try {
      const child = spawn(program, ['-C', folder, ...args], {
        cwd: neutralFolder(),
        env,
        windowsHide: true,
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', saysWhy ? 'pipe' : 'ignore'],
      });
      // Asked to end, git removes its locks first; nothing that it starts here outlives it.
      const release = beforeOurEnd(() => void child.kill('SIGTERM'));
      let isLate = false;
      let blocker: string | null = null;
      const giveUp = (): void => {
        isLate = true;
        child.kill('SIGKILL');
      };
      const limit = setTimeout(giveUp, limitMs);
      const suspicion = setTimeout(() => {
        blocker = searchBlocker(folder);
        if (blocker !== null) child.kill('SIGTERM');
      }, SUSPICIOUS_MS);
      const settle = (): void => {
        clearTimeout(limit);
        clearTimeout(suspicion);
        release();
      };
      const output = collect(child.stdout, largestOutput, giveUp);
      const complaint = collect(child.stderr, LARGEST_COMPLAINT);
      child.once('error', ({ message }) => {
        settle();
        fail(message);
      });
      child.once('close', (code) => {
        settle();
        if (blocker !== null) fail(blockedBy(blocker));
        else if (code === 0 && !isLate) resolve({ status: 'ok', output: output() });
        else fail(isLate ? 'git did not answer in time' : lastLine(complaint()), code, isLate);
      });
      // Git may exit before it has read all of its input; the exit code tells.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    } catch (error) {
      // Spawn throws when the settings are too large for an environment.
      fail(error instanceof Error ? error.message : String(error));
    }
  });
}

/** Returns a getter for the bytes so far. Drops chunks beyond `most` and calls `onMore`. */
function collect(stream: NodeJS.ReadableStream | null, most: number, onMore = (): void => {}): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  stream?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else onMore();
  });
  return () => (chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
}

function lastLine(complaint: Buffer): string {
  const line = complaint.toString('utf8').trim().split('\n').at(-1) ?? '';
  return line === '' ? 'git gives no reason' : `git says: ${line.slice(0, 200)}`;
}
