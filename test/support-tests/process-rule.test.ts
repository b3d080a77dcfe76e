// The linter keeps every start of a process, and every use of git, in the one folder made for it.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const STARTERS = ['node:child_process', 'child_process', 'execa', 'simple-git'] as const;

/** Of files that import these, those that the linter refuses, in order. */
function refused(files: readonly (readonly [path: string, imported: string])[]): readonly string[] {
  const folder = tempFolder();
  copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  const source = (imported: string): string =>
    `import * as all from '${imported}';\n\nexport const x = all;\n`;
  writeFiles(folder, Object.fromEntries(files.map(([path, imported]) => [path, source(imported)])));
  const args = [BIOME, 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', 'src'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(run.stderr).toContain(`Checked ${files.length} file`);
  const named = run.stderr.matchAll(/^(src\S+):\d+:\d+ lint\/style\/noRestrictedImports/gm);
  return [...named].map(([, path = '']) => path.replaceAll('\\', '/')).sort();
}

it('refuses to start a process, or git, from anywhere else', () => {
  const folders = ['src/app', 'src/app/loop', 'src/cli', 'src/hooks/active', 'src/adapters/nlm', 'src/core'];
  const files = folders.flatMap((folder) =>
    STARTERS.map((imported, index) => [`${folder}/x${index}.ts`, imported] as const),
  );
  expect(refused(files)).toEqual(files.map(([path]) => path).sort());
});

it('lets the folders made for it', () => {
  const allowed = [
    ['src/adapters/process/x.ts', 'execa'],
    ['src/adapters/git/open-git.ts', 'node:child_process'],
    ['src/adapters/git/commit-files.ts', 'simple-git'],
  ] as const;
  expect(refused(allowed)).toEqual([]);
});

it('lets none of them look up', () => {
  const paths = ['src/adapters/git/open-git.ts', 'src/adapters/nlm/x.ts', 'src/adapters/process/x.ts'];
  expect(refused(paths.map((path) => [path, '../../app/workspace.ts'] as const))).toEqual(paths);
});
