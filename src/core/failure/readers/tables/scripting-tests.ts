// Test runners of Python, Ruby and PHP, and of CMake, whose report has a block for each failed test.

import type { Declaration } from '../../declared/declaration.ts';
import { splitComparison } from '../../reading/comparison.ts';
import { capturedIn, firstCaptured, linesUntil } from '../../reading/lines-until.ts';
import type { Finding } from '../../reading/reader.ts';
import { looksLikeError } from '../../text/error-lines.ts';
import { isNoise } from '../../text/noise-lines.ts';
import { isTotal } from '../../text/totals.ts';
import { pythonSpeech, readException, readTracebacks, withCause } from '../python/python.ts';
import { rubyCalls, rubyMessage, rubySpeech } from '../scripting/ruby.ts';

export const scriptingTests: readonly Declaration[] = [
  {
    tool: 'ctest',
    rank: 'wrapper',
    programs: ['ctest'],
    phase: 'test',
    problems: [
      /^\s*\d+\/\d+ Test +#\d+: (?<test>\S+) \.*[ *]*(?<message>Failed|Timeout|Exception: \w+|Not Run)/,
    ],
    ends: /^\s*(?:Start +\d+:|\d+\/\d+ Test +#|\d+% tests passed|test \d+$)/,
    parts: ({ message = '' }, below, lines, line) => testProgramSaid(message, below, lines, line),
    verdicts: [[/^No tests were found!!!$/, 'no-tests', 'No tests were found']],
  },
  {
    tool: 'minitest',
    programs: ['minitest', 'rails', 'rake'],
    signature: /^ *(?:\d+\) )?(?:Failure|Error):\n[A-Z][\w:]*#|^0 runs, 0 assertions,/m,
    phase: 'test',
    problems: [/^(?<suite>[A-Z][^#]{0,300})#(?<test>.{1,300}?)(?: \[(?<file>[^\]]{1,300}):\d+\])?:$/],
    ends: /^ *(?:\d+\) )?(?:Failure|Error|Skipped):$|^\d+ runs, |^(?:bin\/)?rails test /,
    parts: (groups, below, lines, line) =>
      /^ *(?:\d+\) )?(?:Failure|Error):$/.test(lines[line - 1] ?? '') ? minitestParts(groups, below) : null,
    verdicts: [[/^0 runs, 0 assertions,/, 'no-tests', 'no tests were run']],
  },
  {
    tool: 'pest',
    programs: ['pest', 'artisan'],
    phase: 'test',
    problems: [
      /^ +(?:FAILED +|• )(?<suite>[\w\\]{1,300}) > (?<test>\S.{0,400}?)(?: {2,}(?<class>[\w\\]{1,200}))?$/,
    ],
    ends: /^ +Tests: /,
    parts: ({ class: named }, below) => ({
      ...phpPlaces(below, /^ +(?:at |\d+ +)?(\S.{0,400}?\.php):\d+$/),
      ...pestSaid(
        named,
        below.map((text) => text.trim()).filter((text) => text !== ''),
      ),
    }),
  },
  {
    tool: 'phpunit',
    programs: ['phpunit', 'paratest', 'simple-phpunit'],
    signature: /^PHPUnit \d|^There (?:was|were) \d+ |^No tests executed!/m,
    phase: 'test',
    heading: /^There (?:was|were) \d+ (?<severity>.*?)s?:$/,
    problems: [/^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/, /^ [✘✖] (?<test>\S.{0,400})$/],
    ends: /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$|^ [✔↩∅☢] /,
    parts: phpunitParts,
    verdicts: [
      [/^No tests executed!|^No tests found in class/, 'no-tests', 'no tests executed'],
      [/^((?:Unknown option|Cannot open file|Could not read) ".*|Test file ".*" not found.*)$/, 'usage'],
    ],
  },
  {
    tool: 'rspec',
    programs: ['rspec'],
    phase: 'test',
    problems: [/^ *Failure\/Error: /],
    ends: /^ {2,}\d+(?:\.\d+)?\) .|^(?:Finished in |Failed examples:|An error occurred )/,
    parts: (_groups, below, lines, line) => ({ ...exampleParts(below), ...exampleAbove(lines, line, below) }),
    verdicts: [[/^(?:0 examples, 0 failures$|No examples found\.$)/, 'no-tests', 'no examples found']],
  },
  {
    tool: 'unittest',
    programs: ['unittest'],
    phase: 'test',
    problems: [/^(?:FAIL|ERROR): (?<test>\S+) \((?<suite>[^()]{1,400})\)(?<message>.*)$/],
    ends: /^={70}$|^Ran \d+ tests? in |^(?:Stdout|Stderr):$/,
    parts: (groups, below, lines, line) =>
      /^={70}$/.test(lines[line - 1] ?? '') ? unittestParts(groups, below) : null,
    verdicts: [[/^NO TESTS RAN$/, 'no-tests', 'no tests ran']],
  },
];

type Groups = Readonly<Record<string, string | undefined>>;

/** A test's output follows its result; in verbose output it precedes it, each line with the test's number. */
function testProgramSaid(
  verdict: string,
  below: readonly string[],
  lines: readonly string[],
  line: number,
): Partial<Finding> {
  const shown = below.some((text) => text !== '') ? below : writtenAbove(lines, line);
  const said = shown.filter((text) => !isNoise(text) && !isTotal(text));
  const words = said.find(looksLikeError) ?? said.at(-1);
  return {
    message: words === undefined ? verdict : `${verdict}: ${words.trim()}`,
    aside: said.filter((text) => text !== words).map((text) => text.trim()),
  };
}

function writtenAbove(lines: readonly string[], line: number): readonly string[] {
  const above = linesUntil(lines.slice(Math.max(0, line - 100), line).toReversed(), 0, /^\s*Start +\d+:/);
  const header = /^\d+: (?:Test command|Working Directory|Test timeout computed|Environment variables)/;
  return capturedIn(above.filter((text) => !header.test(text)).toReversed(), /^\d+: (.*)$/);
}

function minitestParts({ file, suite, test = '' }: Groups, below: readonly string[]): Partial<Finding> {
  const calls = rubyCalls(below, /^ +(?<file>[^\s:][^:]{0,300}):\d+:in [`'](?<method>[^']{1,200})'$/);
  const own = file ?? calls.at(-1)?.file ?? null;
  const place = {
    testId: `${suite} > ${test.replace(/^test_\d{4}_/, '')}`,
    file: own,
    frame: calls[0] === undefined ? own : `${calls[0].file} ${calls[0].method}`,
  };
  if (file === undefined) return { ...place, ...thrownByRuby(below[0] ?? '') };
  // Long values are printed as a diff instead.
  const words = linesUntil(below, 0, /^$|^--- expected/).join(' ');
  const diff = below.indexOf('+++ actual');
  const split = splitComparison(words, 'Expected:', 'Actual:');
  if (split !== null || diff < 0) return { ...place, message: words, ...split, speech: 'assertion' };
  const values = below.slice(diff + 1).filter((text) => /^[-+]/.test(text));
  const message = `${words} Expected: <v> Actual: <v>`;
  return { ...place, message, values: values.slice(0, 20), speech: 'assertion' };
}

function thrownByRuby(text: string): Partial<Finding> {
  const thrown = /^(?<class>[A-Z][\w:]{0,200}): (?<message>.*)$/.exec(text)?.groups;
  const errorClass = thrown?.class ?? null;
  return { message: rubyMessage(thrown?.message ?? text), class: errorClass, speech: rubySpeech(errorClass) };
}

/** The test's own file is the last one that the trace names, where it threw the first. */
function phpPlaces(block: readonly string[], place: RegExp): Partial<Finding> {
  const files = capturedIn(block, place).filter((file) => !/^<dep>|(?:^|\/)vendor\/|phar:/.test(file));
  return { file: files.at(-1) ?? null, frame: files[0] ?? null };
}

function pestSaid(
  named: string | undefined,
  [first = 'no message', second = '']: readonly string[],
): Partial<Finding> {
  const thrown = /^(?<class>[\w\\]{1,200}(?:Error|Exception)) *(?:: (?<message>.*))?$/.exec(first)?.groups;
  const errorClass = thrown?.class ?? named ?? null;
  if (errorClass === null || /ExpectationFailed|AssertionFailed/.test(errorClass))
    return { message: first, class: null, speech: 'assertion' };
  return { message: thrown === undefined ? first : (thrown.message ?? second), class: errorClass };
}

const PHPUNIT_SECTIONS: ReadonlyMap<string, 'error' | 'warning'> = new Map([
  ['error', 'error'],
  ['failure', 'error'],
  ['PHPUnit error', 'error'],
  ['risky test', 'warning'],
  ['warning', 'warning'],
  ['deprecation', 'warning'],
]);

/** A test in one of these sections, or of the testdox report, which has titles instead. */
function phpunitParts(
  { suite, test = '', severity: section = '' }: Groups,
  below: readonly string[],
  lines: readonly string[],
  line: number,
): Partial<Finding> | null {
  if (suite === undefined) {
    const testId = `${testdoxSuite(lines, line)} > ${plainTitle(test)}`;
    return section === '' ? { testId, ...phpunitSaid(testdoxBlock(below)) } : null;
  }
  const severity = PHPUNIT_SECTIONS.get(section);
  return severity === undefined ? null : { severity, ...phpunitSaid(below) };
}

function phpunitSaid(block: readonly string[]): Partial<Finding> {
  const place = phpPlaces(block, /^(\S.{0,400}\.(?:php|phpt|inc)):\d+$/);
  // The user's message and PHPUnit's, up to the blank line or the diff of the two values.
  const end = block.findIndex((text) => text === '' || text === '--- Expected');
  const words = block.slice(0, end < 0 ? 3 : end).join(' ');
  const thrown = /^(?<class>[\w\\]{0,200}(?:Error|Exception|Throwable)): (?<message>.*)$/.exec(words)?.groups;
  if (thrown !== undefined)
    return { ...place, message: thrown.message ?? '', class: thrown.class ?? null, speech: 'runtime' };
  const diff = block.indexOf('+++ Actual');
  const values = diff < 0 ? [] : block.slice(diff + 1).filter((text) => /^[-+]/.test(text));
  const speech = /of type "/.test(words) ? 'diagnostic' : 'assertion';
  return { ...place, message: words, speech, ...(values.length > 0 && { values: values.slice(0, 20) }) };
}

function testdoxSuite(lines: readonly string[], line: number): string {
  const suite = lines.findLast((text, at) => at < line && (/^\S/.test(text) || / running tests/.test(text)));
  return suite?.replace(/^.* running tests */, '') ?? '';
}

function testdoxBlock(below: readonly string[]): readonly string[] {
  const block = linesUntil(below, 0, /^ ?\S/).map((text) => plainSpaces(text.trim()));
  const start = block.findIndex((text) => text !== '');
  return start < 0 ? [] : block.slice(start);
}

/** Coloured output names data sets differently, and prints spaces as `·`. */
function plainTitle(test: string): string {
  return plainSpaces(test).replace(/ with data set (?:"(.*)"|#(\d+))$/, (_all, name, number) =>
    name === undefined ? ` with data set ${number}` : ` with ${name}`,
  );
}

function plainSpaces(text: string): string {
  return text.replace(/·/g, ' ');
}

/** The expectation or the exception, without the diff and the frames below. */
function exampleParts(below: readonly string[]): Partial<Finding> {
  const words = linesUntil(
    below.map((text) => text.trim()),
    0,
    /^Diff:$|^# \S+:\d+/,
  ).filter((text) => text !== '');
  const errorClass = /^([A-Z][\w:]{0,200}):$/.exec(words[0] ?? '')?.[1];
  if (errorClass !== undefined)
    return { message: rubyMessage(words[1] ?? ''), class: errorClass, speech: rubySpeech(errorClass) };
  const message = words.slice(0, 6).join(' ');
  const split = splitComparison(message, 'expected:', 'got:');
  if (split === null) return { message, speech: 'assertion' };
  const [expected = '', actual = ''] = split.values;
  const how = /\(compared using [^)]{1,20}\)/.exec(actual)?.[0] ?? '';
  const values = [expected, actual.replace(how, '').trim()];
  return { message: `${split.message} ${how}`.trim(), values, speech: 'assertion' };
}

/** The example's title, or the file that could not be loaded, from the few lines above; the frames from those below. */
function exampleAbove(lines: readonly string[], line: number, below: readonly string[]): Partial<Finding> {
  const above = lines.slice(Math.max(0, line - 5), line);
  const calls = rubyCalls(
    below,
    /^ *# (?:\.\/)?(?<file>[^\s:][^:]{0,300}):\d+(?::in [`'](?<method>[^']{1,200})')?$/,
  );
  const loading = /^An error occurred (?:while loading|in) (?:\.\/)?(.{1,300}?)\.?(?: - Did you mean\?.*)?$/;
  const head = above.findLast((text) => loading.test(text) || EXAMPLE.test(text)) ?? '';
  const [top] = calls;
  return {
    testId: firstCaptured([head], EXAMPLE),
    file: firstCaptured([head], loading) ?? calls.at(-1)?.file ?? null,
    frame:
      top === undefined
        ? null
        : `${top.file} ${/block|<|required/.test(top.method) ? '' : top.method}`.trim(),
  };
}

const EXAMPLE = /^ {2,}\d+(?:\.\d+)?\) (.{1,400})$/;

/** One block per failed or broken test, each with its traceback. */
function unittestParts(
  { test = '', suite = '', message: suffix = '' }: Groups,
  below: readonly string[],
): Partial<Finding> {
  const first = below.find((text) => text !== '' && !/^-{70}$/.test(text)) ?? test;
  const bare = { ...readException(first), cause: null, origin: null, frame: null };
  const said = readTracebacks(below).at(-1) ?? bare;
  const isLoader = suite.startsWith('unittest.loader.');
  // Python 3.11 repeats the name of the test after its class.
  const owner = suite.endsWith(`.${test}`) ? suite.slice(0, -test.length - 1) : suite;
  return {
    message: withCause(said.message, said.cause),
    code: isLoader ? 'collection' : stageOf(test),
    class: said.class,
    speech: pythonSpeech(said.class, said.message),
    file: said.origin,
    testId: (isLoader ? test : `${owner} > ${test}`) + suffix.trimEnd(),
    frame: said.frame,
  };
}

/** Fixtures fail outside a test, which is another kind of failure than a failed test. */
function stageOf(test: string): string | null {
  if (/^setUp(?:Class|Module)$/.test(test)) return 'setup';
  return /^tearDown(?:Class|Module)$/.test(test) ? 'teardown' : null;
}
