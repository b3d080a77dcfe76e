// Compilers and bundlers, and what configures a build.

import type { Declaration } from '../../declared/declaration.ts';
import { kotlinMessage } from '../jvm/kotlin-message.ts';

export const compilers: readonly Declaration[] = [
  {
    tool: 'cmake',
    programs: ['cmake', 'cmake3', 'ccmake'],
    phase: 'compile',
    problems: [
      /^CMake (?:Deprecation )?Error(?: \(dev\))?(?<sign> (?:at|in) \S+(?: \([\w:.]+\))?)?:(?! Run 'cmake) ?(?<message>.*)$/,
    ],
    ends: /^\S/,
    parts: ({ message = '', sign = '' }) => {
      const { file, code } = /^ \w+ (?<file>[^\s:]+)(?::\d+)?(?: \((?<code>.*)\))?$/.exec(sign)?.groups ?? {};
      const isUsage = message.startsWith('Unknown argument ');
      return { file: file ?? null, code: isUsage ? 'usage' : (code ?? null) };
    },
    words: ({ message = '' }, below) => message || paragraph(below),
  },
  {
    tool: 'kotlinc',
    programs: ['kotlinc', 'kotlin', 'kotlinc-jvm', 'kotlinc-js'],
    phase: 'compile',
    problems: [
      /^(?<file>[^:]{1,400}\.kts?):\d+:\d+: (?<severity>error|warning): (?<message>.*)$/,
      /^(?<severity>[ew]): (?<file>[^:]{1,400}\.kts?):(?:\d+:\d+:?| \(\d+, \d+\):) (?<message>.*)$/,
      /^(?<severity>e): (?<message>.+)$/,
    ],
    words: ({ message = '' }) => kotlinMessage(message),
  },
  {
    tool: 'vite',
    programs: ['vite', 'rollup', 'rolldown'],
    signature:
      /^error during build:$|^Build failed with \d+ errors?:$|^ *\[ [^\]\s][^\]\n]{0,500}:\d+:\d+ \]$|^\[!\] /m,
    phase: 'compile',
    problems: [
      /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/,
      /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/,
      /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/,
      /^\[(?:!|vite[\w:-]*|plugin [\w:-]+)\]:? (?:\(plugin [^)]+\) )?(?<message>\S.*)$/,
      /^(?<message>(?:\w*Error: )?(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/,
    ],
    words: ({ message = '' }) => message.replace(/^(?:Rollup)?Error: /, ''),
    parts: ({ file, code, message = '' }, _below, lines, line) => {
      // Rolldown names the place on the next line, rollup the importer at the end of the sentence.
      const place = /^ *\[ ([^\]\s][^\]]*?):\d+:\d+ \]$/.exec(lines[line + 1] ?? '')?.[1];
      if (/^Transform failed with/.test(message)) return null;
      if (code !== undefined && place === undefined && !isOfBundler(code, lines, line)) return null;
      return { file: file ?? place ?? / from ["']([^"']{1,300})["']\.?$/.exec(message)?.[1] ?? null };
    },
  },
];

/** The first paragraph, with the next one when it ends with a colon. */
function paragraph(below: readonly string[]): string {
  const [first = '', second = ''] = below.join('\n').trim().split(/\n\n+/);
  return first.endsWith(':') ? `${first} ${second}` : first || 'failed without a message';
}

/** Other programs print `[INFO]` and `[DB]` in the same form; a bundler does it below its banner. */
function isOfBundler(code: string, lines: readonly string[], line: number): boolean {
  const banner = lines.findIndex((text) =>
    /^(?:error during build|Build failed with \d+ errors?):$/.test(text),
  );
  const first = lines.findIndex((text, at) => at > banner && text !== '');
  return banner >= 0 && line > banner && (line === first || code.includes('_'));
}
