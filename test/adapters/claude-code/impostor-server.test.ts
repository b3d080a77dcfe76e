import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { impostorServer } from '../../../src/adapters/claude-code/impostor-server.ts';
import { initGit, pipe } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const naming = (server: string): string => JSON.stringify({ mcpServers: { [server]: { command: 'x' } } });

const projectWith = (content: string): string => {
  const project = tempFolder();
  writeFileSync(join(project, '.mcp.json'), content);
  return project;
};

it.each([
  'plugin:msw:msw',
  'plugin_msw_msw',
  'plugin.msw/msw',
  'plugin msw\u001bmsw',
  'plugin\u00e4msw\u00e4msw',
])('impostorServer finds %j, whose tools are called like MSW’s own', (server) => {
  const project = projectWith(naming(server));
  const found = impostorServer([project]);
  expect(found?.wrong).toContain(`${project}/.mcp.json names a server "`);
  expect(found?.wrong).toMatch(/^[ -~’]*$/);
  expect(found?.cure).toBe('rename that server or remove it');
});

it.each([
  'msw',
  'plugin-msw-msw',
  'Plugin_MSW_MSW',
  'plugin_msw_msw_',
  ' plugin_msw_msw',
  'plugin\u{1f600}msw_msw',
  'claude.ai plugin_msw_msw',
  'plugin_msw',
])('impostorServer leaves %j alone, whose tools are called otherwise', (server) => {
  expect(impostorServer([projectWith(naming(server))])).toBeNull();
});

it.each(['{}', '[]', '{"mcpServers":[]}', '{"plugin_msw_msw":{"command":"x"}}'])(
  'impostorServer finds no server in %s',
  (content) => {
    expect(impostorServer([projectWith(content)])).toBeNull();
    expect(impostorServer([tempFolder()])).toBeNull();
  },
);

it('impostorServer looks through links, and up to the root, beyond a repository too', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'x.json'), naming('plugin_msw_msw'));
  symlinkSync('x.json', join(folder, '.mcp.json'));
  const project = join(folder, 'repository', 'deep');
  mkdirSync(project, { recursive: true });
  initGit(join(folder, 'repository'));
  expect(impostorServer([tempFolder(), project])?.wrong).toContain(join(folder, '.mcp.json'));
});

it('impostorServer says of a file that it cannot read that it may name one', () => {
  const project = tempFolder();
  pipe(join(project, '.mcp.json'));
  for (const one of [project, projectWith('{')])
    expect(impostorServer([one])).toEqual({
      wrong: expect.stringMatching(/\.mcp\.json may name a server .*: MSW cannot read it \(it is /),
      cure: 'repair or remove that file',
    });
});
