// `/msw:research` typed into the real client: answered without a model call, still at work when the client has exited.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readReport } from '../app/research/support/read-report.ts';
import { makeStage } from '../app/research/support/stage.ts';
import { builtCli } from '../cli/built-cli.ts';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { cli, path } = builtCli();
const plugin = (): string => dirname(dirname(path()));

beforeAll(() => {
  const source = join(import.meta.dirname, '..', '..');
  for (const part of ['commands', 'hooks'])
    cpSync(join(source, part), join(plugin(), part), { recursive: true });
});

for (const version of sampleOf('research-in-client', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'nlm 0.15.8',
    'git',
  )(`research on ${version}`, () => {
    it('starts in the background and ends in a committed report', { timeout: 240_000 }, async () => {
      const { google, project, env: all } = await makeStage({ version: '0.15.8' });
      const { HOME: _, PATH: __, ...env } = all;
      const type = (prompt: string) =>
        runClient({
          version,
          cwd: project,
          home: tempFolder(),
          env,
          prompt,
          pluginDirs: [plugin()],
          script: {},
        });
      const run = await type('/msw:research "Retries" --questions 1 --mode fast');
      expect(run.allRequests).toEqual([]);
      expect(run.results.at(-1)?.result).toContain('runs in the background');
      const status = async () => {
        const { stdout } = await cli(['research', 'status', '--json'], { cwd: project, env: all });
        return JSON.parse(stdout).research[0];
      };
      await expect.poll(status, { timeout: 120_000, interval: 500 }).toMatchObject({
        isRunning: false,
        report: { commit: { note: expect.stringContaining('Committed') } },
      });
      const told = await type('/msw:research');
      expect(told.allRequests).toEqual([]);
      expect(told.results.at(-1)?.result).toContain('done     Retries');
      const report = join(project, 'RESEARCH_REPORT.md');
      expect(readReport(readFileSync(report, 'utf8'), report).problems).toEqual([]);
      expect(git(project, 'log', '-1', '--format=%s').trim()).toBe(
        'docs(research): Generate report on Retries',
      );
      expect(google.questions()).toHaveLength(3);
    });

    it('says what is missing without nlm, and leaves no trace', async () => {
      const cwd = tempFolder();
      const run = await runClient({
        version,
        cwd,
        home: tempFolder(),
        prompt: '/msw:research "Retries"',
        pluginDirs: [plugin()],
        script: {},
        env: { MSW_NLM: join(cwd, 'nowhere') },
      });
      expect(run.allRequests).toEqual([]);
      expect(run.results.at(-1)?.result).toContain('--local');
      expect(existsSync(join(cwd, '.msw'))).toBe(false);
    });
  });
}
