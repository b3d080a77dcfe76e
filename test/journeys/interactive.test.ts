// The interactive client: what the user sees, and Esc.
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { makeGate } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { calls, inBash } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample, PLAIN_SAMPLE, writeFiles } from '../support/sample-project.ts';
import { openTui } from '../support/tui.ts';
import { endingsOf, iterationsOf, makePlace, PLUGIN } from './journey.ts';

for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`, 'tmux')(`the interactive client ${version}`, () => {
    it('shows one status line an iteration, survives Esc, and continues with the next prompt', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const gate = makeGate();
      const server = await startModelServer({
        main: ['First try.', { text: 'Never shown.', before: gate }, 'After the break.', 'Ready now.'],
      });
      onTestFinished(() => server.close());
      const tui = await openTui({ version, cwd, home, modelUrl: server.url, pluginDirs: [PLUGIN] });
      onTestFinished(() => tui.close());

      await tui.submit('/msw:loop "make it ready" --check "node check.js"');
      const armed = await tui.waitForScreen(/msw ▸ 2\/20 · node fails: \S+/);
      expect(armed).toContain('msw ▸ loop armed · check: node check.js');
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 1);
      await tui.key('Escape');
      await tui.waitForScreen(/Interrupted/);
      expect(iterationsOf(cwd)).toBe(1);

      await tui.submit('/msw:status');
      await tui.waitForScreen(/budget +iteration 2 of 20/);
      expect(endingsOf(cwd)).toEqual([]);

      writeFiles(cwd, PLAIN_SAMPLE.fix);
      await tui.submit('please go on');
      const ended = await tui.waitForScreen(/2\/20 · done/);
      expect(ended).toContain('After the break.');
      expect(endingsOf(cwd)).toEqual(['done']);
      gate.open();
    });

    it("lets a call of its own pass in the client's own mode, which asks or has a model check", async () => {
      const { cwd, home } = makePlace();
      const call = inBash(`node "${join(PLUGIN, 'dist', 'cli.mjs')}" notebook doctor --json`);
      const server = await startModelServer({ main: [calls(call), 'That is all.'] });
      onTestFinished(() => server.close());
      const options = { version, cwd, home, modelUrl: server.url, pluginDirs: [PLUGIN] };
      const tui = await openTui({ ...options, permissions: 'default' });
      onTestFinished(() => tui.close());
      await tui.submit('/msw:setup');
      await tui.waitForScreen(/That is all\./);
      expect(server.lane('main').at(-1)?.toolResults.join('')).toContain('"profiles"');
    });

    it('is ended by /msw:stop after Esc, and the session is free again', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const gate = makeGate();
      const server = await startModelServer({
        main: ['First try.', { text: 'Never shown.', before: gate }, 'Just an answer.'],
      });
      onTestFinished(() => server.close());
      const tui = await openTui({ version, cwd, home, modelUrl: server.url, pluginDirs: [PLUGIN] });
      onTestFinished(() => tui.close());
      await tui.submit('/msw:loop "make it ready" --check "node check.js"');
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 1);
      await tui.key('Escape');
      await tui.waitForScreen(/Interrupted/);
      await tui.submit('/msw:stop');
      await tui.waitForScreen(/is stopped after 1 iteration/);
      await tui.submit('what is this?');
      await tui.waitForScreen(/Just an answer\./);
      gate.open();
      expect(endingsOf(cwd)).toEqual(['stopped']);
      expect(iterationsOf(cwd)).toBe(1);
    });
  });
}
