// The built module of the panel in the newest client's own test command, and what the client reads in its source.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientCommand } from '../support/client.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const NEWEST = '2.1.332';

/** The plugin with nothing but its module, and the tests where the client looks for them. */
const copyPlugin = (): string => {
  const folder = join(tempFolder(), 'msw');
  for (const path of ['.claude-plugin/plugin.json', 'hooks/hooks.json', 'dist/panel.js'])
    cpSync(join(ROOT, path), join(folder, path));
  cpSync(join(import.meta.dirname, 'panel-in-client.mjs'), join(folder, 'panel.test.ts'));
  return folder;
};

requireOrSkip(`client ${NEWEST}`)('the module of the panel', () => {
  it('passes its tests in the client', async () => {
    const { stdout, exitCode } = await clientCommand(NEWEST, ['plugin', 'test', copyPlugin()], {
      home: tempFolder(),
    });
    expect(exitCode, stdout).toBe(0);
    expect(Number(/(\d+) pass/.exec(stdout)?.[1])).toBeGreaterThan(10);
  });

  it('only shows: it writes no file, asks no model, and gives Claude nothing to call', async () => {
    const { stdout } = await clientCommand(NEWEST, ['plugin', 'validate', copyPlugin()], {
      home: tempFolder(),
    });
    const [calls = ''] = /panel\.js calls: [^\n]*/.exec(stdout) ?? [];
    expect([...calls.matchAll(/\$\.([\w.]+)/g)].map(([, call]) => call)).toEqual([
      ...['clock.every', 'clock.now', 'fs.read', 'process.hookEnv', 'process.run', 'session.cwd'],
      ...['session.id', 'session.info', 'ui.invalidate', 'ui.resolve', 'ui.status', 'ui.toast'],
    ]);
    expect(stdout).not.toContain('without .catch');
  });
});
