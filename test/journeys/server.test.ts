// MSW's server in the real client: Claude finds its tools, calls them, and reads the results; it is killed, and the
// session continues without it.

import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { named } from '../../src/adapters/files/place.ts';
import { textOf } from '../../src/adapters/files/read-file.ts';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { PHASE, writeSample } from '../app/planning/phases/sample-phase.ts';
import { EVERY_TOOL, FILES, NO_NLM, tools, usualTools } from '../mcp/every-tool.ts';
import { startClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import type { Step, ToolCall } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { chooseNotebooks } from '../support/nlm/choose-notebooks.ts';
import { withRealNlm } from '../support/nlm/with-real-nlm.ts';
import { agent, calls } from '../support/planning-leads.ts';
import { isAlive, processTree } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { openTui } from '../support/tui.ts';
import { makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

const PREFIX = 'mcp__plugin_msw_msw__';
const tool = (name: string, input: Record<string, unknown> = {}): ToolCall => ({
  name: `${PREFIX}${name}`,
  input,
});
const step = (name: string, input: Record<string, unknown> = {}): Step => calls(tool(name, input));
const ALLOWED = ['--allowedTools', ...tools.map(({ name }) => `${PREFIX}${name}`)];
function placeWithDocuments(): Place {
  const place = makePlace();
  writeFiles(place.cwd, FILES);
  return place;
}

const isDrawn = drawn('uses of the server', 6, 2);
for (const version of sampleOf('server', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`the server on ${version}`, () => {
    it('is connected, and every tool answers', async () => {
      expect(Object.keys(EVERY_TOOL).toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
      const names = usualTools;
      const run = await runJourney({
        version,
        ...placeWithDocuments(),
        env: NO_NLM,
        permissions: 'default',
        prompt: 'How often do we retry?',
        args: ALLOWED,
        script: { main: [...names.map((name) => step(name, EVERY_TOOL[name]?.[0])), 'Three times.'] },
      });
      expect(run.init?.mcp_servers).toContainEqual(
        expect.objectContaining({ name: 'plugin:msw:msw', status: 'connected' }),
      );
      expect(run.results.flatMap(({ permission_denials }) => permission_denials)).toEqual([]);
      for (const [at, name] of names.entries()) {
        const said = run.requests[at + 1]?.toolResults.join('\n') ?? '';
        expect(`${name}: ${said}`).toMatch(EVERY_TOOL[name]?.[1] ?? /never/);
      }
      // The commands come from the plugin, and do not appear a second time.
      expect(run.init?.slash_commands.filter((name) => name.startsWith('mcp__'))).toEqual([]);
    });

    it.runIf(isDrawn())('reports what is wrong with an input', async () => {
      const run = await runJourney({
        version,
        ...placeWithDocuments(),
        prompt: 'Look it up.',
        script: { main: [step('search', { query: 'x', dir: '/' }), step('search', { words: 'x' }), 'No.'] },
      });
      expect(run.requests[1]?.toolResults.join()).toContain("for Claude's tools that is closed");
      expect(run.requests[2]?.toolResults.join()).toContain('query');
    });

    it.runIf(isDrawn())('explains the failure of a failing check', async () => {
      const place = placeWithDocuments();
      const opened = openWorkspace(place.cwd, { MSW_HOME: join(place.home, 'msw-home') });
      if (opened.status === 'refused') throw new Error(opened.reason);
      writeFileSync(join(place.cwd, 'cart.cjs'), "throw new RangeError('no price');\n");
      await manageTrust(opened.workspace).add('node cart.cjs');
      const run = await runJourney({
        version,
        ...place,
        prompt: 'Run the check.',
        script: { main: [step('run_checks', { command: 'node cart.cjs' }), 'It fails.'] },
      });
      const said = run.requests[1]?.toolResults.join() ?? '';
      expect(said).toContain('RangeError: no price');
      // A failing check is not a failing call: the client adds no advice on how to call the tool.
      expect(said).not.toContain('input schema');
    });

    it.runIf(isDrawn())('offers reports and notes as resources', async () => {
      const place = placeWithDocuments();
      mkdirSync(join(place.cwd, '.msw', 'loops', 'a-loop'), { recursive: true });
      writeFileSync(join(place.cwd, '.msw', 'loops', 'a-loop', 'report.md'), '# It is done\n');
      const server = 'plugin:msw:msw';
      const run = await runJourney({
        version,
        ...place,
        prompt: 'Read it.',
        script: {
          main: [
            calls({ name: 'ListMcpResourcesTool', input: { server } }),
            calls({ name: 'ReadMcpResourceTool', input: { server, uri: 'msw://loops/a-loop/report.md' } }),
            'Done.',
          ],
        },
      });
      expect(run.requests[1]?.toolResults.join()).toContain('msw://loops/a-loop/report.md');
      expect(run.requests[2]?.toolResults.join()).toContain('# It is done');
    });
  });

  requireOrSkip(`client ${version}`, 'posix')(`the server on ${version}, ended from outside`, () => {
    it.runIf(isDrawn())('leaves the session running, and no process behind', async () => {
      const place = placeWithDocuments();
      const opened = openWorkspace(place.cwd, { MSW_HOME: join(place.home, 'msw-home') });
      if (opened.status === 'refused') throw new Error(opened.reason);
      const command = 'node -e "setInterval(() => {}, 1000)"';
      await manageTrust(opened.workspace).add(command);
      const model = await startModelServer({
        main: [step('run_checks', { command }), 'It is gone.', 'Still here.'],
      });
      const client = startClient({ version, ...place, server: model, pluginDirs: [PLUGIN], args: ALLOWED });
      try {
        client.send('Run the checks.');
        const started = await found(client.pid, /setInterval/);
        const [mcp = 0] = await found(client.pid, /mcp\.mjs/);
        process.kill(mcp, 'SIGKILL');
        expect((await client.waitForResult(1)).result).toBe('It is gone.');
        client.send('Are you there?');
        expect((await client.waitForResult(2)).result).toBe('Still here.');
        await gone(started);
      } finally {
        await client.finish();
        await model.close();
      }
    });

    it.runIf(isDrawn())(
      'ends with the client and with everything that it started, even when the client is killed',
      async () => {
        const place = placeWithDocuments();
        const opened = openWorkspace(place.cwd, { MSW_HOME: join(place.home, 'msw-home') });
        if (opened.status === 'refused') throw new Error(opened.reason);
        const command = 'node -e "setInterval(() => {}, 1000)"';
        await manageTrust(opened.workspace).add(command);
        const model = await startModelServer({ main: [step('run_checks', { command })] });
        const client = startClient({ version, ...place, server: model, pluginDirs: [PLUGIN], args: ALLOWED });
        client.send('Run the checks.');
        const started = await found(client.pid, /setInterval/);
        const all = (await processTree(client.pid)).filter((pid) => pid !== client.pid);
        expect(all).toEqual(expect.arrayContaining(started));
        await client.kill();
        await gone(all);
        await model.close();
      },
    );
  });

  requireOrSkip(`client ${version}`, 'tmux')(`the server on ${version}, in a terminal`, () => {
    it.runIf(isDrawn())('ends a call with everything that it started when the user presses Esc', async () => {
      const { cwd, home } = placeWithDocuments();
      const opened = openWorkspace(cwd, { MSW_HOME: join(home, 'msw-home') });
      if (opened.status === 'refused') throw new Error(opened.reason);
      const waits = "require('fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)";
      const command = `node -e "${waits}"`;
      await manageTrust(opened.workspace).add(command);
      // The server may still be starting, which the client says.
      const run: Step = ({ toolResults }) =>
        toolResults.every((said) => /No such tool|connecting/.test(said))
          ? calls(tool('run_checks', { command }))
          : 'Ended.';
      const model = await startModelServer({ main: [run] });
      const tui = await openTui({ version, cwd, home, modelUrl: model.url, pluginDirs: [PLUGIN] });
      try {
        await tui.submit('Run the checks.');
        const pid = Number(
          await until(
            async () => textOf(join(cwd, 'pid'), named) ?? '',
            (text) => text !== '',
          ),
        );
        expect(isAlive(pid)).toBe(true);
        await tui.key('Escape');
        await gone([pid]);
      } finally {
        await tui.close();
        await model.close();
      }
    });
  });

  withRealNlm(`a question of the researcher on ${version}`, ['ok.asked'], (nlm) => {
    requireOrSkip(`client ${version}`, 'git')('in the client', () => {
      it('goes to the notebook through the server, without a shell, and without asking the user', async () => {
        const place = makePlace();
        const notebooks = { docs: { 'ok.asked': SEED_NOTEBOOK } };
        writeSample(place.cwd, {
          '.planning/config.json': '{"workflow":{"research":true}}\n',
          '.msw/config.json': JSON.stringify({ notebook: 'docs', notebooks }),
        });
        initGit(place.cwd);
        const userFolder = join(place.home, 'msw-home');
        mkdirSync(userFolder, { recursive: true, mode: 0o700 });
        await chooseNotebooks(userFolder, realpathSync.native(place.cwd), { notebooks });
        const { HOME: _, USERPROFILE: __, MSW_HOME: ___, PATH: ____, ...env } = nlm.env;
        const run = await runJourney({
          version,
          ...place,
          env,
          permissions: 'default',
          prompt: '/msw:plan 1 --no-ground',
          script: {
            main: [
              calls(agent('researcher', `Brief: .msw/planning/01-brief.md. Write ${PHASE}/01-RESEARCH.md.`)),
              step('notebook_query', { question: 'Not by the session?' }),
              'Done.',
            ],
            sub: [
              step('notebook_query', { question: 'How often do we retry?' }),
              calls({ name: 'Bash', input: { command: 'true', description: 'x' } }),
              '## RESEARCH BLOCKED',
            ],
          },
        });
        const subs = run.allRequests.filter(({ lane }) => lane === 'sub');
        expect(subs[0]?.tools).toContain(`${PREFIX}notebook_query`);
        expect(subs[0]?.tools).not.toContain('Bash');
        expect(subs[1]?.toolResults.join()).toContain('The helper retries once');
        expect(subs[2]?.toolResults.join()).toMatch(/No such tool available: Bash/);
        expect(nlm.google.questions('ok.asked')).toEqual(['How often do we retry?']);
        expect(run.results.flatMap(({ permission_denials }) => permission_denials)).toMatchObject([
          { tool_name: `${PREFIX}notebook_query` },
        ]);
      });
    });
  });
}

/** Processes below this one whose command line matches, once there are some. */
async function found(root: number, line: RegExp): Promise<number[]> {
  const hits = async (): Promise<number[]> => {
    const [all, lines] = await Promise.all([processTree(root), commandLines()]);
    return all.filter((pid) => line.test(lines.get(pid) ?? ''));
  };
  return until(hits, (pids) => pids.length > 0);
}

async function gone(pids: readonly number[]): Promise<void> {
  await until(
    async () => pids.filter(isAlive),
    (left) => left.length === 0,
  );
}

async function until<Seen>(look: () => Promise<Seen>, isIt: (seen: Seen) => boolean): Promise<Seen> {
  for (let left = 600; left > 0; left -= 1) {
    const seen = await look();
    if (isIt(seen)) return seen;
    await pause(50);
  }
  throw new Error('it did not come to this');
}

async function commandLines(): Promise<ReadonlyMap<number, string>> {
  const { stdout } = await execa('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  return new Map(stdout.split('\n').map((line) => [Number.parseInt(line, 10), line]));
}
