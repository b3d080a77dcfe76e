// Why a check could never do its work on this machine, found before a loop is armed with it: its program is missing, or
// it never ends. Reads files and the PATH; runs nothing.

import { basename, join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { isOnPath, isProgram } from '../../adapters/process/find-program.ts';
import { type Endless, endlessCheck } from '../../core/checks/endless-check.ts';
import { innerCommands } from '../../core/checks/inner-commands.ts';
import { firstProgram } from '../../core/shell/command-programs.ts';
import { withoutRunners } from '../../core/shell/command-words.ts';
import { plainLine } from '../../core/text/plain-line.ts';

export interface Objection {
  /** A sentence. */
  readonly wrong: string;
  /** A sentence that names what to type. */
  readonly cure: string;
}

/** Null when nothing speaks against the check. */
export function objectionToCheck(project: string, command: string): Objection | null {
  const missing = missingProgram(project, command);
  if (missing !== null) return describeMissing(command, missing);
  const endless = endlessCheck(command, scriptFiles(project, command));
  return endless === null ? null : describeEndless(command, endless);
}

interface MissingProgram {
  readonly name: string;
  /** The same check by a program that is there; null when none was found. */
  readonly instead: string | null;
}

/** Null when the program that the check starts is there, or may be made by the work: a file of the project. */
function missingProgram(project: string, command: string): MissingProgram | null {
  const first = firstProgram(command);
  if (first === null || hasProgram(first.name)) return null;
  return { name: first.name, instead: insteadOf(project, command, first.words) };
}

function describeMissing(command: string, { name, instead }: MissingProgram): Objection {
  const other = instead === null ? 'name another' : 'name one that is there';
  return {
    wrong: `The check ${shown(command)} cannot run: there is no ${name} on your PATH.`,
    cure: `Install it, or ${other}: ${option(instead)}.`,
  };
}

export function describeEndless(command: string, { words, does, once }: Endless): Objection {
  return {
    wrong: `The check ${shown(command)} never ends by itself: ${plainLine(words, 80)} ${does}.`,
    cure: `Name one that runs once: ${option(once)}.`,
  };
}

function shown(command: string): string {
  return `“${plainLine(command, 200)}”`;
}

function option(command: string | null): string {
  return `--check "${command === null ? 'COMMAND' : plainLine(command, 300).replaceAll('"', '\\"')}"`;
}

/** The PATH is that of the checks. */
function hasProgram(name: string): boolean {
  return isOnPath(name, process.env) || (process.platform === 'win32' && OF_CMD.has(name.toLowerCase()));
}

const OF_CMD = new Set(
  'assoc call chdir cls copy date del dir erase md mkdir move path rd ren rmdir rem start title type ver vol'.split(
    ' ',
  ),
);

/** Where projects keep programs of their own. */
const BINS =
  process.platform === 'win32'
    ? ['.venv\\Scripts', 'venv\\Scripts', 'node_modules\\.bin']
    : ['.venv/bin', 'venv/bin', 'node_modules/.bin', 'vendor/bin', 'bin'];
const ENDINGS = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];

function insteadOf(project: string, command: string, words: readonly string[]): string | null {
  const [missing = '', ...given] = words;
  const [tool = '', ...rest] = withoutRunners(words);
  const own = programIn(project, missing) ?? [`${missing}3`].find(hasProgram);
  const inner = own === undefined ? toolWithoutRunner(project, tool, missing) : null;
  const instead = own !== undefined ? [own, ...given] : inner === null ? null : [inner, ...rest];
  const written = words.join(' ');
  return instead === null || !command.includes(written)
    ? null
    : command.replace(written, () => instead.join(' '));
}

/** Of `poetry run pytest` without poetry: pytest, wherever it is. */
function toolWithoutRunner(project: string, tool: string, missing: string): string | null {
  const found = programIn(project, tool) ?? moduleIn(project, tool);
  if (found !== undefined) return found;
  return tool !== missing && hasProgram(tool) ? tool : null;
}

function programIn(project: string, tool: string, bins = BINS): string | undefined {
  const paths = bins.map((bin) => join(bin, tool));
  return paths.find((path) => ENDINGS.some((end) => isProgram(join(project, `${path}${end}`))));
}

/** A module of the project's own Python environment: `.venv/bin/python -m pytest`. */
function moduleIn(project: string, tool: string): string | undefined {
  const python = programIn(project, 'python', BINS.slice(0, 2));
  if (python === undefined) return undefined;
  const environment = join(project, python.split(/[\\/]/)[0] ?? '');
  const isThere = packageFolders(project, environment).some((folder) =>
    namesIn(folder, projectFile(project)).includes(tool),
  );
  return isThere ? `${python} -m ${tool}` : undefined;
}

function packageFolders(project: string, environment: string): readonly string[] {
  if (process.platform === 'win32') return [join(environment, 'Lib', 'site-packages')];
  const versions = namesIn(join(environment, 'lib'), projectFile(project));
  return versions.map((name) => join(environment, 'lib', name, 'site-packages'));
}

/** Scripts call scripts; nobody nests them deeper. */
const ROUNDS = 6;
const LARGEST_FILE = 1024 * 1024;

/** All commands that a check runs, its own first, as far as manifests and makefiles tell. */
export function commandsOf(project: string, command: string): readonly string[] {
  return innerCommands(command, scriptFiles(project, command)).commands;
}

function scriptFiles(project: string, command: string): ReadonlyMap<string, string | null> {
  const files = new Map<string, string | null>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { unread } = innerCommands(command, files);
    if (unread.length === 0) break;
    for (const path of unread) files.set(path, isListing(path) ? textIn(project, path) : null);
  }
  return files;
}

/** A shell script may start what it ends again, so only what names commands is read. */
function isListing(path: string): boolean {
  return /^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile)$/.test(basename(path));
}

function textIn(project: string, path: string): string | null {
  return textOf(join(project, path), projectFile(project), LARGEST_FILE);
}
