// Runs the tests that stand for prohibitions, each also on a violation, as GSD asks: only a test that can fail
// shows anything.

import { join } from 'node:path';
import { runCheck } from '../../../adapters/process/run-check.ts';
import {
  judgeProhibition,
  type ProhibitionTest,
  prohibitionCommand,
  prohibitionTest,
} from '../../../core/planning/verification/judge-prohibition.ts';
import type { Standing } from '../../../core/planning/verification/judged-claim.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { readProjectFile } from './project-files.ts';
import { type ChecksRequest, keepOutput } from './run-phase-checks.ts';

/** The commands that `runProhibitionTests` would run. */
export function prohibitionCommands({ claims }: ExecutedPhase): readonly string[] {
  return claims.prohibitions.flatMap(({ value }) => prohibitionTest(value) ?? []).map(prohibitionCommand);
}

export async function runProhibitionTests(
  open: ExecutedPhase,
  request: Omit<ChecksRequest, 'commands'>,
): Promise<ReadonlyMap<string, { readonly standing: Standing; readonly reason: string }>> {
  const judged = new Map<string, { readonly standing: Standing; readonly reason: string }>();
  for (const { id, value } of open.claims.prohibitions) {
    const test = prohibitionTest(value);
    if (test !== null && subjectsExist(test, request.root)) judged.set(id, await runOne(test, id, request));
  }
  return judged;
}

function subjectsExist({ target, violation, clean }: ProhibitionTest, root: string): boolean {
  return [target, violation, ...(clean === null ? [] : [clean])].every(
    (path) => readProjectFile(root, path).kind === 'file',
  );
}

async function runOne(
  test: ProhibitionTest,
  id: string,
  { root, folder, timeoutSeconds }: Omit<ChecksRequest, 'commands'>,
) {
  const run = (subject: string | undefined) =>
    runCheck({
      command: prohibitionCommand(test),
      cwd: root,
      timeoutMs: timeoutSeconds * 1000,
      env: { GSD_PROHIB_SUBJECT: subject, NODE_TEST_CONTEXT: undefined },
    });
  const own = await run(undefined);
  keepOutput(own, join(folder, `${id}.txt`));
  const violation = await run(test.violation);
  const clean = test.clean === null ? null : await run(test.clean);
  return judgeProhibition(own, violation, clean);
}
