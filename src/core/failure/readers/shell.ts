// Reads a shell's errors when it cannot run a script: sh, dash, bash, zsh, fish and the Windows shells word the same
// errors differently. Also reads the file errors of common small programs.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const shell: ToolReader = {
  tool: 'shell',
  rank: 'runtime',
  programs: ['sh', 'bash', 'dash', 'zsh', 'ksh', 'fish'],
  signature:
    /not found|No such file|[Pp]ermission denied|[Ss]yntax error|parse error near|parameter not set|unbound variable|can't open|cannot open|Unknown command|not recognized|Exec format error|Is a directory|Not a directory/i,
  read,
};

/** `scripts/build.sh: line 6: `, `sh: 1: `, `zsh:1: `, `-bash: `: the speaker; the rest is the error. */
const SPEAKER =
  /^(?<script>(?:[\w.~@/<>+-]{1,200}\/)?-?[\w.@+-]{1,100}):(?:(?<line> line \d+| ?\d+):)? (?<said>\S.*)$/;
const SHELL = /^-?(?:.*\/)?(?:sh|bash|dash|zsh|ksh|ash|busybox|fish|env)$/;
const SMALL_PROGRAM =
  /^(?:.*\/)?(?:cat|cp|mv|rm|ln|ls|cd|mkdir|rmdir|touch|chmod|chown|find|grep|sed|awk|tar|head|tail|tee|sort|wc|diff|source|rsync|install)$/;

/** The runners of a script print fewer lines than this after its error; when more follow, the script kept running. */
const MOST_AFTER = 25;

interface Trouble {
  readonly code: string;
  readonly message: string;
}

/** The first match counts; its group is what could not be run, read or understood. */
const TROUBLES: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:(.{1,300}): (?:command not found|not found|inaccessible or not found)|command not found: (.{1,300})|Unknown command: (.{1,300}))$/,
    'command-not-found',
    'command not found',
  ],
  [
    /^(?:(.{1,300}): [Pp]ermission denied|permission denied: (.{1,300}))$/,
    'not-executable',
    'permission denied',
  ],
  [
    /^(?:(.{1,300}): (?:bad interpreter|cannot execute|Exec format error|cannot execute binary file).*|exec format error: (.{1,300}))$/,
    'not-executable',
    'cannot execute',
  ],
  [
    /^(?:(.{1,300}): No such file or directory|no such file or directory: (.{1,300})|can't open input file: (.{1,300})|(?:cannot|can't) open (.{1,300}?)(?:: No such file)?)$/,
    'no-such-file',
    'no such file or directory',
  ],
  [/^(?:(.{1,300}): Is a directory|is a directory: (.{1,300}))$/, 'is-a-directory', 'is a directory'],
  [/^(?:(.{1,300}): Not a directory|not a directory: (.{1,300}))$/, 'not-a-directory', 'not a directory'],
  [
    /^(.{1,100}): (?:unbound variable|parameter not set|parameter null or not set)$/,
    'unbound-variable',
    'unbound variable',
  ],
];
/** Only zsh writes `file:3: ` without `line`, and in its own words; otherwise the line is a compiler's or make's. */
const ZSH =
  /^(?:command not found|permission denied|no such file or directory|exec format error|is a directory|not a directory): |^parse error|: parameter not set$/;
const SYNTAX = /^(?:[Ss]yntax error:? ?|parse error )(?<what>.*)$/;
const WINDOWS =
  /^(?:'(?<command>[^']{1,300})' is not recognized as an internal or external command|(?:\S{1,300} ?: )?The term '(?<term>[^']{1,300})' is not recognized as (?:the|a) name of a cmdlet)/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const written = lines.flatMap((text, line) => (text === '' ? [] : [line]));
  const start = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => (line < start ? [] : (readAt(text, line) ?? [])));
}

function readAt(text: string, line: number): Finding | null {
  const missing = WINDOWS.exec(text)?.groups;
  if (missing !== undefined) return notFound(line, missing.command ?? missing.term ?? '');
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === undefined) return null;
  const said = groups?.said ?? '';
  return SMALL_PROGRAM.test(script)
    ? smallProgram(line, script, said)
    : shellAt(line, script, groups?.line ?? '', said);
}

/** `place` is the line number as the shell wrote it, empty when it gave none. */
function shellAt(line: number, script: string, place: string, said: string): Finding | null {
  const isShell = SHELL.test(script);
  if ((!isShell && place === '') || (/^\d/.test(place) && !ZSH.test(said))) return null;
  const trouble = troubleOf(said.replace(/^'([^']{1,300})'(?=: )/, '$1'), script);
  if (trouble === null) return null;
  // Without a line number the shell's own argument is missing: the check names a script that does not exist.
  const isArgument = place === '' || place.trim() === '0';
  const code = trouble.code === 'no-such-file' && isArgument ? 'missing-script' : trouble.code;
  return findingOf(line, trouble.message, { code, file: isShell ? null : script });
}

function troubleOf(said: string, script: string): Trouble | null {
  const syntax = SYNTAX.exec(said)?.groups?.what;
  if (syntax !== undefined) return { code: 'syntax-error', message: `syntax error: ${syntax}` };
  for (const [pattern, code, words] of TROUBLES) {
    const match = pattern.exec(said);
    if (match === null) continue;
    const operand = match.slice(1).find((group) => group !== undefined) ?? '';
    return settle(code, words, operand, script);
  }
  return null;
}

/** dash says "not found" for a missing script, env "No such file" for a missing program. */
function settle(code: string, words: string, operand: string, script: string): Trouble {
  if (code === 'command-not-found' && operand.includes('/'))
    return { code: 'no-such-file', message: `${operand}: no such file or directory` };
  if (code === 'no-such-file' && /(?:^|\/)env$/.test(script))
    return { code: 'command-not-found', message: `${operand}: command not found` };
  return { code, message: `${operand}: ${words}` };
}

function smallProgram(line: number, program: string, said: string): Finding | null {
  const match =
    /^(?<operand>.{1,300}): (?<words>No such file or directory|Permission denied|Is a directory|Not a directory|File exists|No space left on device)$/.exec(
      said,
    )?.groups;
  if (match === undefined) return null;
  return findingOf(line, `${program}: ${match.operand}: ${match.words}`, {
    code: ERRNO.get(match.words ?? '') ?? null,
  });
}

const ERRNO: ReadonlyMap<string, string> = new Map([
  ['No such file or directory', 'ENOENT'],
  ['Permission denied', 'EACCES'],
  ['Is a directory', 'EISDIR'],
  ['Not a directory', 'ENOTDIR'],
  ['File exists', 'EEXIST'],
  ['No space left on device', 'ENOSPC'],
]);

function notFound(line: number, command: string): Finding {
  return findingOf(line, `${command}: command not found`, { code: 'command-not-found' });
}
