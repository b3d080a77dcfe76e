// Proves a branch without a loop.

import { experimentLines } from '../../core/proof/judge-proof.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { type ProvenBranch, proveBranch } from '../checks/prove-branch.ts';
import { inWorkspace } from './operation/in-project.ts';
import { count, list, text } from './operation/inputs.ts';
import { done, type Operation, operation } from './operation/operation.ts';

const DEFAULT_SECONDS = 600;

const prove = operation({
  name: 'prove',
  examples: ['--base main --check "npm test"'],
  about: 'Show by control runs what the passing checks of a branch prove against its base',
  effect: 'reads',
  inputs: {
    base: text('REF', 'by default where the branch left the main one'),
    check: list('COMMAND', "repeat it for more; by default the project's own checks"),
    timeout: count('SECONDS', `for each run of a check; by default ${DEFAULT_SECONDS}`, [1, 999_999]),
  },
  run: (place, { base, check, timeout }) =>
    inWorkspace<ProvenBranch>(place, async (workspace) => {
      const proven = await proveBranch(workspace, {
        base,
        commands: check,
        timeoutSeconds: timeout ?? DEFAULT_SECONDS,
        mayRun: place.caller.mark === null ? 'all' : 'allowed',
        tell: place.tell,
      });
      if (proven.status === 'refused') return proven;
      const { branch } = proven;
      if (branch.verdict === 'proven') return done(branch);
      return { status: 'failed', value: branch, reason: sentenceOf(branch) };
    }),
  shown: (branch) => forPeople([sentenceOf(branch), ...detailsOf(branch)]),
  json: ({ proof, checks, ...branch }) => ({
    ...branch,
    checks: checks.map(({ output: _output, ...check }) => check),
    experiments: proof?.experiments ?? [],
    findings: proof?.findings ?? [],
    cure: proof?.cure ?? null,
  }),
});

export const proveOperations: readonly Operation[] = [prove];

function sentenceOf({ verdict, reason }: ProvenBranch): string {
  switch (verdict) {
    case 'proven':
      return `Proven: ${reason}.`;
    case 'passed':
      return `Passed, but not proven: ${reason}.`;
    case 'failing':
      return `Not proven: ${reason} on the branch itself.`;
  }
}

function detailsOf({ proof, base, head }: ProvenBranch): readonly string[] {
  const cure = proof?.cure ?? null;
  return [
    `From ${base.slice(0, 12)} to ${head.slice(0, 12)}, with what is not committed.`,
    ...experimentLines(proof?.experiments ?? []),
    ...(proof?.findings ?? []),
    ...(cure === null ? [] : [cure]),
  ];
}
