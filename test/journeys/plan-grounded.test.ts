// `/msw:plan` and `/msw:init` in the real client ask the chosen notebook once before the planning begins, through the real
// nlm.
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { GOOD_FIRST, writeSample } from '../app/planning/phases/sample-phase.ts';
import { makeStage } from '../app/research/support/stage.ts';
import { builtCli } from '../cli/built-cli.ts';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { said } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const built = builtCli();
const plugin = (): string => dirname(dirname(built.path()));
const PAGE = '.msw/planning/01-memory.md';
const ANSWER = 'The basket must survive a restart [1].';
const KNOWN = /^grounded: by the notebook's answer of \d+ hours? ago; no question$/m;

const GAPS = `---
phase: 01-basket
status: gaps_found
gaps:
  - truth: "The till survives a power cut"
    status: failed
    reason: the journal is not flushed
  - truth: "What was closed before"
    status: closed
---
`;

beforeAll(() => {
  const source = join(import.meta.dirname, '..', '..');
  for (const part of ['commands', 'hooks', 'agents'])
    cpSync(join(source, part), join(plugin(), part), { recursive: true });
});

/** A project whose notebook is that of one account of the stand-in, and what Claude is told when something is typed. */
async function scene(version: ClientVersion, account: 'ok' | 'slowquery') {
  const docs = { [`${account}.a`]: SEED_NOTEBOOK };
  const settings = { notebook: 'docs', notebooks: { docs } };
  const stage = await makeStage({ version: '0.15.8', settings, answer: () => ANSWER });
  writeFiles(stage.project, {
    '.msw/memory/basket-0001.md':
      '[DECISION] The basket is kept in a file\n\nCONTEXT: a basket of goods\nREASONING: no database\nOUTCOME: works\n',
  });
  const { HOME: _, PATH: __, ...env } = stage.env;
  const type = async (prompt: string) => {
    const run = await runClient({
      ...{ version, cwd: stage.project, home: tempFolder(), env, prompt },
      pluginDirs: [plugin()],
      script: { main: ['Seen.'] },
    });
    return run.requests[0] === undefined ? '' : said(run.requests[0]);
  };
  return { ...stage, type, read: (path: string) => readFileSync(join(stage.project, path), 'utf8') };
}

for (const version of sampleOf('plan-grounded', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'nlm 0.15.8',
    'git',
  )(`grounding on ${version}`, () => {
    it('a plan asks once, says what it cost, and asks nothing when planned again', {
      timeout: 240_000,
    }, async () => {
      const { google, project, type, read } = await scene(version, 'ok');
      writeSample(project, {});
      expect(await type('/msw:plan 1 --no-ground')).not.toContain('grounded:');
      expect(google.questions()).toEqual([]);
      const facts = await type('/msw:plan 1');
      expect(facts).toMatch(/^grounded: by the notebook; 1 question, \d+ left$/m);
      expect(google.questions()).toEqual([expect.stringContaining('A task is about to be planned.')]);
      expect(read(PAGE)).toContain('The basket is kept in a file');
      expect(read(PAGE)).toContain(ANSWER);
      expect(read('.msw/planning/01-brief.md')).toContain('01-memory.md');
      expect(await type('/msw:plan 1')).toMatch(KNOWN);
      expect(google.questions()).toHaveLength(1);
    });

    it('a plan that closes gaps asks about what the verification found, and so does a prefetch', {
      timeout: 240_000,
    }, async () => {
      const { google, project, type, env } = await scene(version, 'ok');
      const phase = '.planning/phases/01-basket';
      writeSample(project, {
        [`${phase}/01-01-PLAN.md`]: GOOD_FIRST,
        [`${phase}/01-01-SUMMARY.md`]: '---\nphase: 01-basket\nplan: 01\n---\n\n# Summary\n',
        [`${phase}/01-VERIFICATION.md`]: GAPS,
      });
      expect(await type('/msw:plan 1 --gaps')).toMatch(/^grounded: by the notebook; 1 question, \d+ left$/m);
      const [question = ''] = google.questions();
      expect(question).toContain('- The till survives a power cut: the journal is not flushed');
      expect(question).not.toContain('closed before');
      expect(question).not.toContain('A customer sees what a basket costs');
      await built.cli(['memory', 'prefetch'], { cwd: project, env });
      expect(google.questions().slice(1)).toEqual([expect.stringContaining('Payment: A customer pays')]);
    });

    it('an answer that is too late comes onto the page by itself, and the next turn is told of it', {
      timeout: 240_000,
    }, async () => {
      const { google, project, type, read } = await scene(version, 'slowquery');
      writeSample(project, {});
      expect(await type('/msw:plan 1')).toMatch(/^grounded: not yet; .*\(1 question\)/m);
      expect(read(PAGE)).toContain('It has not answered yet.');
      google.release();
      await expect.poll(() => read(PAGE), { timeout: 60_000 }).toContain(ANSWER);
      expect(read(PAGE)).not.toContain('It has not answered yet.');
      expect(await type('/msw:plan 1')).toMatch(KNOWN);
      expect(google.questions()).toHaveLength(1);
    });

    it('a project asks once about what its README says, or what --from names', {
      timeout: 240_000,
    }, async () => {
      const { google, project, type, read } = await scene(version, 'ok');
      writeFiles(project, {
        'README.md': '# Shop\n\nA shop keeps a basket of goods.\n',
        'idea.md': 'A till that prints the basket of goods.\n',
      });
      expect(await type('/msw:init --no-ground')).not.toContain('grounded:');
      expect(google.questions()).toEqual([]);
      const facts = await type('/msw:init');
      expect(facts).toMatch(/^grounded: by the notebook; 1 question, \d+ left$/m);
      expect(facts).toContain('memory: .msw/init/memory.md; ');
      expect(google.questions()).toEqual([expect.stringContaining('A shop keeps a basket of goods.')]);
      const page = read('.msw/init/memory.md');
      expect(page).toContain('The basket is kept in a file');
      expect(page).toContain(ANSWER);
      expect(await type('/msw:init')).toMatch(KNOWN);
      expect(google.questions()).toHaveLength(1);
      await type('/msw:init --from idea.md');
      expect(google.questions()[1]).toContain('A till that prints the basket of goods.');
    });
  });
}
