// The interactive client: what the user sees, and Esc.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inTerminal } from '../cli/built-cli.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { makeGate } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { calls, inBash } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample, PLAIN_SAMPLE, writeFiles } from '../support/sample-project.ts';
import { openTui } from '../support/tui.ts';
import { endingsOf, iterationsOf, makePlace, PLUGIN } from './journey.ts';

/** What the user sees of MSW between two turns, without the client's own words and blank lines. */
const linesOfIteration = (screen: string): readonly string[] =>
  (/Stop says:[\s\S]*?then stop\./.exec(screen)?.[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('●'));

for (const version of sampleOf('interactive', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'tmux')(`the interactive client ${version}`, () => {
    it('shows one status line per iteration, survives Esc, and continues with the next prompt', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const gate = makeGate();
      const server = await startModelServer({
        main: [
          'First try.',
          { text: 'Never shown.', before: gate },
          'Four.',
          () => {
            writeFiles(cwd, PLAIN_SAMPLE.fix);
            return 'After the break.';
          },
        ],
      });
      onTestFinished(() => server.close());
      const tui = await openTui({ version, cwd, home, modelUrl: server.url, pluginDirs: [PLUGIN] });
      onTestFinished(() => tui.close());

      await tui.submit('/msw:loop "make it ready" --check "node check.js"');
      const armed = await tui.waitForScreen(/msw ▸ 2\/20 · node fails: \S+/);
      expect(armed).toContain('msw ▸ loop armed · check: node check.js');
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 1);
      const iteration = linesOfIteration(await tui.waitForScreen(/Fix the cause, then stop\./));
      expect(iteration.length, iteration.join('\n')).toBeLessThanOrEqual(3);
      expect(iteration.join(' ').match(/\d+(?=\/20| of 20)/g)).toEqual(['2', '2']);
      await tui.key('Escape');
      await tui.waitForScreen(/Interrupted/);
      expect(iterationsOf(cwd)).toBe(1);

      await tui.submit('/msw:status');
      const status = await tui.waitForScreen(/budget +iteration 2 of 20/);
      expect(status).toContain('you interrupted Claude');
      expect(endingsOf(cwd)).toEqual([]);

      const bytes = join(home, 'bytes');
      await tui.record(bytes);
      // Whatever the user asked, the loop continues, and says so.
      await tui.submit('what is two and two?');
      const ended = await tui.waitForScreen(/3\/20 · done/);
      expect(ended.replaceAll(/\s+/g, ' ')).toContain('You interrupted Claude, and the loop is still on');
      expect(ended).toContain('After the break.');
      expect(endingsOf(cwd)).toEqual(['done']);
      // The terminal notifies.
      await vi.waitUntil(() => readFileSync(bytes, 'utf8').includes('\u001b]9;MSW: done and proven'), {
        timeout: 10_000,
      });
      await tui.submit('/msw:status');
      const after = await tui.waitForScreen(/The last loop \(/);
      expect(after.replaceAll(/\s+/g, ' ')).toMatch(/ended just now: done .* report \.msw\/loops\//);
      gate.open();
    });

    it('lets MSW’s own calls pass in the client’s own mode, which asks or has a model check', async () => {
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

    it('shows the loop in its status line, below the user’s own', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const settings = join(home, '.claude', 'settings.json');
      mkdirSync(join(home, '.claude'), { recursive: true });
      const own = '{\n  "statusLine": { "type": "command", "command": "echo my own line" }\n}\n';
      writeFileSync(settings, own);
      const statusline = (verb: string) =>
        inTerminal(
          [process.execPath, join(PLUGIN, 'dist', 'cli.mjs'), 'statusline', verb, '--yes'],
          // Its user folder is that of the client below.
          { project: cwd, env: { HOME: home, MSW_HOME: join(home, 'msw-home') } },
        );
      expect(await statusline('install')).toMatchObject({ code: 0 });

      const gate = makeGate();
      const answered = makeGate();
      const server = await startModelServer({
        main: [
          'First try.',
          { text: 'Ready.', before: gate },
          { text: 'You are welcome.', before: answered },
        ],
      });
      onTestFinished(() => server.close());
      const tui = await openTui({ version, cwd, home, modelUrl: server.url, pluginDirs: [PLUGIN] });
      onTestFinished(() => tui.close());
      await tui.waitForScreen(/my own line/);
      const slow = 'setInterval(() => require("node:fs").existsSync("go") && process.exit(), 50);';
      writeFiles(cwd, { 'slow.js': slow });
      await tui.submit('/msw:loop "make it ready" --check "node check.js && node slow.js"');
      await tui.waitForScreen(/my own line\s+msw ▸ [12]\/20 · \S+/);
      writeFiles(cwd, PLAIN_SAMPLE.fix);
      gate.open();

      // It moves while a check runs, when the client draws nothing else.
      const running = /my own line\s+msw ▸ 2\/20 · node (\d:\d\d)/;
      const [, since] = running.exec(await tui.waitForScreen(running)) ?? [];
      await tui.waitForScreen(new RegExp(`${running.source.replace('(', `(?!${since})(`)}`));
      writeFiles(cwd, { go: '' });

      // The verdict stays until the next prompt.
      await tui.waitForScreen(/my own line\s+msw ▸ 2\/20 · done and proven/);
      const before = (await tui.painted()).match(/.{5}(?=done and proven)/g) ?? [];
      // The panel of the newest client says it as well, without a colour.
      const coloured = before.filter((code) => code.startsWith('\u001b'));
      expect(coloured).toEqual(['\u001b[32m', '\u001b[32m']);
      await tui.submit('thanks');
      await tui.waitForScreen(/my own line(?!\s+msw ▸)/);
      answered.open();

      expect(await statusline('remove')).toMatchObject({ code: 0 });
      // The client has written settings of its own meanwhile; they stay.
      expect(JSON.parse(readFileSync(settings, 'utf8')).statusLine).toEqual(JSON.parse(own).statusLine);
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
