// Reads gcc and clang, which share one format for all languages. Warnings are skipped: those that fail a build
// are printed as errors.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const gcc: ToolReader = {
  tool: 'gcc',
  rank: 'tool',
  programs: ['gcc', 'g++', 'cc', 'c++', 'clang', 'clang++'],
  signature: /: (?:fatal )?[eE]rror: /m,
  read,
};

const PLACED =
  /^(?!\[ |--- )(?<file>(?:[A-Za-z]:)?[^\s:][^:]*\.(?<ending>[\w+]+)):\d+:(?:\d+:)? (?<severity>fatal error|[eE]rror): (?<message>.*)$/;
/** Of C, C++, Objective-C, CUDA, assembly and Fortran; other programs print errors in the same form. */
const ENDINGS = new Set(
  'c h C H m M cc cpp cxx c++ hh hpp hxx inl ipp tpp mm cu cuh s S ixx cppm f f90 F90'.split(' '),
);
const DRIVER =
  /^(?:cc1(?:plus|obj)?|g?cc|g\+\+|c\+\+|clang(?:\+\+)?(?:-\d{1,3})?): (?<severity>(?:fatal )?error): (?!linker command failed|ld returned)(?<message>.*)$/;
const FLAG = / \[(-W[^\]]{1,200})\]$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const tool = toolOf(lines);
  let within: string | null = null;
  return lines.flatMap((text, line) => {
    within =
      /: (?:In|At) (?:\w+ ){1,3}'(.{1,300})':$/.exec(text)?.[1] ??
      (/: At (?:top level|global scope):$/.test(text) ? null : within);
    const groups = (PLACED.exec(text) ?? DRIVER.exec(text))?.groups;
    return groups === undefined || !ENDINGS.has(groups.ending ?? 'c')
      ? []
      : [finding(line, tool, groups, within)];
  });
}

/** Only the closing line and the name of the driver distinguish clang from gcc. */
function toolOf(lines: readonly string[]): string {
  const clang = /^\d+ (?:errors?|warnings?)(?: and \d+ errors?)? generated\.$|^clang(?:\+\+)?(?:-\d{1,3})?: /;
  return lines.some((text) => clang.test(text)) ? 'clang' : 'gcc';
}

function finding(
  line: number,
  tool: string,
  { file, severity, message = '' }: Record<string, string | undefined>,
  within: string | null,
): Finding {
  const flag = FLAG.exec(message)?.[1];
  const plain = file?.replace(/^(?:\.\/)+/, '') ?? null;
  // The suggestion depends on the rest of the file.
  const said = message.replace(FLAG, '').replace(/; did you mean .{1,300}\?$/, '');
  return findingOf(line, said, {
    phase: 'compile',
    tool,
    code: flag === undefined ? null : plainFlag(flag),
    class: severity === 'fatal error' ? 'fatal error' : null,
    file: plain,
    frame: within === null || plain === null ? plain : `${plain} ${functionName(within)}`,
  });
}

/** `-Werror=format=` and `-Werror,-Wformat` are the warning `-Wformat` made fatal. */
function plainFlag(flag: string): string {
  return flag
    .replace(/^-Werror,(?=-W)/, '')
    .replace(/^-Werror=/, '-W')
    .replace(/=$/, '');
}

/** `int main(int)` -> `main` */
function functionName(signature: string): string {
  return /([\w:~]{1,200})\(/.exec(signature)?.[1] ?? signature;
}
