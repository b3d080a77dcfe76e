// Updates NN-UAT.md with people's judgements, in GSD's form. Content by others stays: their tests, their results, what
// a diagnosis added to a gap.

import { splice } from '../../text/markdown/splice.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { scalar } from '../../text/markdown/value.ts';
import { plainLine } from '../../text/plain-line.ts';
import { readUat, type UatDocument, type UatResult, type UatTest, uatSection } from '../documents/uat.ts';
import { isSameStatement } from './same-statement.ts';

export interface UatItem {
  readonly name: string;
  readonly expected: string;
  /** Null while nobody has judged it. */
  readonly result: Exclude<UatResult, 'pending'> | null;
  readonly words: string;
}

interface UatFacts {
  /** `01-cart`. */
  readonly folder: string;
  /** Names of the summaries. */
  readonly sources: readonly string[];
  /** ISO time. */
  readonly now: string;
  readonly items: readonly UatItem[];
}

/** Returns the text unchanged when nothing is new. @param text null for a new document */
export function updateUat(text: string | null, facts: UatFacts): string {
  const before = text ?? skeleton(facts);
  let now = facts.items.reduce(withItem, before);
  now = withGaps(now);
  now = withSection(now, 'Summary', () => summaryLines(readUat(now)).join('\n'));
  now = withSection(now, 'Current Test', () => currentLines(readUat(now)).join('\n'));
  now = withKey(now, 'status', statusOf(readUat(now)));
  return now === text ? text : withKey(now, 'updated', facts.now);
}

/** Tests are matched by name. */
export function testOf({ tests }: UatDocument, name: string): UatTest | null {
  return tests.find((test) => isSameStatement(test.name, uatName(name))) ?? null;
}

function uatName(name: string): string {
  return plainLine(name, 200);
}

function skeleton({ folder, sources, now }: UatFacts): string {
  const head = [
    'status: testing',
    `phase: ${folder}`,
    `source: ${sources.join(', ')}`,
    `started: ${now}`,
    `updated: ${now}`,
  ];
  const sections = ['Current Test', 'Tests', 'Summary', 'Gaps'].map((title) => `## ${title}\n`);
  return `---\n${head.join('\n')}\n---\n\n${sections.join('\n')}`;
}

function withItem(text: string, item: UatItem): string {
  const uat = readUat(text);
  const known = testOf(uat, item.name);
  if (known !== null) return item.result === known.result ? text : withResult(text, known, item);
  const number = Math.max(0, ...uat.tests.map((test) => test.number)) + 1;
  const expected = plainLine(item.expected === '' ? item.name : item.expected, 500);
  const lines = [`### ${number}. ${uatName(item.name)}`, `expected: ${expected}`, ...resultLines(item)];
  return withSection(text, 'Tests', (own) => `${own}\n\n${lines.join('\n')}`);
}

/** @param change gets the text of the section, empty for one that is missing */
function withSection(text: string, title: string, change: (own: string) => string): string {
  const section = uatSection(readUat(text).document, title.toLowerCase());
  if (section === null) return `${text.trimEnd()}\n\n## ${title}\n\n${change('').trim()}\n`;
  const own = text.slice(section.start, section.end);
  const end = section.end === text.length ? '\n' : '\n\n';
  return splice(text, [{ ...section, text: `\n${change(own.trimEnd()).trim()}${end}` }]);
}

/** Without a new judgement the result stays, except an issue, which must be looked at again. */
function withResult(text: string, test: UatTest, item: UatItem): string {
  if (item.result === null && test.result !== 'issue') return text;
  const lines = textLines(text, test.start, test.end).filter((line) => line.start < test.end);
  const kept = lines
    .map((line) => line.text)
    .filter((line) => !/^(?:result|reported|severity|reason|blocked_by):/.test(line));
  const body = kept.join('\n').trim();
  const end = test.end === text.length ? '\n' : '\n\n';
  return splice(text, [
    { start: test.start, end: test.end, text: `${body}\n${resultLines(item).join('\n')}${end}` },
  ]);
}

function resultLines({ result, words }: UatItem): readonly string[] {
  const said = plainLine(words, 500);
  switch (result) {
    case null:
      return ['result: [pending]'];
    case 'issue':
      return ['result: issue', `reported: ${JSON.stringify(said)}`, `severity: ${SEVERITY}`];
    case 'blocked':
      return ['result: blocked', 'blocked_by: third-party', `reason: ${said}`];
    default:
      return [`result: ${result}`, ...(result === 'skipped' && said !== '' ? [`reason: ${said}`] : [])];
  }
}

/** GSD's default; nobody is asked for it. */
const SEVERITY = 'major';

/** Each issue gets a gap; the gap of a test that passes now is closed. */
function withGaps(text: string): string {
  const uat = readUat(text);
  const open = (test: UatTest) =>
    uat.gaps.some((gap) => scalar(gap.test) === String(test.number) && scalar(gap.status) !== 'resolved');
  const fresh = uat.tests.filter((test) => test.result === 'issue' && !open(test)).map(gapText);
  const closed = uat.tests.filter((test) => test.result === 'pass' && open(test));
  if (fresh.length === 0 && closed.length === 0) return text;
  return withSection(text, 'Gaps', (own) => {
    const gaps = closed.reduce(withoutGap, own.replace(/^\[none yet\][ \t]*$/m, '').trimEnd());
    return [gaps, ...fresh].join('\n\n');
  });
}

function gapText({ number, name, expected, words }: UatTest): string {
  return [
    `- truth: ${JSON.stringify(expected === '' ? name : expected)}`,
    '  status: failed',
    `  reason: ${JSON.stringify(`User reported: ${words}`)}`,
    `  severity: ${SEVERITY}`,
    `  test: ${number}`,
    '  root_cause: ""',
    '  artifacts: []',
    '  missing: []',
    '  debug_session: ""',
  ].join('\n');
}

/** Resolves the entry that names the test. */
function withoutGap(gaps: string, { number }: UatTest): string {
  return gaps
    .split(/^(?=- )/m)
    .map((entry) => {
      const lines = entry.split('\n');
      if (!lines.some((line) => line.trim() === `test: ${number}`)) return entry;
      const isStatus = (line: string) => line.trimStart().startsWith('status:');
      return lines.map((line) => (isStatus(line) ? '  status: resolved' : line)).join('\n');
    })
    .join('');
}

/** Counts of the results, under GSD's names. */
export function uatCounts({ tests }: UatDocument) {
  const count = (result: UatResult) => tests.filter((test) => test.result === result).length;
  return {
    total: tests.length,
    passed: count('pass'),
    issues: count('issue'),
    pending: count('pending'),
    skipped: count('skipped'),
    blocked: count('blocked'),
  };
}

function summaryLines(uat: UatDocument): readonly string[] {
  return Object.entries(uatCounts(uat)).map(([name, count]) => `${name}: ${count}`);
}

/** Skipped without a reason, or blocked. */
function outstanding({ tests }: UatDocument): number {
  return tests.filter(({ result, words }) => result === 'blocked' || (result === 'skipped' && words === ''))
    .length;
}

function statusOf(uat: UatDocument): string {
  if (uat.tests.some(({ result }) => result === 'pending')) return 'testing';
  if (outstanding(uat) > 0) return 'partial';
  return uat.status === 'diagnosed' || uat.status === 'resolved' ? uat.status : 'complete';
}

function currentLines(uat: UatDocument): readonly string[] {
  const next = uat.tests.find(({ result }) => result === 'pending');
  if (next !== undefined)
    return [
      `number: ${next.number}`,
      `name: ${next.name}`,
      'expected: |',
      `  ${next.expected}`,
      'awaiting: user response',
    ];
  const open = outstanding(uat);
  return [open === 0 ? '[testing complete]' : `[testing paused — ${open} items outstanding]`];
}

function withKey(text: string, key: string, value: string): string {
  const { body } = readUat(text).document;
  const head = text.slice(0, body);
  return head.replace(new RegExp(`^${key}:[^\\r\\n]*`, 'm'), () => `${key}: ${value}`) + text.slice(body);
}
