import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endProcesses } from '../support/process-tree.ts';
import { makeClient, SESSION, stopFields, useBuild } from './built.ts';

describe('bundles', () => {
  // The build output: no module twice, and nothing that a hook does not need to load.
  const dist = useBuild();

  const filesBelow = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile());
  /** The bundler names each module that it includes. */
  const modulesIn = (path: string): Set<string> =>
    new Set(
      [...readFileSync(path, 'utf8').matchAll(/^ *\/\/ ((?:src|node_modules)\/\S+)$/gm)].map(
        (hit) => hit[1] ?? '',
      ),
    );
  /** The files that a bundle loads with it, including itself. */
  const loadedBy = (path: string): Set<string> => {
    const loaded = new Set([path]);
    for (const file of loaded) {
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
        /^var \w+ = require\("(\.[^"]+)"\);$/gm,
      ))
        loaded.add(join(dirname(file), name));
    }
    return loaded;
  };

  describe('dist', () => {
    it('contains no module twice', () => {
      const homes = new Map<string, string[]>();
      for (const path of filesBelow(join(dist(), 'lib')))
        for (const name of modulesIn(path)) homes.set(name, [...(homes.get(name) ?? []), path]);
      expect(homes.size).toBeGreaterThan(500);
      expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
    });

    it('includes the packages that MSW needs at run time: nothing is installed with it', () => {
      const included = new Set(
        filesBelow(dist())
          .flatMap((path) => [...modulesIn(path)])
          .map((name) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1]),
      );
      expect([...included]).toEqual(
        expect.arrayContaining(['zod', 'gray-matter', 'simple-git', 'execa', 'proper-lockfile']),
      );
    });

    it('weighs no more than 6.9 MB, without the plugin for Obsidian', () => {
      const own = filesBelow(dist()).filter((path) => !path.startsWith(join(dist(), 'obsidian')));
      expect(own.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(6_900_000);
    });

    it('names no folder of the machine that built it', () => {
      const holders = filesBelow(dist()).filter((path) =>
        readFileSync(path, 'latin1').includes(process.cwd()),
      );
      expect(holders).toEqual([]);
    });

    it("contains nothing of MSW's manifests but the version", () => {
      const holders = filesBelow(dist()).filter(
        (path) =>
          path !== join(dist(), 'obsidian', 'manifest.json') &&
          readFileSync(path, 'latin1').includes('msw-protocol/msw'),
      );
      expect(holders).toEqual([]);
    });

    it('has no two files that need each other', () => {
      const files = filesBelow(join(dist(), 'lib'));
      const needed = new Map(files.map((path) => [path, [...loadedBy(path)].filter((one) => one !== path)]));
      const circles = files.filter((path) =>
        needed.get(path)?.some((one) => needed.get(one)?.includes(path)),
      );
      expect(circles).toEqual([]);
    });

    it('loads few files for a turn without a check, and none that scans the tree', () => {
      const [active = '', ahead = '', end = ''] = [
        'hooks.active.on-stop',
        'adapters.git.work-tree',
        'app.loop.conclude-turn',
      ].map((name) => join(dist(), 'lib', `${name}.cjs`));
      const [, both, ...more] = [...loadedBy(active)];
      expect(more).toEqual([]);
      expect([...loadedBy(ahead)]).toEqual([ahead, both]);
      expect([...loadedBy(end)]).toEqual(expect.arrayContaining([active, end, both]));
      expect([...loadedBy(end)].length).toBeLessThan(7);
      const [a = '', b = ''] = [active, both ?? ''].map((path) => readFileSync(path, 'utf8'));
      expect(a + b).not.toContain('require("node:child_process")');
    });

    it('loads what every turn with a check uses, in few files', () => {
      const parts = [
        'loop.gather-evidence',
        'loop.judge-check',
        'loop.conclude-turn',
        'snapshots.keep-snapshots',
        'guidance.note-failures',
      ];
      const files = new Set(parts.flatMap((part) => [...loadedBy(join(dist(), 'lib', `app.${part}.cjs`))]));
      const modules = [...files].flatMap((path) => [...modulesIn(path)]);
      expect(modules).toContain('src/core/failure/canonicalise.ts');
      expect(
        modules.filter((name) =>
          /^src\/(app\/operations|app\/planning|core\/planning\/phases|cli)\/|node_modules\/zod\//.test(name),
        ),
      ).toEqual([]);
      expect(files.size).toBeLessThan(10);
    });
  });
});

describe('ended hook', () => {
  // A hook that the client or a terminal ends while a check runs releases its lock.
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

    it('by kill -9 leaves a check that the next turn ends, with what has left its group', async () => {
      const client = makeClient(dist());
      const { project } = client;
      const noted = (name: string) => `require('fs').writeFileSync('${name}', String(process.pid));`;
      const check = `if (require('fs').existsSync('second')) process.exit(1);
        ${noted('first')}
        const { spawn } = require('child_process');
        const more = ${JSON.stringify(`${noted('away')} setInterval(() => {}, 1000)`)};
        spawn(process.execPath, ['-e', more], { detached: true, stdio: 'ignore' });
        setInterval(() => {}, 1000);`;
      await client.type('loop', '"Fix it" --check "node check.js" --no-guidance --no-baseline');
      writeFileSync(join(project, 'check.js'), check);
      const both = Promise.all([appears(project, 'first'), appears(project, 'away')]);
      const child = spawn(process.execPath, [join(dist(), 'hooks', 'stop.cjs')], { env: client.env });
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.stdin.end(JSON.stringify({ session_id: SESSION, cwd: project, ...stopFields() }));
      await both;
      child.kill('SIGKILL');
      await ended;
      writeFileSync(join(project, 'second'), '');
      await client.call('stop', stopFields());
      const left = ['first', 'away'].map((name) => Number(readFileSync(join(project, name), 'utf8')));
      expect(await endProcesses(left)).toEqual([]);
    });

    it('by the end of its client leaves neither a lock nor a check behind', async () => {
      const client = makeClient(dist());
      const { project } = client;
      const check = "require('fs').writeFileSync('runs', String(process.pid)); setTimeout(() => {}, 60_000);";
      await client.type('loop', '"Fix it" --check "node check.js" --no-guidance --no-baseline');
      writeFileSync(join(project, 'check.js'), check);
      const [id = ''] = readdirSync(join(project, '.msw', 'loops'));
      const owner = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
      onTestFinished(() => void owner.kill('SIGKILL'));
      const runs = appears(project, 'runs');
      const env = { ...client.env, CLAUDE_PID: `${owner.pid}` };
      const child = spawn(process.execPath, [join(dist(), 'hooks', 'stop.cjs')], { env });
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.stdin.end(JSON.stringify({ session_id: SESSION, cwd: project, ...stopFields() }));
      await runs;
      owner.kill('SIGKILL');
      expect(await ended).toBe(1);
      expect(existsSync(join(project, '.msw', 'loops', id, 'turn.lock'))).toBe(false);
      expect(await endProcesses([Number(readFileSync(join(project, 'runs'), 'utf8'))])).toEqual([]);
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
});
