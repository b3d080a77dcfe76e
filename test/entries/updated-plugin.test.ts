// An update that replaces the plugin's files while its Stop hook runs a check: the hook runs once more with the files that
// are there then.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { answerOf, type Client, makeClient, stopFields, useBuild } from './built.ts';

const dist = useBuild();

/** The folder where a client keeps the versions of the plugin, with one of them. */
const cacheWith = (version: string): string => {
  const cache = tempFolder();
  install(cache, version);
  return cache;
};

const install = (cache: string, version: string): void => {
  cpSync(dist(), join(cache, version, 'dist'), { recursive: true });
  mkdirSync(join(cache, version, '.claude-plugin'));
  writeFileSync(join(cache, version, '.claude-plugin', 'plugin.json'), '{"name":"msw"}');
};

/** The check does this once, before it looks for the file `ready`. */
const armedWith = async (cache: string, inCheck: string): Promise<Client> => {
  const client = makeClient(join(cache, '1.0.0', 'dist'));
  writeFileSync(
    join(client.project, 'check.js'),
    [
      "const fs = require('node:fs');",
      "if (!fs.existsSync('ready')) process.exit(1);",
      `if (fs.existsSync('now')) { fs.rmSync('now'); ${inCheck} }`,
    ].join('\n'),
  );
  await client.type('loop', '"Fix it" --check "node check.js"');
  writeFileSync(join(client.project, 'ready'), '');
  writeFileSync(join(client.project, 'now'), '');
  return client;
};

const stop = (client: Client) => client.call('stop', stopFields('I am done.'));
const renamed = (from: string, to: string) =>
  `fs.renameSync(${JSON.stringify(from)}, ${JSON.stringify(to)});`;

it('a turn ends with the version that took the place of its own', async () => {
  const cache = cacheWith('1.0.0');
  install(cache, 'next');
  const [old, next] = [join(cache, '1.0.0'), join(cache, 'next')];
  const gone = renamed(old, join(tempFolder(), 'gone')) + renamed(next, join(cache, '2.0.0'));
  const client = await armedWith(cache, gone);
  expect(answerOf(await stop(client)).systemMessage).toContain('1/20 · done');
});

it('a turn whose version is gone without another says so, and the loop stays', async () => {
  const cache = cacheWith('1.0.0');
  mkdirSync(join(cache, 'other', 'dist', 'hooks'), { recursive: true });
  writeFileSync(join(cache, 'other', 'dist', 'hooks', 'stop.cjs'), 'process.stdout.write("not MSW");');
  const gone = join(tempFolder(), 'gone');
  const client = await armedWith(cache, renamed(join(cache, '1.0.0'), gone));
  expect(answerOf(await stop(client)).systemMessage).toContain('stepped aside');
  install(cache, '1.0.0');
  expect(answerOf(await stop(client)).systemMessage).toContain('1/20 · done');
});
