// Reads node's own test runner; its TAP and spec reports give the same findings.

import { firstText, linesUntil, matchesIn } from '../../reading/lines-until.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { errorHead, errorIn, messageTail, speechOf, topFrame } from './errors.ts';
import { yamlField, yamlText } from './yaml-block.ts';

export const nodeTest: ToolReader = {
  tool: 'node-test',
  rank: 'tool',
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read,
};

/** The TAP of other programs is left to its own reader. */
const OWN = /\bduration_ms\b|^(?:✖|X) failing tests:|^ℹ tests \d/;
const LIST = /^(?:✖|X) failing tests:$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  if (!lines.some((text) => OWN.test(text))) return [];
  const list = lines.findIndex((text) => LIST.test(text));
  const reports = list < 0 ? readTap(lines) : readSpec(lines, list);
  const crashes = lines
    .filter((text) => /^(?:# )?[A-Z]/.test(text))
    .flatMap((text) => errorHead(text.replace(/^# /, '')) ?? []);
  let next = 0;
  return reports.map((report) => {
    // A file that crashed before its tests says only `test failed`; its error is in the output above.
    const crash =
      report.message === 'test failed' ? crashes[Math.min(next++, crashes.length - 1)] : undefined;
    if (crash === undefined) return report;
    const { line, file } = report;
    return findingOf(line, crash.message, { ...crash, phase: 'compile', speech: 'runtime', file });
  });
}

// The spec report: a tree of results, then the errors under `failing tests:`.
const NODE = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
const PLACE = /^test at (?<file>.+?):\d+:\d+$/;

/** One finding for each entry of the list. */
function readSpec(lines: readonly string[], list: number): readonly Finding[] {
  const paths = pathsOf(lines.slice(0, list));
  const entries = matchesIn(lines, PLACE).filter(({ line }) => line > list);
  return entries.map(({ line: start, groups }, i) => {
    const end = entries[i + 1]?.line ?? lines.length;
    const name = NODE.exec(lines[start + 1] ?? '')?.groups?.name ?? '';
    const line = firstText(lines, start + 2, end);
    const error = errorIn(lines, line, end);
    const message = error.class === null ? error.message.replace(/^'(.*)'$/, '$1') : error.message;
    const testId = isFile(name) ? null : (paths.get(name)?.shift() ?? name);
    return findingOf(line, message, { ...error, phase: 'test', file: groups.file ?? null, testId });
  });
}

function isFile(name: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(name);
}

/** The full names of the failed tests by their last part, in the order of the tree. */
function pathsOf(tree: readonly string[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const parents: string[] = [];
  for (const { groups } of matchesIn(tree, NODE)) {
    const { indent = '', mark, name = '' } = groups;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === '▶') parents.push(name);
    if (mark === '✖') paths.set(name, [...(paths.get(name) ?? []), [...parents, name].join(' > ')]);
  }
  return paths;
}

// The TAP report: `not ok` lines with a YAML block, indented by four spaces per level.
const RESULT = /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?<todo> # (?:SKIP|TODO)\b.*)?$/;
const SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;

/** One finding for each test that failed itself, not through a subtest. */
function readTap(lines: readonly string[]): readonly Finding[] {
  const parents: string[] = [];
  return lines.flatMap((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    const { indent = '', name = '', todo } = subtest ?? RESULT.exec(text)?.groups ?? { todo: '' };
    const depth = Math.floor(indent.length / 4);
    if (subtest !== undefined) {
      parents.length = Math.min(parents.length, depth);
      parents.push(name);
    }
    if (subtest !== undefined || todo !== undefined) return [];
    const block = linesUntil(lines, line + 1, /^ *(?:\.\.\.|(?:not )?ok \d+.*)$/, LONGEST_BLOCK);
    if (yamlField(block, 'failureType') === 'subtestsFailed') return [];
    return failed(line, block, [...parents.slice(0, depth), name]);
  });
}

const LONGEST_BLOCK = 300;

function failed(line: number, block: readonly string[], path: readonly string[]): Finding {
  const [first, ...more] = yamlText(block, 'error');
  const code = yamlField(block, 'code');
  const name = yamlField(block, 'name');
  const stack = block.findIndex((text) => /^ +stack: /.test(text));
  return findingOf(line, first ?? 'test failed', {
    phase: 'test',
    code: code === 'ERR_TEST_FAILURE' ? null : code,
    class: name,
    speech: speechOf({ class: name }),
    values: messageTail(more, 0, more.length),
    file: yamlField(block, 'location')?.replace(/:\d+:\d+$/, '') ?? null,
    testId: path.filter((part) => !isFile(part)).join(' > ') || null,
    frame: topFrame(block, stack + 1, stack < 0 ? 0 : block.length),
  });
}
