// A program that runs a research and kills itself after so many lines of progress, like a machine that loses power. Its
// one argument is the request as JSON; as a module it only names its variable.

import { runResearch } from '../../../../src/app/research/run-research.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import type { ResearchRequest } from '../../../../src/core/research/research.ts';

/** The number of progress lines after which it dies; 0: it runs to the end. */
export const KILL_AFTER = 'MSW_TEST_KILL_AFTER';

async function main(lines: number): Promise<void> {
  const { project, request }: { project: string; request: ResearchRequest } = JSON.parse(
    process.argv[2] ?? '{}',
  );
  const opened = openWorkspace(project, process.env);
  if (opened.status === 'refused') throw new Error(opened.reason);
  let told = 0;
  const tell = (): void => {
    told += 1;
    if (told === lines) process.kill(process.pid, 'SIGKILL');
  };
  const outcome = await runResearch(opened.workspace, request, {
    tell,
    maxMinutes: 10,
    pollMs: 100,
    fresh: false,
  });
  process.stdout.write(JSON.stringify(outcome));
}

const lines = process.env[KILL_AFTER];
if (lines !== undefined) void main(Number(lines));
