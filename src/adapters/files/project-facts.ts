// Collects what a project's own files say about how it is tested; core decides what follows.

import { join } from 'node:path';
import type { ProjectFacts } from '../../core/checks/propose-checks.ts';
import { listFolder } from './list-folder.ts';
import { projectFile } from './place.ts';
import { textOf } from './read-file.ts';
import { type Fields, fieldsIn, fieldsOf, parseJson } from './read-json.ts';

const LARGEST_FILE = 1024 * 1024;

interface FactsOptions {
  /** The folders above it up to the repository's root, innermost first: one may be the workspace that it is part of. */
  readonly above?: readonly string[];
  /** The project that contains the folder, which no link may leave; the folder itself by default. */
  readonly project?: string;
  /** As in `process.platform`. */
  readonly platform?: string;
}

/** Never throws: a missing or broken file counts as empty. */
export function projectFacts(
  root: string,
  { project = root, platform = process.platform, above = [] }: FactsOptions = {},
): ProjectFacts {
  const names = namesOf(root, project);
  const read = (name: string): string =>
    names.includes(name)
      ? (textOf(join(root, name), projectFile(project), LARGEST_FILE) ?? '').replaceAll('\r\n', '\n')
      : '';
  const packageJson = fieldsIn(parseJson(read('package.json')));
  return {
    windows: platform === 'win32',
    names,
    packageManager: names.includes('package.json')
      ? (packageManager(names, packageJson) ?? workspaceManager(above) ?? 'npm')
      : null,
    scripts: textsOf(packageJson.scripts),
    makeTargets: targetsOf(read('GNUmakefile') || read('makefile') || read('Makefile')),
    justTargets: targetsOf(read('justfile') || read('Justfile') || read('.justfile')),
    composerScripts: Object.keys(fieldsOf(fieldsIn(parseJson(read('composer.json'))).scripts)),
    denoTasks: Object.keys(fieldsOf(fieldsIn(parseJson(read('deno.json') || read('deno.jsonc'))).tasks)),
    pytest: usesPytest(names, read),
    tox: /^\[testenv/m.test(read('tox.ini')),
  };
}

const LOCKFILES = [
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
] as const;

/** Null when neither a field nor a lockfile names one. */
function packageManager(names: readonly string[], packageJson: Fields): ProjectFacts['packageManager'] {
  const declared = String(packageJson.packageManager ?? '').split('@')[0];
  const wanted =
    LOCKFILES.find(([, manager]) => manager === declared) ?? LOCKFILES.find(([file]) => names.includes(file));
  return wanted?.[1] ?? null;
}

/** A package of a workspace has no lockfile of its own. */
function workspaceManager(above: readonly string[]): ProjectFacts['packageManager'] {
  for (const folder of above) {
    const names = namesOf(folder, folder);
    const text = names.includes('package.json')
      ? textOf(join(folder, 'package.json'), projectFile(folder))
      : '';
    const packageJson = fieldsIn(parseJson(text ?? ''));
    if (packageJson.workspaces !== undefined || names.includes('pnpm-workspace.yaml'))
      return packageManager(names, packageJson) ?? (names.includes('pnpm-workspace.yaml') ? 'pnpm' : 'npm');
  }
  return null;
}

function usesPytest(names: readonly string[], read: (name: string) => string): boolean {
  if (names.includes('pytest.ini') || names.includes('conftest.py')) return true;
  return (
    /^\[tool\.pytest|^[ \t]*["']?pytest\b/m.test(read('pyproject.toml')) ||
    /["']pytest\b/.test(read('pyproject.toml')) ||
    /^\[tool:pytest\]/m.test(read('setup.cfg')) ||
    /^\[pytest\]/m.test(read('tox.ini'))
  );
}

/** Rules of a Makefile or recipes of a justfile, but not assignments (`test := x`). */
function targetsOf(text: string): readonly string[] {
  return [...text.matchAll(/^@?([\w-][^\n:=]*):(?!=)/gm)].flatMap(
    ([, before = '']) => /^[\w-]+(?: +[\w-]+)*/.exec(before)?.[0].split(/ +/) ?? [],
  );
}

/** Folder names end with a slash. */
function namesOf(root: string, project: string): readonly string[] {
  const children = listFolder(root, projectFile(project));
  if (children.status !== 'ok') return [];
  return children.entries.map((child) => (child.isDirectory() ? `${child.name}/` : child.name)).sort();
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(fieldsOf(value));
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
