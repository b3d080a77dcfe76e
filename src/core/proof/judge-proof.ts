// What passing checks are worth at the end of a loop: `proven` when control runs showed that they notice the work and
// were not made for it, otherwise `passed`, with the reason and what would have proven it.

import { type Prose, prose } from '../text/prose.ts';
import type { Baseline } from './baseline.ts';
import { type ControlRun, WANTED } from './control-run.ts';

export interface Proof {
  readonly verdict: 'proven' | 'passed';
  /** A clause: why it is proven, or why it is not. */
  readonly reason: string;
  /** A sentence: what would have proven it; null when it is proven. */
  readonly cure: Prose | null;
  /** Sentences about what changed of the tests and settings. */
  readonly findings: readonly string[];
  /** In the order in which they were held. */
  readonly experiments: readonly ControlRun[];
  /** Whether a run showed that a check was made easier to pass. */
  readonly isWeakened: boolean;
}

export interface ProofFacts {
  readonly baseline: Baseline | null;
  /** Checks that gave two results for the same files, in the run that passed. */
  readonly flaky: readonly string[];
  /** Why the files from before and after the work cannot be compared, as a clause; null where they can. */
  readonly unknown: string | null;
  /** Which file is in no snapshot, and why, as a clause. */
  readonly leftOut: string | null;
  /** Why a check tested less than before the work, as a clause. */
  readonly fewer: string | null;
  readonly changed: ChangedSides;
  readonly controls: Controls;
  /** Files that git ignores and that alone changed between those results. */
  readonly ignored?: readonly string[];
}

/** Paths of files that are new or have changed. */
export interface ChangedSides {
  readonly tests: readonly string[];
  readonly settings: readonly string[];
  /** Whether anything else changed than what the checks themselves read; missing where that is unknown. */
  readonly hasWork?: boolean;
}

export type Controls =
  | { readonly kind: 'off' }
  /** `reason` is a clause. */
  | { readonly kind: 'impossible'; readonly reason: string }
  | {
      readonly kind: 'held';
      readonly runs: readonly ControlRun[];
      /** Why the last run failed that was to pass; null where it did not. */
      readonly cause: Cause | null;
      /** The line whose expectation was changed last: `test/fare.test.js:12`. */
      readonly place: string | null;
    };

export type Cause =
  /** The final tests pass in the same place. */
  | { readonly kind: 'tests' }
  /** They pass with the final settings, which run fewer tests, or that cannot be told. */
  | { readonly kind: 'settings' }
  /** The final files fail in a clean copy too, which lacks these folders and files that git ignores. */
  | { readonly kind: 'place'; readonly without: readonly string[] };

export function judgeProof(facts: ProofFacts): Proof {
  const experiments = facts.controls.kind === 'held' ? facts.controls.runs : [];
  return { ...weigh(facts), findings: findingsOf(facts.changed), experiments, isWeakened: isWeakened(facts) };
}

function isWeakened({ fewer, controls }: ProofFacts): boolean {
  const cause = controls.kind === 'held' ? controls.cause?.kind : undefined;
  return fewer !== null || cause === 'tests' || cause === 'settings';
}

/** Whether control runs could change the verdict. */
export function needsControls(facts: Omit<ProofFacts, 'controls'>): boolean {
  return doubt(facts) === null;
}

type Weighed = Pick<Proof, 'verdict' | 'reason' | 'cure'>;

function weigh(facts: ProofFacts): Weighed {
  const known = doubt(facts);
  if (known !== null) return known;
  const { controls } = facts;
  if (controls.kind === 'off')
    return passed(
      'no control run was made (--no-controls)',
      prose`A loop without --no-controls runs the checks again as well.`,
    );
  if (controls.kind === 'impossible')
    return passed(controls.reason, prose`Let the check leave everything outside the project alone.`);
  const wrong = controls.runs.find(({ name, answer }) => answer !== WANTED[name]);
  return wrong === undefined ? proven(facts, controls.runs) : refuted(wrong, facts, controls);
}

/** What needs no run. */
function doubt({
  baseline,
  flaky,
  ignored = [],
  unknown,
  leftOut,
  fewer,
  changed,
}: Omit<ProofFacts, 'controls'>): Weighed | null {
  if (ignored.length > 0)
    return passed(
      `only files that git ignores changed (${nameSome(ignored)}), of which MSW keeps no snapshot`,
      prose`Let the check make what git ignores, or commit what the work changes.`,
    );
  if (flaky.length > 0)
    return passed(
      `${flaky.join(', ')} gave two results for the same files`,
      prose`Make the check give the same result each time; what it needs and git ignores, such as a build, it has to make itself.`,
    );
  if (unknown !== null) return passed(unknown, prose`Run the loop where MSW can keep snapshots.`);
  if (leftOut !== null)
    return passed(
      leftOut,
      prose`Keep such a file out of the project, or let git ignore it before the loop begins.`,
    );
  if (fewer !== null)
    return passed(
      fewer,
      prose`If the task asks for fewer tests, this is as much as can be shown; else bring the missing ones back.`,
    );
  if (baseline?.kind === 'green' && changed.tests.length === 0)
    return passed('the checks passed before the work as well, and no test was added', CURE);
  return null;
}

const CURE = prose`A test that fails without the change would prove it.`;

function proven({ changed }: ProofFacts, runs: readonly ControlRun[]): Weighed {
  const broken = runs.some(({ name }) => name === 'broken')
    ? ', and when their expectations are changed'
    : '';
  const tests =
    changed.tests.length + changed.settings.length === 0
      ? 'their tests are the ones from before it'
      : 'the tests from before it pass as well';
  return {
    verdict: 'proven',
    reason: `the checks fail without the work${broken}; they pass in a clean copy, and ${tests}`,
    cure: null,
  };
}

function refuted(
  { name, answer, what }: ControlRun,
  { baseline, changed }: ProofFacts,
  { cause, place }: Extract<Controls, { kind: 'held' }>,
): Weighed {
  if (answer === 'none')
    return passed(
      `a control run gave no answer (${CALLED[name]}): ${what ?? 'unknown'}`,
      prose`Let the check run in another folder, within its time.`,
    );
  switch (name) {
    case 'old-tests':
    case 'copy':
      return refutedByCopy(what ?? 'unknown', cause);
    case 'broken':
      return passed(
        `the check passes whatever ${place === null ? 'its tests expect' : `${place} expects`}`,
        prose`Add a test there that can fail.`,
      );
    case 'undone': {
      if (changed.hasWork === false && changed.tests.length > 0)
        return passed(
          `nothing changed but what only the checks read: ${nameSome(changed.tests)}`,
          prose`Let a check try the product itself.`,
        );
      const outside = baseline?.kind === 'red' && changed.tests.length === 0;
      return outside
        ? passed(
            'the checks pass without the work as well now: something that git ignores, or outside the project, makes them pass',
            prose`Let the check make what it needs itself.`,
          )
        : passed('the checks pass without the work as well', CURE);
    }
  }
}

function refutedByCopy(headline: string, cause: Cause | null): Weighed {
  switch (cause?.kind) {
    case 'settings':
      return passed(
        `with the settings from before the work the checks fail, and nothing shows that the new ones run as many tests: ${headline}`,
        prose`Let the check print how many tests it ran.`,
      );
    case 'tests':
      return passed(
        `tests as they were before the work fail on the final code: ${headline}`,
        prose`If the task asks for what changed in them, this is as much as can be shown; else leave them as they were.`,
      );
    default: {
      const without = cause?.without ?? [];
      const lacks = without.length === 0 ? '' : ` (without ${nameSome(without)}, which git ignores)`;
      return passed(
        `the checks pass here and not in a clean copy${lacks}: ${headline}`,
        prose`Let the check build and start all that it needs itself.`,
      );
    }
  }
}

/** As they are named to people. */
export const CALLED: Readonly<Record<ControlRun['name'], string>> = {
  'old-tests': 'with the tests from before the work',
  copy: 'in a clean copy',
  broken: 'with other expectations',
  undone: 'without the work',
};

/** For one line: `old tests: green, broken: red`; empty where none was held. */
export function sayExperiments(runs: readonly ControlRun[]): string {
  return runs.map(sayExperiment).join(', ');
}

/** One line each, with what it showed and how long it took. */
export function experimentLines(runs: readonly ControlRun[]): readonly string[] {
  return runs.map((run) => {
    const { name, answer, what, durationMs } = run;
    const isWanted = answer === 'none' || answer === WANTED[name];
    const why = what === null ? '' : `${answer === 'none' ? ', since' : ','} ${what}`;
    const details = `${CALLED[name]}, ${(durationMs / 1000).toFixed(1)} s`;
    return `${sayExperiment(run)}${isWanted ? '' : `, not ${WANTED[name]}`}${why} (${details})`;
  });
}

function sayExperiment({ name, answer }: ControlRun): string {
  return `${name === 'old-tests' ? 'old tests' : name}: ${answer === 'none' ? 'no answer' : answer}`;
}

function findingsOf({ tests, settings }: ChangedSides): readonly string[] {
  return [
    ...(tests.length === 0 ? [] : [`Changed by the loop, and run by a check: ${nameSome(tests)}.`]),
    ...(settings.length === 0 ? [] : [`Changed settings: ${nameSome(settings)}.`]),
  ];
}

function passed(reason: string, cure: Prose): Weighed {
  return { verdict: 'passed', reason, cure };
}

function nameSome(paths: readonly string[]): string {
  const more = paths.length - MOST_NAMED;
  return more > 0 ? `${paths.slice(0, MOST_NAMED).join(', ')} and ${more} more` : paths.join(', ');
}

const MOST_NAMED = 10;
