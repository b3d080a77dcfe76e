// Reads the PHP interpreter's parse errors, warnings, fatal errors and uncaught exceptions, but not its notices.
// The exception that ended the script names the failure; its cause is part of the message.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const php: ToolReader = {
  tool: 'php',
  rank: 'runtime',
  programs: ['php'],
  signature: /^(?:PHP )?(?:Fatal error|Parse error|Recoverable fatal error|Warning): /m,
  read,
};

interface Thrown {
  readonly class: string | null;
  readonly message: string;
  readonly file: string;
}

const HEADER =
  /^(?:PHP )?(?<kind>Fatal error|Parse error|Recoverable fatal error|Warning): +(?<uncaught>Uncaught )?(?<said>.*)$/;
const PLACE = / in (?<file>[^\s:][^:]{0,400})(?: on line |:)\d+$/;
const FRAME = /^#\d+ (?:(?<file>[^(]{1,400})\(\d+\)|\[internal function\]): (?<name>[\w\\{}:>-]{1,300})\(/;
const LIBRARY = /^<dep>|^vendor\/|\/vendor\/|phar:/;
const LONGEST_TRACE = 200;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => readAt(lines, text, line) ?? []);
}

function readAt(lines: readonly string[], text: string, line: number): Finding | null {
  const groups = HEADER.exec(text)?.groups;
  const kind = groups?.kind ?? '';
  const first = thrownAt(groups?.said ?? '', groups?.uncaught !== undefined);
  if (first === null) return null;
  const fatal = /error$/.test(kind);
  const parts = {
    phase: kind === 'Parse error' ? 'compile' : 'run',
    severity: fatal ? 'error' : 'warning',
  } as const;
  if (groups?.uncaught === undefined) {
    const name = kind === 'Parse error' ? 'ParseError' : null;
    return findingOf(line, first.message, { ...parts, class: name, speech: 'runtime', file: first.file });
  }
  return uncaught(line, first, lines.slice(line + 1, line + LONGEST_TRACE));
}

/** `Class: words in file:line`; the last ` in ` starts the place, earlier ones belong to the message. */
function thrownAt(said: string, uncaughtClass: boolean): Thrown | null {
  const start = said.lastIndexOf(' in ');
  const file = start < 0 ? undefined : PLACE.exec(said.slice(start))?.groups?.file;
  if (file === undefined) return null;
  const words = said
    .slice(0, start)
    .replace(/, called in .{1,400}? on line \d+ and defined$/, '')
    .replace(/ passed in \S+ on line \d+ and /, ' passed and ')
    .replace(/ \(include_path='[^']*'\)$/, '');
  const named = uncaughtClass
    ? /^(?<class>[\w\\]{1,200})(?:: (?<message>.*))?$/.exec(words)?.groups
    : undefined;
  return named === undefined
    ? { class: null, message: words, file }
    : { class: named.class ?? null, message: named.message ?? '', file };
}

function uncaught(line: number, first: Thrown, rest: readonly string[]): Finding {
  const end = rest.findIndex((text) => /^ {2}thrown in /.test(text));
  const trace = end < 0 ? rest : rest.slice(0, end);
  let last = first;
  let lastAt = -1;
  for (const [index, text] of trace.entries()) {
    const next = text.startsWith('Next ') ? thrownAt(text.slice('Next '.length), true) : null;
    if (next === null) continue;
    last = next;
    lastAt = index;
  }
  const cause = last === first ? '' : `; caused by ${first.class}: ${first.message}`;
  return findingOf(line, `${last.message}${cause}`, {
    class: last.class,
    speech: 'runtime',
    file: last.file,
    frame: frameOf(last.file, trace.slice(lastAt + 1)),
  });
}

/** A frame names the function called from its file, so the function belongs to the file of the frame before. */
function frameOf(thrownIn: string, trace: readonly string[]): string | null {
  let file = thrownIn;
  for (const text of trace) {
    const groups = FRAME.exec(text)?.groups;
    if (groups === undefined) continue;
    if (!LIBRARY.test(file)) return `${file} ${groups.name ?? ''}`;
    file = groups.file ?? '<dep>';
  }
  return LIBRARY.test(file) ? null : file;
}
