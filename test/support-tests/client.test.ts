import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clientCommand, runClient, startClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { pluginErrors } from '../support/client-events.ts';
import { sampleOf } from '../support/depth.ts';
import { makeGate, toolThenText } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { isAlive } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { sampled } from '../support/sampled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { FIXTURE_PLUGIN, fixtureEnvironment, fixtureInputs } from './fixture.ts';

sampled();

const places = (): { cwd: string; home: string; folder: string } => {
  const folder = tempFolder();
  const cwd = join(folder, 'work');
  mkdirSync(cwd);
  return { folder, cwd, home: join(folder, 'home') };
};

for (const version of sampleOf('client', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`client ${version}`, () => {
    it('answers a plain prompt', async () => {
      const { cwd, home } = places();
      const run = await runClient({
        version,
        cwd,
        home,
        prompt: 'say hello',
        script: { main: ['hello there'] },
      });
      expect(run.exitCode).toBe(0);
      expect(run.init?.claude_code_version).toBe(version);
      expect(run.results.map((result) => result.result)).toEqual(['hello there']);
      expect(run.requests.map((request) => request.userText)).toEqual([expect.stringContaining('say hello')]);
      expect(run.sessionId).toBe(run.results[0]?.session_id);
    });

    it('is continued twice by a plugin’s Stop hook', async () => {
      const { cwd, home, folder } = places();
      const run = await runClient({
        version,
        cwd,
        home,
        pluginDirs: [FIXTURE_PLUGIN],
        env: fixtureEnvironment(folder, true),
        prompt: 'begin',
        script: { main: ['one', 'two', 'three', 'four'] },
      });
      expect(pluginErrors(run.init)).toEqual([]);
      const asked = run.requests.map((request) => request.userText);
      expect(asked).toHaveLength(3);
      expect(asked[1]).toContain('Stop hook additional context: continuation 1');
      expect(asked[2]).toContain('Stop hook additional context: continuation 2');
      expect(run.results.map((result) => result.result)).toEqual(['three']);
    });

    it.each([
      `fix "this" and 'that' \`now\` $(touch PWNED) $HOME ; --- && x | y > z`,
      'first line\n  second line\n\n---\nlast é 漢 🙂 \\n \\ "',
      '--check "npm test -- --run" --promise DONE!',
    ])('gives a UserPromptExpansion hook the raw arguments %j', async (words) => {
      const { cwd, home, folder } = places();
      const env = fixtureEnvironment(folder);
      const prompt = `/fixture:note ${words}`;
      const run = await runClient({ version, cwd, home, pluginDirs: [FIXTURE_PLUGIN], env, prompt });
      const [input] = fixtureInputs(folder);
      expect(input?.hook_event_name).toBe('UserPromptExpansion');
      expect(input?.command_name).toBe('fixture:note');
      expect(input?.command_args).toBe(words);
      expect(input?.session_id).toBe(run.sessionId);
      expect(existsSync(join(cwd, 'PWNED'))).toBe(false);
    });

    it('takes several turns in one session', async () => {
      const { cwd, home } = places();
      const script = { main: ['first answer', 'second answer'] };
      const run = await runClient({ version, cwd, home, turns: ['one', 'two'], script });
      expect(run.results.map((result) => result.result)).toEqual(['first answer', 'second answer']);
      expect(new Set(run.results.map((result) => result.session_id)).size).toBe(1);
    });

    it('runs tools without asking, and reports when it may not', async () => {
      const tool = { name: 'Bash', input: { command: 'node -e "1"', description: 'nothing' } };
      const script = { main: [toolThenText(tool, 'done')] };
      const free = await runClient({ version, ...places(), prompt: 'go', script });
      expect(free.results[0]?.permission_denials).toEqual([]);
      const asked = await runClient({ version, ...places(), prompt: 'go', script, permissions: 'default' });
      expect(asked.results[0]?.permission_denials.map((denial) => denial.tool_name)).toEqual(['Bash']);
      expect(asked.requests[1]?.toolResults).toEqual(['This command requires approval']);
    });

    it('gives its hooks its own pid as parent, and dies when killed during an answer', async () => {
      const { cwd, home, folder } = places();
      const gate = makeGate();
      const server = await startModelServer({ main: ['short', { text: 'half and half', between: gate }] });
      onTestFinished(() => server.close());
      const env = fixtureEnvironment(folder);
      const client = startClient({ version, cwd, home, server, env, pluginDirs: [FIXTURE_PLUGIN] });
      client.send('one');
      await client.waitForResult(1);
      expect(fixtureInputs(folder).map((input) => input.ppid)).toEqual([client.pid]);
      client.send('two');
      await server.waitForRequest((request) => request.lane === 'main' && request.index === 1);
      const run = await client.kill();
      gate.open();
      expect(run.exitCode).toBeNull();
      expect(run.results).toHaveLength(1);
      expect(isAlive(client.pid)).toBe(false);
    });

    it('inherits nothing that could reach a network or this user', async () => {
      const { cwd, home } = places();
      const command =
        'node -e "console.log(JSON.stringify([process.env.NODE_EXTRA_CA_CERTS, process.env.HOME, process.env.MSW_HOME]))"';
      const script = {
        main: [toolThenText({ name: 'Bash', input: { command, description: 'env' } }, 'done')],
      };
      const run = await runClient({ version, cwd, home, prompt: 'go', script });
      expect(run.requests[1]?.toolResults).toEqual([JSON.stringify([null, home, join(home, 'msw-home')])]);
    });

    it('requests an agent in a lane of its own', async () => {
      const { cwd, home } = places();
      const input = {
        description: 'look',
        prompt: 'look around',
        subagent_type: 'Explore',
        run_in_background: false,
      };
      const script = { main: [toolThenText({ name: 'Agent', input }, 'all done')], sub: ['nothing to see'] };
      const run = await runClient({ version, cwd, home, prompt: 'go', script });
      const agent = run.allRequests.filter((request) => request.lane === 'sub');
      expect(agent.map((request) => request.userText)).toEqual([expect.stringContaining('look around')]);
      expect(run.requests[1]?.toolResults.join()).toContain('nothing to see');
      expect(run.results.map((result) => result.result)).toEqual(['all done']);
    });

    it('compacts in a lane of its own when the prompt is too long, then continues', async () => {
      const { cwd, home } = places();
      const error = {
        type: 'invalid_request_error',
        message: 'prompt is too long: 1000123 tokens > 1000000 maximum',
      };
      // 2.1.197 gives up only on a conversation of one turn.
      const script = { main: ['first', 'second', { status: 400, error }, 'after the summary'] };
      const run = await runClient({ version, cwd, home, turns: ['one', 'two', 'three'], script });
      expect(run.allRequests.filter((request) => request.lane === 'compaction')).toHaveLength(1);
      expect(run.events.some((event) => event.subtype === 'compact_boundary')).toBe(true);
      expect(run.results.map((result) => result.result)).toEqual(['first', 'second', 'after the summary']);
    });

    it('validates a plugin with its own command', async () => {
      const { home, cwd } = places();
      const good = await clientCommand(version, ['plugin', 'validate', '--strict', FIXTURE_PLUGIN], {
        home,
        cwd,
      });
      expect([good.exitCode, good.stdout]).toEqual([0, expect.stringContaining('Validation passed')]);
      const bad = await clientCommand(version, ['plugin', 'validate', '--strict', cwd], { home, cwd });
      expect(bad.exitCode).toBe(1);
    });
  });
}
