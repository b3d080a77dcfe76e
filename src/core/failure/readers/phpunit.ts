// Reads PHPUnit's list of errors and failures (and Pest's, when it prints the same list).

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const phpunit: ToolReader = {
  tool: 'phpunit',
  rank: 'tool',
  programs: ['phpunit', 'paratest', 'simple-phpunit'],
  signature: /^PHPUnit \d|^There (?:was|were) \d+ (?:error|failure)|^No tests executed!/m,
  read,
};

const SECTION = /^There (?:was|were) \d+ (?<kind>.*?)s?:$/;
const TEST = /^\d+\) (?<suite>[\w\\]{1,300})::(?<test>.{1,400})$/;
const PLACE = /^(?<file>\S.{0,400}\.(?:php|phpt|inc)):\d+$/;
const LIBRARY = /^<dep>|^vendor\/|\/vendor\/|phar:|\/PHPUnit\//;
const MOST_LINES = 80;
const MOST_VALUES = 20;

function read({ lines }: CleanOutput): readonly Finding[] {
  let kind = '';
  const found: Finding[] = [];
  for (const [line, text] of lines.entries()) {
    kind = SECTION.exec(text)?.groups?.kind ?? kind;
    const groups = TEST.exec(text)?.groups;
    if (groups === undefined || !SEVERITY.has(kind)) continue;
    const testId = `${groups.suite} > ${groups.test}`;
    found.push(testAt(line, testId, blockOf(lines.slice(line + 1, line + MOST_LINES)), SEVERITY.get(kind)));
  }
  if (found.length > 0) return found;
  const titled = titledTests(lines).map(({ line, testId, block }) => testAt(line, testId, block));
  return titled.length > 0 ? titled : notRun(lines);
}

const SEVERITY: ReadonlyMap<string, 'error' | 'warning'> = new Map([
  ['error', 'error'],
  ['failure', 'error'],
  ['PHPUnit error', 'error'],
  ['risky test', 'warning'],
  ['warning', 'warning'],
  ['deprecation', 'warning'],
]);

function blockOf(following: readonly string[]): readonly string[] {
  const end = following.findIndex(
    (text) => TEST.test(text) || /^(?:--|(?:ERRORS|FAILURES)!|Tests: \d.*)$/.test(text),
  );
  return end < 0 ? following : following.slice(0, end);
}

function testAt(
  line: number,
  testId: string,
  block: readonly string[],
  severity: 'error' | 'warning' = 'error',
): Finding {
  const files = block
    .flatMap((text) => PLACE.exec(text)?.groups?.file ?? [])
    .filter((file) => !LIBRARY.test(file));
  const place = {
    phase: 'test',
    severity,
    testId,
    file: files.at(-1) ?? null,
    frame: files[0] ?? null,
  } as const;
  const words = messageOf(block);
  const thrown = /^(?<class>[\w\\]{1,200}): (?<message>.*)$/.exec(words)?.groups;
  if (thrown !== undefined && /(?:Error|Exception|Throwable)$/.test(thrown.class ?? '')) {
    return findingOf(line, thrown.message ?? '', {
      ...place,
      class: thrown.class ?? null,
      speech: 'runtime',
    });
  }
  const speech = /of type "/.test(words) ? 'diagnostic' : 'assertion';
  const values = diffOf(block);
  return findingOf(line, words, { ...place, speech, ...(values.length > 0 ? { values } : {}) });
}

/** The user's message and PHPUnit's, up to the blank line or the diff of the two values. */
function messageOf(block: readonly string[]): string {
  const end = block.findIndex((text) => text === '' || text === '--- Expected');
  return block.slice(0, end < 0 ? 3 : end).join(' ');
}

function diffOf(block: readonly string[]): readonly string[] {
  const start = block.indexOf('+++ Actual');
  if (start < 0) return [];
  return block
    .slice(start + 1)
    .filter((text) => /^[-+]/.test(text))
    .slice(0, MOST_VALUES);
}

function notRun(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((text, line) => {
    if (/^No tests executed!|^No tests found in class/.test(text))
      return findingOf(line, 'no tests executed', { phase: 'test', code: 'no-tests' });
    if (
      /^(?:Unknown option "|Cannot open file "|Test file ".*" not found|Could not read (?:XML from file|"))/.test(
        text,
      )
    ) {
      return findingOf(line, text, { phase: 'test', code: 'usage' });
    }
    return [];
  });
}

/** A failed test of the testdox report; `block` has its lines without indentation. */
interface TitledTest {
  readonly line: number;
  readonly testId: string;
  readonly block: readonly string[];
}

/** The failed tests of the testdox report, in the order of the text. */
function titledTests(lines: readonly string[]): readonly TitledTest[] {
  let suite = '';
  return lines.flatMap((text, line) => {
    if (/^\S|^ . running tests/u.test(text)) suite = text.replace(/^.* running tests */, '');
    const test = TITLE.exec(text)?.groups?.test;
    if (test === undefined) return [];
    return {
      line,
      testId: `${suite} > ${plainTitle(test)}`,
      block: testdoxBlock(lines.slice(line + 1, line + MOST_TESTDOX_LINES)),
    };
  });
}

const TITLE = /^ [✘✖] (?<test>\S.{0,400})$/;
const MOST_TESTDOX_LINES = 80;

function testdoxBlock(following: readonly string[]): readonly string[] {
  const end = following.findIndex((text) => /^ ?\S/.test(text));
  const block = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start = block.findIndex((text) => text !== '');
  return start < 0 ? [] : block.slice(start);
}

/** Coloured output names data sets differently. */
function plainTitle(test: string): string {
  return plainSpaces(test)
    .replace(/ with data set "(.*)"$/, ' with $1')
    .replace(/ with data set #(?=\d+$)/, ' with data set ');
}

/** Coloured output prints spaces as `·`. */
function plainSpaces(text: string): string {
  return text.replace(/·/g, ' ');
}
