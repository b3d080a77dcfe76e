// Compilers and linters of JavaScript that name the place of each problem.

import type { Declaration } from '../../declared/declaration.ts';
import { firstText } from '../../reading/lines-until.ts';
import type { Finding } from '../../reading/reader.ts';
import { errorIn } from '../javascript/errors.ts';

export const javascriptLinters: readonly Declaration[] = [
  {
    tool: 'biome',
    programs: ['biome'],
    phase: 'lint',
    problems: [
      /^::(?<severity>\w+) title=(?:lint\/)?(?<code>[\w/]+),file=(?<file>[^,]+),.*?::(?<message>.*)$/,
      /^(?<file>\S.*?)(?::\d+:\d+)? (?:lint\/)?(?<code>[a-z]\w+(?:\/\w+)*)(?: +[A-Z][A-Z ]*)?$/,
    ],
    lines: { message: /^ {2}(?<sign>[×✖!⚠]) (?<message>\S.*)$/ },
    needs: ['message'],
    parts: ({ code = '' }) => (/\/|^(?:parse|format|organizeImports|configuration)$/.test(code) ? {} : null),
  },
  {
    tool: 'esbuild',
    programs: ['esbuild', 'tsup'],
    phase: 'compile',
    problems: [/^(?:✘|X) \[(?<severity>ERROR|WARNING)\] (?<message>.*?)(?: \[(?<code>[\w-]+)\])?$/],
    lines: { file: /^ {4}(?<file>\S.*?):\d+:\d+:$/ },
    // Angular's compiler puts its code before the message, and its plugin behind it.
    parts: ({ message = '' }) => {
      const said = /^(?<code>(?:TS|NG)-?\d+): (?<words>.*?):?(?: \[plugin .*\])?$/.exec(message)?.groups;
      return said === undefined ? {} : { code: said.code ?? null, message: said.words ?? '' };
    },
  },
  {
    tool: 'eslint',
    programs: ['eslint', 'eslint_d', 'xo', 'standard'],
    phase: 'lint',
    heading: /^(?<file>[^\s\d].*\.\w{1,6})$/,
    problems: [
      /^ +\d+:\d+ +(?:\S +)?(?<severity>error|warning) +(?<message>\S.*?)(?: {2,}(?<code>[@\w/-]+))?$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)(?:\/(?<code>[@\w/-]+))?\]$/,
      /^(?<file>\S.*?): line \d+, col \d+, (?<severity>Error|Warning) - (?<message>.*)$/,
      /^Oops! Something went wrong! :\($/,
    ],
    json: { filePath: 'file', ruleId: 'code', severity: 'severity', message: 'message' },
    words: ({ message = '' }) => message.replace(/(?<! \([\w/@-]+\))\.$/, ''),
    parts: (_groups, _below, lines, line) =>
      lines[line]?.startsWith('Oops!') ? ownTrouble(lines, line) : {},
  },
  {
    tool: 'tsc',
    programs: ['tsc', 'tsgo', 'vue-tsc'],
    phase: 'compile',
    problems: [
      /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/,
      /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/,
    ],
    words: ({ code = '', message = '' }, below) => `${message} ${reasonIn(below, code)}`,
  },
];

/** What ESLint says about itself or its configuration, below its version. */
function ownTrouble(lines: readonly string[], line: number): Partial<Finding> {
  const said = lines.slice(line + 1, line + 20).map((text) => (text.startsWith('ESLint: ') ? '' : text));
  const at = firstText(said, 0, said.length);
  const { message, code, class: errorClass } = errorIn(said, at, at);
  const missing = /couldn't find (?:an? |the )?(?:eslint\.config|config|plugin)|No files matching/.test(
    message,
  );
  const parts = { code: missing ? 'usage' : code, class: errorClass, speech: 'runtime' } as const;
  return { ...parts, message: message || 'Something went wrong', line: line + 1 + at };
}

/** The chain's last line, if the first says too little: that no overload matches, or not which property is missing. */
function reasonIn(below: readonly string[], code: string): string {
  if (!/^TS(?:2769|2322|2345)$/.test(code)) return '';
  const end = below.findIndex((text) => !/^ {2}/.test(text));
  const reason = (end < 0 ? below : below.slice(0, end)).at(-1)?.trim() ?? '';
  return code === 'TS2769' || /^Property '|^Type '.{1,400} is missing the following properties/.test(reason)
    ? reason
    : '';
}
