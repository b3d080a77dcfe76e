// A loop whose iterations each start in a fresh context: agents do the work, so the leading session hardly grows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { type ModelRequest, spoken } from '../support/model-request.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { endingsOf, iterationsOf, makePlace, readLoopFile, runJourney } from './journey.ts';

/** Follows MSW's request: one agent with only the page, then its last line. */
const lead: Step = (request) => {
  if (request.toolResults.length > 0) return 'One more change was made.';
  const page = /with nothing but the path (\S+\.md)\./.exec(spoken(request).split('MSW ').at(-1) ?? '')?.[1];
  if (page === undefined) return `No agent was asked for: ${request.userText.slice(0, 200)}`;
  const input = {
    description: 'one iteration',
    prompt: page,
    subagent_type: 'msw:worker',
    run_in_background: false,
  };
  return { tools: [{ name: 'Agent', input }] };
};

/** The size of the conversation that the model is sent, in tokens of four characters. */
const size = ({ messages }: ModelRequest): number => JSON.stringify(messages).length / 4;

for (const version of sampleOf('fresh', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`/msw:loop --fresh on ${version}`, () => {
    it('gives each iteration to an agent that knows the page and nothing else', async () => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const values = ['draft one', 'draft two', 'draft three', 'ready'];
      // Each agent reads its page, writes, and answers.
      const sub = values.flatMap((content): readonly Step[] => [
        (request) => ({
          tools: [pageOf(request), join(cwd, 'value.txt')].map((path) => ({
            name: 'Read',
            input: { file_path: path },
          })),
        }),
        { tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }] },
        `Wrote ${content} as the agent of its own.`,
      ]);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make the value ready" --check "node check.js" --fresh --no-guidance',
        script: { main: [lead], sub },
        args: ['--permission-mode', 'acceptEdits'],
      });
      expect(readFileSync(join(cwd, 'value.txt'), 'utf8')).toBe('ready');
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(iterationsOf(cwd)).toBe(3);

      const agents = run.allRequests.filter(({ lane }) => lane === 'sub');
      const firsts = agents.filter(({ messages }) => messages.every(({ role }) => role !== 'assistant'));
      expect(firsts).toHaveLength(values.length);
      for (const [index, request] of agents.entries()) {
        const others = values.filter((_, at) => at !== Math.floor(index / 3));
        const text = JSON.stringify(request.messages.filter(({ role }) => role === 'assistant'));
        for (const other of others) expect(text).not.toContain(`Wrote ${other}`);
      }
      // Earlier attempts are on the page, and the verdict is in the last words.
      expect(run.requests.at(-1)?.userText).toMatch(/“msw ▸ 4\/20 · done and proven: .*”/);
      expect(JSON.stringify(agents.at(-1)?.messages)).toContain('One more change was made.');
      expect(readLoopFile(cwd, 'brief.md')).toContain('make the value ready');

      const begun = run.requests.filter(({ toolResults }) => toolResults.length === 0).map(size);
      const growth = begun.slice(1).map((tokens, at) => Math.round(tokens - (begun[at] ?? 0)));
      console.log(`the lead grew by ${growth.join(', ')} tokens an iteration on ${version}`);
      expect(growth.length).toBeGreaterThanOrEqual(values.length - 1);
      for (const tokens of growth) expect(tokens).toBeLessThanOrEqual(500);
    });
  });
}

const pageOf = (request: ModelRequest): string =>
  /(\/\S+\.md|[A-Z]:\\\S+\.md)/.exec(request.userText)?.[0] ?? 'no page';
