// Finds code written into tests, their set-up or the product to make a run look green: an early exit, a forged result,
// code that detects a test run, a double for the code under test. Reports only what occurs more often than before.

import type { Role } from '../checks/stands-on.ts';
import type { ChangedFile } from './changed-file.ts';
import { type CodeLine, type CodeLines, codeLines } from './code-lines.ts';
import { findDoubles, importsOf } from './find-doubles.ts';
import { type Family, familyOf } from './read-tokens.ts';
import { inSentence, type Weakening, type WeakeningKind } from './weakening.ts';

export interface FileWithRole extends ChangedFile {
  readonly role: Role;
}

/** What the checks judge besides tests. */
export interface Judges {
  readonly lint: boolean;
  readonly types: boolean;
  readonly coverage: boolean;
}

export function findTricks(files: readonly FileWithRole[], judges: Judges): readonly Weakening[] {
  const sources = files.flatMap((file) => {
    const family = familyOf(file.path);
    if (family === null || file.role === 'recording' || file.role === 'other') return [];
    return [{ file, family, before: codeLines(file.before, family), after: codeLines(file.after, family) }];
  });
  const rules = [...TRICKS, ...SUPPRESSIONS.filter(({ judge }) => judges[judge])];
  return [
    ...rules.flatMap((rule) => more(rule, sources)),
    ...sources.flatMap(({ file, family, before, after }) =>
      file.role === 'test' ? findDoubles(file, family, before, after, files) : [],
    ),
    ...sources.flatMap(replacedParts),
    ...files.flatMap(shadowing),
  ];
}

interface Source {
  readonly file: FileWithRole;
  readonly family: Family;
  readonly before: CodeLines;
  readonly after: CodeLines;
}

interface Trick {
  readonly kind: WeakeningKind;
  readonly pattern: RegExp;
  /** File roles in which it does harm. */
  readonly roles: readonly Role[];
  readonly families?: readonly Family[];
  /** Only in files whose path matches. */
  readonly name?: RegExp;
  /** Only outside functions. */
  readonly topLevel?: true;
  /** Allowed in programs. */
  readonly inLibrary?: true;
  /** Where to look, if not in code. */
  readonly within?: 'comments' | 'spoken' | 'pairs';
  readonly words: (line: string) => string;
}

const IN_TESTS: readonly Role[] = ['test', 'config'];
const EVERYWHERE: readonly Role[] = ['test', 'config', 'code', 'check-script'];
const PRODUCT: readonly Role[] = ['code'];
const ends = (line: string) => `${inSentence(line)} ends the run as if all had passed`;
const detects = (line: string) => `the code behaves otherwise when it is tested (${inSentence(line)})`;
const forges = (line: string) => `${inSentence(line)} makes a result of its own`;

const TRICKS: readonly Trick[] = [
  {
    kind: 'run-ended',
    pattern:
      /\bprocess\.(?:exit|reallyExit)\(0?\)|\bprocess\.exitCode=0\b|\bDeno\.exit\(0?\)|\bos\._exit\(0?\)|\bsys\.exit\((?:0|None)?\)|\bos\.Exit\(0\)|\bprocess::exit\(0\)|\bSystem\.exit\(0\)|\bexitstatus=0\b|\bpytest\.exit\(/,
    roles: IN_TESTS,
    words: ends,
  },
  {
    kind: 'run-ended',
    pattern:
      /\bos\._exit\(0?\)|\bprocess\.reallyExit\b|\bprocess\.exit=|\bprocess\.on\("exit",.{0,200}(?:exitCode=0|exit\(0?\))|\batexit\.register\(.{0,80}_exit|\bsys\.exit=(?!=)|\bsyscall\.Exit\(0\)/,
    roles: [...EVERYWHERE, 'other'],
    words: ends,
  },
  {
    kind: 'run-ended',
    pattern:
      /^(?:process\.exit\(0?\)|process\.exitCode=0|sys\.exit\(0?\)|exit\(0?\)|raise SystemExit(?:\(0?\))?);?$/,
    roles: PRODUCT,
    topLevel: true,
    words: ends,
  },
  {
    kind: 'run-ended',
    pattern: /\bos\.Exit\(0\)|\bprocess::exit\(0\)/,
    roles: PRODUCT,
    families: ['go', 'rust'],
    inLibrary: true,
    words: ends,
  },
  {
    // A failed assertion ends nothing where nobody looks at it.
    kind: 'run-ended',
    pattern:
      /\bprocess\.(?:(?:on|once|addListener|prependListener)\("(?:uncaughtException|unhandledRejection)",|setUncaughtExceptionCaptureCallback\()(?:\(?\w*\)?=>|function\(\w*\)) ?\{ ?\}/,
    roles: EVERYWHERE,
    within: 'pairs',
    words: (line) => `${inSentence(line)} lets failures pass`,
  },
  {
    kind: 'config-narrowed',
    pattern: /\bflag\.(?:CommandLine\.)?Set\("test\.(?:run|skip|short|list|count)"|\bos\.Args=(?!=)/,
    roles: PRODUCT,
    families: ['go'],
    inLibrary: true,
    words: (line) => `${inSentence(line)} selects the tests that run`,
  },
  {
    kind: 'tests-detected',
    pattern:
      /\b(?:NODE_ENV|MODE)\b.{0,20}(?:={2,3}|!={1,2})"test"|"test"={2,3}.{0,40}NODE_ENV|\benv\.(?:VITEST\w*|JEST_WORKER_ID|MSW_CHECK|TEST_ENV|NODE_TEST_CONTEXT)\b|\bPYTEST_CURRENT_TEST\b|"(?:pytest|unittest|_pytest)"(?: not)? in sys\.modules|\bsys\.modules\b.{0,20}"(?:pytest|unittest|_pytest)"|\b_called_from_test\b|\bnpm_lifecycle_\w+\b.{0,40}"[^"]{0,20}test|\btesting\.Testing\(\)|flag\.Lookup\("test\.|"\.test"\).{0,20}|\bcfg!\(test\)|#\[cfg\(not\(test\)\)\]|cfg\(any\(test|"(?:VITEST|JEST_WORKER_ID|PYTEST_CURRENT_TEST|PYTEST_VERSION|NODE_TEST_CONTEXT|MSW_CHECK|VITEST_WORKER_ID)"|\bRAILS_ENV\b.{0,20}"test"|typeof (?:jest|vi|describe|it)\b/,
    roles: PRODUCT,
    words: detects,
  },
  {
    // The caller, how the program was started, where it lies.
    kind: 'tests-detected',
    pattern:
      /\.stack\b.{0,60}"[^"]{0,40}(?:test|spec|vitest|jest)|\bargv\b.{0,60}"[^"]{0,40}(?:vitest|jest|mocha|pytest|unittest)|\bargv\??\.?(?:\[[01]\]|at\([01]\)).{0,60}"[^"]{0,40}(?:[._](?:test|spec)\b|\btest_)|\bexecArgv\b.{0,60}"--test|\b(?:module\.parent|require\.main)\b.{0,60}"[^"]{0,40}(?:test|spec|jest|mocha)|"(?:pytest|unittest)".{0,20}(?:\bargv\b|\b__main__\b)|\b__main__\b.{0,40}"[^"]{0,20}(?:pytest|unittest)|\bArgs\[0\].{0,60}"[^"]{0,20}\.test"|\bargs(?:_os)?\(\).{0,80}"[^"]{0,40}\/deps\/|\bvar(?:_os)?\("(?:CARGO_\w+|RUST_TEST_THREADS|NEXTEST\w*)"\)\.is_(?:ok|some)\b|__(?:vitest|jest)_\w+__|\b(?:stack|_getframe|extract_stack|Callers?|current_exe|thread::current)\(.{0,120}"[^"]{0,40}(?:test|\/deps\/)|"[^"]{0,40}test[^"]{0,40}".{0,80}\b(?:inspect\.stack|_getframe|extract_stack)\(/,
    roles: PRODUCT,
    words: detects,
  },
  {
    // Assertion libraries leave a symbol.
    kind: 'tests-detected',
    pattern:
      /\bSymbol\.for\("[^"]{0,40}(?:jest|vitest|expect|mocha)|\bglobalThis\["[^"]{0,20}(?:jest|vitest)/,
    within: 'spoken',
    roles: PRODUCT,
    words: detects,
  },
  {
    kind: 'result-forged',
    pattern:
      /(?:\b(?:print|log|write|echo|puts)|\bprintln!?|Println?|Printf)\w{0,10}\b.{0,80}(?:\b\d{1,5} (?:passed|passing)\b|\bTests: {1,20}\d|\bTests {2,20}\d|test result: ok|--- PASS|# pass \d|\bOK \(\d|\bok\\t|"PASS\b)/,
    within: 'spoken',
    roles: EVERYWHERE,
    words: forges,
  },
  {
    kind: 'result-forged',
    pattern:
      /\b(?:report|rep|result|outcome)\.outcome="passed"|\bnumFailedTests=0|\bglobalThis\.(?:expect|assert|it|test)=|\bglobal\.(?:expect|assert|it|test)=|\bexpect\.extend\(\{(?:toBe|toEqual|toStrictEqual|toThrow)\b|\bAssertion\.prototype\.\w+=|\bassert\.\w{1,40}=(?!=)|\bTestCase\.(?:assert|fail)\w*=|\bexpect=\(|\bsetattr\([\w.]*TestCase,|\bassert_eq=|\bmacro_rules!assert\w*|(?<!self)\.(?:assert[A-Z]|fail)\w{0,40}=(?!=)|\bdef pytest_(?:runtest_(?:call|protocol)|pyfunc_call)\(/,
    roles: EVERYWHERE,
    words: forges,
  },
  {
    kind: 'result-forged',
    pattern:
      /\bdef __eq__\(.{0,80}\)(?:->\w{1,20})?: ?return (?:True|isinstance\(\w+,\(?(?:int|float|str|bytes|bool|list|tuple|dict|set|object)\b[\w,]{0,60}\){1,2}$)|\b__eq__=lambda[^:]{0,40}: ?True|\basymmetricMatch(?:\(\w*\)\{ ?return true|[:=]\(?\w*\)?=>true)|\bfn eq\(&self,_\w*:&.{0,40}\)->bool\{ ?true\b|\)Equal\(\w{0,40} ?[\w.*]{0,80}\)bool\{ ?return true\b/,
    roles: ['test', 'code'],
    within: 'pairs',
    words: (line) => `${inSentence(line)} makes everything equal`,
  },
  {
    kind: 'result-forged',
    pattern: /\bmock\.ANY\b|^from unittest\.mock import\b.{0,200}\bANY\b/,
    roles: PRODUCT,
    families: ['python'],
    words: (line) => `${inSentence(line)} equals everything`,
  },
  {
    kind: 'config-narrowed',
    pattern:
      /\bitems\[:\]=|\bitems\.clear\(|\bdel items\[|\bsession\.items=|\bcollect_ignore(?:_glob)?\b|\bitems\.remove\(|\bpytest_ignore_collect\b/,
    roles: ['test'],
    families: ['python'],
    words: (line) => `${inSentence(line)} leaves tests out of the run`,
  },
  {
    kind: 'test-skipped',
    pattern:
      /\badd_marker\(.{0,40}(?:skip|xfail)|\bbeforeEach\(.{0,80}\.skip\(\)|^pytest\.importorskip\(|\b__test__=False\b|\bnocollect\b/,
    roles: ['test'],
    words: (line) => `${inSentence(line)} skips tests`,
  },
  {
    kind: 'test-skipped',
    pattern: /\bpytest\.(?:skip|xfail)\(/,
    roles: ['test'],
    name: /(?:^|\/)conftest\.py$/,
    words: (line) => `${inSentence(line)} skips tests`,
  },
  {
    kind: 'threshold-lowered',
    pattern: /\bjest\.retryTimes\(|\bthis\.retries\(|@pytest\.mark\.flaky|\bretryTimes\(/,
    roles: ['test'],
    words: (line) => `${inSentence(line)} tries failing tests again`,
  },
  {
    kind: 'test-skipped',
    pattern: /^\/\/[/!] ?```[\w,]*\b(?:ignore|no_run)\b/,
    roles: ['code'],
    families: ['rust'],
    within: 'comments',
    words: (line) => `an example that was tested is not (${inSentence(line)})`,
  },
];

interface Suppression extends Trick {
  readonly judge: keyof Judges;
}

const suppresses = (line: string) => `a complaint is silenced: ${inSentence(line)}`;

const SUPPRESSIONS: readonly Suppression[] = [
  {
    judge: 'lint',
    kind: 'complaint-suppressed',
    pattern:
      /\b(?:eslint-disable|biome-ignore|oxlint-disable|tslint:disable|standard-ignore|rubocop:disable|stylelint-disable)|\bnoqa\b|pylint: ?disable|\bnolint\b|\bnosec\b|shellcheck disable=/,
    roles: EVERYWHERE,
    within: 'comments',
    words: suppresses,
  },
  {
    judge: 'lint',
    kind: 'complaint-suppressed',
    pattern: /#!?\[(?:allow|expect)\(|@SuppressWarnings\(/,
    roles: EVERYWHERE,
    words: suppresses,
  },
  {
    judge: 'types',
    kind: 'complaint-suppressed',
    pattern:
      /@ts-(?:ignore|expect-error|nocheck)|\btype: ?ignore|pyright: ?ignore|phpstan-ignore|psalm-suppress|mypy: ?ignore-errors/,
    roles: EVERYWHERE,
    within: 'comments',
    words: suppresses,
  },
  {
    judge: 'types',
    kind: 'complaint-suppressed',
    pattern: /\bas any\b|\bas unknown as\b/,
    roles: EVERYWHERE,
    families: ['javascript'],
    words: suppresses,
  },
  {
    judge: 'coverage',
    kind: 'complaint-suppressed',
    pattern: /\b(?:istanbul|c8|v8|node:coverage) ignore|\bno cover\b|coverage: ?ignore|LCOV_EXCL|:nocov:/,
    roles: EVERYWHERE,
    within: 'comments',
    words: suppresses,
  },
  {
    judge: 'coverage',
    kind: 'complaint-suppressed',
    pattern: /#\[coverage\(off\)\]|cfg_attr\(.{0,40}coverage/,
    roles: EVERYWHERE,
    words: suppresses,
  },
];

/** At most one finding per rule and file, if all files together match more often than before. */
function more(rule: Trick, sources: readonly Source[]): readonly Weakening[] {
  const fitting = sources.filter(
    ({ file, family }) =>
      rule.roles.includes(file.role) &&
      (rule.name?.test(file.path) ?? true) &&
      (rule.families?.includes(family) ?? true) &&
      !isOwnEnd(rule, file),
  );
  const before = fitting.flatMap((source) => hits(rule, source.before));
  const after = fitting.map((source) => ({ source, found: hits(rule, source.after) }));
  const total = after.reduce((sum, { found }) => sum + found.length, 0);
  if (total <= before.length) return [];
  const known = before.map(({ text }) => text);
  return after.flatMap(({ source, found }) => {
    const fresh = found.find(({ text }) => {
      const at = known.indexOf(text);
      if (at !== -1) known.splice(at, 1);
      return at === -1;
    });
    if (fresh === undefined) return [];
    return [{ kind: rule.kind, path: source.file.path, line: fresh.line, what: rule.words(fresh.text) }];
  });
}

/** A program may exit in its entry file. */
function isOwnEnd({ topLevel, inLibrary }: Trick, { path, after }: FileWithRole): boolean {
  if (!topLevel && !inLibrary) return false;
  const isProgram =
    /(?:^|\/)(?:main|cli|bin|__main__|index|server|app)\b[^/]*$|(?:^|\/)(?:bin|scripts|cmd|examples)\//.test(
      path,
    );
  return isProgram || /^package main\b/m.test(after ?? '');
}

function hits({ pattern, within, topLevel }: Trick, source: CodeLines): readonly CodeLine[] {
  const where = source[within ?? 'lines'];
  return where.filter(({ text, indented }) => pattern.test(text) && !(topLevel && indented));
}

const OF_RUNNERS =
  /^(?:node:)?(?:assert|test)(?:\/strict)?$|^(?:@jest\/|@vitest\/|(?:jest|vitest|chai|mocha|expect|should|ava|tap)$)|^(?:unittest|pytest|_pytest)\b/;

/** A new line that replaces a part of an imported assertion library or runner; settings such as `maxDiff` may change. */
function replacedParts({ file, family, before, after }: Source): readonly Weakening[] {
  if (family !== 'javascript' && family !== 'python') return [];
  const known = new Set(before.lines.map(({ text }) => text));
  const names = [...importsOf(after, family)].flatMap(([name, from]) =>
    OF_RUNNERS.test(from) ? [name.replace(/\..*/, '')] : [],
  );
  const found = after.lines.find(
    ({ text }) => !known.has(text) && names.some((name) => replacesPartOf(name, text)),
  );
  if (found === undefined) return [];
  return [{ kind: 'result-forged', path: file.path, line: found.line, what: forges(found.text) }];
}

function replacesPartOf(name: string, line: string): boolean {
  const [, target = ''] =
    /(?:^|[^\w.])(\w{1,80})(?:\.\w{1,80}|\["\w{1,80}"\]){1,6}=(?![=>]|(?:None|True|False|true|false|null)\b|\d)/.exec(
      line,
    ) ?? [];
  const [, handed = ''] =
    /\b(?:Object\.(?:assign|defineProperty|defineProperties)|Reflect\.(?:set|defineProperty)|mock\.method|setattr)\((\w{1,80})\b/.exec(
      line,
    ) ?? [];
  return target === name || handed === name;
}

/** A new file that the language loads instead of the test runner. */
function shadowing({ path, before, after }: FileWithRole): readonly Weakening[] {
  const isRunner =
    /(?:^|\/)(?:sitecustomize|usercustomize|pytest|unittest|_pytest|nose)\.py$|(?:^|\/)_?pytest\/__init__\.py$/.test(
      path,
    );
  if (!isRunner || before !== null || after === null) return [];
  return [
    {
      kind: 'runner-replaced',
      path,
      line: null,
      what: 'a new file is loaded in the place of the test runner',
    },
  ];
}
