// Reads failed builds of vite, in the formats of the bundlers inside it: rolldown, rollup, esbuild.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const vite: ToolReader = {
  tool: 'vite',
  rank: 'tool',
  programs: ['vite', 'rollup', 'rolldown'],
  signature:
    /^error during build:$|^Build failed with \d+ errors?:$|^\[[A-Z]{2,}(?:_[A-Z]+)*\] .*\n *\[ [^\]\s]|^\[!\] (?:\(plugin |Error|RollupError)/m,
  read,
};

const CODED = /^\[(?<code>[A-Z]{2,}(?:_[A-Z]+)*)\] (?:Error: )?(?<message>\S.*)$/;
/** Only a bundler prints this; its codes alone look like the levels in any program's log. */
const BANNER = /^(?:error during build|Build failed with \d+ errors?):$/;
const CODED_PLACE = /^ *\[ (?<file>[^\]\s][^\]]*?):\d+:\d+ \]$/;
const PLACED =
  /^(?:\[[\w:-]{1,60}\] )?(?<file>[^\s[][^(]*\.\w{1,6}) \(\d+:\d+\): (?<message>.*?)(?: \(Note that .*)?$/;
const TRANSFORM = /^(?<file>\S[^:]*\.\w{1,6}):\d+:\d+: ERROR: (?<message>.*)$/;
const PLUGIN =
  /^(?:\[(?<plugin>vite[\w:-]*|plugin [\w:-]+)\]:? |\[!\] (?:\(plugin [^)]+\) )?)(?:RollupError: |Error: )?(?<message>\S.*)$/;
const PLAIN =
  /^(?:Error: |RollupError: )?(?<message>(?:Could not resolve|Failed to resolve|Rollup failed) .*)$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const found: Finding[] = [];
  const banner = lines.findIndex((text) => BANNER.test(text));
  const first = lines.findIndex((text, line) => line > banner && text !== '');
  lines.forEach((text, line) => {
    const isBelow = banner >= 0 && (line === first || /^\[[A-Z]+_/.test(text));
    const groups = groupsOf(text, isBelow || CODED_PLACE.test(lines[line + 1] ?? ''));
    if (groups === null) return;
    const file = groups.file ?? fileAround(lines, line);
    found.push(findingOf(line, groups.message ?? '', { phase: 'compile', code: groups.code ?? null, file }));
  });
  return found;
}

/** Rolldown names the place on the next line, rollup the importer at the end of the sentence. */
function fileAround(lines: readonly string[], line: number): string | null {
  const below = CODED_PLACE.exec(lines[line + 1] ?? '')?.groups?.file;
  return below ?? / from ["'](?<file>[^"']{1,300})["']\.?$/.exec(lines[line] ?? '')?.groups?.file ?? null;
}

const LEVEL = /^(?:INFO|ERROR|WARN|WARNING|DEBUG|FAIL|PASS|OK)$/;

type Groups = Record<string, string | undefined>;

function groupsOf(text: string, proven: boolean): Groups | null {
  const coded = CODED.exec(text)?.groups;
  // Other programs print `[INFO]` and `[DB]` in the same form.
  if (coded !== undefined) return proven && !LEVEL.test(coded.code ?? '') ? coded : null;
  const groups = (TRANSFORM.exec(text) ?? PLACED.exec(text) ?? PLUGIN.exec(text) ?? PLAIN.exec(text))?.groups;
  if (groups === undefined || /^Transform failed with/.test(groups.message ?? '')) return null;
  return groups;
}
