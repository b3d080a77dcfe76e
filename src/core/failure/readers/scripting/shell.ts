// Reads a shell's errors when it cannot run a script: sh, dash, bash, zsh, fish and the Windows shells word the same
// errors differently. Also reads the file errors of common small programs.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

/** What a shell says of an operand, in lower case: its code, and the words that all shells get. */
const TROUBLES = new Map<string, readonly [code: string, words: string]>([
  ['command not found', ['command-not-found', 'command not found']],
  ['not found', ['command-not-found', 'command not found']],
  ['inaccessible or not found', ['command-not-found', 'command not found']],
  ['unknown command', ['command-not-found', 'command not found']],
  ['permission denied', ['not-executable', 'permission denied']],
  ['bad interpreter', ['not-executable', 'cannot execute']],
  ['cannot execute', ['not-executable', 'cannot execute']],
  ['cannot execute binary file', ['not-executable', 'cannot execute']],
  ['exec format error', ['not-executable', 'cannot execute']],
  ['no such file or directory', ['no-such-file', 'no such file or directory']],
  ["can't open input file", ['no-such-file', 'no such file or directory']],
  ['is a directory', ['is-a-directory', 'is a directory']],
  ['not a directory', ['not-a-directory', 'not a directory']],
  ['unbound variable', ['unbound-variable', 'unbound variable']],
  ['parameter not set', ['unbound-variable', 'unbound variable']],
  ['parameter null or not set', ['unbound-variable', 'unbound variable']],
]);

const OTHER_SIGNS = ['syntax error', 'parse error near', "can't open", 'cannot open', 'not recognized'];

export const shell: ToolReader = {
  tool: 'shell',
  rank: 'runtime',
  programs: ['sh', 'bash', 'dash', 'zsh', 'ksh', 'fish'],
  signature: new RegExp([...TROUBLES.keys(), ...OTHER_SIGNS].join('|'), 'i'),
  read,
};

/** `scripts/build.sh: line 6: `, `sh: 1: `, `zsh:1: `, `-bash: `: the speaker; the rest is the error. */
const SPEAKER =
  /^(?<script>(?:[\w.~@/<>+-]{1,200}\/)?-?[\w.@+-]{1,100}):(?:(?<line> line \d+| ?\d+):)? (?<said>\S.*)$/;
const SHELLS = new Set('sh bash dash zsh ksh ash busybox fish env'.split(' '));
const SMALL_PROGRAMS = new Set(
  'cat cp mv rm ln ls cd mkdir rmdir touch chmod chown find grep sed awk tar head tail tee sort wc diff source rsync install'.split(
    ' ',
  ),
);

/** The runners of a script print fewer lines than this after its error; when more follow, the script kept running. */
const MOST_AFTER = 25;

interface Trouble {
  readonly code: string;
  readonly message: string;
}

const SYNTAX = /^(?:syntax error:? ?|parse error )(?<what>.*)$/i;
/** What one shell says in a sentence, as the others do: the operand, and what is wrong. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(?:cannot|can't) open (?!input file: )(.{1,300}?)(?:: No such file)?$/, '$1: no such file or directory'],
  [/: (bad interpreter|cannot execute(?: binary file)?|Exec format error)\b.*$/, ': $1'],
  [/^'([^']{1,300})'(?=: )/, '$1'],
];
const WINDOWS =
  /^(?:\S{1,300} ?: )?(?:The term )?'([^']{1,300})' is not recognized as (?:an internal or external command|(?:the|a) name of a cmdlet)/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const written = lines.flatMap((text, line) => (text === '' ? [] : [line]));
  const start = written.at(-MOST_AFTER) ?? 0;
  return lines.flatMap((text, line) => (line < start ? [] : (readAt(text, line) ?? [])));
}

function readAt(text: string, line: number): Finding | null {
  const missing = WINDOWS.exec(text)?.[1];
  if (missing !== undefined)
    return findingOf(line, `${missing}: command not found`, { code: 'command-not-found' });
  const groups = SPEAKER.exec(text)?.groups;
  const script = groups?.script;
  if (script === undefined) return null;
  const said = groups?.said ?? '';
  return SMALL_PROGRAMS.has(nameOf(script))
    ? smallProgram(line, script, said)
    : shellAt(line, script, groups?.line ?? '', said);
}

/** `place` is the line number as the shell wrote it, empty when it gave none. */
function shellAt(line: number, script: string, place: string, said: string): Finding | null {
  const isShell = SHELLS.has(nameOf(script).replace(/^-/, ''));
  if ((!isShell && place === '') || (/^\d/.test(place) && !isOfZsh(said))) return null;
  const trouble = troubleOf(said, script);
  if (trouble === null) return null;
  // Without a line number the shell's own argument is missing: the check names a script that does not exist.
  const isArgument = place === '' || place.trim() === '0';
  const code = trouble.code === 'no-such-file' && isArgument ? 'missing-script' : trouble.code;
  return findingOf(line, trouble.message, { code, file: isShell ? null : script });
}

/** Only zsh writes `file:3: ` without `line`, and in its own words; otherwise the line is a compiler's or make's. */
function isOfZsh(said: string): boolean {
  return TROUBLES.has(said.split(': ')[0] ?? '') || /^parse error|: parameter not set$/.test(said);
}

function troubleOf(said: string, script: string): Trouble | null {
  const syntax = SYNTAX.exec(said)?.groups?.what;
  if (syntax !== undefined) return { code: 'syntax-error', message: `syntax error: ${syntax}` };
  const plain = SENTENCES.reduce((text, [pattern, words]) => text.replace(pattern, words), said);
  const behind = /^(?<operand>.{1,300}): (?<words>[^:]+)$/.exec(plain);
  const before = /^(?<words>[^:]+): (?<operand>.{1,300})$/.exec(plain);
  for (const { words = '', operand = '' } of [behind?.groups ?? {}, before?.groups ?? {}]) {
    const [code, message] = TROUBLES.get(words.toLowerCase()) ?? [];
    if (code !== undefined && message !== undefined) return settle(code, message, operand, script);
  }
  return null;
}

/** The last name of a path. */
function nameOf(script: string): string {
  return script.slice(script.lastIndexOf('/') + 1);
}

/** dash says "not found" for a missing script, env "No such file" for a missing program. */
function settle(code: string, words: string, operand: string, script: string): Trouble {
  if (code === 'command-not-found' && operand.includes('/'))
    return { code: 'no-such-file', message: `${operand}: no such file or directory` };
  if (code === 'no-such-file' && nameOf(script) === 'env')
    return { code: 'command-not-found', message: `${operand}: command not found` };
  return { code, message: `${operand}: ${words}` };
}

function smallProgram(line: number, program: string, said: string): Finding | null {
  const { operand, words = '' } = /^(?<operand>.{1,300}): (?<words>[^:]+)$/.exec(said)?.groups ?? {};
  const code = ERRNO.get(words);
  return code === undefined ? null : findingOf(line, `${program}: ${operand}: ${words}`, { code });
}

const ERRNO: ReadonlyMap<string, string> = new Map([
  ['No such file or directory', 'ENOENT'],
  ['Permission denied', 'EACCES'],
  ['Is a directory', 'EISDIR'],
  ['Not a directory', 'ENOTDIR'],
  ['File exists', 'EEXIST'],
  ['No space left on device', 'ENOSPC'],
]);
