// A hook that the client or a terminal ends while a check runs takes its lock along.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeClient, SESSION, stopFields, useBuild } from './built.ts';

const dist = useBuild();

describe.skipIf(process.platform === 'win32')('a hook that is ended', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('by %s leaves no lock behind', async (signal) => {
    const client = makeClient(dist());
    const { project } = client;
    const check = "require('fs').writeFileSync('runs', ''); setTimeout(() => {}, 60_000);";
    await client.type('loop', '"Fix it" --check "node check.js" --no-guidance --no-baseline');
    writeFileSync(join(project, 'check.js'), check);
    const [id = ''] = readdirSync(join(project, '.msw', 'loops'));
    const lock = join(project, '.msw', 'loops', id, 'turn.lock');
    const runs = appears(project, 'runs');
    const child = spawn(process.execPath, [join(dist(), 'hooks', 'stop.cjs')], { env: client.env });
    const ended = new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
    child.stdin.end(JSON.stringify({ session_id: SESSION, cwd: project, ...stopFields() }));
    await runs;
    expect(existsSync(lock)).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(existsSync(lock)).toBe(false);
  });
});

function appears(folder: string, name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(join(folder, name))) return;
      watcher.close();
      resolve();
    });
  });
}
