import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '../../../src/adapters/log/journal.ts';
import { chooseNotebook } from '../../../src/adapters/user/project-choices.ts';
import { openResearchFolder, readResearch, writeResearch } from '../../../src/app/research/research-store.ts';
import { runResearch } from '../../../src/app/research/run-research.ts';
import { newResearch } from '../../../src/core/research/research.ts';
import { bundle } from '../../support/bundle.ts';
import { sampleOf } from '../../support/depth.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { chooseNotebooks } from '../../support/nlm/choose-notebooks.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { git, writeFiles } from '../../support/sample-project.ts';
import { sampled } from '../../support/sampled.ts';
import { removeFolder } from '../../support/temp-folder.ts';
import { readReport } from './support/read-report.ts';
import { KILL_AFTER } from './support/run-until.ts';
import { makeStage, QUESTIONS, type Stage } from './support/stage.ts';

sampled();

const PATIENT = 240_000;
const newest = NLM_VERSIONS[0];

function options(lines: string[] = []) {
  return { tell: (line: string) => void lines.push(line), maxMinutes: 10, pollMs: 100, fresh: false };
}

const count = (stage: Stage, rpc: string): number =>
  stage.google.requests.filter((entry) => entry.rpc === rpc).length;

describe.each(sampleOf('a research', NLM_VERSIONS.filter(isExpected), 1))(
  'a whole research with the real nlm %s',
  (version) => {
    it('ends in a committed report whose anchors, citations and links all resolve', {
      timeout: PATIENT,
    }, async () => {
      const stage = await makeStage({ version });
      writeFileSync(join(stage.project, 'README.md'), '# Changed\n');
      git(stage.project, 'add', 'README.md');
      const lines: string[] = [];
      const outcome = await runResearch(stage.workspace, stage.request(), options(lines));
      expect(outcome).toMatchObject({ status: 'done' });
      const path = join(stage.project, 'RESEARCH_REPORT.md');
      const markdown = readFileSync(path, 'utf8');
      const report = readReport(markdown, path);
      expect(report.problems).toEqual([]);
      expect(report.headings.map(({ text }) => text)).toEqual([
        'Research Report: “Retries”',
        'Table of Contents',
        ...QUESTIONS.map((text) => `“${text}”`),
        'Synthesis',
        'Sources',
        'Source 1',
        'Source 2',
      ]);
      // Four answers, each with its text and its list of citations.
      for (const anchor of ['#source-1', '#source-2']) {
        expect(report.links.filter((link) => link === anchor)).toHaveLength(8);
      }
      expect(report.links).toContain('https://docs.example/retries_%28v2%29?a=1&b=2');
      const [head, contents] = markdown.split('\n---\n');
      expect(head).toMatch(
        /^# .+\n\n- \*\*Generated:\*\* \d{4}-\d\d-\d\dT.+\n- \*\*Source Notebook:\*\* https:\/\/notebook\S+\n/,
      );
      expect(contents).toMatch(
        /^\n## Table of Contents\n\n(?:- \[“.+”\]\(#[^)]+\)\n){3}- \[Synthesis\]\(#synthesis\)\n$/,
      );
      expect(markdown.match(/^---$/gm)).toHaveLength(3);
      expect(markdown).toMatch(/\n---\n\n## Synthesis\n/);
      expect([...stage.google.notebooks.byId.values()].map(({ title }) => title)).toContain(
        'Research on Retries',
      );
      expect(git(stage.project, 'show', '--name-only', '--format=%s').split('\n').filter(Boolean)).toEqual([
        'docs(research): Generate report on Retries',
        'RESEARCH_REPORT.md',
      ]);
      expect(git(stage.project, 'status', '--porcelain')).toBe('M  README.md\n');
      expect(stage.google.questions()).toHaveLength(5);
      expect(stage.google.questions().slice(1, 4)).toEqual(QUESTIONS);
      expect(readJournal(stage.project).map(({ event }) => event)).toContain('research-done');
      expect(lines.at(-1)).toContain('Committed as');
    });
  },
);

describe.runIf(isExpected(newest))('research', () => {
  const quick = { questions: 1, mode: 'fast' } as const;

  it('creates its notebook in the next account when one is logged out, and says so', {
    timeout: PATIENT,
  }, async () => {
    const docs = { expired: SEED_NOTEBOOK, 'ok.b': SEED_NOTEBOOK };
    const stage = await makeStage({ version: newest, settings: { notebook: 'docs', notebooks: { docs } } });
    const lines: string[] = [];
    const outcome = await runResearch(stage.workspace, stage.request(quick), options(lines));
    expect(outcome).toMatchObject({ status: 'done' });
    expect(lines).toContainEqual(
      expect.stringMatching(/`nlm login --profile expired`\. The next account is asked: ok\.b\.$/),
    );
    const asked = (rpc: string) =>
      stage.google.requests.filter((entry) => entry.rpc === rpc).map(({ account }) => account);
    expect(new Set(asked('Ljjv0c'))).toEqual(new Set(['ok.b']));
    expect(new Set(asked('query'))).toEqual(new Set(['ok.b']));
  });

  it('uses the twin of a named notebook in the next account, and says why when there is none', {
    timeout: PATIENT,
  }, async () => {
    const docs = { ratelimit: SEED_NOTEBOOK, expired: SEED_NOTEBOOK };
    const stage = await makeStage({ version: newest, settings: { notebooks: { docs } } });
    const asked = stage.request({ ...quick, notebook: 'docs' });
    const outcome = await runResearch(stage.workspace, asked, options());
    expect(outcome).toMatchObject({ status: 'stopped' });
    expect(outcome).toHaveProperty(
      'reason',
      expect.stringMatching(/quota of profile ratelimit .*`nlm login --profile expired`/),
    );
  });

  it('updates in the same notebook when it is run again, and keeps what it replaces', {
    timeout: PATIENT,
  }, async () => {
    const stage = await makeStage({ version: newest });
    await runResearch(stage.workspace, stage.request({ questions: 1 }), options());
    const outcome = await runResearch(stage.workspace, stage.request({ questions: 1 }), options());
    expect(outcome).toMatchObject({ status: 'done', research: { report: { action: 'update' } } });
    expect(count(stage, 'CCqFvf')).toBe(1);
    expect(git(stage.project, 'log', '-2', '--format=%s').trim().split('\n')).toEqual([
      'docs(research): Update report on Retries',
      'docs(research): Generate report on Retries',
    ]);
    const kept = readdirSync(join(stage.project, '.msw', 'research', 'retries')).toSorted();
    expect(kept.map((name) => name.replaceAll(/-\d.*(?=\.)/g, ''))).toEqual([
      'replaced.md',
      'state.json',
      'state.json',
    ]);
  });

  it("asks the user's own questions alone, about files of Google Drive", { timeout: PATIENT }, async () => {
    const stage = await makeStage({ version: newest });
    stage.google.notebooks.research.found = [
      { url: 'https://drive.google.com/open?id=doc1', title: 'Retry policy' },
    ];
    const ask = ['Which limits does our own policy set?', 'Who may change it?'];
    const drive = { ask, questions: 2, mode: 'fast', source: 'drive' } as const;
    const outcome = await runResearch(stage.workspace, stage.request(drive), options());
    expect(outcome).toMatchObject({ status: 'done' });
    expect(stage.google.questions()).toEqual([...ask, expect.stringContaining('Synthesise')]);
    expect(stage.google.notebooks.research.sources).toEqual(['drive']);
    const markdown = readFileSync(join(stage.project, 'RESEARCH_REPORT.md'), 'utf8');
    expect(markdown).toMatch(/^## “Which limits does our own policy set\?”$/m);
  });

  it('stops with a sentence when no account can answer, and continues later', {
    timeout: PATIENT,
  }, async () => {
    const stage = await makeStage({ version: newest, profile: 'query429' });
    const outcome = await runResearch(stage.workspace, stage.request(), options());
    expect(outcome).toMatchObject({ status: 'stopped', reason: expect.stringContaining('quota') });
    expect(readResearch(stage.project, 'retries')).toMatchObject({
      imported: true,
      questions: [],
      runner: null,
    });
    expect(existsSync(join(stage.project, 'RESEARCH_REPORT.md'))).toBe(false);
    const again = await runResearch(stage.workspace, stage.request(), options());
    expect(again).toMatchObject({ status: 'stopped' });
    expect(count(stage, 'QA9ei')).toBe(1);
  });

  it('looks for a step that got no answer before it repeats it', { timeout: PATIENT }, async () => {
    const stage = await makeStage({ version: newest });
    const request = stage.request({ questions: 1 });
    const begun = newResearch(request, '2026-11-01T00:00:00.000Z', false);
    stage.google.notebooks.create('Research on Retries');
    openResearchFolder(stage.project, 'retries');
    writeResearch(stage.project, { ...begun, begun: 'notebook' });
    const first = await runResearch(stage.workspace, request, options());
    expect(first).toMatchObject({ status: 'done' });
    expect(count(stage, 'CCqFvf')).toBe(0);
    const notebook = readResearch(stage.project, 'retries')?.notebook ?? null;
    writeResearch(stage.project, { ...begun, notebook, begun: 'discovery' });
    expect(await runResearch(stage.workspace, request, options())).toMatchObject({ status: 'done' });
    expect(count(stage, 'QA9ei')).toBe(1);
  });

  it('asks no notebook, and none of the questions, for a state that came with the repository', {
    timeout: PATIENT,
  }, async () => {
    const stage = await makeStage({ version: newest });
    const request = stage.request({ questions: 1 });
    const brought = stage.google.notebooks.create('Brought along');
    stage.google.notebooks.addSource(brought.id, {
      title: 'x',
      type: 5,
      url: 'https://x.example',
      content: 'x',
    });
    openResearchFolder(stage.project, 'retries');
    const questions = [
      { section: null, text: 'What are the secrets of this user?', answer: null, attempts: 0 },
    ];
    writeResearch(stage.project, {
      ...newResearch(request, '2026-11-01T00:00:00.000Z', false),
      notebook: { id: brought.id, title: brought.title, url: 'https://x.example' },
      imported: true,
      questions,
    });
    const lines: string[] = [];
    const told = { ...options(), tell: (line: string) => lines.push(line) };
    expect(await runResearch(stage.workspace, request, told)).toMatchObject({ status: 'done' });
    expect(lines).toContainEqual(expect.stringContaining('you did not begin here is set aside'));
    expect(stage.google.questions().join()).not.toContain('secrets of this user');
    const queries = stage.google.requests.filter(({ rpc }) => rpc === 'query');
    expect(JSON.stringify(queries)).not.toContain(brought.id);
    expect(readResearch(stage.project, 'retries')?.notebook?.id).not.toBe(brought.id);
  });

  it.each([
    ['an account', { nlmProfile: 'query429' }, null],
    ['a notebook', { notebook: SEED_NOTEBOOK, nlmProfile: 'ok' }, null],
    ['what a name stands for', { notebooks: { team: { ok: SEED_NOTEBOOK } } }, 'team'],
    ['a wrong setting', { nlmProfile: '../x' }, null],
  ])('is refused when only the repository sets %s', async (_name, settings, notebook) => {
    const stage = await makeStage({ version: newest });
    writeFiles(stage.project, { '.msw/config.json': JSON.stringify(settings) });
    const outcome = await runResearch(stage.workspace, stage.request({ notebook }), options());
    expect(outcome).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/^NotebookLM was not asked: .*(?:\/msw:setup use|until it is corrected)/),
    });
    expect(stage.google.requests).toEqual([]);
  });

  it('writes no report without answers, and asks again when it is run again', {
    timeout: PATIENT,
  }, async () => {
    const stage = await makeStage({ version: newest, profile: 'empty' });
    const outcome = await runResearch(stage.workspace, stage.request({ questions: 1 }), options());
    expect(outcome).toMatchObject({
      status: 'stopped',
      reason: expect.stringContaining('none of the questions'),
    });
    expect(existsSync(join(stage.project, 'RESEARCH_REPORT.md'))).toBe(false);
    // The meta query, then twice the usual question and twice the synthesis.
    expect(stage.google.questions()).toHaveLength(5);
    const [question] = readResearch(stage.project, 'retries')?.questions ?? [];
    expect(question).toMatchObject({ answer: null, attempts: 0 });
  });

  it('waits for NotebookLM, and starts again when that never finishes', { timeout: PATIENT }, async () => {
    const stage = await makeStage({ version: newest });
    const { research } = stage.google.notebooks;
    research.looksUntilDone = Number.POSITIVE_INFINITY;
    let late = 0;
    const clock = { ...stage.workspace, now: () => Date.now() + late };
    const looks: string[] = [];
    const tell = (line: string): void => {
      if (!line.includes('has been looking')) return;
      looks.push(line);
      if (looks.length === 2) late = 46 * 60_000;
    };
    const request = stage.request({ questions: 1 });
    const outcome = await runResearch(clock, request, { ...options(), tell, maxMinutes: 600 });
    expect(outcome).toMatchObject({
      status: 'stopped',
      reason: 'NotebookLM did not end its research in time.',
    });
    expect(looks).toHaveLength(2);
    research.looksUntilDone = 1;
    expect(await runResearch(stage.workspace, request, options())).toMatchObject({ status: 'done' });
    expect([count(stage, 'CCqFvf'), count(stage, 'QA9ei')]).toEqual([1, 2]);
  });

  it('resolves the citations of another account in its own copy of the notebook', {
    timeout: PATIENT,
  }, async () => {
    const stage = await makeStage({ version: newest, profile: 'query429' });
    const { notebooks } = stage.google;
    const [mine, twin] = [notebooks.create('Team'), notebooks.create('Team, again')];
    for (const number of [1, 2]) {
      const url = `https://twin.example/${number}`;
      notebooks.addSource(twin.id, { title: `Twin ${number}`, type: 5, url, content: 'Retry twice.' });
    }
    const settings = { notebooks: { team: { query429: mine.id, default: twin.id } } };
    writeFiles(stage.project, { '.msw/config.json': JSON.stringify(settings) });
    await chooseNotebooks(stage.workspace.userFolder, stage.project, settings);
    const outcome = await runResearch(
      stage.workspace,
      stage.request({ notebook: 'team', questions: 1 }),
      options(),
    );
    expect(outcome).toMatchObject({ status: 'done', research: { notebook: { id: mine.id } } });
    const path = join(stage.project, 'RESEARCH_REPORT.md');
    const report = readReport(readFileSync(path, 'utf8'), path);
    expect(report.problems).toEqual([]);
    expect(report.links).toContain('https://twin.example/1');
    expect(readFileSync(path, 'utf8')).toContain('“Retry twice.”');
  });

  it('starts nothing after its time is up', async () => {
    const stage = await makeStage({ version: newest });
    const outcome = await runResearch(stage.workspace, stage.request(), { ...options(), maxMinutes: 0 });
    expect(outcome).toMatchObject({ status: 'stopped', reason: 'This run has used up its time.' });
    expect(stage.google.requests).toEqual([]);
    expect(readResearch(stage.project, 'retries')).toMatchObject({ runner: null, notebook: null });
  });

  it('leaves a research alone that another process works on', { timeout: PATIENT }, async () => {
    const stage = await makeStage({ version: newest, profile: 'slowquery' });
    const first = runResearch(stage.workspace, stage.request({ questions: 1 }), options());
    await stage.google.seen('query');
    const second = await runResearch(stage.workspace, stage.request({ questions: 1 }), options());
    expect(second).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('is already running'),
    });
    stage.google.release();
    expect(await first).toMatchObject({ status: 'done' });
    expect(stage.google.questions()).toHaveLength(3);
  });

  it('finds a notebook by its title, and works without git and without a commit', {
    timeout: PATIENT,
  }, async () => {
    const stage = await makeStage({ version: newest });
    rmSync(join(stage.project, '.git'), { recursive: true, force: true });
    const named = { account: 'ok', notebook: 'seed NOTEBOOK' };
    await chooseNotebook(stage.workspace.userFolder, stage.project, named);
    const request = stage.request({ notebook: 'seed NOTEBOOK', questions: 1, mode: 'fast' });
    const outcome = await runResearch(stage.workspace, request, options());
    expect(outcome).toMatchObject({
      status: 'done',
      research: { report: { commit: { hash: null, note: 'Not committed: this is not a git repository' } } },
    });
    expect(count(stage, 'CCqFvf')).toBe(0);
    expect(count(stage, 'Ljjv0c')).toBe(1);
  });

  it('keeps a hostile answer inside its section', { timeout: PATIENT }, async () => {
    const stage = await makeStage({ version: newest, profile: 'hostile' });
    const outcome = await runResearch(stage.workspace, stage.request({ questions: 2 }), options());
    expect(outcome).toMatchObject({ status: 'done' });
    const path = join(stage.project, 'RESEARCH_REPORT.md');
    const report = readReport(readFileSync(path, 'utf8'), path);
    expect(report.problems).toEqual([]);
    expect(report.headings.map(({ text }) => text).slice(-2)).toEqual(['Synthesis', 'Sources']);
  });
});

describe.runIf(isExpected(newest) && process.platform !== 'win32')(
  'a research killed after each of its steps',
  () => {
    let folder = '';
    let program = '';
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'msw-'));
      program = await bundle('test/app/research/support/run-until.ts', folder, 'run-until');
    });
    afterAll(() => removeFolder(folder));

    it('asks each question exactly once, and makes one notebook, one research, one commit', {
      timeout: PATIENT,
    }, async () => {
      const stage = await makeStage({ version: newest });
      const argument = JSON.stringify({ project: stage.project, request: stage.request() });
      let kills = 0;
      for (let done = false; !done; ) {
        const env = { ...stage.env, [KILL_AFTER]: '2' };
        const run = await execa(process.execPath, [program, argument], {
          env,
          extendEnv: false,
          reject: false,
        });
        done = run.exitCode === 0;
        if (!done) kills += 1;
        expect(kills).toBeLessThan(20);
        // The first lock is left for the next run to take over, as in a real crash.
        if (kills > 1)
          rmSync(join(stage.project, '.msw', 'research', 'retries', 'state.json.lock'), {
            recursive: true,
            force: true,
          });
      }
      // Notebook, discovery, import, questions, three answers, synthesis, report; the commit's run ends by itself.
      expect(kills).toBe(10);
      const asked = stage.google.questions();
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
      expect(asked).toHaveLength(5);
      expect([count(stage, 'CCqFvf'), count(stage, 'QA9ei'), count(stage, 'LBwxtb')]).toEqual([1, 1, 1]);
      expect(git(stage.project, 'rev-list', '--count', 'HEAD').trim()).toBe('2');
      const path = join(stage.project, 'RESEARCH_REPORT.md');
      expect(readReport(readFileSync(path, 'utf8'), path).problems).toEqual([]);
    });
  },
);
