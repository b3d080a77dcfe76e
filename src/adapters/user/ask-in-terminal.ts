// Asks the person at the terminal to agree to something.

import { createInterface } from 'node:readline/promises';

/** False without a person: where input or output is no terminal, nobody is asked. */
export async function agreesInTerminal(question: string): Promise<boolean> {
  if (!mayAskHere()) return false;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${question} [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}

/** Whether somebody can read a question and answer it. */
export function mayAskHere(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}
