// A program that asks a notebook once and prints what came of it, so that a test can run many at the same time.
// Its one argument is `{project, userFolder, question}` as JSON.

import { askNotebook } from '../../../src/app/notebook/ask-notebook.ts';

async function main(): Promise<void> {
  const given: { project: string; userFolder: string; question: string } = JSON.parse(
    process.argv[2] ?? '{}',
  );
  const place = { project: given.project, userFolder: given.userFolder, env: process.env, now: Date.now };
  const outcome = await askNotebook(place, {
    notebook: 'docs',
    question: given.question,
    purpose: 'ask',
    deadlineMs: 100_000,
  });
  process.stdout.write(JSON.stringify(outcome));
}

void main();
