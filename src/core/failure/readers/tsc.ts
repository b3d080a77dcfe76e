// Reads the TypeScript compiler: plain (`a.ts(1,2): error TS1: …`), pretty (`a.ts:1:2 - error TS1: …`) and
// global (`error TS1: …`) lines. Code frames, related places and chains that add nothing are left out.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const tsc: ToolReader = {
  tool: 'tsc',
  rank: 'tool',
  programs: ['tsc', 'tsgo', 'vue-tsc'],
  signature: /\berror TS\d+:/,
  read,
};

const PLAIN = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
const PRETTY = /^(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning) (?<code>TS\d+): (?<message>.*)$/;
const GLOBAL = /^(?<severity>error) (?<code>TS\d+): (?<message>.*)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => {
    const groups = (PLAIN.exec(text) ?? PRETTY.exec(text) ?? GLOBAL.exec(text))?.groups;
    return groups === undefined ? [] : finding(lines, line, groups);
  });
}

function finding(
  lines: readonly string[],
  line: number,
  { severity, code = '', message = '', file }: Record<string, string | undefined>,
): Finding {
  const reason = reasonBelow(lines, line, code);
  return findingOf(line, reason === null ? message : `${message} ${reason}`, {
    severity: severity === 'warning' ? 'warning' : 'error',
    phase: 'compile',
    code,
    file: file ?? null,
    former: [{ message }],
  });
}

const MOST_CHAIN = 40;

/** The chain's last line, if the first says too little: that no overload matches, or not which property is missing. */
function reasonBelow(lines: readonly string[], line: number, code: string): string | null {
  if (!/^TS(?:2769|2322|2345)$/.test(code)) return null;
  const below = lines.slice(line + 1, line + 1 + MOST_CHAIN);
  const end = below.findIndex((text) => !/^ {2}/.test(text));
  const reason = (end < 0 ? below : below.slice(0, end)).at(-1)?.trim() ?? '';
  const isTold =
    code === 'TS2769' || /^Property '|^Type '.{1,400} is missing the following properties/.test(reason);
  return reason !== '' && isTold ? reason : null;
}
