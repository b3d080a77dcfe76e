// Shows a folder of the project inside a tree without copying it, where Linux allows: what is written there goes to a
// layer of the tree's own. The mounts exist only for the processes of one run, and end with them.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { findProgram } from './find-program.ts';

export interface Overlay {
  /** The folder of the project; a real path. */
  readonly from: string;
  /** Its place in the tree; a folder. */
  readonly to: string;
  /** What differs from `from`. */
  readonly changes: string;
  /** Of the kernel's own. */
  readonly work: string;
}

/** @param layers a folder outside the tree; null where a path has a character that the mount could not take */
export function planOverlay(from: string, to: string, layers: string, number: number): Overlay | null {
  if ([from, to, layers].some((path) => /[\\,:\n]/.test(path))) return null;
  const changes = join(layers, `${number}`, 'changes');
  const work = join(layers, `${number}`, 'work');
  makeFolder(changes);
  makeFolder(work);
  return { from, to, changes, work };
}

/** The words before a command that let it see the mounts; null where this machine cannot make them. */
export function overlayPrefix(mounts: readonly Overlay[], project: string): readonly string[] | null {
  if (mounts.length === 0) return [];
  const prefix = prefixFor(mounts, project);
  if (prefix === null) return null;
  const [program = '', ...args] = prefix;
  const tried = spawnSync(program, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 });
  return tried.status === 0 ? prefix : null;
}

function prefixFor(mounts: readonly Overlay[], project: string): readonly string[] | null {
  if (process.platform !== 'linux') return null;
  const [unshare, mount] = ['unshare', 'mount'].map((name) => findProgram(name, process.env, project));
  if (!unshare || !mount) return null;
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const options = mounts.flatMap(({ from, to, changes, work }) => [
    `lowerdir=${from},upperdir=${changes},workdir=${work}`,
    to,
  ]);
  // Only root may mount. Another user becomes root in a namespace of their own, and then themselves again.
  const isRoot = uid === 0;
  const back = isRoot ? [] : [unshare, '-U', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
  return [unshare, isRoot ? '-m' : '-rm', '--', '/bin/sh', '-c', SCRIPT, mount, ...options, '--', ...back];
}

/** `$0` is the mount program; pairs of options and places, up to `--`, then the command. */
const SCRIPT =
  'while [ "$1" != -- ]; do "$0" -t overlay overlay -o "$1" "$2" || exit 97; shift 2; done; shift; exec "$@"';
