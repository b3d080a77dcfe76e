// The build depends on the sources and the packages alone: a second one, elsewhere, gives the same bytes.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSampled } from '../support/depth.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { useBuild } from './built.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const dist = useBuild();

const filesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

// Packages are found from where the sources are, so these get packages of their own.
requireOrSkip('git', 'posix')('a build in another folder', () => {
  it.runIf(isSampled('a build elsewhere'))('has the same bytes', { timeout: 300_000 }, () => {
    const other = join(tempFolder(), 'elsewhere', 'msw');
    mkdirSync(other, { recursive: true });
    const listed = execFileSync('git', [
      '-C',
      ROOT,
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
    ]);
    for (const name of listed.toString().split('\0'))
      if (name !== '' && !/^(?:dist|test)\//.test(name) && existsSync(join(ROOT, name)))
        cpSync(join(ROOT, name), join(other, name), { verbatimSymlinks: true });
    cpSync(join(ROOT, 'dist', 'grammars'), join(other, 'dist', 'grammars'), { recursive: true });
    const packages = join(ROOT, 'node_modules');
    const isWanted = (path: string): boolean => !/@anthropic-ai\+claude-code[^/]*\/|\/typescript@/.test(path);
    cpSync(packages, join(other, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isWanted,
    });
    execFileSync(process.execPath, [join(other, 'scripts', 'build.mjs')]);
    const [first, second] = [filesOf(dist()), filesOf(join(other, 'dist'))];
    expect(first.size).toBeGreaterThan(100);
    expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted());
    expect([...first].filter(([name, text]) => second.get(name) !== text).map(([name]) => name)).toEqual([]);
    expect(readFileSync(join(other, 'THIRD-PARTY.md'))).toEqual(readFileSync(join(ROOT, 'THIRD-PARTY.md')));
  });
});
