// Linters and type checkers of other languages that print every problem on a line or two.

import type { Declaration } from '../../declared/declaration.ts';
import { linesUntil } from '../../reading/lines-until.ts';

export const checkers: readonly Declaration[] = [
  {
    tool: 'mypy',
    programs: ['mypy', 'dmypy'],
    signature: /\.pyi?:(?:\d+:){1,4} error: |: error: Cannot read file|^\{"file": "|^mypy: /m,
    phase: 'lint',
    problems: [
      /^(?<file>[^\s:][^:]*\.pyi?):(?:\d+:){0,4} error: (?<message>.*)$/,
      /^(?<file>[^\s:][^:]*): error: (?<message>Cannot read .*)$/,
    ],
    ends: /^$|^ {4}|^Found \d|^mypy: /,
    json: { file: 'file', message: 'message', code: 'code', severity: 'severity' },
    // The suggestion depends on the rest of the file.
    words: ({ message = '' }, below) =>
      unwrapped(message, below)
        .replace(MYPY_CODE, '')
        .trimEnd()
        .replace(/; maybe ".{1,300}"\??$/, ''),
    parts: ({ message = '' }, below) => ({ code: MYPY_CODE.exec(unwrapped(message, below))?.[1] ?? null }),
    verdicts: [[/^mypy: (?:error: )?(.+)$/, 'usage']],
  },
  {
    tool: 'phpstan',
    programs: ['phpstan', 'larastan'],
    signature: /^ {1,2}Line {2,}\S|\[identifier=[\w.]+\]$|^Note: Using configuration file .*phpstan/m,
    phase: 'lint',
    heading: /^ {1,2}Line {2,}(?<file>\S.*?)(?: \(in context of .*\))?$/,
    problems: [
      /^ {1,2}:?(?:\d+|-) {2,}(?<message>\S.*)$/,
      /^(?<file>[^:]{1,400}\.\w{2,5}):\d+:(?<message>\S.*?)(?: \[identifier=(?<code>[\w.]+)\])?$/,
    ],
    needs: ['file'],
    ends: /^$|^ ?-{4,} -{4,}$/,
    lines: { code: /^ {5,}🪪 +(?<code>[\w.]+)$/u },
    // Advice and links follow below the message.
    words: ({ message = '' }, below) =>
      [message, ...linesUntil(below, 0, /^(?! {5,}(?!🪪|💡|✏️|See: )\S)/u).map((text) => text.trim())].join(
        ' ',
      ),
  },
  {
    tool: 'rubocop',
    programs: ['rubocop', 'standardrb'],
    phase: 'lint',
    problems: [/^(?<file>[^:]{1,400}):\d+:\d+: [CWEFRI]: (?<message>.*)$/],
    parts: ({ message = '' }) => rubocopOffence(message),
  },
  {
    tool: 'shellcheck',
    programs: ['shellcheck'],
    phase: 'lint',
    heading: /^In (?<file>.{1,400}) line \d+:$/,
    problems: [
      /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/,
      /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/,
    ],
  },
];

const MYPY_CODE = / *\[([a-z][\w-]{1,60})\]$/;
/** `--pretty` wraps messages, but never over more lines than this. */
const MOST_WRAPPED = 12;

/** A wrapped message continues up to its code, with which every coded message ends. */
function unwrapped(message: string, below: readonly string[]): string {
  const said = [message, ...below.slice(0, MOST_WRAPPED)].map((text) => text.trim());
  const last = said.findIndex((_text, at) => MYPY_CODE.test(said.slice(0, at + 1).join(' ')));
  return last < 0 ? message : said.slice(0, last + 1).join(' ');
}

/** `[Correctable] Style/A: Use it`. Only the layout for terminals omits the backticks. */
function rubocopOffence(said: string): { code: string; message: string } | null {
  const groups = /^(?:\[[\w ]{1,30}\] )?(?<code>[A-Z][\w/]{1,100}): (?<message>.*)$/.exec(said)?.groups;
  const { code, message } = groups ?? {};
  return code === undefined || message === undefined
    ? null
    : { code, message: message.replace(/^\[Correctable\] |`/g, '') };
}
