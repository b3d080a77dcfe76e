// The projects in which MSW has worked: those that its records name, those that the client knows, and this one.

import { dirname, isAbsolute, join } from 'node:path';
import { clientProjects } from '../../adapters/claude-code/client-traces.ts';
import { commonFolder } from '../../adapters/files/git-folder.ts';
import { lookAt, namesIn } from '../../adapters/files/list-folder.ts';
import { isInside, named, privateFile, realPath } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { type Fields, fieldsIn, fieldsOf, parseJson, readJson } from '../../adapters/files/read-json.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface KnownProjects {
  /** Real paths of folders that exist; without MSW's own worktrees. */
  readonly projects: readonly string[];
  /** The worktrees next to the user folder. */
  readonly worktrees: readonly string[];
}

/** @param aside the folder of MSW's worktrees, next to the user folder */
export function knownProjects(
  { userFolder, project, env }: Pick<Workspace, 'userFolder' | 'project' | 'env'>,
  aside: string,
): KnownProjects {
  const worktrees = namesIn(aside, named).map((name) => join(aside, name));
  const seen = [
    project,
    ...recorded(userFolder),
    ...clientProjects(env).filter((path) => isFolder(join(path, '.msw'))),
    ...worktrees.flatMap((path) => homeOf(path) ?? []),
  ];
  const real = new Set(seen.filter((path) => isAbsolute(path) && isFolder(path)).map(realPath));
  const isOurs = (path: string): boolean =>
    isInside(path, realPath(aside)) || isInside(path, realPath(userFolder));
  return { projects: [...real].filter((path) => !isOurs(path)).sort(), worktrees };
}

/** By the lists of the user folder, each with its projects, and by its records, each with one. */
function recorded(userFolder: string): readonly string[] {
  const place = privateFile(userFolder);
  const read = (...names: readonly string[]): Fields => fieldsIn(readJson(join(userFolder, ...names), place));
  const inFolder = (folder: string): readonly string[] =>
    namesIn(join(userFolder, folder), place).filter((name) => name.endsWith('.json'));
  const lists = namesIn(userFolder, place).filter((name) => name.endsWith('.json'));
  const copies = inFolder('loops').map((name) => loopCopy(join(userFolder, 'loops', name), userFolder));
  return [
    ...lists.flatMap((name) => Object.keys(fieldsOf(read(name).projects))),
    ...['sessions', 'jobs'].flatMap((folder) => inFolder(folder).map((name) => read(folder, name).project)),
    ...copies.map((record) => fieldsOf(record.taskContext).project),
  ].filter((path) => typeof path === 'string');
}

/** Its first line is a seal. */
function loopCopy(path: string, userFolder: string): Fields {
  const line = textOf(path, privateFile(userFolder))?.split('\n')[1] ?? '';
  const parsed = parseJson(line);
  return fieldsOf(parsed.status === 'ok' ? parsed.value : null);
}

/** The repository that a worktree belongs to; null when it is none. */
function homeOf(worktree: string): string | null {
  const folder = lookAt(join(worktree, '.git')) === null ? null : commonFolder(worktree);
  return folder === null ? null : dirname(folder);
}

function isFolder(path: string): boolean {
  return lookAt(path)?.isDirectory() === true;
}
