// The plugin is copied into a vault by the built command line.

import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, inject, test } from 'vitest';
import { planInstall } from '../../../src/app/ask/install-plugin.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('obsidian install', () => {
  test('copies the release into the vault, keeps the plugin’s data, and says how to enable it', async () => {
    const vault = vaultFolder();
    const told = await cli('obsidian', 'install', vault);
    expect(told).toMatchObject({ exitCode: 0 });
    expect(told.stdout).toContain('Nothing was copied.');
    expect(existsSync(join(vault, '.obsidian', 'plugins'))).toBe(false);
    const folder = join(vault, '.obsidian', 'plugins', 'msw-vault');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'data.json'), '{"settings":{"bm25TopN":9}}');
    writeFileSync(join(folder, 'manifest.json'), '{"version": "0.0.1"}');
    const done = await cli('obsidian', 'install', vault, '--yes');
    expect(done).toMatchObject({ exitCode: 0 });
    expect(done.stdout).toContain('Community plugins');
    expect(readdirSync(folder).toSorted()).toEqual(['data.json', 'main.js', 'manifest.json', 'styles.css']);
    for (const name of ['main.js', 'styles.css', 'manifest.json'])
      expect(readFileSync(join(folder, name), 'utf8')).toBe(
        readFileSync(join(built(), 'obsidian', name), 'utf8'),
      );
    expect(readFileSync(join(folder, 'data.json'), 'utf8')).toBe('{"settings":{"bm25TopN":9}}');
    const json = await cli('obsidian', 'install', vault, '--yes', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ folder, installed: true, before: version() });
  });

  test('a folder of settings with another name is found, and a folder that is no vault is refused', async () => {
    const vault = tempFolder();
    expect(planInstall(vault, join(built(), 'obsidian'))).toMatchObject({ status: 'refused' });
    mkdirSync(join(vault, '.notes'));
    writeFileSync(join(vault, '.notes', 'app.json'), '{}');
    const planned = planInstall(vault, join(built(), 'obsidian'));
    expect(planned).toMatchObject({
      status: 'ok',
      install: { folder: join(vault, '.notes', 'plugins', 'msw-vault') },
    });
    const { exitCode, stderr } = await cli('obsidian', 'install', tempFolder(), '--yes');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('is not a vault of Obsidian: open the folder in Obsidian once');
  });

  test('nothing is written through a link out of the vault', () => {
    const [vault, other] = [vaultFolder(), tempFolder()];
    symlinkSync(other, join(vault, '.obsidian', 'plugins'));
    expect(planInstall(vault, join(built(), 'obsidian'))).toMatchObject({ status: 'refused' });
    expect(readdirSync(other)).toEqual([]);
  });
});

function vaultFolder(): string {
  const vault = tempFolder();
  mkdirSync(join(vault, '.obsidian'));
  return vault;
}

function built(): string {
  return inject('builtDist') ?? '';
}

function version(): string {
  return JSON.parse(readFileSync(join(built(), 'obsidian', 'manifest.json'), 'utf8')).version;
}

function cli(...words: readonly string[]) {
  const home = tempFolder();
  const env = { PATH: process.env.PATH ?? '', HOME: home, MSW_HOME: join(home, 'msw') };
  return execa(process.execPath, [join(built(), 'cli.mjs'), ...words], {
    cwd: home,
    env,
    extendEnv: false,
    reject: false,
  });
}
