// The spec report of node's test runner: a tree of results, then the errors under `failing tests:`.

import { findingOf } from './finding-of.ts';
import { errorHead, messageTail, speechOf, topFrame } from './js-error.ts';
import type { CleanOutput, Finding } from './reader.ts';

const NODE = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
const PLACE = /^test at (?<file>.+?):\d+:\d+$/;
const LIST = /^(?:✖|X) failing tests:$/;

/** One finding for each entry of the list. */
export function readSpec({ lines }: CleanOutput): readonly Finding[] {
  const list = lines.findIndex((text) => LIST.test(text));
  const paths = pathsOf(lines.slice(0, list));
  const starts = lines.flatMap((text, line) => (line > list && PLACE.test(text) ? line : []));
  return starts.map((start, i) => failed(lines, start, starts[i + 1] ?? lines.length, paths));
}

/** The full names of the failed tests by their last part, in the order of the tree. */
function pathsOf(tree: readonly string[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const parents: string[] = [];
  for (const text of tree) {
    const { indent = '', mark, name } = NODE.exec(text)?.groups ?? {};
    if (name === undefined) continue;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === '▶') parents.push(name);
    if (mark !== '✖') continue;
    const known = paths.get(name) ?? [];
    known.push([...parents, name].join(' > '));
    paths.set(name, known);
  }
  return paths;
}

function failed(lines: readonly string[], start: number, end: number, paths: Map<string, string[]>): Finding {
  const name = NODE.exec(lines[start + 1] ?? '')?.groups?.name ?? '';
  const line = firstText(lines, start + 2, end);
  const text = (lines[line] ?? '').trim();
  const head = errorHead(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, '$1') };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return findingOf(line, head.message, {
    phase: 'test',
    code: head.code,
    class: head.class,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: PLACE.exec(lines[start] ?? '')?.groups?.file ?? null,
    testId: isFile ? null : (paths.get(name)?.shift() ?? name),
    frame: topFrame(lines, line + 1, end),
  });
}

function firstText(lines: readonly string[], from: number, end: number): number {
  let line = from;
  while (line < end - 1 && (lines[line] ?? '').trim() === '') line += 1;
  return line;
}
