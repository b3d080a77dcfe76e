import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { makeGate, toolThenText } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { isAlive } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { openTui } from '../support/tui.ts';
import { FIXTURE_PLUGIN, fixtureEnvironment, fixtureInputs } from './fixture.ts';

for (const version of sampleOf('tui', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'tmux')(`interactive client ${version}`, () => {
    it('opens, answers, runs a plugin command and closes without leaving a process', async () => {
      const folder = tempFolder();
      const cwd = join(folder, 'work');
      mkdirSync(cwd);
      const server = await startModelServer({ main: ['pleased to meet you', 'noted'] });
      onTestFinished(() => server.close());
      const tui = await openTui({
        version,
        cwd,
        home: join(folder, 'home'),
        modelUrl: server.url,
        pluginDirs: [FIXTURE_PLUGIN],
        env: fixtureEnvironment(folder),
      });
      try {
        await tui.submit('hello;');
        expect(await tui.waitForScreen(/● pleased to meet you/)).toContain('❯ hello;');
        await tui.submit('/fixture:note "a" $(b);');
        await tui.waitForScreen(/● noted/);
      } finally {
        await tui.close();
      }
      expect(tui.outlived()).toEqual([]);
      expect(isAlive(tui.pid)).toBe(false);
      const noted = fixtureInputs(folder).find((input) => input.hook_event_name === 'UserPromptExpansion');
      expect(noted?.command_args).toBe('"a" $(b);');
    });

    it('asks before using a tool only if the test wants the questions', async () => {
      const folder = tempFolder();
      const cwd = join(folder, 'work');
      mkdirSync(cwd);
      const tool = { name: 'Bash', input: { command: 'node -p 6*7', description: 'count' } };
      const server = await startModelServer({ main: [toolThenText(tool, 'it is counted')] });
      onTestFinished(() => server.close());
      const places = { version, cwd, home: join(folder, 'home'), modelUrl: server.url };
      const free = await openTui(places);
      onTestFinished(() => free.close());
      await free.submit('count');
      expect(await free.waitForScreen(/● it is counted/)).not.toContain('Esc to cancel');
      expect(server.requests.at(-1)?.toolResults).toEqual(['42']);
      const asking = await openTui({ ...places, permissions: 'default' });
      onTestFinished(() => asking.close());
      await asking.submit('count');
      expect(await asking.waitForScreen(/Esc to cancel/)).not.toContain('it is counted');
    });

    it('is interrupted by Escape during an answer', async () => {
      const folder = tempFolder();
      const cwd = join(folder, 'work');
      mkdirSync(cwd);
      const gate = makeGate();
      const server = await startModelServer({ main: [{ text: 'first part\nthe other.', between: gate }] });
      onTestFinished(() => server.close());
      const tui = await openTui({ version, cwd, home: join(folder, 'home'), modelUrl: server.url });
      try {
        await tui.submit('hello');
        await tui.waitForScreen(/● first part/);
        await tui.key('Escape');
        expect(await tui.waitForScreen(/Interrupted/)).not.toContain('the other');
      } finally {
        gate.open();
        await tui.close();
      }
    });
  });
}
