// Runs a shell line of the user's own for what it prints.

import { spawn } from 'node:child_process';

/** Empty when it cannot be run, or takes too long. */
export function runShellLine(line: string, input: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
      timeout: timeoutMs,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(output));
    // It need not read it.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
