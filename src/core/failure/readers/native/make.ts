// Reads make and ninja: which target failed, and what they cannot build at all. They only run other programs, so a
// compiler's own errors take precedence.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';

export const make: ToolReader = {
  tool: 'make',
  rank: 'wrapper',
  programs: ['make', 'gmake', 'mingw32-make', 'bmake', 'ninja'],
  signature: /: \*\*\* |^ninja: |^FAILED: |^g?make: (?:unrecognized|invalid) option /m,
  read,
};

const RECIPE =
  /^(?:g|mingw32-|b)?make(?:\[(?<level>\d+)\])?: \*\*\* \[(?:[^\]:]+:\d+: )?(?<target>[^\]]+)\] (?<why>(?:Error \d+|[A-Z][a-z][\w ()]*?))(?: \(ignored\))?$/;
const OWN =
  /^(?=[^:]{0,300}:\d+: |(?:[^\s:]{0,300}\/)?(?:g|mingw32-|b)?make(?:\[\d+\])?: )(?<file>[^\s:][^:]*):(?:(?<line>\d+):)? \*\*\* (?<message>.*)$/;
const SHELL = /^(?:\/bin\/)?(?:ba|da|z|k)?sh: .*(?:not found|Permission denied)/;

interface Run {
  readonly lines: readonly string[];
  /** Level of the innermost make that failed. */
  readonly deepest: number;
  readonly shellSpoke: boolean;
  readonly ninja: boolean;
}

function read({ lines }: CleanOutput): readonly Finding[] {
  const run: Run = {
    lines,
    deepest: lines.reduce((most, text) => Math.max(most, levelOf(text)), -1),
    shellSpoke: lines.some((text) => SHELL.test(text)),
    ninja: lines.some((text) => text.startsWith('ninja: ')),
  };
  return lines.flatMap((text, line) => recipe(run, line) ?? own(text, line) ?? ninja(run, line) ?? []);
}

function levelOf(text: string): number {
  const match = RECIPE.exec(text);
  return match === null ? -1 : Number(match.groups?.level ?? 0);
}

function recipe(run: Run, line: number): readonly Finding[] | null {
  const text = run.lines[line] ?? '';
  const { target, why } = RECIPE.exec(text)?.groups ?? {};
  if (target === undefined || why === undefined) return null;
  // An outer make exits with 2 because an inner one failed.
  if (why === 'Error 2' && levelOf(text) < run.deepest) return [];
  const missing = why === 'Error 127' || why === 'Error 126' ? notFound(run, line) : null;
  if (missing !== null) return missing;
  const code = why.replace(/^Error /, 'exit ');
  return [{ ...finding(line, { code, message: `[${target}] ${why}` }), relay: true }];
}

/** The program of a recipe is missing. If a shell ran it, the shell reports that itself. */
function notFound({ lines, shellSpoke }: Run, line: number): readonly Finding[] | null {
  if (shellSpoke) return [];
  for (let above = line - 1; above >= 0 && above > line - 5; above -= 1) {
    const [, program, problem] =
      /^\w*make(?:\[\d+\])?: (\S+): (No such file or directory|Permission denied)$/.exec(
        lines[above] ?? '',
      ) ?? [];
    if (program === undefined) continue;
    const code = problem === 'Permission denied' ? 'not-executable' : 'command-not-found';
    return [finding(line, { code, message: `${program}: ${problem}` })];
  }
  return null;
}

function own(text: string, line: number): readonly Finding[] | null {
  const { file = '', line: at, message } = OWN.exec(text)?.groups ?? {};
  const option = /^g?make: ((?:unrecognized|invalid) option .*)$/.exec(text)?.[1];
  if (option !== undefined) return [finding(line, { code: 'usage', message: option })];
  if (message === undefined) return null;
  const words = message.replace(/\.? {1,2}Stop\.$|\.$/, '');
  const absent = /^No rule to make target '[^']*'$|^No targets specified|^No targets\b/.test(words);
  const code = absent ? 'missing-script' : codeOf(words);
  return [finding(line, { code, message: words, file: at === undefined ? null : file })];
}

function codeOf(words: string): string | null {
  return words.startsWith('No rule to make target') ? 'no-rule' : null;
}

function ninja(run: Run, line: number): readonly Finding[] | null {
  const text = run.lines[line] ?? '';
  const error = /^ninja: (?:error|fatal): (.*)$/.exec(text)?.[1];
  if (error !== undefined) return [{ ...finding(line, { code: null, message: error }), tool: 'ninja' }];
  const target = /^FAILED: (?:\[code=\d+\] )?(\S+)/.exec(text)?.[1];
  if (target === undefined || !run.ninja) return null;
  return [{ ...finding(line, { code: null, message: `FAILED: ${target}` }), tool: 'ninja', relay: true }];
}

function finding(
  line: number,
  part: { code: string | null; message: string; file?: string | null },
): Finding {
  return findingOf(line, part.message, { phase: 'compile', code: part.code, file: part.file ?? null });
}
