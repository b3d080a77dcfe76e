// MSW's own folders: `.msw` of each project, and the user folder. Only entries that MSW writes go; of those in a
// project, files that git tracks stay, and what people wrote themselves.

import { rmSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { errorCode } from '../../adapters/files/error-code.ts';
import { lookAt, namesIn } from '../../adapters/files/list-folder.ts';
import { dropIfEmpty, mswPath } from '../../adapters/files/msw-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { trackedBelow } from '../../adapters/git/own-refs.ts';
import { isOwnName, PROJECT_NAMES, USER_NAMES } from '../../core/leaving/own-names.ts';
import type { Trace, TraceKind } from '../../core/leaving/trace.ts';
import { countOf } from '../../core/text/count-of.ts';
import type { Found, LeavingChoice } from './found.ts';

/** @param worktrees that stay: a project's folder around one stays as well */
export async function findInProject(
  project: string,
  { notes: takesNotes }: LeavingChoice,
  worktrees: readonly string[],
): Promise<readonly Found[]> {
  const folder = mswPath(project);
  const seen = lookAt(folder);
  if (seen?.isSymbolicLink() === true)
    return [staying('project folder', folder, 'it is a link, which MSW never follows')];
  if (seen?.isDirectory() !== true) return [];
  const tracked = (await trackedBelow(project, '.msw')).map((path) => join(project, path));
  const written = takesNotes ? [] : writtenByPeople(folder).filter((path) => !tracked.includes(path));
  const kept = [...tracked, ...written, ...worktrees];
  const all = namesIn(folder, named);
  const own = all.filter((name) => isOwnName(name, PROJECT_NAMES) && name !== IGNORE);
  const remove = async (): Promise<string | null> => {
    const trouble = removeAllBut(
      own.map((name) => join(folder, name)),
      kept,
    );
    // While anything is left, git must keep ignoring it.
    if (namesIn(folder, named).every((name) => name === IGNORE)) removeAllBut([join(folder, IGNORE)], kept);
    dropIfEmpty(folder);
    return trouble;
  };
  return [
    { trace: traceOf('project folder', folder, { about: own.join(', '), stays: null }), remove },
    ...tracked.map((path) => staying('project folder', path, 'git tracks it')),
    ...written.map((path) =>
      staying('project folder', path, 'you may have written it; --notes removes it all the same'),
    ),
    ...all
      .filter((name) => !own.includes(name) && name !== IGNORE)
      .map((name) => staying('project folder', join(folder, name), NOT_OURS)),
  ];
}

const IGNORE = '.gitignore';
const NOT_OURS = 'MSW did not write it';

function traceOf(kind: TraceKind, what: string, { about, stays }: Pick<Trace, 'about' | 'stays'>): Trace {
  return { kind, what, where: null, about, stays };
}

function staying(kind: TraceKind, what: string, why: string): Found {
  return { trace: traceOf(kind, what, { about: '', stays: why }), remove: async () => null };
}

/** Notes and readers. */
function writtenByPeople(folder: string): readonly string[] {
  const below = (name: string, end: string): readonly string[] =>
    namesIn(join(folder, name), named)
      .filter((file) => file.endsWith(end))
      .map((file) => join(folder, name, file));
  return [...below('memory', '.md'), ...below('readers', '.json')];
}

export function findUserFolder(userFolder: string): readonly Found[] {
  const all = namesIn(userFolder, named);
  const own = all.filter((name) => isOwnName(name, USER_NAMES));
  const remove = async (): Promise<string | null> =>
    removeAllBut(
      own.map((name) => join(userFolder, name)),
      [],
    );
  // Made by looking.
  if (all.length === 0) dropIfEmpty(userFolder);
  const about = `${countOf(own.length, 'entry', 'entries')}${own.includes('key') ? WITH_KEY : ''}`;
  return [
    ...(own.length === 0
      ? []
      : [{ trace: traceOf('user folder', userFolder, { about, stays: null }), remove }]),
    ...all
      .filter((name) => !own.includes(name))
      .map((name) => staying('user folder', join(userFolder, name), NOT_OURS)),
  ];
}

/** The user folder, and those around it, once nothing is left in them. */
export function dropEmptyFolders(userFolder: string): void {
  dropIfEmpty(userFolder);
  const around = dirname(userFolder);
  dropIfEmpty(join(around, 'msw-worktrees'));
  // On Windows the folder lies in one of its own.
  if (basename(around) === 'msw-protocol') dropIfEmpty(around);
}

const WITH_KEY =
  '; with the signing key, so no receipt can be written with it any more; those that you gave away can still be verified';

/** Follows no link. A clause about the first entry that stays against the wish; null for none. */
function removeAllBut(paths: readonly string[], kept: readonly string[]): string | null {
  const isAround = (path: string): boolean =>
    lookAt(path)?.isSymbolicLink() !== true && kept.some((one) => one.startsWith(path + sep));
  const troubles = paths.flatMap((path) => {
    if (kept.includes(path)) return [];
    if (!isAround(path)) return removed(path);
    const inner = removeAllBut(
      namesIn(path, named).map((name) => join(path, name)),
      kept,
    );
    return inner === null ? [] : [inner];
  });
  return troubles[0] ?? null;
}

function removed(path: string): readonly string[] {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
    return [];
  } catch (error) {
    return [`${path} cannot be removed (${errorCode(error) ?? 'unknown error'})`];
  }
}
