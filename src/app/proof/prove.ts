// What the checks of a loop that would be done are worth. Loaded only at the end of a loop.

import type { Loop } from '../../core/loop/loop.ts';
import { judgeProof, type Proof } from '../../core/proof/judge-proof.ts';
import type { Evidence } from '../loop/gather-evidence.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { lookAtStanding } from './look-at-standing.ts';

/** `loop` as it was before this turn; every check has passed. */
export async function prove(workspace: Workspace, loop: Loop, evidence: Evidence): Promise<Proof> {
  return judgeProof({
    baseline: loop.progress.baseline,
    standing: await lookAtStanding(workspace, loop),
    witness: { kind: 'unclear', reason: 'it was not tried' },
    flaky: evidence.flaky?.checks ?? [],
  });
}
