// Judges prohibitions. As in GSD, only a test that is known to fail on a violation proves one; anything else is left to
// a model or a person, and never passes silently.

import { emptyRun } from '../../checks/empty-run.ts';
import { scalar, type Value, type ValueMap } from '../../text/markdown/value.ts';
import type { ClaimVerdict } from './judged-claim.ts';

/** A test file, and the fixtures on which it is proven: a violation and a clean subject. */
export interface ProhibitionTest {
  readonly target: string;
  readonly violation: string;
  readonly clean: string | null;
}

export interface TestRun {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Null when there is no such test, or a path in it contains characters special to a shell. */
export function prohibitionTest(value: ValueMap): ProhibitionTest | null {
  if (scalar(value.verification) !== 'test' || scalar(value.check_kind) !== 'node-test') return null;
  const [target, violation, clean] = [
    value.check_target,
    value.check_violation_fixture,
    value.check_clean_fixture,
  ].map(path);
  if (target == null || violation == null) return null;
  return { target, violation, clean: clean ?? null };
}

/** The command to run; GSD passes the subject to the test in `GSD_PROHIB_SUBJECT`. */
export function prohibitionCommand({ target }: ProhibitionTest): string {
  return `node --test --test-reporter=tap -- ${target}`;
}

export function judgeProhibition(
  own: TestRun,
  violation: TestRun,
  clean: TestRun | null,
): { readonly standing: ClaimVerdict; readonly reason: string } {
  if (own.exitCode !== 0) return { standing: 'failed', reason: 'Its test fails' };
  if (emptyRun(own.output) !== null) return { standing: 'failed', reason: 'Its test ran no tests' };
  if (violation.exitCode === 0 || !/^# fail [1-9]/m.test(violation.output))
    return { standing: 'undecided', reason: 'Its test does not fail on the violation, so it proves nothing' };
  if (clean !== null && clean.exitCode !== 0)
    return { standing: 'undecided', reason: 'Its test also fails on a clean subject' };
  return { standing: 'verified', reason: 'Its test passes, and fails on the violation' };
}

export function undecidedProhibition(value: ValueMap): string {
  return scalar(value.verification) === 'test'
    ? 'It has no test that is known to fail on a violation'
    : 'Whether it is kept is a matter of judgement';
}

function path(value: Value | undefined): string | null {
  const text = scalar(value);
  return text !== null && /^[\w][\w./-]*$/.test(text) && !text.includes('..') ? text : null;
}
