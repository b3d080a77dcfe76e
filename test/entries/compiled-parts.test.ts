// What V8 compiled for one turn serves the next, and whatever is wrong with it costs time only.
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerOf, type Client, makeClient, SESSION, stopFields, useBuild } from './built.ts';

const dist = useBuild();

const armed = async (): Promise<Client> => {
  const client = makeClient(dist());
  await client.type('loop', 'Fix it --promise DONE --no-guidance --max-iterations 20');
  return client;
};
const folderOf = ({ env }: Client): string => join(env.MSW_HOME ?? '', 'compiled');
const keptOf = (client: Client): string => {
  const names = readdirSync(folderOf(client));
  expect(names).toEqual([`on-stop-${process.version}-${process.arch}`]);
  return join(folderOf(client), ...names);
};
const goesOn = async (client: Client, env = client.env): Promise<void> => {
  const input = JSON.stringify({ session_id: SESSION, cwd: client.project, ...stopFields() });
  const run = await client.raw('stop', input, env);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(answerOf(run).hookSpecificOutput.additionalContext).toContain('iteration');
};

describe('compiled parts', () => {
  it('are kept by a whole turn, for their owner only, and used by the next', async () => {
    const client = await armed();
    expect(existsSync(folderOf(client))).toBe(false);
    await goesOn(client);
    const before = statSync(keptOf(client));
    if (process.platform !== 'win32') expect(before.mode & 0o777).toBe(0o600);
    await goesOn(client);
    expect(statSync(keptOf(client)).ino).toBe(before.ino);
  });

  it.each([
    ['cut off', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ['emptied', (path: string) => truncateSync(path, 0)],
    ['spoilt in the source', (path: string) => flip(path, 1000)],
    ['spoilt in the code', (path: string) => flip(path, statSync(path).size - 1000)],
    ['spoilt in its lengths', (path: string) => flip(path, 6)],
  ])('are compiled again when they are %s', async (_name, spoil) => {
    const client = await armed();
    await goesOn(client);
    const path = keptOf(client);
    const { ino } = statSync(path);
    spoil(path);
    await goesOn(client);
    expect(statSync(path).ino).not.toBe(ino);
    await goesOn(client);
  });

  it.skipIf(process.platform === 'win32')('of a file that others may write are not used', async () => {
    const client = await armed();
    await goesOn(client);
    const path = keptOf(client);
    chmodSync(path, 0o620);
    await goesOn(client);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('are done without where they cannot be kept, or are not wanted', async () => {
    const client = await armed();
    await goesOn(client, { ...client.env, NODE_DISABLE_COMPILE_CACHE: '1' });
    expect(existsSync(folderOf(client))).toBe(false);
    writeFileSync(folderOf(client), 'no folder');
    await goesOn(client);
    expect(readFileSync(folderOf(client), 'utf8')).toBe('no folder');
  });

  it('of other flags of V8 are not used', async () => {
    const client = await armed();
    await goesOn(client);
    const { ino } = statSync(keptOf(client));
    await goesOn(client, { ...client.env, NODE_OPTIONS: '--stack-trace-limit=5' });
    expect(statSync(keptOf(client)).ino).not.toBe(ino);
  });
});

function flip(path: string, at: number): void {
  const kept = readFileSync(path);
  kept.writeUInt8(kept.readUInt8(at) ^ 0x10, at);
  writeFileSync(path, kept);
}
