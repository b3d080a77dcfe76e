// Finds an installed package and the texts that came with it. Only regular files inside the package are read: a link
// out of it could lead to any file of this user.

import { dirname, join, relative, sep } from 'node:path';
import type { Ecosystem } from '../../core/retrieval/passages/package-mentions.ts';
import { homeFolder } from '../files/home-folder.ts';
import { listFolder, lookAt, namesIn } from '../files/list-folder.ts';
import { isInside, named, projectFile, realPath } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Texts for readers; absolute. */
  readonly prose: readonly string[];
  /** Its folders, as real paths: no file outside them is read. */
  readonly folders: readonly string[];
}

interface Where {
  /** The real path of the project. */
  readonly root: string;
  /** The folder of the importing file; in the project. */
  readonly from: string;
  /** A tool's output, which names the environments that it used. */
  readonly output: string;
}

const LARGEST = 1024 * 1024;
const MOST_PROSE = 60;

/** Null when it is not installed, or not known to be a package. */
export function findInstalled(name: string, ecosystem: Ecosystem, where: Where): InstalledPackage | null {
  return FINDERS[ecosystem](name, where);
}

const FINDERS: Readonly<Record<Ecosystem, (name: string, where: Where) => InstalledPackage | null>> = {
  npm: findNpm,
  python: findPython,
  go: findGo,
  rust: findRust,
};

/** Null when the file is too large for a text, or not in the package itself. */
export function readPackageFile({ folders }: InstalledPackage, path: string): string | null {
  const folder = folders.find((one) => isInside(path, one));
  return folder === undefined ? null : textOf(path, projectFile(folder), LARGEST);
}

function findNpm(name: string, { root, from }: Where): InstalledPackage | null {
  for (let folder = from; isInside(folder, dirname(root)); folder = dirname(folder)) {
    const at = realPath(join(folder, 'node_modules', name));
    const isOwn = at.split(sep).includes('node_modules') || isInside(at, root);
    const version = isOwn ? versionIn(textOf(join(at, 'package.json'), projectFile(at), LARGEST)) : null;
    if (version !== null) return packageOf({ name, version, folder: at });
    if (folder === dirname(folder)) break;
  }
  return null;
}

function versionIn(manifest: string | null): string | null {
  return /"version"\s{0,4}:\s{0,4}"([\w.+-]{1,60})"/.exec(manifest ?? '')?.[1] ?? null;
}

function findPython(name: string, where: Where): InstalledPackage | null {
  for (const site of sitesOf(where)) {
    const folder = join(site, name);
    const isFolder = lookAt(folder)?.isDirectory() === true;
    if (!isFolder && lookAt(`${folder}.py`)?.isFile() !== true) continue;
    const info = infoOf(site, name);
    if (info === null) continue;
    const [, own = name, version = ''] = /^(.{1,100}?)-([^-]{1,60})\.dist-info$/.exec(info) ?? [];
    const real = realPath(site);
    const prose = [join(real, info, 'METADATA'), ...filesIn(join(real, info), PROSE, MOST_PROSE)];
    const folders = [join(real, info), ...(isFolder ? [join(real, name)] : [real])];
    return { name: own, version, prose, folders };
  }
  return null;
}

function sitesOf({ root, output }: Where): readonly string[] {
  const own = ['.venv', 'venv', 'env'].flatMap((folder) => {
    const libraries = join(root, folder, 'lib');
    const unix = namesIn(libraries, named).map((python) => join(libraries, python, 'site-packages'));
    return [...unix, join(root, folder, 'Lib', 'site-packages')];
  });
  const used = [...output.matchAll(/((?:\/|[A-Z]:\\)[^\s"':]{1,300}[\\/](?:site|dist)-packages)[\\/]/g)];
  return [...new Set([...own, ...used.map(([, path = '']) => path)])];
}

function infoOf(site: string, name: string): string | null {
  const list = listFolder(site, named);
  const infos =
    list.status === 'ok'
      ? list.entries.map((one) => one.name).filter((one) => one.endsWith('.dist-info'))
      : [];
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_.]/g, '-');
  const same = infos.find(
    (one) => plain(one).startsWith(`${plain(name)}-`) && /-\d[^-]*\.dist-info$/.test(one.slice(name.length)),
  );
  return same ?? infos.find((one) => holds(join(site, one), name)) ?? null;
}

/** Whether a distribution provides the imported name: most declare their names, all list their files. */
function holds(info: string, name: string): boolean {
  const tops = textOf(join(info, 'top_level.txt'), named, LARGEST);
  if (tops !== null) return tops.split(/\s+/).includes(name);
  const files = textOf(join(info, 'RECORD'), named, LARGEST) ?? '';
  return files.split('\n').some((file) => file.startsWith(`${name}/`) || file.startsWith(`${name}.py,`));
}

function findGo(imported: string, { root }: Where): InstalledPackage | null {
  const cache = process.env.GOMODCACHE ?? join(process.env.GOPATH ?? join(homeFolder(), 'go'), 'pkg', 'mod');
  const required = textOf(join(root, 'go.mod'), projectFile(root), LARGEST) ?? '';
  for (const [, name = '', version = ''] of required.matchAll(
    /^\s{0,8}(?:require )?([\w./-]{3,200}) (v[\w.+-]{1,80})/gm,
  )) {
    if (imported !== name && !imported.startsWith(`${name}/`)) continue;
    const escaped = name.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
    const folder = join(cache, `${escaped}@${version}`);
    if (lookAt(folder)?.isDirectory() === true) return packageOf({ name, version, folder: realPath(folder) });
  }
  return null;
}

function findRust(name: string, { root }: Where): InstalledPackage | null {
  const lock = textOf(join(root, 'Cargo.lock'), projectFile(root), 4 * LARGEST) ?? '';
  const sources = join(process.env.CARGO_HOME ?? join(homeFolder(), '.cargo'), 'registry', 'src');
  for (const [, own = '', version = ''] of lock.matchAll(
    /^name = "([\w-]{1,80})"\nversion = "([\w.+-]{1,60})"/gm,
  )) {
    if (own.replaceAll('-', '_') !== name.replaceAll('-', '_')) continue;
    const found = namesIn(sources, named)
      .map((registry) => join(sources, registry, `${own}-${version}`))
      .find((folder) => lookAt(folder)?.isDirectory() === true);
    if (found !== undefined) return packageOf({ name: own, version, folder: realPath(found) });
  }
  return null;
}

const PROSE = /^(?:readme|change|history|upgrad|migrat|breaking|news|releases?)[\w.-]{0,40}$/i;

function packageOf({
  name,
  version,
  folder,
}: {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}): InstalledPackage {
  const own = namesIn(folder, projectFile(folder)).filter(
    (file) => PROSE.test(file) && !/\.[cm]?[jt]s$/.test(file),
  );
  const docs = filesIn(join(folder, 'docs'), /\.(?:md|mdx|rst|txt)$/i, MOST_PROSE);
  const prose = [...own.map((file) => join(folder, file)), ...docs];
  return { name, version, prose, folders: [folder] };
}

const DEEPEST = 5;

/** Nearest first, without packages nested inside the package. */
function filesIn(folder: string, wanted: RegExp, most: number): readonly string[] {
  const found: string[] = [];
  const waiting = [folder];
  for (let at = waiting.shift(); at !== undefined && found.length < most; at = waiting.shift()) {
    const list = listFolder(at, named);
    const entries =
      list.status === 'ok' ? [...list.entries].sort((one, other) => (one.name < other.name ? -1 : 1)) : [];
    const isDeep = relative(folder, at).split(sep).length >= DEEPEST;
    const below = entries.filter((entry) => entry.isDirectory() && !LEFT_OUT.test(entry.name));
    const own = entries.filter((entry) => entry.isFile() && wanted.test(entry.name));
    found.push(...own.map(({ name }) => join(at, name)));
    if (!isDeep) waiting.push(...below.map(({ name }) => join(at, name)));
  }
  return found.slice(0, most);
}

const LEFT_OUT = /^(?:node_modules|tests?|__pycache__|examples?|benches|\..*)$/;
