import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectReach } from '../../../src/adapters/files/project-reach.ts';
import { boundedOutput } from '../../../src/adapters/process/bounded-output.ts';
import {
  findProgram,
  findPrograms,
  isOnPath,
  mayRun,
  pathOutside,
  systemProgram,
} from '../../../src/adapters/process/find-program.ts';
import { runProgram } from '../../../src/adapters/process/run-program.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('bounded output', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `line ${String(from + index).padStart(4, '0')}\n`).join(
      '',
    );

  describe('boundedOutput', () => {
    it('keeps a short output unchanged, with or without a final line feed', () => {
      const output = boundedOutput();
      output.write('out', Buffer.from('a\nb'));
      expect(output.read()).toEqual({ output: 'a\nb', droppedBytes: 0 });
    });

    it('never mixes the lines of two streams', () => {
      const output = boundedOutput();
      output.write('out', Buffer.from('first ha'));
      output.write('err', Buffer.from('warning\n'));
      output.write('out', Buffer.from('lf\nsecond'));
      expect(output.read().output).toBe('warning\nfirst half\nsecond');
    });

    it('keeps whole lines at both ends and counts the missing bytes', () => {
      const output = boundedOutput(100, 200);
      output.write('out', Buffer.from(lines(0, 1000)));
      const { output: text, droppedBytes } = output.read();
      expect(text).toBe(
        `${lines(0, 10)}[${10_000 - 300} bytes of output left out here]\n${lines(980, 1000)}`,
      );
      expect(droppedBytes).toBe(9700);
    });

    it('keeps lines that look like errors from the dropped part', () => {
      const output = boundedOutput(100, 200);
      const error = 'Error: the port is taken\n    at listen (src/server.js:12:3)\n';
      output.write('out', Buffer.from(lines(0, 500)));
      output.write('out', Buffer.from(error));
      output.write('out', Buffer.from(lines(500, 1000)));
      expect(output.read().output).toBe(
        [
          lines(0, 10),
          '[9760 bytes of output left out here; what looks like an error in them follows]\n',
          error,
          lines(500, 502),
          '[the end of the output follows]\n',
          lines(980, 1000),
        ].join(''),
      );
    });

    it('keeps the first and last errors of many, in bounded number', () => {
      const kept = [100, 10_000].map((thousands) => {
        const output = boundedOutput(100, 200);
        for (let at = 0; at < thousands; at += 1)
          output.write('out', Buffer.from(`${`failed: ${at} `.padEnd(99, '.')}\n`.repeat(10)));
        return output.read().output;
      });
      const [short = '', long = ''] = kept;
      expect(long).toContain('failed: 1 ');
      expect(long).toContain('failed: 9990 ');
      expect(long).not.toContain('failed: 5000 ');
      expect(long.length / short.length).toBeLessThan(1.1);
    });

    it('cuts one endless line between two characters', () => {
      const output = boundedOutput(101, 203);
      for (let part = 0; part < 100; part += 1) output.write('out', Buffer.from('é🙂'.repeat(2000)));
      const { output: text } = output.read();
      expect(text).not.toContain('\uFFFD');
      expect(text).toMatch(/^(?:é🙂?)+\n\[\d+ bytes of output left out here\]\n(?:🙂|é)+$/u);
    });

    it('accounts for every byte, however the output arrives', () => {
      const chunk = fc.tuple(fc.constantFrom('out', 'err'), fc.uint8Array({ maxLength: 60 }));
      fc.assert(
        fc.property(fc.array(chunk, { maxLength: 40 }), (chunks) => {
          const output = boundedOutput(40, 80);
          let total = 0;
          for (const [stream, bytes] of chunks) {
            // ASCII, so that one character of text is one byte of output.
            output.write(stream, Buffer.from(bytes.map((byte) => (byte % 8 === 0 ? 10 : 97 + (byte % 26)))));
            total += bytes.length;
          }
          const { output: text, droppedBytes } = output.read();
          const kept = text.replace(/\n?\[\d+ bytes of output left out here\]\n/, (gap) =>
            droppedBytes > 0 && gap.startsWith('\n') ? '\n' : '',
          );
          const added = kept.length - (total - droppedBytes);
          return droppedBytes === 0 ? kept.length === total : added === 0 || added === 1;
        }),
      );
    });
  });
});

describe('find program', () => {
  // Programs on the PATH, and the entries that lead into the project.
  const program = (folder: string, name = 'tool'): string => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
    return path;
  };

  /** A package in a nested repository. */
  const monorepo = () => {
    const place = tempFolder();
    const project = join(place, 'outer', 'inner', 'packages', 'app');
    mkdirSync(project, { recursive: true });
    mkdirSync(join(place, 'outer', '.git'));
    mkdirSync(join(place, 'outer', 'inner', '.git'));
    return { place, project, outer: join(place, 'outer') };
  };

  requireOrSkip('posix')('programs on the PATH', () => {
    it('are found outside the whole repository, in the order of the PATH', () => {
      const { place, project, outer } = monorepo();
      for (const folder of [project, join(project, '..'), join(outer, 'inner', 'bin'), join(outer, 'bin')])
        program(folder);
      const [first, second] = [program(join(place, 'bin')), program(join(place, 'sbin'))];
      const folders = [project, join(project, '..'), join(outer, 'inner', 'bin'), join(outer, 'bin')];
      const PATH = [...folders, '', '.', 'bin', join(place, 'bin'), join(place, 'sbin')].join(delimiter);
      expect(findPrograms('tool', { PATH }, project)).toEqual([first, second]);
      expect(findProgram('tool', { PATH }, project)).toBe(first);
      expect(pathOutside({ PATH }, project)).toBe([join(place, 'bin'), join(place, 'sbin')].join(delimiter));
      expect(mayRun(first, project)).toBe(true);
      expect(mayRun(join(outer, 'bin', 'tool'), project)).toBe(false);
    });

    it('are found for a check wherever they are', () => {
      const { project } = monorepo();
      const PATH = join(project, 'node_modules', '.bin');
      program(PATH);
      expect(isOnPath('tool', { PATH })).toBe(true);
      expect(isOnPath('other', { PATH })).toBe(false);
    });

    it('are never those of packages, wherever these are', () => {
      const { place, project } = monorepo();
      const PATH = join(place, 'node_modules', '.bin');
      program(PATH);
      expect(findProgram('tool', { PATH }, project)).toBeNull();
      expect(pathOutside({ PATH: `${PATH}/` }, project)).toBe('');
    });

    it('are not reached through a link of the folder or the file', () => {
      const { place, project } = monorepo();
      const brought = program(join(project, 'bin'));
      symlinkSync(join(project, 'bin'), join(place, 'link'));
      mkdirSync(join(place, 'links'));
      symlinkSync(brought, join(place, 'links', 'tool'));
      // A link in the project to a system program is still under the project's control.
      mkdirSync(join(project, 'links'));
      symlinkSync(program(join(place, 'bin')), join(project, 'links', 'tool'));
      for (const folder of [join(place, 'link'), join(place, 'links'), join(project, 'links')])
        expect(findProgram('tool', { PATH: folder }, project)).toBeNull();
    });

    it('may be in the home of a user who keeps all of it in git', () => {
      const { project, outer } = monorepo();
      expect(projectReach(project)).toBe(outer);
      expect(projectReach(project, outer)).toBe(join(outer, 'inner'));
      expect(projectReach(project, join(outer, 'inner'))).toBe(project);
      expect(projectReach(project, join(outer, 'inner', 'packages'))).toBe(project);
    });

    it('of the system come from where the system says, unless that is in the project', () => {
      const { place, project } = monorepo();
      const own = program(join(place, 'Windows', 'System32'), 'cmd.exe');
      program(join(project, 'System32'), 'cmd.exe');
      expect(systemProgram('cmd.exe', { SystemRoot: join(place, 'Windows') }, project)).toBe(own);
      for (const SystemRoot of [project, '.', undefined])
        expect(systemProgram('cmd.exe', { SystemRoot }, project)).toMatch(/^C:\\Windows.System32.cmd\.exe$/);
    });
  });
});

describe('run program', () => {
  const env = { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '' };

  function node(script: string, ...args: string[]) {
    return {
      executable: process.execPath,
      args: ['-e', script, '--', ...args],
      env,
      projectRoot: tmpdir(),
      limitMs: 60_000,
    };
  }

  it('returns both streams and the exit code, and passes no input and no other environment', async () => {
    const script =
      'process.stdin.resume().on("end", () => { console.log("out", process.env.HOME); console.error("err"); process.exit(3) })';
    expect(await runProgram(node(script))).toEqual({
      exitCode: 3,
      stdout: 'out undefined',
      stderr: 'err',
      timedOut: false,
      startError: null,
    });
  });

  it('reports why a program could not be started', async () => {
    const call = { ...node(''), executable: join(tmpdir(), 'msw-no-such-program') };
    expect(await runProgram(call)).toMatchObject({ exitCode: null, startError: 'ENOENT' });
  });

  it.skipIf(process.platform !== 'linux')('reports that an argument is too long', async () => {
    expect(await runProgram(node('', 'x'.repeat(200_000)))).toMatchObject({
      exitCode: null,
      startError: 'E2BIG',
    });
  });

  it('ends the whole process tree at its time limit', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'msw-'));
    const file = join(directory, 'child.pid');
    // The child would outlive its parent and holds the pipes open.
    const child = 'setInterval(() => {}, 1000)';
    const script = `
    const { spawn } = require('node:child_process');
    const { pid } = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(pid));
    setInterval(() => {}, 1000);`;
    try {
      const run = await runProgram({ ...node(script), limitMs: 2_000 });
      expect(run).toMatchObject({ exitCode: null, timedOut: true });
      expect(existsSync(file)).toBe(true);
      await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8'))), { timeout: 20_000 }).toBe(false);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });

  /** In a container without an init, an ended process may remain as a zombie. */
  function isRunning(pid: number): boolean {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
  }
});
