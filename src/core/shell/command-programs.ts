// The programs, package scripts and npx tools that a command line starts.

import { isPackageManager, joinedFolder, simpleCommands, withoutPrefixes } from './command-words.ts';
import { readShellLine } from './shell-line.ts';

export type CommandProgram =
  | { readonly kind: 'program'; readonly name: string }
  /** A script of package.json in a folder of the project; `''` is the project itself. */
  | { readonly kind: 'script'; readonly name: string; readonly folder: string }
  /** A tool that comes with a package. */
  | { readonly kind: 'tool'; readonly name: string; readonly folder: string };

/** Built-ins of the shell. */
const BUILT_IN = new Set(
  ': . [ [[ ]] alias break case cd command continue declare do done echo elif else esac eval exec exit export false fi for function if in let local popd printf pushd pwd read return set shift source test then time times trap true type ulimit umask unset until wait while { }'.split(
    ' ',
  ),
);
/** Words that a manager runs as scripts without `run` before them. */
const MANAGER_SCRIPTS = new Set(['test', 't', 'start', 'stop', 'restart']);

/** Never throws. In word order; skips names from variables or substitutions. */
export function commandPrograms(command: string): readonly CommandProgram[] {
  let folder = '';
  return simpleCommands(command).flatMap((words): readonly CommandProgram[] => {
    const [program, ...rest] = withoutPrefixes(words);
    if (program === undefined) return [];
    if (program === 'cd') {
      folder = joinedFolder(folder, rest[0] ?? '');
      return [];
    }
    return started(program, rest, folder);
  });
}

/**
 * The program that a line starts first, and its words: without it nothing of the line can run. Null where that is not
 * certain: behind anything that may make a program, for a path, or where the line has another way.
 */
export function firstProgram(
  command: string,
): { readonly name: string; readonly words: readonly string[] } | null {
  const { commands, complex } = readShellLine(command);
  const at = commands.findIndex(({ words }) => withoutPrefixes(words)[0] !== 'cd');
  const first = commands[at];
  if (complex || first === undefined || [first, commands[at + 1]].some((one) => one?.joined === '||'))
    return null;
  const words = withoutPrefixes(first.words);
  const [name = ''] = words;
  const isPlain = /^[A-Za-z_][\w.+@-]*$/.test(name) && !BUILT_IN.has(name);
  return isPlain && !first.words.some((word) => word.startsWith('PATH=')) ? { name, words } : null;
}

function started(program: string, rest: readonly string[], folder: string): readonly CommandProgram[] {
  // A path is checked as a file instead, and the content of a variable is unknown.
  if (BUILT_IN.has(program) || /[$`/\\*?~]/.test(program) || !/^[\w.+@-]+$/.test(program)) return [];
  if (program === 'npx' || program === 'bunx') return throughRunner(program, rest, folder);
  const own: CommandProgram = { kind: 'program', name: program };
  if (!isPackageManager(program)) return [own];
  const elsewhere = rest.some((word) =>
    /^(?:-C|--prefix|--dir|--cwd|-w|--workspace|--filter|-F|-r)/.test(word),
  );
  const script = scriptOf(rest);
  if (elsewhere || script === null) return [own];
  return [own, { kind: 'script', name: script, folder }];
}

/** With `npx --yes` the tool may be downloaded, so it need not be installed. */
function throughRunner(program: string, rest: readonly string[], folder: string): readonly CommandProgram[] {
  const own: CommandProgram = { kind: 'program', name: program };
  const downloads = rest.some((word) => /^(?:-y|--yes|-p|--package)/.test(word));
  const tool = rest.find((word) => !word.startsWith('-'));
  if (downloads || tool === undefined || !/^[\w.-]+$/.test(tool)) return [own];
  return [own, { kind: 'tool', name: tool, folder }];
}

function scriptOf(words: readonly string[]): string | null {
  const [first, ...rest] = words.filter((word) => !word.startsWith('-'));
  if (first === undefined) return null;
  if (first === 'run' || first === 'run-script') return rest[0] ?? null;
  if (!MANAGER_SCRIPTS.has(first)) return null;
  return first === 't' ? 'test' : first;
}
