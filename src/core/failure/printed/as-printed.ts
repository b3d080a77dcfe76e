// Turns a tool's output for machines (XML, JSON, bare lists) into what it prints for people, so that a failure is the
// same with every reporter.

import { printedJson } from './json-reports.ts';
import { printedLists } from './lists.ts';

/** Returns `lines` itself when they are not such a report. */
export function asPrinted(lines: readonly string[], command: string): readonly string[] {
  if (lines.some((line) => line.includes('<testsuite'))) return printedXml(lines) ?? lines;
  if (lines.some((line) => line.includes('<checkstyle'))) return printedCheckstyle(lines);
  return (
    (lines.some((line) => line.includes('":')) ? printedJson(lines) : null) ??
    printedLists(lines, command) ??
    lines
  );
}

/** One line per problem, as compilers print it. */
function printedCheckstyle(lines: readonly string[]): readonly string[] {
  let file = '';
  const printed = tagsOf(lines.join('\n'), CHECKSTYLE).flatMap(({ name, attributes }) => {
    if (name === 'file') file = attributes.get('name') ?? '';
    return name === 'error' ? checkstyleLine(file, attributes) : [];
  });
  return printed.length > 0 ? printed : lines;
}

function checkstyleLine(file: string, attributes: ReadonlyMap<string, string>): string {
  const of = (name: string, missing = '') => attributes.get(name) || missing;
  const [place, source] = [`${file}:${of('line', '1')}:${of('column', '1')}`, of('source')];
  const severity = of('severity', 'error');
  // oxlint's rules look as in its report with one line per problem.
  if (/^[\w-]+\([\w/-]+\)$/.test(source))
    return `${place}: ${of('message')} [${severity === 'warning' ? 'Warning' : 'Error'}/${source}]`;
  return `${place}: ${severity}: ${of('message')}${source === '' ? '' : ` [${source}]`}`;
}

const CHECKSTYLE = /<(file|error)\b/g;

/** One failed test of a report. */
interface FailedTest {
  readonly suites: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  /** Attributes of the failure itself. */
  readonly failure: ReadonlyMap<string, string>;
  readonly body: string;
}

function printedXml(lines: readonly string[]): readonly string[] | null {
  const text = lines.join('\n');
  const failed = failedTests(text);
  if (failed.length === 0) return null;
  const print = printerOf(text);
  const printed = [...print.before, ...failed.flatMap(print.test)];
  const first = lines.findIndex((line) => /^\s*<(?:\?xml|testsuite)/.test(line));
  const last = lines.findLastIndex((line) => line.includes('</testsuite'));
  return [...lines.slice(0, first), ...printed, ...lines.slice(last + 1)];
}

interface Printer {
  readonly before: readonly string[];
  readonly test: (test: FailedTest, at: number) => readonly string[];
}

function printerOf(text: string): Printer {
  if (text.includes('name="vitest tests"')) return VITEST;
  if (text.includes('name="Mocha Tests"')) return MOCHA;
  if (text.includes('name="deno test"')) return DENO;
  if (text.includes('<!-- duration_ms ')) return NODE;
  if (/<!\[CDATA\[\s{0,4}(?:\[[^\]\n]{1,80}\] › )?[^\s:]{1,300}:\d+:\d+ › /.test(text)) return PLAYWRIGHT;
  return TAP;
}

const named = ({ attributes }: FailedTest, name: string): string => attributes.get(name) ?? '';
const VITEST: Printer = {
  before: [' RUN  v0.0.0'],
  test: (test) => [` FAIL  ${named(test, 'classname')} > ${named(test, 'name')}`, ...trimmed(test.body), ''],
};
const MOCHA: Printer = {
  before: ['  1 failing', ''],
  test: (test, at) => [
    `  ${at + 1}) ${[named(test, 'classname'), named(test, 'name')].filter((part) => part !== '').join(' ')}:`,
    ...fromHead(test.body).map((line) => `     ${line}`),
    '',
  ],
};
const DENO: Printer = {
  before: [],
  test: (test) => [`${named(test, 'name')} => ${named(test, 'classname')}:1:1`, ...errorLed(test.body), ''],
};
const NODE: Printer = {
  before: ['✖ failing tests:', ''],
  test: (test) => {
    const lines = causeIn(test.body);
    const file = lines
      .map((line) => /\((?:file:\/\/)?([^():<]+\.[cm]?[jt]sx?):\d+:\d+\)/.exec(line)?.[1])
      .findLast(Boolean);
    const path = [...test.suites, named(test, 'name')].join(' > ');
    return [`test at ${file ?? 'unknown'}:1:1`, `✖ ${path} (0ms)`, ...lines.map((line) => `  ${line}`), ''];
  },
};
/** The body of a failure is exactly what Playwright prints for people. */
const PLAYWRIGHT: Printer = { before: [], test: (test) => [...trimmed(test.body), ''] };
/** For any other tool: TAP has a name and a message, which is all that the report has. */
const TAP: Printer = {
  before: [],
  test: (test, at) => [
    `not ok ${at + 1} ${named(test, 'name')}`,
    ...trimmed(test.body || (test.failure.get('message') ?? '')).map((line) => `# ${line}`),
  ],
};

function trimmed(body: string): readonly string[] {
  const lines = body.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  return start < 0 ? [] : lines.slice(start);
}

/** The lines from the one that names the error, which may come below a diff. */
function fromHead(body: string): readonly string[] {
  const lines = trimmed(body);
  const head = lines.findIndex((line) =>
    /^[A-Za-z_$][\w$.]*(?:Error|Exception)(?: \[\w+\])?(?::|$)/.test(line),
  );
  return head < 0 ? lines : lines.slice(head);
}

function errorLed(body: string): readonly string[] {
  const [first = '', ...rest] = trimmed(body);
  return [`error: ${first}`, ...rest];
}

/** Node wraps the error of a test in one of its own. */
function causeIn(body: string): readonly string[] {
  const lines = trimmed(body);
  const at = lines.findIndex((line) => /^ {2}cause: \S/.test(line));
  if (at < 0) return lines;
  return [
    (lines[at] ?? '').replace(/^ {2}cause: /, ''),
    ...lines.slice(at + 1).map((line) => line.replace(/^ {2}/, '')),
  ];
}

/** A tag of a report, with its text if it is a failure. */
interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly body: string;
}

function failedTests(text: string): readonly FailedTest[] {
  const found: FailedTest[] = [];
  const suites: string[] = [];
  let attributes: ReadonlyMap<string, string> = new Map();
  for (const tag of tagsOf(text, JUNIT)) {
    if (tag.name === 'testcase') attributes = tag.attributes;
    else if (tag.name !== 'testsuite')
      found.push({ suites: [...suites], attributes, failure: tag.attributes, body: tag.body });
    else if (tag.isEnd) suites.pop();
    else if (!tag.isEmpty) suites.push(tag.attributes.get('name') ?? '');
  }
  return found;
}

const JUNIT = /<(testsuite|testcase|failure|error)\b|<\/testsuite>/g;

function tagsOf(text: string, wanted: RegExp): readonly Tag[] {
  const tags: Tag[] = [];
  let from = 0;
  while (from >= 0) {
    wanted.lastIndex = from;
    const match = wanted.exec(text);
    const end = match === null ? -1 : endOfTag(text, wanted.lastIndex);
    if (match === null || end < 0) return tags;
    const name = match[1] ?? 'testsuite';
    const isEmpty = text[end - 1] === '/';
    const isFailure = name === 'failure' || name === 'error';
    const close = isFailure && !isEmpty ? text.indexOf(`</${name}>`, end) : end;
    const attributes = attributesIn(text.slice(match.index, end));
    tags.push({
      name,
      isEnd: match[1] === undefined,
      isEmpty,
      attributes,
      body: bodyOf(text.slice(end + 1, close)),
    });
    from = close;
  }
  return tags;
}

/** The next `>` outside quotes. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

function attributesIn(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(/\b([\w-]{1,40})="([^"]{0,4000})"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );
}

function bodyOf(raw: string): string {
  const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>/.exec(raw)?.[1];
  return cdata ?? unescaped(raw);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescaped(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code < 0x110000 ? String.fromCodePoint(code) : all;
    },
  );
}
