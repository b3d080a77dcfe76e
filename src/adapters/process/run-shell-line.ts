// Runs a shell line of the user's and returns its output.

import { spawn } from 'node:child_process';

/** Empty when it cannot be run or takes too long. */
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
    // The program need not read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
