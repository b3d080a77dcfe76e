// The source of the plugin for Obsidian: by the rules of the app's directory, and with the published sample's settings.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { obsidianLinter } from '../../scripts/setup.mjs';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, 'test', 'fixtures', 'obsidian-sample');

requireOrSkip('obsidian linter')('the source of the plugin for Obsidian', () => {
  test('V18: the linter of the directory finds nothing', async () => {
    const { all, exitCode } = await execa(process.execPath, [join(ROOT, 'scripts', 'lint-obsidian.mjs')], {
      all: true,
      reject: false,
    });
    expect(all).toMatch(/^\d+ files, 0 findings$/);
    expect(exitCode).toBe(0);
  });

  test('V18: it compiles with the published sample’s tsconfig, but for the newer library and the names of our files', async () => {
    const folder = sampleFolder();
    const tsc = join(obsidianLinter(), 'node_modules', 'typescript', 'bin', 'tsc');
    const own = ['--allowImportingTsExtensions', '--lib', 'DOM,DOM.Iterable,ES2023', '--target', 'es2022'];
    // The linter's packages bring types of Node that are older than this compiler's library.
    own.push('--typeRoots', '../node_modules/@types');
    const { all, exitCode } = await execa(process.execPath, [tsc, '-noEmit', '-skipLibCheck', ...own], {
      cwd: folder,
      all: true,
      reject: false,
    });
    expect(all).toBe('');
    expect(exitCode).toBe(0);
  });

  test('V18: it bundles with the published sample’s esbuild file, which is told the newer names of Node’s parts', async () => {
    const folder = sampleFolder();
    const config = readFileSync(join(SAMPLE, 'esbuild.config.mjs'), 'utf8');
    const names = "...builtinModules, ...builtinModules.map((name) => 'node:' + name)]";
    expect(config.split('...builtinModules]')).toHaveLength(2);
    expect(builtinModules).toContain('child_process');
    writeFileSync(join(folder, 'esbuild.config.mjs'), config.replace('...builtinModules]', names));
    await execa(process.execPath, ['esbuild.config.mjs', 'production'], { cwd: folder });
    expect(readFileSync(join(folder, 'main.js'), 'utf8')).toContain('msw-vault-chat');
  });
});

/** As if the sample's repository had our source. */
function sampleFolder(): string {
  const top = tempFolder();
  const folder = join(top, 'obsidian');
  mkdirSync(folder);
  cpSync(join(ROOT, 'obsidian', 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(ROOT, 'src'), join(top, 'src'), { recursive: true });
  cpSync(join(SAMPLE, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(top, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(ROOT, 'node_modules'), join(top, 'node_modules'), 'junction');
  // The sample brings tslib, and so does the linter.
  symlinkSync(join(obsidianLinter(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
