// Reads the TAP of programs other than node's own runner: Perl's, bats, ava, tape, QUnit, mocha, vitest, deno and
// busted all write `not ok`, and each gives the reason in its own way.

import { valuesOf } from './mocha.ts';
import { errorHead, isComplete, messageTail, speechOf, topFrame } from './node.ts';
import { type CleanOutput, type Finding, findingOf, jsonText, type ToolReader } from './reader.ts';

export const tap: ToolReader = {
  tool: 'tap',
  rank: 'tool',
  programs: ['prove', 'bats', 'ava', 'tape', 'perl'],
  signature: /^ *not ok \d+|^# {3}Failed test |^\S{1,300}\.t +\(Wstat: |^ {2}✘ \[fail\]: /m,
  read,
};

const RESULT =
  /^(?<indent> *)not ok \d+(?: -)? ?(?<name>[^#]*?)(?<directive> # (?:SKIP|TODO)\b.*)?(?: # .*)?$/;
const SUBTEST = /^(?<indent> *)# Subtest: /;
/** Perl says why a test failed in comments; they are all that is left when the harness consumes the results. */
const PERL = /^(?<indent> *)# {3}Failed (?:\(TODO\) )?test (?:'(?<name>.*)'|at )/;
const MOST_LINES = 60;
const UNTOLD = 'test failed';

function read({ lines }: CleanOutput): readonly Finding[] {
  if (lines.some((text) => /\bduration_ms\b/.test(text))) return [];
  const perl = lines.flatMap((text, line) => perlAt(lines, text, line) ?? []);
  if (perl.length > 0) return [...perl, ...silentFiles(lines)];
  const ava = avaFailures(lines);
  if (ava.length > 0) return ava;
  const titles = titlesOf(lines);
  const results = lines.flatMap((text, line) => resultAt(lines, text, line, titles[line] ?? null) ?? []);
  // A test that failed through a subtest gives no reason of its own.
  const told = results.filter(({ message, values = [] }) => message !== UNTOLD || values.length > 0);
  return results.length > 0 ? (told.length > 0 ? told : results) : silentFiles(lines);
}

/** Test files of `prove` that died without a failed test. */
function silentFiles(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = /^(?<file>\S+\.t) +\(Wstat: \d+(?: \((?<why>[^)]*)\))? Tests: \d+ Failed: 0\)/.exec(
      text,
    )?.groups;
    const parse = /^ {2}Parse errors: (?<words>.*)$/.exec(lines[line + 2] ?? '')?.groups?.words;
    if (groups === undefined) return [];
    const died = lines.find((said) => / at \S+ line \d+\.$/.test(said));
    return findingOf(line, died ?? parse ?? groups.why ?? 'failed', {
      tool: 'prove',
      phase: 'test',
      speech: 'runtime',
      file: groups.file ?? null,
    });
  });
}

function perlAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = PERL.exec(text)?.groups;
  if (groups === undefined) return null;
  const below = commentsBelow(lines, line + 1);
  const file = [text, ...below]
    .map((said) => /at (\S+) line \d+\.$/.exec(said)?.[1])
    .find((one) => one !== undefined);
  const said = below.filter((one) => !/^at \S+ line \d+\.$/.test(one) && !/^Looks like /.test(one));
  const isCompared = said.some((one) => /^(?:got|expected|\$got->|Structures begin)/.test(one));
  return findingOf(line, isCompared ? 'got and expected differ' : (said[0] ?? 'failed'), {
    tool: 'prove',
    phase: 'test',
    speech: 'assertion',
    values: said.slice(0, 12),
    file: file ?? null,
    testId: groups.name ?? null,
  });
}

function commentsBelow(lines: readonly string[], from: number): readonly string[] {
  const said: string[] = [];
  for (const text of lines.slice(from, from + MOST_LINES)) {
    if (!/^ *#/.test(text) || PERL.test(text)) break;
    said.push(text.replace(/^ *# ?/, '').trim());
  }
  return said;
}

const AVA = /^ {2}✘ \[fail\]: (?<test>.+?)(?: Error thrown in test| Rejected promise returned by test)?$/;

/** ava lists its failures, then details each below its title. */
function avaFailures(lines: readonly string[]): readonly Finding[] {
  const listed = lines.flatMap((text, line) => {
    const test = AVA.exec(text)?.groups?.test;
    return test === undefined ? [] : [{ test, line }];
  });
  if (listed.length === 0) return [];
  const titles = new Map(lines.map((text, line) => [text, line]));
  return listed.map(({ test, line }) => {
    const title = test.slice(test.lastIndexOf(' › ') + (test.includes(' › ') ? 3 : 0));
    const start = titles.get(`  ${test}`) ?? titles.get(`  ${title}`);
    const block = start === undefined ? [] : lines.slice(start + 1, endOfAva(lines, start + 1));
    const place = block.map((one) => /^ {2}(?<file>\S+\.\w{1,5}):\d+$/.exec(one)?.groups?.file);
    return {
      ...reasonIn(block, line),
      // With several files, each title begins with the name of its file.
      shownFile: place.find(Boolean) ?? null,
      testId: test.replaceAll(' › ', ' > '),
    };
  });
}

function endOfAva(lines: readonly string[], from: number): number {
  const rest = lines.slice(from, from + MOST_LINES);
  const end = rest.findIndex(
    (text) => /^ {2}(?:\d+ tests? (?:failed|passed)|─)/.test(text) || AVA.test(text),
  );
  return from + (end < 0 ? rest.length : end);
}

/** The error that was thrown, or the label above the compared values. */
function reasonIn(block: readonly string[], line: number): Finding {
  const thrown = block.findIndex((text) => /^ {2}[A-Z]/.test(text) && errorHead(text) !== null);
  const head = errorHead(block[thrown] ?? '');
  if (head !== null) {
    return findingOf(line, head.message, {
      tool: 'ava',
      phase: 'test',
      class: head.class,
      code: head.code,
      speech: speechOf(head),
      frame: topFrame(block, thrown, block.length),
    });
  }
  const label = block
    .find((text) => /^ {2}[A-Z].*:$/.test(text))
    ?.trim()
    .replace(/ ?(?:\(.*\))?:$/, '');
  const values = block.filter(
    (text) => /^ {2}(?:[-+] |\S)/.test(text) && !/^ {2}(?:›|\S+:\d+$|[A-Z].*:$)/.test(text),
  );
  return findingOf(line, label ?? 'failed', {
    tool: 'ava',
    phase: 'test',
    code: 'assertion',
    speech: 'assertion',
    values: values.map((text) => text.trim()).slice(0, 16),
  });
}

function resultAt(
  lines: readonly string[],
  text: string,
  line: number,
  title: string | null,
): Finding | null {
  const groups = RESULT.exec(text)?.groups;
  if (groups === undefined || groups.directive !== undefined) return null;
  const block = blockBelow(lines, line + 1);
  // A suite fails because a test inside it does.
  if (text.trimEnd().endsWith('{') || block.some((one) => RESULT.test(one))) return null;
  const name = pathTo(lines, line, groups.indent ?? '', (groups.name ?? '').replace(/ \{$/, '').trim());
  const yaml = block.some((one) => /^ *---$/.test(one));
  return {
    ...(yaml ? fromYaml(block, line) : fromText(block, line)),
    testId: [title, name].filter((part) => part !== null && part !== '').join(' > ') || null,
  };
}

/** vitest nests its suites in braces, others by indentation. */
function pathTo(lines: readonly string[], line: number, indent: string, name: string): string {
  const path = [name];
  let depth = indent.length;
  for (let above = line - 1; above >= 0 && depth > 0; above -= 1) {
    const parent = /^(?<indent> *)not ok \d+(?: -)? (?<name>.*?)(?: # .*)? \{$/.exec(
      lines[above] ?? '',
    )?.groups;
    if (parent === undefined || (parent.indent ?? '').length >= depth) continue;
    depth = (parent.indent ?? '').length;
    path.unshift(parent.name ?? '');
  }
  return path
    .filter((part) => !/\.[cm]?[jt]sx?$/.test(part))
    .join(' > ')
    .replace(/^\S+\.[cm]?[jt]sx? > /, '');
}

/** Only tape names a test once, in a comment, with each of its assertions below. */
function titlesOf(lines: readonly string[]): readonly (string | null)[] {
  if (!lines.some((text) => /^ {4}operator: /.test(text))) return [];
  let title: string | null = null;
  return lines.map((text) => {
    title = /^# (?!(?:tests|pass|fail) \d)(?<title>\S.*)$/.exec(text)?.groups?.title ?? title;
    return title;
  });
}

function blockBelow(lines: readonly string[], from: number): readonly string[] {
  const rest = lines.slice(from, from + MOST_LINES);
  const end = rest.findIndex(
    (text) =>
      /^ *(?:not )?ok \d+|^ *\.\.\.$|^ *}$|^1\.\.\d+$|^# (?:tests|pass|fail) \d+$/.test(text) ||
      SUBTEST.test(text),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

type Parts = Omit<Finding, 'testId'>;

/** bats and busted explain in comments, mocha in an indented stack. */
function fromText(below: readonly string[], line: number): Parts {
  // Lines after the comments do not come from the producer of the TAP.
  const end = /^ *#/.test(below[0] ?? '') ? below.findIndex((text) => !/^ *#/.test(text)) : -1;
  const block = end < 0 ? below : below.slice(0, end);
  const said = block.map((text) => text.replace(/^ *#? ?/, '').trim()).filter((text) => text !== '');
  if (said.some((text) => /^\(in test file /.test(text))) return fromBats(said, line);
  const lua = said
    .map((text) => /^Failure message: (?<file>\S+\.lua):\d+: (?<message>.*)$/.exec(text)?.groups)
    .find(Boolean);
  if (lua !== undefined) {
    const values = said.filter((text) => /^\([a-z]+\) /.test(text));
    const parts = { tool: 'busted', phase: 'test', speech: 'assertion', file: lua.file ?? null } as const;
    return findingOf(line, lua.message ?? '', { ...parts, values });
  }
  const at = block.findIndex((text) => errorHead(text.replace(/^# /, '').trim()) !== null);
  const head = errorHead((block[at] ?? '').trim());
  if (head !== null) {
    return findingOf(line, head.message, {
      tool: 'mocha',
      phase: 'test',
      class: head.class,
      code: head.code,
      speech: speechOf(head),
      values: valuesOf(head.message, messageTail(block, at + 1, block.length)),
      file: topFrame(block, at, block.length)?.replace(/ [\w$.#]+$/, '') ?? null,
      frame: topFrame(block, at, block.length),
    });
  }
  return findingOf(line, said[0] ?? UNTOLD, {
    phase: 'test',
    speech: 'runtime',
    values: said.slice(1, 12),
  });
}

function fromBats(said: readonly string[], line: number): Parts {
  const file = /^\(in test file (?<file>.+), line \d+\)$/.exec(said[0] ?? '')?.groups?.file ?? null;
  return findingOf(line, said[1] ?? 'failed', {
    tool: 'bats',
    phase: 'test',
    file,
    aside: said.slice(2, 12),
  });
}

function fromYaml(block: readonly string[], line: number): Parts {
  const json = DENO.exec(block[1] ?? '')?.groups;
  if (json !== undefined) return fromDeno(jsonText(json.message ?? ''), json.file ?? null, line);
  const message = textOf(block, 'message');
  if (/^\(in test file /.test(message[0] ?? '')) return fromBats(message, line);
  const compared = comparedByAva(block, line);
  if (compared !== null) return compared;
  const name = fieldOf(block, 'name');
  const words = wordsOf(block, message);
  return findingOf(line, words, {
    tool: producerOf(block),
    phase: 'test',
    class: name,
    speech: name === null || name.includes('Assert') ? 'assertion' : 'runtime',
    values: isComplete(words)
      ? []
      : [...['expected', 'actual'].flatMap((side) => fieldOf(block, side) ?? []), ...differenceIn(block)],
    file: /^(?<file>.+?):\d+(?::\d+)?$/.exec(fieldOf(block, 'at') ?? '')?.groups?.file ?? null,
  });
}

/** ava prints a label, with the compared values below. */
function comparedByAva(block: readonly string[], line: number): Parts | null {
  const at = block.findIndex((text) => /^ +'.{1,200}:': ?\|?-?/.test(text));
  if (at < 0 || fieldOf(block, 'assertion') === null) return null;
  const label = (block[at] ?? '').trim().replace(/^'(.*?) ?(?:\(.*\))?:':.*$/, '$1');
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => !/^ {6}/.test(text));
  const values = (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
  const parts = { tool: 'ava', phase: 'test', code: 'assertion', speech: 'assertion' } as const;
  return findingOf(line, label, { ...parts, values: values.slice(0, 16) });
}

/** node-tap prints the two sides as a line diff. */
function differenceIn(block: readonly string[]): readonly string[] {
  return textOf(block, 'diff').filter((text) => /^(?:-(?!--)|\+(?!\+\+))/.test(text));
}

/** The test's message, otherwise the kind of comparison. */
function wordsOf(block: readonly string[], message: readonly string[]): string {
  const said = message.find((text) => text !== '' && text !== 'failed');
  const words =
    said ?? fieldOf(block, 'operator') ?? fieldOf(block, 'assertion') ?? fieldOf(block, 'compare') ?? UNTOLD;
  return words.replace(/ \/\/ .{0,60}equality$/, '');
}

const DENO = /^\s*\{"message":"(?<message>(?:[^"\\]|\\.){0,3000})".*?"file":"(?:\.\/)?(?<file>[^"]*)"/;

function producerOf(block: readonly string[]): string {
  // Only vitest puts the message of an error below a key of its own.
  if (block.some((text) => /^ *error:$/.test(text))) return 'vitest';
  return fieldOf(block, 'name') !== null && fieldOf(block, 'assertion') !== null ? 'ava' : 'tap';
}

function fromDeno(message: string, file: string | null, line: number): Parts {
  const said = message.split('\n');
  const head = errorHead(said[0] ?? '');
  const end = said.findIndex((text) => /^ {2,}\S/.test(text) && !/^ {4}[-+]/.test(text));
  return findingOf(line, head?.message ?? said[0] ?? '', {
    tool: 'deno',
    phase: 'test',
    class: head?.class ?? null,
    code: head?.code ?? null,
    speech: speechOf(head),
    file,
    values: messageTail(said, 1, end < 0 ? said.length : end),
    frame: topFrame(said, 1, said.length),
  });
}

/** The value of `name: value`, without its quotes; null when there is none. */
function fieldOf(block: readonly string[], name: string): string | null {
  const field = new RegExp(`^ *${name} *: ?(.*)$`);
  const value = block.map((text) => field.exec(text)?.[1]?.trim()).find((one) => one !== undefined);
  if (value === undefined || value === '') return null;
  return /^(?:".*"|'.*')$/.test(value) ? value.slice(1, -1) : value;
}

/** The lines of a field, which may have several or one. */
function textOf(block: readonly string[], name: string): readonly string[] {
  const at = block.findIndex((text) => text.trimStart().startsWith(`${name}:`));
  const value = fieldOf(block, name);
  if (at < 0 || value === null) return [];
  if (!/^[|>][-+]?$/.test(value)) return [value];
  const indent = (block[at] ?? '').search(/\S/);
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => text !== '' && text.search(/\S/) <= indent);
  return (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
}
