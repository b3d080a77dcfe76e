// What V8 compiled for one turn serves the next where node can keep it, and whatever is wrong with it costs time only.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, type Client, makeClient, SESSION, stopFields, useBuild } from './built.ts';

const dist = useBuild();
const canKeep = 'enableCompileCache' in module;

const armed = async (): Promise<Client> => {
  const client = makeClient(dist());
  await client.type('loop', 'Fix it --promise DONE --no-guidance --max-iterations 20');
  return client;
};
const folderOf = ({ env }: Client): string => join(env.MSW_HOME ?? '', 'compiled');
const keptBy = (client: Client): readonly string[] =>
  readdirSync(folderOf(client), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folderOf(client), name))
    .filter((path) => statSync(path).isFile());
const continues = async (client: Client, env = client.env): Promise<void> => {
  const input = JSON.stringify({ session_id: SESSION, cwd: client.project, ...stopFields() });
  const run = await client.raw('stop', input, env);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(answerOf(run).hookSpecificOutput.additionalContext).toContain('iteration');
};

it.skipIf(canKeep)('a node that cannot keep compiled parts leaves nothing behind', async () => {
  const client = await armed();
  await continues(client);
  expect(existsSync(folderOf(client))).toBe(false);
});

describe.runIf(canKeep)('compiled parts', () => {
  it('are kept in the user folder, for their owner only', async () => {
    const client = await armed();
    await continues(client);
    if (process.platform !== 'win32') expect(statSync(folderOf(client)).mode & 0o777).toBe(0o700);
    expect(keptBy(client)).not.toEqual([]);
    await continues(client);
  });

  it('are compiled again when they are spoilt', async () => {
    const client = await armed();
    await continues(client);
    for (const path of keptBy(client)) {
      const bytes = readFileSync(path);
      for (let at = 0; at < bytes.length; at += 100) bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      writeFileSync(path, bytes);
    }
    await continues(client);
    await continues(client);
  });

  it.skipIf(process.platform === 'win32')('are neither read nor kept where others may write', async () => {
    const client = await armed();
    mkdirSync(folderOf(client));
    chmodSync(folderOf(client), 0o777);
    await continues(client);
    expect(keptBy(client)).toEqual([]);
  });

  it('are done without where they cannot be kept, or are not wanted', async () => {
    const client = await armed();
    await continues(client, { ...client.env, NODE_DISABLE_COMPILE_CACHE: '1' });
    expect(existsSync(folderOf(client))).toBe(false);
    writeFileSync(folderOf(client), 'no folder');
    await continues(client);
    expect(readFileSync(folderOf(client), 'utf8')).toBe('no folder');
  });
});
