// Which program speaks where no reader knows it: the last that a command names, or the script that a package manager
// echoes.

import { baseName, forwardSlashes, isPackageManager, withoutRunners } from '../../shell/command-words.ts';
import { readShellLine } from '../../shell/shell-line.ts';

/** Package managers echo the script that they run: its program is the tool. */
export function speakerOf(lines: readonly string[], command: string): string {
  return nameOf(speakerPath(lines, command));
}

/**
 * The tool that ran, where the command, or the script that it runs, names one: null for a script of the project, for a
 * shell, an interpreter or a runner of tasks, since something else speaks there.
 */
export function toolThatRan(lines: readonly string[], command: string): string | null {
  const path = speakerPath(lines, command);
  const isInstalled = !path.includes('/') || /(?:^|\/)\.?bin\/[^/]+$/.test(path);
  const name = nameOf(path);
  return !isInstalled ||
    name === 'unknown' ||
    /\.\w{1,4}$/.test(name) ||
    isPackageManager(name) ||
    RUNS_OTHERS.test(name)
    ? null
    : name;
}

const RUNS_OTHERS =
  /^(?:(?:ba|z|da|k|fi)?sh|node|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|java|g?make|ninja|just|task|tox|nox|rake|invoke|turbo|nx|lerna|pre-commit|lint-staged|concurrently|gh|glab|docker|podman|kubectl|ssh|journalctl|xargs|find|cat|echo|exit|true|false|test|\[)$/;

function speakerPath(lines: readonly string[], command: string): string {
  const path = programPath(command);
  const named = nameOf(path);
  if (ECHOING.test(named)) {
    const echo = lines.find((_, line) => isCommandEcho(lines, line));
    return echo === undefined ? path : programPath(echo);
  }
  if (!isPackageManager(named)) return path;
  const banner = lines.findLastIndex((text) => /^> \S+@\S+ \S/.test(text));
  const [echo] = banner < 0 ? echoesIn(lines, /^\$ /) : echoesIn(lines.slice(banner + 1, banner + 2));
  const program = echo === undefined ? path : programPath(echo);
  return /^(?:exit|true|false|test|\[)$/.test(nameOf(program)) ? path : program;
}

/** True where the program that `command` names writes what it runs before it runs it. */
export function isEchoing(command: string): boolean {
  const named = programOf(command);
  return ECHOING.test(named) || isPackageManager(named);
}

const ECHOING = /^(?:g?make|ninja|just)$/;

/** The base name of the innermost program that `command` names: `vitest` for `CI=1 npx vitest run`. */
export function programOf(command: string): string {
  return nameOf(programPath(command));
}

function nameOf(path: string): string {
  return baseName(path).replace(/\.(?:exe|cmd|bat|ps1)$/i, '') || 'unknown';
}

function programPath(command: string): string {
  const inner = /^\s*(?:ba|z|da)?sh -l?c ['"](?<inner>.+)['"]\s*$/.exec(command)?.groups?.inner ?? command;
  // Of `cd x && make && node a.js` the last one: the others only prepare.
  const words = readShellLine(forwardSlashes(inner)).commands.at(-1)?.words ?? [];
  const [program] = withoutRunners(words).filter((word) => !word.startsWith('-'));
  return program ?? '';
}

/** Commands that a shell or a package manager wrote before it ran them. */
export function echoesIn(lines: readonly string[], mark = /^[>$+] /): readonly string[] {
  return lines.flatMap((text) => (mark.test(text) && /\S/.test(text[2] ?? '') ? text.slice(2) : []));
}

/** True for a command that ninja wrote below its target, or make above all that it says. */
export function isCommandEcho(lines: readonly string[], line: number): boolean {
  if (/^FAILED: \S/.test(lines[line - 1] ?? '')) return true;
  const text = lines[line] ?? '';
  if (line > 2 || !COMMAND.test(text)) return false;
  const isFirst = lines.slice(0, line).every((above) => /^(?:\w*make(?:\[\d+\])?: |$)/.test(above));
  return isFirst && !MADE.test(lines[line + 1] ?? 'none') && lines.slice(-20).some((last) => MADE.test(last));
}

const MADE = /^(?:g|mingw32-)?make(?:\[\d+\])?: \*\*\* \[|^none$/;
/** `sh check.sh`, `frob --all`; a sentence has no such words. */
const COMMAND =
  /^(?:[A-Z_]{1,40}=\S* )*[./]{0,2}(?:[a-z][\w.+/-]{0,80}(?:$| (?=\w{1,20}$))|[A-Za-z][\w.+/-]{0,80} (?=(?:.{0,400} )?(?:--?\w|\S{0,400}[/*.]\w)))/;
