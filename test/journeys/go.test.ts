// `/msw:go`: what state alone decides is done at once; else Claude takes a way, and MSW carries it out with the task as it
// was typed.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { makePlannedProject } from '../support/planned-project.ts';
import { planLead, said } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makeSample, resultOf, resultsOf, routesIn, take, told } from './go-scene.ts';
import { endingsOf, journalOf, makePlace, readLoopFile, runJourney } from './journey.ts';

/** Reads the file before it writes it, as the client requires. */
const makeReady = (cwd: string): readonly Step[] => {
  const file_path = join(cwd, 'value.txt');
  return [
    { tools: [{ name: 'Read', input: { file_path } }] },
    { tools: [{ name: 'Write', input: { file_path, content: 'ready\n' } }] },
    'It is ready.',
  ];
};

const filesNamed = (folder: string, name: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes(name));

const isDrawn = drawn('ways of /msw:go', 5, 2);
for (const version of sampleOf('go', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`/msw:go on ${version}`, () => {
    it('arms a loop for the task as it was typed, in any language, once Claude has taken that way', async () => {
      const { cwd, home } = makeSample();
      const task = 'Mach den Wert „ready“, 値を直して';
      const run = await runJourney({
        ...{ version, cwd, home, prompt: `/msw:go "${task}"`, permissions: 'default' },
        script: { main: [take('loop', 'Die Tests sagen, wann es fertig ist.'), ...makeReady(cwd)] },
        args: ['--allowedTools', 'Read', 'Write'],
      });
      const first = said(run.requests[0] ?? fail());
      expect(first).toContain('MSW leaves the way of this task to you');
      expect(first).toContain('- loop: change files until the checks pass');
      expect(first).toContain('- research: closed. “NotebookLM cannot be asked: nlm is not installed.”');
      expect(told(run)).toContain('msw ▸ way: loop · Die Tests sagen, wann es fertig ist.');
      const then = said(run.requests[1] ?? fail());
      expect(then).toContain('MSW armed a verified loop');
      // The text of the other command is included.
      expect(then).toContain('Stop when you believe the checks pass.');
      expect(readLoopFile(cwd, 'task.md')).toBe(task);
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(routesIn(cwd)).toEqual([{ path: 'loop', rule: 'claude' }]);
      expect(run.results.at(-1)?.permission_denials).toEqual([]);
    });

    it('refuses a closed way, and leaves nothing where no command is needed', async () => {
      const { cwd, home } = makeSample();
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "¿Qué hace check.js?"', permissions: 'default' },
        script: {
          main: [
            take('research', 'Es una pregunta.'),
            take('do', 'Es una pregunta.'),
            take('loop', 'Otra vez.'),
            'Compara un valor.',
          ],
        },
      });
      const results = resultsOf(run);
      expect(results).toContain(
        'The way research is closed. NotebookLM cannot be asked: nlm is not installed. Open: do, loop,',
      );
      expect(results).toContain('No task waits for a way here');
      expect(told(run)).toContain('msw ▸ way: do · Es una pregunta.');
      expect(said(run.requests[2] ?? fail())).toContain('MSW does nothing for this task: no loop runs');
      expect(resultOf(run)).toBe('Compara un valor.');
      expect(told(run, 'Stop')).toBe('');
      expect(existsSync(join(cwd, '.msw'))).toBe(false);
      expect(filesNamed(home, join('ways', run.sessionId ?? 'no-session'))).toEqual([]);
      expect(run.results.at(-1)?.permission_denials).toEqual([]);
    });

    it.runIf(isDrawn())('plans the phase that Claude names, and its calls need no permission', async () => {
      const { cwd, home } = makePlace();
      makePlannedProject(cwd, []);
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "Planifie la première phase"', permissions: 'default' },
        script: {
          main: [
            take('plan', 'La feuille de route a cette phase.', ' --phase 1'),
            (request) => (typeof planLead === 'function' ? planLead({ ...request, toolResults: [] }) : ''),
            planLead,
          ],
          sub: [(request) => (request.toolResults.length === 0 ? '## PLANNING COMPLETE' : '## VERIFIED')],
        },
        args: ['--max-turns', '5'],
      });
      expect(told(run)).toContain('msw ▸ way: plan · La feuille de route a cette phase.');
      const then = said(run.requests[1] ?? fail());
      expect(then).toContain('MSW does this as /msw:plan');
      expect(then).toContain('You only orchestrate: you write no plan');
      expect(then).toContain('MSW plans phase 1');
      // The planner wrote nothing, and MSW reports that: the command line call ran.
      expect(resultsOf(run)).toContain('"next":"revise"');
      expect(run.results.at(-1)?.permission_denials).toEqual([]);
    });

    it.runIf(isDrawn())(
      'shows the user what a command answers by itself, and what only they can type',
      async () => {
        const { cwd, home } = makePlace();
        makePlannedProject(cwd);
        const run = await runJourney({
          ...{ version, cwd, home, prompt: '/msw:go "フェーズ1を実行して"' },
          script: {
            main: [take('execute', 'フェーズ1です。', ' --phase 1'), 'The commands need your word first.'],
          },
        });
        // Its commands are new, so the user is asked, as when the command is typed.
        expect(told(run)).toMatch(
          /msw ▸ way: execute · フェーズ1です。.*\/msw:execute 1 --trust [0-9a-f]{16}/,
        );
        expect(said(run.requests[1] ?? fail())).toContain('only the user can type');
        expect(journalOf(cwd)).not.toContain('execution-armed');
        expect(resultOf(run)).toBe('The commands need your word first.');
      },
    );

    it.runIf(isDrawn())('asks the notes of a vault, as /msw:ask does', async () => {
      const { cwd, home } = makeSample();
      mkdirSync(join(cwd, '.obsidian'));
      writeFileSync(join(cwd, 'Retries.md'), '# Retries\n\nWe decided to retry three times with jitter.\n');
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "retry three times jitter decided?"' },
        script: { main: [take('ask', 'The notes have it.'), 'Three times.'] },
      });
      expect(told(run)).toContain('msw ▸ way: ask · The notes have it.');
      expect(said(run.requests[1] ?? fail())).toContain('retry three times with jitter');
      expect(resultOf(run)).toBe('Three times.');
    });

    it.runIf(isDrawn())('follows the user’s choice', async () => {
      const { cwd, home } = makeSample();
      const run = await runJourney({
        ...{ version, cwd, home, prompt: '/msw:go "Make the value ready" --as map' },
        script: { main: ['Mapped.'] },
      });
      expect(told(run, 'UserPromptExpansion')).toContain('msw ▸ way: map · You said --as map.');
      expect(said(run.requests[0] ?? fail())).toContain('MSW maps this codebase');
      expect(routesIn(cwd)).toEqual([{ path: 'map', rule: 'state' }]);
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
        expect(resultOf(next)).toContain('msw ▸ way: next · Of 3 plans of phase 1, 3 have no summary.');
        expect(resultOf(next)).toMatch(/\/msw:execute 1 --trust [0-9a-f]{16}/);
        const { cwd, home } = makeSample();
        const loop = await runJourney({
          ...{ version, cwd, home, prompt: '/msw:go' },
          script: { main: makeReady(cwd) },
        });
        expect(told(loop, 'UserPromptExpansion')).toContain('msw ▸ way: loop · npm test fails.');
        expect(endingsOf(cwd)).toEqual(['done']);
        const idle = await runJourney({ version, cwd, home, prompt: '/msw:go', script: {} });
        expect(idle.allRequests).toEqual([]);
        expect(resultOf(idle)).toContain('msw ▸ yours to decide: Nothing is planned');
      },
    );
  });
}

const fail = (): never => {
  throw new Error('the model was not asked as often as that');
};
