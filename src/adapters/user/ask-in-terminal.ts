// Asks the person at the terminal to agree to something.

import { createInterface } from 'node:readline/promises';

/** False without a person: where input or output is no terminal, nobody is asked. */
export async function agreesInTerminal(question: string): Promise<boolean> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return false;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${question} [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
