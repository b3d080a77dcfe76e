// Judges the runs of the witness. A failure counts only if the tests, or a compiler on their behalf, report it; one
// that the temporary tree may have caused is unclear.

import type { CheckResult } from '../checks/check-result.ts';
import type { Failure, FailureItem } from '../failure/failure.ts';
import { failureHeadline, itemHeadline, itemName } from '../failure/failure-headline.ts';
import { clipText } from '../text/clip-text.ts';
import { harmless } from '../text/harmless.ts';
import { type NewNames, namesNew } from './new-names.ts';

export type HalfVerdict =
  /** `shows` is a clause: the evidence. */
  | { readonly status: 'holds'; readonly shows: string }
  /** `why` is a clause; `tests` names the tests it is about. */
  | { readonly status: 'fails'; readonly why: string; readonly tests: readonly string[] }
  | { readonly status: 'unclear'; readonly why: string };

export type Noticed =
  | HalfVerdict
  /** The tests failed, perhaps because of the temporary tree: holds if the final code passes in one. */
  | { readonly status: 'if-final-passes'; readonly shows: string };

export interface NoticedFacts {
  readonly names: NewNames;
  /** What the temporary trees lack, in words for people; empty when they match the project. */
  readonly missing: readonly string[];
  /** Whether the changed tests state what they expect. */
  readonly assertive: boolean;
  /** Running the final code costs little or was asked for, so always use it as a control. */
  readonly careful: boolean;
}

/** Judges the final tests on the code of arming: they should fail. */
export function judgeNoticed(results: readonly CheckResult[], facts: NoticedFacts): Noticed {
  const unable = results.flatMap(inability);
  const failed = results.flatMap((result) =>
    result.outcome.kind === 'failed' && result.outcome.failure.kind === 'code'
      ? [{ failure: result.outcome.failure, output: result.output }]
      : [],
  );
  if (failed.length === 0) {
    if (unable[0] !== undefined) return { status: 'unclear', why: unable[0] };
    return { status: 'fails', why: 'the final tests pass on the code of arming as well', tests: [] };
  }
  const read = failed.flatMap(({ failure, output }) =>
    itemsOf(failure).map((item) => ({ item, sign: signOf(item, failure, output, facts.names) })),
  );
  const proof = read.find(({ sign }) => sign === 'test') ?? read.find(({ sign }) => sign === 'new-name');
  if (proof === undefined) {
    const [first] = read;
    return {
      status: 'unclear',
      why: `the final tests cannot run on the code of arming, for a reason that names nothing new: ${first === undefined ? 'unknown' : nameOf(first.item)}`,
    };
  }
  if (!facts.assertive) return { status: 'unclear', why: 'the tests that changed assert nothing' };
  const shows = `the final tests fail on the code of arming: ${nameOf(proof.item)}`;
  const certain =
    !facts.careful &&
    facts.missing.length === 0 &&
    unable.length === 0 &&
    read.every(({ sign }) => sign !== 'strange') &&
    !failed.some(({ output }) => SURROUNDINGS.test(output));
  return certain || proof.sign === 'new-name'
    ? { status: 'holds', shows }
    : { status: 'if-final-passes', shows };
}

/** Judges the same tests on the final code in a temporary tree: they passed in the project. */
export function judgeControl(results: readonly CheckResult[], shows: string): HalfVerdict {
  const wrong = results.find(({ outcome }) => outcome.kind !== 'passed');
  if (wrong === undefined) return { status: 'holds', shows };
  const reason =
    wrong.outcome.kind === 'failed' ? failureHeadline(wrong.outcome.failure, 160) : 'no test ran';
  return { status: 'unclear', why: `the checks cannot be run outside the project folder: ${reason}` };
}

/** Judges the tests of arming on the final code: they should pass. */
export function judgeKept(results: readonly CheckResult[], mixed: readonly string[]): HalfVerdict {
  const failed = results.flatMap(({ outcome }) =>
    outcome.kind === 'failed' && outcome.failure.kind === 'code' ? itemsOf(outcome.failure) : [],
  );
  if (failed.length > 0) {
    const tests = [...new Set(failed.map(testOf))];
    return {
      status: 'fails',
      why: 'tests as they were at the start of the loop fail on the final code',
      tests,
    };
  }
  const [unable] = results.flatMap(inability);
  if (unable !== undefined) return { status: 'unclear', why: unable };
  const [file] = mixed;
  if (file !== undefined)
    return { status: 'unclear', why: `tests inside ${file} changed, and cannot be separated from its code` };
  return { status: 'holds', shows: 'the tests as they were at the start of the loop pass on the final code' };
}

/** Why a run says nothing about the code, as clauses. */
function inability({ check, outcome, timedOut }: CheckResult): readonly string[] {
  if (outcome.kind === 'empty')
    return [`${check.name} ran no test in the temporary tree (${outcome.reason})`];
  if (outcome.kind === 'passed') return [];
  if (timedOut) return [`${check.name} took longer than the witness has time`];
  const { failure } = outcome;
  return failure.kind === 'code'
    ? []
    : [`${check.name} could not run in the temporary tree: ${failureHeadline(failure, 160)}`];
}

type Sign =
  /** A test ran and failed. */
  | 'test'
  /** A test could not be loaded or compiled because something new is missing. */
  | 'new-name'
  | 'strange';

function signOf(item: FailureItem, failure: Failure, output: string, names: NewNames): Sign {
  if (failure.phase === 'lint' || failure.phase === 'install') return 'strange';
  if (item.testId !== null && item.code !== 'collection') return 'test';
  if (isAboutLoading(item, failure)) {
    if (namesNew(item.message, names)) return 'new-name';
    return isAboutCalling(item) && mentionsCall(output, names) ? 'new-name' : 'strange';
  }
  return 'test';
}

/** Whether the compiler or loader reported it, before any test ran. */
function isAboutLoading({ tool, code, class: kind, message }: FailureItem, { phase }: Failure): boolean {
  if (phase === 'compile' || COMPILERS.has(tool) || code === 'collection') return true;
  return (
    (kind !== null && LOAD_CLASS.test(kind)) ||
    LOAD_MESSAGE.test(message) ||
    (code !== null && LOAD_CODE.test(code))
  );
}

const COMPILERS: ReadonlySet<string> = new Set(
  'rustc javac tsc go-build go gcc clang kotlin esbuild vite linker'.split(' '),
);
const LOAD_CLASS =
  /^(?:SyntaxError|ImportError|ModuleNotFoundError|IndentationError|ReferenceError|NameError|LoadError)$/;
const LOAD_CODE =
  /^(?:ERR_)?(?:MODULE_NOT_FOUND|UNSUPPORTED_DIR_IMPORT|PACKAGE_PATH_NOT_EXPORTED)|^ERR_UNKNOWN_FILE/;
const LOAD_MESSAGE =
  /Cannot find (?:module|package)|No module named|cannot import name|does not provide an export|Failed to (?:resolve|load)|Could not resolve|cannot load such file|NoClassDefFoundError|ClassNotFoundException/;

/** Wrong number of arguments, in a message that mentions no name. */
function isAboutCalling({ code, message }: FailureItem): boolean {
  return (
    /^(?:E0061|E0107|TS255[3-6])$/.test(code ?? '') ||
    /\b(?:too many|not enough|too few) arguments\b/.test(message)
  );
}

function mentionsCall(output: string, { declared }: NewNames): boolean {
  return [...output.matchAll(/([\p{L}_$][\p{L}\p{N}_$]{0,100}) ?\(/gu)].some(([, name = '']) =>
    declared.has(name),
  );
}

/** Errors that a temporary tree may cause: it lacks outside files, the repository and built folders. */
const SURROUNDINGS =
  /\bENOENT\b|[Nn]o such file or directory|FileNotFoundError|NoSuchFileException|not a git repository|\bMODULE_NOT_FOUND\b|command not found|cannot find the (?:file|path) specified|Permission denied|\bEACCES\b/;

/** A failure without items counts as one item. */
function itemsOf(failure: Failure): readonly FailureItem[] {
  if (failure.items.length > 0) return failure.items;
  const { tool, code, class: kind, message } = failure;
  const nowhere = { file: null, testId: null, line: null, column: null, ownFrame: null, package: null };
  return [{ ...nowhere, tool, code, class: kind, message, words: message, expected: null, actual: null }];
}

function testOf(item: FailureItem): string {
  const { file, testId } = item;
  const name = testId === null && file !== null ? file : itemName(item);
  return oneLine(testId === null || file === null || name.includes(file) ? name : `${name} (${file})`);
}

function nameOf(item: FailureItem): string {
  return oneLine(itemHeadline(item));
}

function oneLine(text: string): string {
  return clipText(harmless(text).replaceAll(/\s+/g, ' ').trim(), 200);
}
