// Runs one of MSW's own scripts in another process of the same node, and waits for its output.

import { spawn } from 'node:child_process';

interface ScriptCall {
  /** Absolute. */
  readonly script: string;
  readonly args: readonly string[];
  readonly input: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Null when it failed or printed nothing. It ends by itself. */
export function runScript({ script, args, input, env }: ScriptCall): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    // It may end before it has read all of its input; the exit code tells.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.once('error', () => resolve(null));
    child.once('close', (code) => {
      const output = Buffer.concat(chunks).toString('utf8');
      resolve(code === 0 && output !== '' ? output : null);
    });
  });
}
