// Reads the reports of gcc's and clang's sanitizers and of valgrind: the kind of access, and the first call in the
// project's own source.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const sanitizers: ToolReader = {
  tool: 'sanitizer',
  rank: 'tool',
  programs: ['valgrind'],
  signature:
    /\b(?:ERROR|WARNING): \w{1,20}Sanitizer: |^\S{1,500}:\d+:\d+: runtime error: |^==\d+== {4}at 0x/m,
  read,
};

const REPORT =
  /^(?:==\d+==)?(?:ERROR|WARNING): (?<tool>\w+Sanitizer): (?<message>[\w -]+?)(?: on (?:unknown )?address | \(|:|$)/;
const LEAK = /^(?<message>(?:Direct|Indirect) leak) of .* allocated from:$/;
const UNDEFINED = /^(?<file>\S+?):\d+:\d+: runtime error: (?<message>.*)$/;
const VALGRIND = /^==\d+== (?<message>\S.*)$/;
/** `#0 0x55 in main a.c:4`, `#0 f a.c:5 (a+0x11d0)`, `at 0x10: main (a.c:4)`. */
const CALL =
  /^ *#\d+ (?:0x[0-9a-f]+ in )?(?<name>.{1,200}?) (?<file>[^\s()]+\.\w{1,5}):\d+(?::\d+)?(?: \(.*\))?$/;
const VALGRIND_CALL =
  /^==\d+== {4}(?:at|by) 0x[0-9A-F]+: (?<name>.{1,200}) \((?<file>[^():]+\.\w{1,5}):\d+\)$/;
const OUTSIDE = /^(?:[<~/]|\.\.\/)|(?:vg_replace|_preload)/;
const LONGEST = 60;

function read({ lines }: CleanOutput): readonly Finding[] {
  return lines.flatMap((text, line) => undefinedAt(text, line) ?? reportAt(lines, text, line) ?? []);
}

function undefinedAt(text: string, line: number): Finding | null {
  const groups = UNDEFINED.exec(text)?.groups;
  if (groups === undefined) return null;
  const file = groups.file ?? null;
  return findingOf(line, groups.message ?? '', { tool: 'ubsan', speech: 'runtime', file, frame: file });
}

function reportAt(lines: readonly string[], text: string, line: number): Finding | null {
  const report = REPORT.exec(text)?.groups;
  // LeakSanitizer lists each leak by itself below.
  if (report !== undefined && report.tool !== 'LeakSanitizer') {
    return finding(lines, line, toolOf(report.tool ?? ''), withAccess(lines, line, report.message ?? ''));
  }
  const leak = LEAK.exec(text)?.groups?.message;
  if (leak !== undefined) return finding(lines, line, 'lsan', leak);
  const said = VALGRIND.exec(text)?.groups?.message;
  if (said === undefined || !/^==\d+== {4}at 0x/.test(lines[line + 1] ?? '')) return null;
  return isContext(said) ? null : finding(lines, line, 'valgrind', said);
}

/** `AddressSanitizer` -> `asan` */
function toolOf(name: string): string {
  return name.replace(/^(\w)\w*Sanitizer$/, '$1san').toLowerCase();
}

/** True for a line about the origin of a block; it follows the line about what happened to it. */
function isContext(said: string): boolean {
  return /^(?:Address 0x| Address|Block was alloc|at 0x|by 0x|Uninitialised value was)/.test(said);
}

/** Adds `WRITE of size 1` from the next line; for a data race, its location. */
function withAccess(lines: readonly string[], line: number, message: string): string {
  const place = lines
    .slice(line, line + LONGEST)
    .map((text) => /^ {2}Location is (global '[^']{1,200}')/.exec(text)?.[1])
    .find(Boolean);
  if (place !== undefined && message.startsWith('data race')) return `${message.trim()} on ${place}`;
  const access = /^(?:READ|WRITE) of size \d+/.exec(lines[line + 1] ?? '')?.[0];
  return access === undefined ? message.trim() : `${message.trim()}, ${access}`;
}

function finding(lines: readonly string[], line: number, tool: string, said: string): Finding {
  const call = firstCall(lines, line + 1);
  // The amount lost identifies the state, not the kind of error.
  const leak =
    /^(?<size>[\d,]+ (?:\([^)]*\) )?bytes in [\d,]+ blocks) are (?<what>.*?) in loss record .*$/.exec(
      said,
    )?.groups;
  return findingOf(line, leak === undefined ? said : `${leak.what} memory`, {
    tool,
    values: [...(leak === undefined ? [] : [leak.size ?? '']), ...(call === null ? [] : [call.name])],
    file: call?.file ?? null,
    frame: call === null ? null : `${call.file} ${call.name}`,
  });
}

function firstCall(lines: readonly string[], from: number): { file: string; name: string } | null {
  for (const text of lines.slice(from, from + LONGEST)) {
    if (/^(?:==\d+== *)?$/.test(text)) return null;
    const { file, name = '' } = (CALL.exec(text) ?? VALGRIND_CALL.exec(text))?.groups ?? {};
    if (file !== undefined && !OUTSIDE.test(file)) return { file, name: name.replace(/\(.*$/, '') };
  }
  return null;
}
