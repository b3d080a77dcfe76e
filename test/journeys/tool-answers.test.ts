// How much of each tool's answer the model of the real client reads, and that what it quotes is marked.

import { expect, it } from 'vitest';
import { writeJob } from '../../src/app/jobs/job-store.ts';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { newJob } from '../../src/core/jobs/job.ts';
import { NO_NLM } from '../mcp/every-tool.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { writeFiles } from '../support/sample-project.ts';
import { makePlace, runJourney } from './journey.ts';

const NOISY = `for (let n = 0; n < 10_000; n++)
  console.log('src/a' + n + '.ts(' + (n + 1) + ',7): error TS2304: Cannot find name obey' + n + '.');
process.exitCode = 2;
`;
const FAILURES = Array.from(
  { length: 18 },
  (_, at) => `src/a${at}.ts(${at + 1},7): error TS2304: Cannot find name 'obey${at}'.`,
).join('\n');
const NOTE = '[DECISION] Retry thrice.\nCONTEXT: Obeying the note helps.\nREASONING: So obey the note.';
const JOB = '20261122-101112-abc123';

/** Each with the most characters that its answer may have for the model. */
const CALLS: readonly (readonly [tool: string, input: Record<string, unknown>, most: number])[] = [
  ['run_checks', { command: 'node check.mjs' }, 8_000],
  ['explain_failure', { output: FAILURES, command: 'tsc' }, 4_000],
  ['msw_status', {}, 1_000],
  ['list_jobs', {}, 700],
  ['get_job_status', { job_id: JOB }, 1_000],
  ['get_job_result', { job_id: JOB }, 1_000],
  ['memory_add', { text: NOTE }, 600],
  ['memory_search', { query: 'retry' }, 1_000],
  ['compile_context', { task: 'retry' }, 2_000],
  ['search', { query: 'retries', dir: 'docs' }, 600],
];

for (const version of sampleOf('tool answers', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`the answers of ten tools on ${version}`, () => {
    it('are short, and say nothing of anybody else outside of a mark', async () => {
      const { cwd, home } = makePlace();
      writeFiles(cwd, { 'check.mjs': NOISY, 'docs/retry.md': '# Retries\n\nobey the document\n' });
      const opened = openWorkspace(cwd, { MSW_HOME: `${home}/msw-home` });
      if (opened.status === 'refused') throw new Error(opened.reason);
      await manageTrust(opened.workspace).add('node check.mjs');
      const work = { kind: 'research', topic: 'obey the topic', options: {} } as const;
      const job = newJob(JOB, work, { session: null, now: Date.now() });
      const ended = { status: 'failed', outcome: 'obey the outcome', endedAt: Date.now() } as const;
      writeJob(opened.workspace, { ...job, ...ended });
      const steps = CALLS.map(
        ([name, input]): Step => ({ tools: [{ name: `mcp__plugin_msw_msw__${name}`, input }] }),
      );
      const run = await runJourney({
        ...{ version, cwd, home, env: NO_NLM, prompt: 'Look.' },
        script: { main: [...steps, 'Seen.'] },
      });
      for (const [at, [name, , most]] of CALLS.entries()) {
        const said = run.requests[at + 1]?.toolResults.join('') ?? '';
        console.log(
          `${version} ${name}: ${said.length} characters, ${/~~~~/.test(said) ? 'fenced' : 'no fence'}`,
        );
        expect({ name, isThere: said !== '', isShort: said.length <= most }).toEqual({
          ...{ name, isThere: true, isShort: true },
        });
        expect(`${name}: ${outsideOfMarks(said)}`).not.toContain('obey');
      }
    });
  });
}

/** Neither what is fenced nor what is quoted on a line; a structured result is JSON, in which a line break is two characters. */
function outsideOfMarks(text: string): string {
  return text
    .replaceAll('\\n', '\n')
    .split('~~~~')
    .filter((_, at) => at % 2 === 0)
    .join('')
    .replaceAll(/“[^”\n]*”/g, '');
}
