// Reads the TypeScript compiler: plain, pretty and global lines. Code frames, related places and chains that add
// nothing are left out.

import { declared } from '../declared/declaration.ts';

export const tsc = declared({
  tool: 'tsc',
  programs: ['tsc', 'tsgo', 'vue-tsc'],
  phase: 'compile',
  problems: [
    /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/,
    /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/,
    /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/,
  ],
  words: ({ code = '', message = '' }, below) => `${message} ${reasonIn(below, code)}`,
});

/** The chain's last line, if the first says too little: that no overload matches, or not which property is missing. */
function reasonIn(below: readonly string[], code: string): string {
  if (!/^TS(?:2769|2322|2345)$/.test(code)) return '';
  const end = below.findIndex((text) => !/^ {2}/.test(text));
  const reason = (end < 0 ? below : below.slice(0, end)).at(-1)?.trim() ?? '';
  return code === 'TS2769' || /^Property '|^Type '.{1,400} is missing the following properties/.test(reason)
    ? reason
    : '';
}
