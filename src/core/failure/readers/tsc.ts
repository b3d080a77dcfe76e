// Reads the TypeScript compiler: plain (`a.ts(1,2): error TS1: …`), pretty (`a.ts:1:2 - error TS1: …`) and
// global (`error TS1: …`) lines. Chains, code frames and related places are left out.

import type { CleanOutput, Finding, ToolReader } from './reader.ts';

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

function read(output: CleanOutput): readonly Finding[] {
  return output.lines.flatMap((text, line) => {
    const groups = (PLAIN.exec(text) ?? PRETTY.exec(text) ?? GLOBAL.exec(text))?.groups;
    if (groups === undefined) return [];
    return {
      line,
      severity: groups.severity === 'warning' ? 'warning' : 'error',
      phase: 'compile',
      code: groups.code ?? null,
      class: null,
      message: groups.message ?? '',
      speech: 'diagnostic',
      file: groups.file ?? null,
      testId: null,
      frame: null,
    } satisfies Finding;
  });
}
