// Reads the TAP of programs other than node's own runner: Perl's, bats, ava, tape, QUnit, mocha, vitest, deno and
// busted all write `not ok`, and each gives the reason in its own way.

import { firstCaptured, linesUntil, matchesIn } from '../../reading/lines-until.ts';
import {
  type CleanOutput,
  type Finding,
  findingOf,
  jsonText,
  type ToolReader,
} from '../../reading/reader.ts';
import { avaFailures, comparedByAva } from './ava.ts';
import { errorHead, errorIn, fileOf, isWholeMessage, valuesOf } from './errors.ts';
import { yamlField, yamlText } from './yaml-block.ts';

export const tap: ToolReader = {
  tool: 'tap',
  rank: 'tool',
  programs: ['prove', 'bats', 'ava', 'tape', 'perl'],
  signature: /^ *not ok \d+|^# {3}Failed test |^\S{1,300}\.t +\(Wstat: |^ {2}✘ \[fail\]: /m,
  read,
};

const RESULT = /^(?<indent> *)not ok \d+(?: -)? ?(?<name>[^#]*?)(?<todo> # (?:SKIP|TODO)\b.*)?(?: # .*)?$/;
const ENDS = /^ *(?:not )?ok \d+|^ *\.\.\.$|^ *}$|^1\.\.\d+$|^# (?:tests|pass|fail) \d+$|^ *# Subtest: /;
const MOST_LINES = 60;
const SILENT = 'test failed';

function read({ lines }: CleanOutput): readonly Finding[] {
  if (lines.some((text) => /\bduration_ms\b/.test(text))) return [];
  const perl = lines.flatMap((text, line) => perlAt(lines, text, line));
  if (perl.length > 0) return [...perl, ...silentFiles(lines)];
  const ava = avaFailures(lines);
  if (ava.length > 0) return ava;
  const titles = titlesOf(lines);
  const results = lines.flatMap((text, line) => resultAt(lines, text, line, titles[line] ?? ''));
  // A test that failed through a subtest gives no reason of its own.
  const told = results.filter(({ message, values = [] }) => message !== SILENT || values.length > 0);
  return results.length > 0 ? (told.length > 0 ? told : results) : silentFiles(lines);
}

/** Test files of `prove` that died without a failed test. */
function silentFiles(lines: readonly string[]): readonly Finding[] {
  const died = lines.find((text) => / at \S+ line \d+\.$/.test(text));
  const files = /^(?<file>\S+\.t) +\(Wstat: \d+(?: \((?<why>[^)]*)\))? Tests: \d+ Failed: 0\)/;
  return matchesIn(lines, files).map(({ line, groups }) => {
    const parse = /^ {2}Parse errors: (.*)$/.exec(lines[line + 2] ?? '')?.[1];
    const parts = { tool: 'prove', phase: 'test', speech: 'runtime', file: groups.file ?? null } as const;
    return findingOf(line, died ?? parse ?? groups.why ?? 'failed', parts);
  });
}

/** Perl says why a test failed in comments; they are all that is left when the harness consumes the results. */
const PERL = /^ *# {3}Failed (?:\(TODO\) )?test (?:'(?<name>.*)'|at )/;

function perlAt(lines: readonly string[], text: string, line: number): readonly Finding[] {
  const groups = PERL.exec(text)?.groups;
  if (groups === undefined) return [];
  const below = linesUntil(
    lines,
    line + 1,
    { test: (one) => !/^ *#/.test(one) || PERL.test(one) },
    MOST_LINES,
  );
  const comments = below.map((one) => one.replace(/^ *# ?/, '').trim());
  const said = comments.filter((one) => !/^at \S+ line \d+\.$|^Looks like /.test(one));
  const isCompared = said.some((one) => /^(?:got|expected|\$got->|Structures begin)/.test(one));
  return [
    findingOf(line, isCompared ? 'got and expected differ' : (said[0] ?? 'failed'), {
      tool: 'prove',
      phase: 'test',
      speech: 'assertion',
      values: said.slice(0, 12),
      file: firstCaptured([text, ...comments], /at (\S+) line \d+\.$/),
      testId: groups.name ?? null,
    }),
  ];
}

function resultAt(lines: readonly string[], text: string, line: number, title: string): readonly Finding[] {
  const groups = RESULT.exec(text)?.groups;
  if (groups === undefined || groups.todo !== undefined) return [];
  const block = linesUntil(lines, line + 1, ENDS, MOST_LINES);
  // A suite fails because a test inside it does.
  if (text.trimEnd().endsWith('{')) return [];
  const path = [...suitesAround(lines, line, groups.indent ?? ''), (groups.name ?? '').trim()];
  const yaml = block.some((one) => /^ *---$/.test(one));
  const names = path.join(' > ').replace(/^\S+\.[cm]?[jt]sx? > /, '');
  const testId = [title, names].filter((part) => part !== '').join(' > ') || null;
  return [{ ...(yaml ? fromYaml(block, line) : fromText(block, line)), testId }];
}

/** vitest nests its suites in braces, the outermost of which is the file. */
function suitesAround(lines: readonly string[], line: number, indent: string): readonly string[] {
  const path: string[] = [];
  let depth = indent.length;
  for (let above = line - 1; above >= 0 && depth > 0; above -= 1) {
    const parent = /^(?<indent> *)not ok \d+(?: -)? (?<name>.*?)(?: # .*)? \{$/.exec(
      lines[above] ?? '',
    )?.groups;
    if (parent?.indent === undefined || parent.indent.length >= depth) continue;
    depth = parent.indent.length;
    path.unshift(parent.name ?? '');
  }
  return path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
}

/** Only tape names a test once, in a comment, with each of its assertions below. */
function titlesOf(lines: readonly string[]): readonly string[] {
  if (!lines.some((text) => /^ {4}operator: /.test(text))) return [];
  let title = '';
  return lines.map((text) => {
    title = /^# (?!(?:tests|pass|fail) \d)(\S.*)$/.exec(text)?.[1] ?? title;
    return title;
  });
}

type Parts = Omit<Finding, 'testId'>;

/** bats and busted explain in comments, mocha in an indented stack. */
function fromText(below: readonly string[], line: number): Parts {
  // Lines after the comments do not come from the producer of the TAP.
  const end = /^ *#/.test(below[0] ?? '') ? below.findIndex((text) => !/^ *#/.test(text)) : -1;
  const block = end < 0 ? below : below.slice(0, end);
  const said = block.map((text) => text.replace(/^ *#? ?/, '').trim()).filter((text) => text !== '');
  if (isOfBats(said)) return fromBats(said, line);
  const lua = matchesIn(said, /^Failure message: (?<file>\S+\.lua):\d+: (?<message>.*)$/)[0]?.groups;
  if (lua !== undefined) {
    const values = said.filter((text) => /^\([a-z]+\) /.test(text));
    const parts = { tool: 'busted', phase: 'test', speech: 'assertion', file: lua.file ?? null } as const;
    return findingOf(line, lua.message ?? '', { ...parts, values });
  }
  const at = block.findIndex((text) => errorHead(text) !== null);
  if (at < 0)
    return findingOf(line, said[0] ?? SILENT, {
      phase: 'test',
      speech: 'runtime',
      values: said.slice(1, 12),
    });
  const error = errorIn(block, at, block.length);
  const parts = { ...error, tool: 'mocha', phase: 'test', file: fileOf(error.frame) } as const;
  return findingOf(line, error.message, { ...parts, values: valuesOf(error.message, error.values) });
}

function isOfBats([first = '']: readonly string[]): boolean {
  return first.startsWith('(in test file ');
}

function fromBats(said: readonly string[], line: number): Parts {
  const file = firstCaptured(said, /^\(in test file (.+), line \d+\)$/);
  return findingOf(line, said[1] ?? 'failed', {
    tool: 'bats',
    phase: 'test',
    file,
    aside: said.slice(2, 12),
  });
}

const DENO = /^\s*\{"message":"(?<message>(?:[^"\\]|\\.){0,3000})".*?"file":"(?:\.\/)?(?<file>[^"]*)"/;

function fromYaml(block: readonly string[], line: number): Parts {
  const json = DENO.exec(block[1] ?? '')?.groups;
  if (json !== undefined) return fromDeno(jsonText(json.message ?? ''), json.file ?? null, line);
  const text = yamlText(block, 'message');
  if (isOfBats(text)) return fromBats(text, line);
  const isAva = yamlField(block, 'assertion') !== null;
  const compared = isAva ? comparedByAva(block, line) : null;
  if (compared !== null) return compared;
  return asserted(block, line, text, isAva);
}

function asserted(block: readonly string[], line: number, text: readonly string[], isAva: boolean): Parts {
  const name = yamlField(block, 'name');
  const said = text.find((one) => one !== '' && one !== 'failed') ?? kindOf(block);
  const message = said.replace(/ \/\/ .{0,60}equality$/, '');
  const sides = ['expected', 'actual'].flatMap((side) => yamlField(block, side) ?? []);
  // node-tap prints the two sides as a line diff.
  const diff = yamlText(block, 'diff').filter((one) => /^(?:-(?!--)|\+(?!\+\+))/.test(one));
  return findingOf(line, message, {
    // Only vitest puts the message of an error below a key of its own.
    tool: block.some((one) => /^ *error:$/.test(one)) ? 'vitest' : name !== null && isAva ? 'ava' : 'tap',
    phase: 'test',
    class: name,
    speech: name === null || name.includes('Assert') ? 'assertion' : 'runtime',
    values: isWholeMessage(message) ? [] : [...sides, ...diff],
    file: firstCaptured([yamlField(block, 'at') ?? ''], /^(.+?)(?::\d+){1,2}$/),
  });
}

/** The kind of comparison, where the test has no message. */
function kindOf(block: readonly string[]): string {
  const kinds = ['operator', 'assertion', 'compare'].flatMap((name) => yamlField(block, name) ?? []);
  return kinds[0] ?? SILENT;
}

function fromDeno(message: string, file: string | null, line: number): Parts {
  const said = linesUntil(message.split('\n'), 0, /^ {2,}(?! {2}[-+])\S/);
  const error = errorIn(message.split('\n'), 0, 200);
  const values = errorIn(said, 0, said.length).values;
  return findingOf(line, error.message, { ...error, tool: 'deno', phase: 'test', file, values });
}
