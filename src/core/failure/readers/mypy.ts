// Reads mypy: plain lines, `--pretty` (messages wrapped at the width of the terminal) and `--output=json`.

import { type CleanOutput, type Finding, findingOf, jsonText, type ToolReader } from './reader.ts';

export const mypy: ToolReader = {
  tool: 'mypy',
  rank: 'tool',
  programs: ['mypy', 'dmypy'],
  signature:
    /^[^\s:][^:\n]{0,500}\.pyi?:(?:\d+:){1,4} error: |^Found \d+ errors? in \d+ files? \(|^mypy: |^\{"file": "[^"\n]{1,500}", "line": \d+, |^[^\s:][^:\n]{0,500}: error: Cannot read file: /m,
  read,
};

const PLAIN =
  /^(?<file>[^\s:][^:]*\.pyi?|[^\s:][^:]*(?=: error: Cannot read)):(?:\d+:){0,4} error: (?<message>.*)$/;
const CODE = / *\[([a-z][\w-]{1,60})\]$/;
/** `--pretty` wraps messages, but never over more lines than this. */
const MOST_WRAPPED = 12;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = text.startsWith('{"file"') ? undefined : PLAIN.exec(text)?.groups;
    if (groups !== undefined)
      return [finding(line, groups.file ?? '', unwrap(lines, line, groups.message ?? ''))];
    return [...jsonLine(text, line), ...usageLine(text, line)];
  });
}

/** A wrapped message continues up to its code, with which every coded message ends. */
function unwrap(lines: readonly string[], line: number, start: string): string {
  let message = start;
  for (let next = line + 1; !CODE.test(message) && next <= line + MOST_WRAPPED; next += 1) {
    const more = lines[next];
    if (
      more === undefined ||
      more === '' ||
      /^ {4}|^Found \d|^[^\s:"]+:(?:\d+:)? (?:error|note): /.test(more)
    )
      return start;
    message = `${message.trimEnd()} ${more.trim()}`;
  }
  return CODE.test(message) ? message : start;
}

function finding(line: number, file: string, message: string): Finding {
  const words = message.replace(CODE, '').trimEnd();
  return findingOf(line, words.replace(/; maybe "[^\n]{1,300}"\??$/, ''), {
    phase: 'lint',
    code: CODE.exec(message)?.[1] ?? null,
    // The suggestion depends on the rest of the file.
    file,
  });
}

const JSON_LINE =
  /^\{"file": "([^"]{1,1000})", "line": -?\d+, .*?"message": "((?:[^"\\]|\\.)*)", .*"code": (?:"([\w-]+)"|null), "severity": "error"\}$/;

function jsonLine(text: string, line: number): readonly Finding[] {
  const match = JSON_LINE.exec(text);
  if (match === null) return [];
  const [, file = '', message = '', code] = match;
  const words = jsonText(message);
  return [finding(line, file, code === undefined ? words : `${words}  [${code}]`)];
}

function usageLine(text: string, line: number): readonly Finding[] {
  const said = /^mypy: (?:error: )?(.+)$/.exec(text)?.[1];
  return said === undefined ? [] : [{ ...finding(line, '', said), file: null, code: 'usage' }];
}
