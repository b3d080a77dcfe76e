// Where the MCP server of nlm is on this device, and the PATH that it needs: a launcher may start others by name.

import { type Stats, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { homeFolder } from '../../../src/adapters/files/home-folder.ts';
import { findProgram, isProgram, mayRun } from '../../../src/adapters/process/find-program.ts';
import { loginShellPath } from './login-shell-path.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type FoundServer =
  | { readonly status: 'found'; readonly program: string; readonly path: string }
  /** One sentence: what was tried and what to do. */
  | { readonly status: 'missing'; readonly message: string };

const SERVER = 'notebooklm-mcp';
export const INSTALL = 'uv tool install notebooklm-mcp-cli';

/** @param named what the user wrote into the settings of this device; empty when nothing */
export async function findServer(
  named: string,
  env: Environment,
  { vault, until }: { readonly vault: string; readonly until: AbortSignal },
): Promise<FoundServer> {
  const own = env.PATH ?? env.Path ?? '';
  if (named.trim() !== '') {
    const place = namedServer(named, env);
    if (place.status === 'missing') return place;
    if (!mayRun(place.program, vault)) {
      return missing(`${place.program} lies inside the vault, and what a vault brings is not run`);
    }
    return { ...place, path: joined(own, await loginShellPath(env, vault, until), wellKnown(env)) };
  }
  const near = findProgram(SERVER, { ...env, PATH: joined(own, wellKnown(env)) }, vault);
  // The shell is asked once a start, and only where the app's own PATH does not lead to the program.
  const path = joined(own, near === null ? await loginShellPath(env, vault, until) : null, wellKnown(env));
  const program = near ?? findProgram(SERVER, { ...env, PATH: path }, vault);
  if (program !== null) return { status: 'found', program, path };
  return missing(`${SERVER} is neither on your PATH nor in a folder where it is usually installed`);
}

function missing(what: string): FoundServer {
  return {
    status: 'missing',
    message: `${what}. Install it (\`${INSTALL}\`), or write its path into the settings of MSW Vault.`,
  };
}

/** People paste quotes, `~`, spaces, and the folder that holds the program. */
function namedServer(
  named: string,
  env: Environment,
): FoundServer | { readonly status: 'found'; readonly program: string } {
  const bare = named
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  const path = bare === '~' || /^~[\\/]/.test(bare) ? join(homeFolder(), bare.slice(1)) : bare;
  if (!isAbsolute(path)) return missing(`"${path}" is not a whole path from the root of the disk`);
  const tried = isFolder(path)
    ? (findProgram(SERVER, { ...env, PATH: path }, NOWHERE) ?? join(path, SERVER))
    : path;
  if (isProgram(tried)) return { status: 'found', program: resolve(tried) };
  return missing(`${tried} ${exists(tried) ? 'is not a program that you may start' : 'does not exist'}`);
}

const NOWHERE = resolve('/', 'no-vault');

function wellKnown(env: Environment): string {
  const home = homeFolder();
  const folders =
    process.platform === 'win32'
      ? [join(home, '.local', 'bin'), ...(env.APPDATA ? [join(env.APPDATA, 'Python', 'Scripts')] : [])]
      : [
          join(home, '.local', 'bin'),
          '/opt/homebrew/bin',
          '/usr/local/bin',
          '/opt/local/bin',
          join(home, 'bin'),
        ];
  return folders.join(delimiter);
}

/** Each folder once, the first paths before the later ones. */
function joined(...paths: readonly (string | null)[]): string {
  const folders = paths.flatMap((path) => path?.split(delimiter) ?? []).filter((folder) => folder !== '');
  return [...new Set(folders)].join(delimiter);
}

function isFolder(path: string): boolean {
  return look(path)?.isDirectory() === true;
}

function exists(path: string): boolean {
  return look(path) !== null;
}

/** Null as well where it is in a folder that this user may not enter. */
function look(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}
