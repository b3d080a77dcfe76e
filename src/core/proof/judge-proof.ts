// What passing checks are worth at the end of a loop: `proven` when something shows that they noticed the work,
// otherwise `passed`, with the reason and what would have proven it.

import { type Prose, prose } from '../text/prose.ts';
import type { Baseline } from './baseline.ts';

export interface Proof {
  readonly verdict: 'proven' | 'passed';
  /** A clause: why it is proven, or why it is not. */
  readonly reason: string;
  /** A sentence: what would have proven it; null when it is proven. */
  readonly cure: Prose | null;
  /** Sentences about what the checks stand on and how it was weakened, worst first. */
  readonly findings: readonly string[];
  /** Whether something shows that a check was made easier to pass; a change that a check merely runs does not. */
  readonly isWeakened: boolean;
}

export interface ProofFacts {
  readonly baseline: Baseline | null;
  readonly standing: Standing;
  readonly witness: Witness;
  /** Checks that gave two results for the same files, in the run that passed. */
  readonly flaky: readonly string[];
  /** Files that git ignores and that alone changed between those results. */
  readonly ignored?: readonly string[];
}

/** What the checks stand on, compared with the files at arming. */
export type Standing =
  | {
      readonly kind: 'known';
      /** One sentence per sign that a check was made easier to pass. */
      readonly weakenings: readonly string[];
      /** One sentence per changed expectation, which the task itself may require. */
      readonly expectations: readonly string[];
      /** Paths of new or changed tests, scripts and settings. */
      readonly changed: readonly string[];
      /** Those of `changed` that a check starts: each may be a script of the check, or the product itself. */
      readonly started: readonly string[];
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Whether the final tests notice the work, and whether the tests of arming still pass. */
export type Witness =
  | { readonly kind: 'holds'; readonly reason: string }
  /** The checks prove nothing, or a test had to change with the task. */
  | { readonly kind: 'fails'; readonly reason: string }
  /** The witness did not run or gave no answer. */
  | { readonly kind: 'unclear'; readonly reason: string };

export function judgeProof(facts: ProofFacts): Proof {
  const { standing } = facts;
  const findings =
    standing.kind === 'unknown'
      ? []
      : [
          ...standing.weakenings,
          ...standing.expectations,
          ...nameChanged(
            'part of the checks',
            standing.changed.filter((path) => !standing.started.includes(path)),
          ),
          ...nameChanged('run by a check', standing.started),
        ];
  const isWeakened =
    standing.kind === 'known' && standing.weakenings.length + standing.expectations.length > 0;
  const judged = weigh(facts);
  return { ...judged, findings, isWeakened: isWeakened && judged.verdict === 'passed' };
}

function nameChanged(how: string, paths: readonly string[]): readonly string[] {
  return paths.length === 0 ? [] : [`Changed since the loop was armed, and ${how}: ${nameSome(paths)}.`];
}

/** Whether the witness could change the verdict. */
export function needsWitness({ baseline, standing, flaky }: Omit<ProofFacts, 'witness'>): boolean {
  if (flaky.length > 0 || standing.kind === 'unknown' || standing.weakenings.length > 0) return false;
  return baseline?.kind !== 'red' || standing.changed.length > 0;
}

type Judged = Omit<Proof, 'findings' | 'isWeakened'>;

function weigh({ baseline, standing, witness, flaky, ignored = [] }: ProofFacts): Judged {
  if (ignored.length > 0) {
    return passed(
      `only files that git ignores changed (${nameSome(ignored)}), of which MSW keeps no snapshot`,
      prose`Let the check make what git ignores, or commit what the work changes.`,
    );
  }
  if (flaky.length > 0) {
    return passed(
      `${flaky.join(', ')} gave two results for the same files`,
      prose`Make the check give the same result each time; what it needs and git ignores, such as a build, it has to make itself.`,
    );
  }
  if (standing.kind === 'unknown')
    return passed(standing.reason, prose`Run the loop where MSW can keep snapshots.`);
  if (standing.weakenings.length > 0) {
    return passed(
      'what the checks stand on was made easier to pass',
      prose`Look at the findings in the report.`,
    );
  }
  if (baseline?.kind === 'red' && standing.changed.length === 0) {
    return {
      verdict: 'proven',
      reason: 'the checks failed before the work, and what they stand on is unchanged',
      cure: null,
    };
  }
  switch (witness.kind) {
    case 'holds':
      return { verdict: 'proven', reason: witness.reason, cure: null };
    case 'fails':
      // A product that moves along with its tests is not told from a script that was made easier to pass.
      return passed(
        standing.started.length === 0
          ? witness.reason
          : `${nameSome(standing.started)} changed, and is run by a check`,
        prose`Add a test that fails without the change, and leave the others as they were.`,
      );
    case 'unclear':
      return passed(unclear(baseline, standing.changed, witness.reason), CURE);
  }
}

/** The most relevant reason why nothing shows that the checks noticed the work. */
function unclear(baseline: Baseline | null, changed: readonly string[], reason: string): string {
  if (changed.length > 0) return reason;
  if (baseline?.kind === 'green') return 'the checks passed before the work as well, and no test was added';
  if (baseline?.kind === 'unknown') return baseline.reason;
  return 'the checks did not run before the work';
}

const CURE = prose`A test that fails without the change would prove it; --red-first asks for one.`;

function passed(reason: string, cure: Prose): Judged {
  return { verdict: 'passed', reason, cure };
}

function nameSome(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  return more > 0 ? `${paths.slice(0, MOST_NAMED).join(', ')} and ${more} more` : paths.join(', ');
}

const MOST_NAMED = 10;
