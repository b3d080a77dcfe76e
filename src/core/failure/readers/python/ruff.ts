// Reads ruff (full, concise, grouped, pylint, GitHub and JSON reports of `check`, and what `format --check` would
// change) and flake8 with its parts, which print as ruff does.

import {
  type CleanOutput,
  type Finding,
  findingOf,
  jsonText,
  type ToolReader,
} from '../../reading/reader.ts';
import { echoesIn } from '../../text/program-of.ts';

export const ruff: ToolReader = {
  tool: 'ruff',
  rank: 'tool',
  programs: ['ruff', 'flake8', 'pycodestyle', 'pyflakes'],
  signature:
    /\.(?:pyi?|ipynb|toml):|would (?:be )?reformat|^ruff failed$|\bE902 |^Usage: ruff\b|"noqa_row": /im,
  read,
};

const CODED = String.raw`(?<code>[A-Z]{1,4}\d{2,4}(?= )|[a-z]+(?:-[a-z]+)+(?=:)|unformatted(?=:)):? +(?:\[\*\] +)?(?<message>\S.*)`;
const FULL = new RegExp(`^${CODED}$`);
const PLACE = /^ *--> (?<file>[^:]+)(?::cell \d+)?:\d+:\d+$/;
const CONCISE = new RegExp(String.raw`^(?<file>[^\s:][^:]*)(?::cell \d+)?:(?:\d+:){1,3} ${CODED}$`);
const PYLINT =
  /^(?<file>[^\s:][^:]*\.(?:pyi?|ipynb)):\d+: \[(?<code>[A-Z]{1,4}\d{2,4}|[a-z-]{3,40})\] (?<message>.*)$/;
const GROUPED = new RegExp(String.raw`^ +\d+:\d+ +${CODED}$`);
const REFORMAT = /^Would reformat: (?<file>.+)$/;

type Groups = Record<string, string | undefined>;

function read({ lines, command = '' }: CleanOutput): readonly Finding[] {
  const found: Finding[] = [];
  let group: string | null = null;
  lines.forEach((text, line) => {
    group = /^(\S.*\.(?:pyi?|ipynb)):$/.exec(text)?.[1] ?? group;
    const groups = groupsOf(text, lines[line + 1] ?? '', group);
    if (groups !== null) found.push(finding(line, groups));
  });
  if (found.length > 0) return isOfFlake8(found, lines, command) ? found.map(named) : found;
  return lines[0] === '[' ? fromJson(lines) : broken(lines);
}

/** Plugin rules have the same names in both tools, but only ruff counts its findings. */
function isOfFlake8(found: readonly Finding[], lines: readonly string[], command: string): boolean {
  if (found.some(isFlake8)) return true;
  const called = [command, ...echoesIn(lines)].findLast((words) => /\b(?:ruff|flake8)\b/.test(words));
  if (called !== undefined) return /\bflake8\b/.test(called);
  return (
    found.every(({ line }) => CONCISE.test(lines[line] ?? '')) && !lines.some((text) => COUNT.test(text))
  );
}

const COUNT = /^Found \d+ errors?\b|^\[\*\] \d+ fixable|^No fixes available/;

/** Ruff starts its messages with a capital letter and quotes with backticks; flake8 does not. */
function isFlake8({ code, message }: Finding): boolean {
  return code === 'E999' || (/^[EWFC]\d{3}$/.test(code ?? '') && /^(?:'|(?!f-string)[a-z])/.test(message));
}

function named(finding: Finding): Finding {
  return { ...finding, tool: 'flake8' };
}

/** `--output-format=json` prints one key per line in sorted order, so code and file come before the message. */
function fromJson(lines: readonly string[]): readonly Finding[] {
  const seen: Record<string, string> = {};
  return lines.flatMap((text, line) => {
    const [, key, value] = /^ {4}"(code|filename|message)": "((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    if (key === undefined || value === undefined) return [];
    seen[key] = jsonText(value);
    return key === 'message'
      ? [finding(line, { file: seen.filename, code: seen.code, message: seen.message })]
      : [];
  });
}

function groupsOf(text: string, next: string, group: string | null): Groups | null {
  const place = PLACE.exec(next)?.groups;
  if (place !== undefined) return merge(FULL.exec(text), place.file);
  const line = text.startsWith('::error ')
    ? text.slice(text.lastIndexOf('::') + 2).replace(/%0A.*$/, '')
    : text;
  const flat = CONCISE.exec(line) ?? PYLINT.exec(line);
  if (flat?.groups !== undefined) return flat.groups;
  const reformat = REFORMAT.exec(line)?.groups;
  if (reformat !== undefined)
    return { file: reformat.file, code: 'unformatted', message: 'File would be reformatted' };
  return group === null ? null : merge(GROUPED.exec(line), group);
}

function merge(match: RegExpExecArray | null, file: string | undefined): Groups | null {
  return match?.groups === undefined ? null : { ...match.groups, file };
}

function finding(line: number, { file, code, message }: Groups): Finding {
  // By how much a limit is exceeded is a value: it does not identify the error.
  const [, words, limit] = /^(.*) \((\d+ > \d+)\)$/.exec(message ?? '') ?? [];
  return findingOf(line, words ?? message ?? '', {
    phase: 'lint',
    code: code ?? null,
    ...(limit === undefined ? {} : { values: [limit] }),
    file: file ?? null,
  });
}

/** For output without findings: a diff of what `format` would change, an unreadable configuration, or misuse. */
function broken(lines: readonly string[]): readonly Finding[] {
  if (lines.some((text) => /would be reformatted/.test(text))) return diffs(lines);
  const failed = lines.indexOf('ruff failed');
  if (failed < 0) return misused(lines);
  const words = lines.findLast((text, line) => line > failed && /^(?:[a-z]| {2}Cause: )/i.test(text));
  const file = lines.map((text) => /^ {2}Cause: Failed to parse (\S+)$/.exec(text)?.[1]).find(Boolean);
  return [
    finding(failed, { file, code: 'config', message: words?.replace(/^ {2}Cause: /, '') ?? 'ruff failed' }),
  ];
}

function diffs(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const file = text.startsWith('+++ ') ? text.slice(4) : null;
    return file === null
      ? []
      : [finding(line, { file, code: 'unformatted', message: 'File would be reformatted' })];
  });
}

/** The command line is wrong; the usage below shows that ruff said so, not another program. */
function misused(lines: readonly string[]): readonly Finding[] {
  if (!lines.some((text) => text.startsWith('Usage: ruff'))) return [];
  return lines.flatMap((text, line) => {
    const message = /^error: (.+)$/.exec(text)?.[1];
    return message === undefined ? [] : [finding(line, { code: 'usage', message })];
  });
}
