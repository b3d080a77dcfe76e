// `/msw:research` as a user has it: the built hook answers at once, a background process does the rest, with the real
// nlm against the stand-in for Google.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReport } from '../app/research/support/read-report.ts';
import { makeStage, QUESTIONS } from '../app/research/support/stage.ts';
import { builtCli, newPlace } from '../cli/built-cli.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';

sampled();

const PATIENT = { timeout: 240_000 };
const { cli, hook } = builtCli();

const typed = (args: string) => ({
  session_id: '0b8f3f0e-6a53-4c55-9f0e-5d6a1f0c2b11',
  hook_event_name: 'UserPromptExpansion',
  command_name: 'msw:research',
  command_args: args,
  transcript_path: null,
});

requireOrSkip('nlm 0.15.8', 'git')('/msw:research', () => {
  it(
    'answers at once, works in the background, and commits a report whose links all resolve',
    PATIENT,
    async () => {
      const { google, project, env } = await makeStage({ version: '0.15.8', profile: 'slowquery' });
      const place = { project, env };
      const say = async (args: string): Promise<string> => {
        const run = await hook('command', typed(args), place);
        expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
        const answer = JSON.parse(run.stdout);
        expect(answer.decision).toBe('block');
        return answer.reason;
      };
      const begun = await say('"Retries" --questions 2 --mode fast');
      expect(begun).toContain('runs in the background');
      expect(begun).toContain('RESEARCH_REPORT.md');
      // It hangs in its first question now, and every command reports that.
      await google.seen('query');
      expect(await say('')).toMatch(/^running {2}Retries {2}\[retries\]\n {4}2 sources are in the notebook/);
      expect(await say('"Retries"')).toContain('runs already');
      google.release();
      const status = async () => {
        const { stdout } = await cli(['research', 'status', 'retries', '--json'], { cwd: project, env });
        return JSON.parse(stdout).research[0];
      };
      await expect.poll(status, { timeout: 120_000, interval: 500 }).toMatchObject({
        isRunning: false,
        report: { commit: { note: expect.stringContaining('Committed') } },
      });
      expect(await say('status retries')).toContain('done     Retries');
      const path = join(project, 'RESEARCH_REPORT.md');
      const report = readReport(readFileSync(path, 'utf8'), path);
      expect(report.problems).toEqual([]);
      expect(report.headings.map(({ text }) => text)).toContain(`“${QUESTIONS[1]}”`);
      expect(git(project, 'log', '-1', '--format=%s').trim()).toBe(
        'docs(research): Generate report on Retries',
      );
      expect(google.questions()).toHaveLength(4);
    },
  );
});

requireOrSkip('nlm 0.15.8', 'git')('research run', () => {
  it('writes the research of a phase where its planner looks for it', PATIENT, async () => {
    const { google, project, env } = await makeStage({ version: '0.15.8' });
    writeFiles(project, {
      '.planning/ROADMAP.md': '### Phase 3: Checkout\n**Goal**: Customers can pay\n',
      '.planning/phases/03-checkout/03-CONTEXT.md':
        '# C\n\n<decisions>\n- **D-01:** No card data here\n</decisions>\n',
    });
    const { code, stdout, stderr } = await cli(
      ['research', 'run', '--phase', '3', '--mode', 'fast', '--json'],
      { cwd: project, env },
    );
    expect(code).toBe(0);
    expect(stderr).toContain('6 of 6 questions are answered');
    const result = JSON.parse(stdout);
    const path = join(project, '.planning', 'phases', '03-checkout', '03-RESEARCH.md');
    expect(result).toMatchObject({ status: 'done', report: path, action: 'research' });
    const markdown = readFileSync(path, 'utf8');
    expect(readReport(markdown, path).problems).toEqual([]);
    expect(markdown.indexOf('D-01')).toBeLessThan(markdown.indexOf('## Standard Stack'));
    expect(google.questions()).toHaveLength(7);
    expect(git(project, 'show', '--name-only', '--format=', 'HEAD').trim()).toBe(
      '.planning/phases/03-checkout/03-RESEARCH.md',
    );
  });
});

describe('research without NotebookLM', () => {
  it('prints one line with exit code 1, and leaves no trace', async () => {
    const { project, env } = emptyPlace();
    const { code, stdout, stderr } = await cli(['research', 'run', 'Retries'], { cwd: project, env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain('--local');
    expect(existsSync(join(project, '.msw'))).toBe(false);
  });

  it.each([
    [['research', 'run'], 'topic is missing'],
    [['research', 'run', 'x', '--questions', '99'], 'from 1 to 20'],
    [['research', 'run', 'x', '--max-minutes', 'no'], '--max-minutes'],
  ])('refuses %j as misuse', async (args, words) => {
    const { project, env } = emptyPlace();
    const { code, stderr } = await cli(args, { cwd: project, env });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

function emptyPlace() {
  const { project, env } = newPlace();
  return { project, env: { ...env, PATH: '' } };
}
