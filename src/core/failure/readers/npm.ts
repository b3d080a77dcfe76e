// Reads the errors of npm, pnpm, yarn and bun themselves. A failed script is not a finding: the program that it ran
// reports the failure.

import {
  type BuildPhase,
  type CleanOutput,
  type Finding,
  findingOf,
  type ToolReader,
} from '../reading/reader.ts';

export const npm: ToolReader = {
  tool: 'npm',
  rank: 'wrapper',
  programs: ['npm', 'npx', 'pnpm', 'yarn', 'bun'],
  signature: /^npm (?:ERR!|error) |^ ?\[?ERR_PNPM_|^➤ YN\d{4}|^error:? [A-Z]/m,
  read,
};

const NPM = /^npm (?:ERR!|error) (?<rest>.*)$/;
/** Lines that only repeat or explain. */
const CHATTER = [
  ...['code', 'errno', 'syscall', 'path', 'dest', 'signal', 'cwd', 'command', 'workspace', 'location'],
  ...['Lifecycle script', 'A complete log', 'If you', 'Note', 'For a full', 'Fix the upstream'],
  ...['this command', 'to accept', 'node_modules/', 'While resolving', 'Found:'],
];

function isChatter(words: string): boolean {
  return /^[a-z0-9 ]*$/.test(words) || STARTS.test(words);
}

const STARTS = new RegExp(`^(?:${CHATTER.join('|')})\\b`);

function read({ lines }: CleanOutput): readonly Finding[] {
  const own = npmError(lines);
  const others = lines.flatMap((text, line) => otherError(text, line) ?? []);
  return own === null ? others : [own, ...others];
}

function npmError(lines: readonly string[]): Finding | null {
  const said = lines.flatMap((text, line) => {
    const rest = NPM.exec(text)?.groups?.rest?.trim();
    return rest === undefined ? [] : { line, rest };
  });
  const [first] = said;
  if (first === undefined || said.some(({ rest }) => /^(?:Lifecycle script|code ELIFECYCLE)/.test(rest)))
    return null;
  const code =
    said.map(({ rest }) => /^code (\w+)$/.exec(rest)?.[1]).find((found) => found !== undefined) ?? null;
  const words = said
    .map(({ rest }) => withoutLabel(rest, code))
    .filter((rest) => rest !== '' && !isChatter(rest));
  return wrapped(first.line, 'npm', code, code === 'ERESOLVE' ? conflict(said) : (words[0] ?? first.rest));
}

/** `notarget No matching version …`: npm repeats the code as a word. */
function withoutLabel(rest: string, code: string | null): string {
  const label = code?.replace(/^E/, '').toLowerCase() ?? '';
  return label !== '' && rest.toLowerCase().startsWith(label)
    ? rest.slice(label.length).trim()
    : rest.replace(/^(?:notarget|JSON\.parse|404) /, '');
}

/** Both sides of a version conflict identify it. */
function conflict(said: readonly { readonly rest: string }[]): string {
  const peer = said.find(({ rest }) => /^peer(?:Optional)? \S+@"[^"]*" from /.test(rest))?.rest;
  const found = said.find(({ rest }) => rest.startsWith('Found: '))?.rest;
  return `could not resolve ${peer ?? 'a dependency'}${found === undefined ? '' : `, ${found.toLowerCase()}`}`;
}

const OTHERS: readonly (readonly [string, RegExp])[] = [
  ['pnpm', /^ ?\[?(?<code>ERR_PNPM_[A-Z0-9_]+)\]? +(?<message>.*)$/],
  ['yarn', /^➤ (?<code>YN\d{4}): (?<message>.*)$/],
  ['yarn', /^error (?<message>(?:An unexpected|Couldn't|Command ").*)$/],
  ['bun', /^error: (?<message>Script not found .*)$/],
];
/** Yarn's codes for banners and timings, pnpm's for a script that failed. */
const QUIET = /^(?:YN00(?:00|13|19|32|60|85|86)|ERR_PNPM_RECURSIVE_(?:RUN|EXEC)_FIRST_FAIL)$/;

function otherError(text: string, line: number): Finding | null {
  for (const [tool, pattern] of OTHERS) {
    const { code, message } = pattern.exec(text)?.groups ?? {};
    if (message !== undefined)
      return QUIET.test(code ?? '') ? null : wrapped(line, tool, code ?? null, message.trim());
  }
  return null;
}

function wrapped(line: number, tool: string, code: string | null, message: string): Finding {
  const missing = /^(?:Missing script|Script not found|Command "[^"]*" not found)/.test(message);
  const phase: BuildPhase = missing ? 'run' : 'install';
  return findingOf(line, message, { tool, phase, code: missing ? 'missing-script' : gateCode(code) });
}

function gateCode(code: string | null): string | null {
  return code === 'EUSAGE' ? 'usage' : code;
}
