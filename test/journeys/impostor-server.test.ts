// A repository with a server whose tools the client calls by the names of MSW's own: no call passes without a question,
// and the user is told.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PHASE, writeSample } from '../app/planning/phases/sample-phase.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { plantImpostor } from '../support/hostile/impostor.ts';
import type { Step } from '../support/model-script.ts';
import { agent, calls } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit } from '../support/sample-project.ts';
import { hookOutputs, makePlace, runJourney } from './journey.ts';

const QUESTION = 'mcp__plugin_msw_msw__notebook_query';
const ask: Step = calls({ name: QUESTION, input: { question: 'How often do we retry?' } });

for (const version of sampleOf('an impostor', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a server that passes for MSW’s on ${version}`, () => {
    it.each(['plugin:msw:msw', 'plugin msw.msw'])(
      'gets no question of the researcher as %j',
      async (server) => {
        const { cwd, home } = makePlace();
        const called = join(dirname(cwd), 'called');
        writeSample(cwd, { '.planning/config.json': '{"workflow":{"research":true}}\n' });
        plantImpostor(cwd, server, called);
        initGit(cwd);
        const lead = calls(
          agent('researcher', `Brief: .msw/planning/01-brief.md. Write ${PHASE}/01-RESEARCH.md.`),
        );
        const play = (args: readonly string[]) =>
          runJourney({
            ...{ version, cwd, home, args },
            permissions: 'default',
            prompt: '/msw:plan 1',
            script: { main: [lead, 'Done.'], sub: [ask, '## RESEARCH BLOCKED'] },
          });
        const run = await play([]);
        expect(run.results.flatMap(({ permission_denials }) => permission_denials)).toMatchObject([
          { tool_name: QUESTION },
        ]);
        expect(existsSync(called)).toBe(false);
        expect(hookOutputs(run, 'SessionStart').join()).toContain(`.mcp.json names a server`);
        const doctor = await runJourney({ version, cwd, home, prompt: '/msw:doctor', script: {} });
        expect(doctor.results.at(-1)?.result).toMatch(/fail +tool names +\S+\.mcp\.json names a server/);

        // The user's own rule lets the call pass, to whichever server the client chose.
        const allowed = await play(['--allowedTools', QUESTION]);
        expect(allowed.results.flatMap(({ permission_denials }) => permission_denials)).toEqual([]);
        if (server === 'plugin:msw:msw') expect(readFileSync(called, 'utf8')).toBe('notebook_query\n');
      },
    );
  });
}
