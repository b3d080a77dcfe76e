// `/msw:go`: a task is routed, the user reads why, and the command for that route carries it out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/files/journal.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { makePlannedProject } from '../support/planned-project.ts';
import { planLead } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { endingsOf, hookOutputs, journalOf, makePlace, type Place, runJourney } from './journey.ts';

/** Reads the file before it writes it, as the client requires. */
const makeReady = (cwd: string): readonly Step[] => {
  const file_path = join(cwd, 'value.txt');
  return [
    { tools: [{ name: 'Read', input: { file_path } }] },
    { tools: [{ name: 'Write', input: { file_path, content: 'ready\n' } }] },
    'It is ready.',
  ];
};

/** A small project whose test fails until `value.txt` says ready. */
const makeSample = (): Place => {
  const place = makePlace();
  makePlainSample(place.cwd);
  writeFileSync(join(place.cwd, 'package.json'), JSON.stringify({ scripts: { test: 'node check.js' } }));
  initGit(place.cwd);
  return place;
};

const resultOf = (run: ClientRun): string => run.results.at(-1)?.result ?? '';
/** What the hook told the user before the model started. */
const noticeOf = (run: ClientRun): string => hookOutputs(run, 'UserPromptExpansion').join('\n');
const routesIn = (cwd: string) =>
  readJournal(cwd).flatMap(({ event, path, rule }) => (event === 'route-chosen' ? [{ path, rule }] : []));

const isDrawn = drawn('ways of /msw:go', 4, 1);
for (const version of sampleOf('go', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`/msw:go on ${version}`, () => {
    it('starts a loop for a task that the checks can judge, and says so first', async () => {
      const { cwd, home } = makeSample();
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "Make the value ready"' },
        script: { main: makeReady(cwd) },
      });
      expect(noticeOf(run)).toContain('msw ▸ a loop: The task is medium. npm test says when it is done.');
      expect(noticeOf(run)).toContain('Another way: --as plan, --as research');
      const [first] = run.requests;
      const told = JSON.stringify(first?.messages);
      expect(told).toContain('MSW does this as /msw:loop');
      expect(told).toContain('MSW armed a verified loop');
      // The text of the other command is included.
      expect(told).toContain('Stop when you believe the checks pass.');
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(routesIn(cwd)).toEqual([{ path: 'loop', rule: 'checks-decide' }]);
    });

    it.runIf(isDrawn())('plans a phase, and its calls need no permission', async () => {
      const { cwd, home } = makePlace();
      makePlannedProject(cwd, []);
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "plan phase 1" ', permissions: 'default' },
        script: {
          main: [planLead],
          sub: [(request) => (request.toolResults.length === 0 ? '## PLANNING COMPLETE' : '## VERIFIED')],
        },
        args: ['--max-turns', '4'],
      });
      expect(noticeOf(run)).toContain('msw ▸ planning: The task names phase 1');
      const told = JSON.stringify(run.requests[0]?.messages);
      expect(told).toContain('MSW does this as /msw:plan');
      expect(told).toContain('You only orchestrate: you write no plan');
      expect(told).toContain('MSW plans phase 1');
      const results = run.requests.flatMap(({ toolResults }) => toolResults).join('\n');
      // The planner wrote nothing, and MSW reports that: the command line call ran.
      expect(results).toContain('"next":"revise"');
      expect(run.results.at(-1)?.permission_denials).toEqual([]);
    });

    it.runIf(isDrawn())('answers a question from memory, without a model call', async () => {
      const { cwd, home } = makeSample();
      const common = { version, cwd, home, script: {} };
      await runJourney({
        ...common,
        prompt: '/msw:remember The flaky date test was fixed by pinning the timezone to UTC',
      });
      const run = await runJourney({ ...common, prompt: '/msw:go "How did we fix the flaky date test?"' });
      expect(run.allRequests).toEqual([]);
      expect(resultOf(run)).toContain('msw ▸ answered from memory: It is a question, and note');
      expect(resultOf(run)).toContain('pinning the timezone to UTC');
      expect(routesIn(cwd)).toEqual([{ path: 'memory', rule: 'remembered' }]);
    });

    it.runIf(isDrawn())('follows the user’s choice, and names what the rules would have chosen', async () => {
      const { cwd, home } = makeSample();
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "Make the value ready" --as map' },
        script: { main: ['Mapped.'] },
      });
      expect(noticeOf(run)).toContain('msw ▸ a map first: You said --as map. The rules say a loop:');
      expect(JSON.stringify(run.requests[0]?.messages)).toContain('MSW maps this codebase');
      expect(routesIn(cwd)).toEqual([{ path: 'map', rule: null }]);
      expect(journalOf(cwd)).not.toContain('loop-armed');
    });

    it.runIf(isDrawn())(
      'without a task takes the next step of the plan, or makes failing checks pass',
      async () => {
        const planned = makePlace();
        makePlannedProject(planned.cwd);
        const next = await runJourney({ version, ...planned, prompt: '/msw:go', script: {} });
        // Its commands are new, so the user is asked before any model.
        expect(next.allRequests).toEqual([]);
        expect(resultOf(next)).toContain('msw ▸ the next step: Of 3 plans of phase 1, 3 have no summary.');
        expect(resultOf(next)).toMatch(/\/msw:execute 1 --trust [0-9a-f]{16}/);
        const { cwd, home } = makeSample();
        const loop = await runJourney({
          ...{ version, cwd, home, prompt: '/msw:go' },
          script: { main: makeReady(cwd) },
        });
        expect(noticeOf(loop)).toContain('msw ▸ a loop: Nothing is planned, and npm test fails.');
        expect(endingsOf(cwd)).toEqual(['done']);
        const idle = await runJourney({ version, cwd, home, prompt: '/msw:go', script: {} });
        expect(idle.allRequests).toEqual([]);
        expect(resultOf(idle)).toContain('msw ▸ yours to decide: Nothing is planned');
      },
    );
  });
}
