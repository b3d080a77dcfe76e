// Both clients and MSW read a project's client settings: whatever variable the client takes from them, MSW knows.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectVariables } from '../../src/adapters/claude-code/project-variables.ts';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { type SettingsTrick, settingsTricks } from '../support/hostile/client-settings.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const VARIABLE = 'MSW_TEST_SETTING';

/** A plugin whose hook keeps the value of the variable. */
const plantProbe = (folder: string, seen: string): string => {
  const keep = `require('node:fs').writeFileSync(${JSON.stringify(seen)}, process.env.${VARIABLE} ?? '')`;
  const hook = { type: 'command', command: 'node', args: ['-e', keep], timeout: 30 };
  writeFiles(folder, {
    '.claude-plugin/plugin.json': JSON.stringify({
      ...{ name: 'probe', version: '1.0.0', description: 'Keeps a variable.', author: { name: 'probe' } },
    }),
    'hooks/hooks.json': JSON.stringify({ hooks: { SessionStart: [{ hooks: [hook] }] } }),
  });
  return folder;
};

/** What a hook of the client gets; null when nothing. */
const valueInClient = async (version: ClientVersion, trick: SettingsTrick): Promise<string | null> => {
  const folder = tempFolder();
  const root = join(folder, 'project');
  mkdirSync(root);
  const cwd = trick.plant(root, VARIABLE);
  const seen = join(folder, 'seen');
  const pluginDirs = [plantProbe(join(folder, 'probe'), seen)];
  await runClient({
    version,
    cwd,
    home: join(folder, 'home'),
    pluginDirs,
    prompt: 'hello',
    script: { main: ['Hi.'] },
  });
  expect(existsSync(seen)).toBe(true);
  expect(projectVariables([cwd])?.mayGive(VARIABLE, trick.value)).toBe(true);
  return readFileSync(seen, 'utf8') || null;
};

for (const version of sampleOf('settings of the client', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'git',
    'posix',
  )(`a project’s client settings in ${version}`, () => {
    it.each(
      sampleOf(`client-settings ${version}`, settingsTricks, 3).map((trick) => [trick.name, trick] as const),
    )('sets no variable that MSW takes for the user’s: %s', async (_name, trick) => {
      const expected = trick.takenBy.includes(version) ? trick.value : null;
      expect(await valueInClient(version, trick)).toBe(expected);
    });
  });
}
