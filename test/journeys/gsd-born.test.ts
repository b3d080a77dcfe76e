// A project that gsd-core's own commands started and carried through its first phase is picked up by MSW, which plans,
// executes and verifies the second; then gsd-core closes it and reports no new problem.
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlanning } from '../../src/app/planning/documents/read-project.ts';
import { syncPlanning } from '../../src/app/planning/phases/sync-planning.ts';
import { readVerification } from '../../src/core/planning/documents/verification.ts';
import { ask, at, listAt } from '../app/planning/oracle.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import {
  agentsOf,
  calls,
  closePlan,
  executeLead,
  FILL,
  planLead,
  turnOf,
  verifierOf,
  verifyLead,
  WORK_GRANTS,
  write,
} from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { type Files, git, initGit, writeFiles } from '../support/sample-project.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { makePlace, PLUGIN, runJourney } from './journey.ts';

const FIRST = '.planning/phases/01-foundation';
const SECOND = '.planning/phases/02-report';
const CLI = join(PLUGIN, 'dist', 'cli.mjs');

/** What GSD's agents write by prompt: the project's content in the forms of GSD's templates. */
const WRITTEN: Files = {
  '.planning/PROJECT.md': `# Words

## What This Is

A program that counts words.

## Core Value

Every word is counted.

## Requirements

### Validated

(None yet)

### Active

- [ ] Words are counted
- [ ] A report of the count

### Out of Scope

- Pictures — words only

## Constraints

- **Size**: small — one person reads it

## Key Decisions

| Decision | Rationale | Outcome |
|----------|-----------|---------|

---
*Last updated: 2026-11-22 after initialization*
`,
  '.planning/REQUIREMENTS.md': `# Requirements: Words

**Defined:** 2026-11-22
**Core Value:** Every word is counted.

## v1 Requirements

### Base

- [ ] **BASE-01**: The words of a text are counted
- [ ] **BASE-02**: A report says how many words there are

## Traceability

| Requirement | Phase | Status |
|-------------|-------|--------|
| BASE-01 | Phase 1 | Pending |
| BASE-02 | Phase 2 | Pending |
`,
  '.planning/ROADMAP.md': `# Roadmap: Words

## Overview

First the count, then the report.

## Phases

## Phase Details

## Progress

| Phase | Plans Complete | Status | Completed |
|-------|----------------|--------|-----------|
`,
};

interface Part {
  readonly name: string;
  readonly requirement: string;
  readonly truth: string;
  readonly code: string;
  readonly test: string;
}
const COUNT: Part = {
  name: 'count',
  requirement: 'BASE-01',
  truth: 'The words of a text are counted',
  code: "export const count = (text) => text.split(' ').length;\n",
  test: "assert.equal(part.count('two words'), 2)",
};
const REPORT: Part = {
  name: 'report',
  requirement: 'BASE-02',
  truth: 'A report says how many words there are',
  code: "import { count } from './count.js';\nexport const report = (text) => ['Words:', count(text)].join(' ');\n",
  test: "assert.equal(part.report('two words'), 'Words: 2')",
};

const workOf = ({ name, code, test }: Part): Files => ({
  [`src/${name}.js`]: code,
  [`test/${name}.test.js`]: `import assert from 'node:assert/strict';
import { it } from 'node:test';
import * as part from '../src/${name}.js';
it('works', () => ${test});
`,
});

/** Each text must be there, so that a changed template of gsd-core is noticed. */
const fillIn = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((filled, [open, words]) => {
    if (!filled.includes(open)) throw new Error(`the template has no ${open}`);
    return filled.replaceAll(open, () => words);
  }, text);

const edit = (cwd: string, path: string, pairs: readonly (readonly [string, string])[]): void =>
  writeFiles(cwd, { [path]: fillIn(readFileSync(join(cwd, path), 'utf8'), pairs) });

const inPlan = ({ name, requirement, truth }: Part) =>
  [
    ['files_modified: []', `files_modified: [src/${name}.js, test/${name}.test.js]`],
    ['user_setup: []', `requirements: [${requirement}]\nuser_setup: []`],
    ['truths: []', `truths: ["${truth}"]`],
    [
      'artifacts: []',
      `artifacts:\n    - path: src/${name}.js\n      provides: ${name}\n      exports: [${name}]`,
    ],
    ['[Title]', name],
    ['[What this plan builds]', `src/${name}.js`],
    ['[Why it matters for the phase goal]', truth],
    ['[Concrete deliverable]', `src/${name}.js and its test`],
    ['[Task name]', `Task 1: ${name}`],
    ['[file paths]', `src/${name}.js, test/${name}.test.js`],
    ['[What to do]', `Export ${name} from src/${name}.js, with a test.`],
    ['[How to verify]', `<automated>node --test test/${name}.test.js</automated>`],
    ['[Definition of done]', 'The test passes.'],
    ['[How to verify this plan achieved its objective]', '- [ ] node --test passes'],
    ['- [ ] [Criterion 1]\n- [ ] [Criterion 2]', `- [ ] ${truth}`],
  ] as const;

const stateTemplate = (): string => {
  const core = dirname(createRequire(import.meta.url).resolve('@opengsd/gsd-core/package.json'));
  const page = readFileSync(join(core, 'gsd-core', 'templates', 'state.md'), 'utf8');
  const [, body = ''] = /```markdown\r?\n([\s\S]*?)\n```/.exec(page) ?? [];
  return `${fillIn(body, [
    ['[date]', '2026-11-22'],
    ['[One-liner from PROJECT.md Core Value section]', 'Every word is counted.'],
    ['[Current phase name]', 'Foundation'],
    ['[X] of [Y] ([Phase name])', '1 of 2 (Foundation)'],
    ['[A] of [B] in current phase', '0 of 1 in current phase'],
    ['[Ready to plan / Planning / Ready to execute / In progress / Phase complete]', 'Ready to plan'],
    ['[YYYY-MM-DD] — [What happened]', '2026-11-22 — Roadmap created'],
    ['- [Phase X]: [Decision summary]\n- [Phase Y]: [Decision summary]', 'None yet.'],
    ['[Description of last completed action]', 'Roadmap created'],
  ])}\n`;
};

/** What MSW would change: `before > after`, without the clock. */
const wouldChange = async (cwd: string): Promise<readonly string[]> => {
  const opened = openPlanning(cwd);
  if (opened.status === 'refused') return [opened.reason];
  const synced = await syncPlanning(opened.project, { dryRun: true });
  if (synced.status === 'refused') return [synced.reason];
  const lines = synced.changes.flatMap((change) => change.lines);
  return lines
    .map(({ before, after }) => `${before.trim()} > ${after.trim()}`)
    .filter((line) => !line.startsWith('last_updated:'));
};

/** gsd-core's commands, in the order of its own workflows, from a new folder to a closed first phase. */
const makeBorn = async (cwd: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const gsd = async (line: string, ...more: readonly string[]): Promise<unknown> => {
    const told = await ask('core', cwd, [...line.split(' '), ...more]);
    if (typeof told === 'string') throw new Error(`${line}: ${told}`);
    return told;
  };
  await gsd('config-new-project', '{}');
  writeFiles(cwd, {
    'package.json': '{"name":"words","type":"module","scripts":{"test":"node --test"}}\n',
    '.gitignore': '.msw/\n',
    ...FILL,
    ...WRITTEN,
    '.planning/STATE.md': stateTemplate(),
  });
  initGit(cwd);
  await gsd('phase add Foundation');
  await gsd('phase add Report');
  const added = await wouldChange(cwd);
  const detail = (goal: string, { requirement, truth }: Part) =>
    `**Goal:** ${goal}\n**Requirements**: ${requirement}\n**Success Criteria** (what must be TRUE):\n\n  1. ${truth}\n`;
  const roadmap = readFileSync(join(cwd, '.planning/ROADMAP.md'), 'utf8');
  const [head = '', first = '', second = ''] = roadmap.split(
    '**Goal:** [To be planned]\n**Requirements**: TBD\n',
  );
  writeFiles(cwd, {
    '.planning/ROADMAP.md': `${head}${detail('Words are counted', COUNT)}${first}${detail('The count is reported', REPORT)}${second}`,
  });
  await gsd('template fill plan --phase 1 --plan 01');
  edit(cwd, `${FIRST}/01-01-PLAN.md`, inPlan(COUNT));
  await gsd('state begin-phase --phase 1 --name Foundation --plans 1');
  const begun = await wouldChange(cwd);
  writeFiles(cwd, workOf(COUNT));
  git(cwd, 'add', 'src', 'test');
  git(cwd, 'commit', '-qm', 'feat(01-01): write count');
  await gsd('template fill summary --phase 1 --plan 01');
  edit(cwd, `${FIRST}/01-01-SUMMARY.md`, [
    ['"[primary category]"', 'counting'],
    ['[X]min', '5min'],
    ['[Substantive one-liner describing outcome]', 'Words are counted'],
    ['[time]', '5min'],
    ['[count completed]', '1'],
    ['[count]', '2'],
    ['- [Key outcome 1]\n- [Key outcome 2]', '- Words are counted'],
    ['[task name]', 'count'],
    ['`hash`', git(cwd, 'rev-parse', '--short', 'HEAD').trim()],
    ['`path/to/file.ts` - What it does', '`src/count.js` - counts'],
    ['[Key decisions or "None - followed plan as specified"]', 'None - followed plan as specified'],
    ["[What's ready for next phase]", 'The count is there.'],
  ]);
  await gsd('state advance-plan');
  await gsd('state record-metric --phase 1 --plan 01 --duration 5min --tasks 1 --files 2');
  await gsd('state add-decision --phase 1', '--summary', 'Words end at blanks', '--rationale', 'enough here');
  await gsd('state record-session', '--stopped-at', 'Completed 01-01-PLAN.md', '--resume-file', 'None');
  await gsd('roadmap update-plan-progress 1');
  await gsd('requirements mark-complete BASE-01');
  const executed = await wouldChange(cwd);
  await gsd('template fill verification --phase 1');
  await gsd(`frontmatter set ${FIRST}/01-VERIFICATION.md --field status --value passed`);
  await gsd('phase complete 1');
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'docs(phase-1): complete phase execution');
  return { added, begun, executed, closed: await wouldChange(cwd) };
};

/** gsd-core's complaints about the project, without W010, which is about agents installed on this machine. */
const complaintsOf = async (cwd: string): Promise<readonly unknown[]> => {
  const [health, consistency] = await Promise.all([
    ask('core', cwd, ['validate', 'health']),
    ask('core', cwd, ['validate', 'consistency']),
  ]);
  const told = [health, consistency].flatMap((one) => [...listAt(one, 'errors'), ...listAt(one, 'warnings')]);
  return told.filter((one) => at(one, 'code') !== 'W010');
};

const born = { folder: '', secondPlan: '', complaints: [] as readonly unknown[], changes: {} };

beforeAll(async () => {
  born.folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
  born.changes = await makeBorn(born.folder);
  born.complaints = await complaintsOf(born.folder);
  // What the planner of the second phase will write: gsd-core's form, filled in.
  await ask('core', born.folder, ['template', 'fill', 'plan', '--phase', '2', '--plan', '01']);
  const path = join(born.folder, SECOND, '02-01-PLAN.md');
  born.secondPlan = fillIn(readFileSync(path, 'utf8'), [
    ...inPlan(REPORT),
    [
      '@.planning/STATE.md',
      `@.planning/STATE.md
@${SECOND}/02-RESEARCH.md`,
    ],
  ]);
  rmSync(path);
}, 120_000);
afterAll(() => removeFolder(born.folder));

requireOrSkip('git')('a project of gsd-core', () => {
  it('is consistent after each of its workflows, except for counts that it has not updated yet', () => {
    expect(born.changes).toEqual({
      // `phase add` leaves the mirror in STATE to the next command that touches STATE: another count than the disk's may
      // be of another scope.
      added: [],
      // ROADMAP's count waits for `roadmap update-plan-progress`.
      begun: ['**Plans:** 0 plans > **Plans:** 1 plan'],
      executed: [],
      closed: [],
    });
  });

  it('is read correctly, and needs no fixing', async () => {
    const json = async (...words: readonly string[]): Promise<unknown> =>
      JSON.parse(
        (await execa(process.execPath, [CLI, ...words, '--json'], { cwd: born.folder, reject: false }))
          .stdout,
      );
    expect(await json('state', 'sync', '--dry-run')).toMatchObject({
      changed: false,
      changes: [],
      left: null,
    });
    expect(await json('state', 'show')).toMatchObject({
      current_phase: '02',
      current_phase_name: 'Report',
      status: 'planning',
      progress: { total_phases: 2, completed_phases: 1, total_plans: 1, completed_plans: 1, percent: 50 },
      diagnostics: [],
    });
    expect(await json('plan', 'parse', `${FIRST}/01-01-PLAN.md`)).toMatchObject({
      phase: '01-foundation',
      plan: '01',
      requirements: ['BASE-01'],
      mustHaves: { truths: [COUNT.truth], artifacts: [{ path: 'src/count.js', exports: ['count'] }] },
      tasks: [{ verify: { automated: ['node --test test/count.test.js'] } }],
    });
    expect(await json('plan', 'waves', FIRST)).toMatchObject({
      waves: [{ wave: 1, plans: ['01-01'] }],
      incomplete: [],
      problems: [],
      oddlyNamed: [],
    });
  });
});

const agents = (cwd: string): Step =>
  agentsOf({
    researcher: (request) =>
      turnOf(request) > 0
        ? '## RESEARCH COMPLETE'
        : write(cwd, {
            [`${SECOND}/02-RESEARCH.md`]: '# Phase 2: Report - Research\n\n## Sources\n\nNone.\n',
          }),
    planner: (request) =>
      turnOf(request) > 0
        ? '## PLANNING COMPLETE'
        : write(cwd, { [`${SECOND}/02-01-PLAN.md`]: born.secondPlan }),
    checker: (request) =>
      turnOf(request) > 0
        ? '## VERIFICATION PASSED'
        : write(cwd, {
            '.msw/planning/02-review.md': '## VERIFICATION PASSED\nCriteria: 1 of 1 reached\n',
          }),
    executor: (request) => {
      if (turnOf(request) > 0) return '## PLAN COMPLETE\n**Plan:** 02-01';
      writeFiles(cwd, workOf(REPORT));
      return calls(...closePlan(request, 'write report'));
    },
    verifier: verifierOf('src/report.js:2 it says so'),
  });

for (const version of sampleOf('gsd-born', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a project of gsd-core on ${version}`, () => {
    it('continues with MSW, and back to gsd-core', { timeout: 180_000 }, async () => {
      const place = makePlace();
      const { cwd } = place;
      // The times too: gsd-core considers a verification stale when a summary is newer.
      cpSync(born.folder, cwd, { recursive: true, preserveTimestamps: true });
      const type = (prompt: string, main: readonly Step[] = []): Promise<ClientRun> =>
        runJourney({
          version,
          ...place,
          prompt,
          permissions: 'default',
          args: WORK_GRANTS,
          script: { main, sub: [agents(cwd)] },
        });
      const last = (run: ClientRun): string => run.results.at(-1)?.result ?? '';
      const told = async (prompt: string): Promise<string> => {
        const run = await type(prompt);
        expect(run.requests).toEqual([]);
        return last(run);
      };

      const progress = await told('/msw:status');
      expect(progress).toContain('50% · 1 of 2 phases · 1 of 1 plan');
      expect(progress).toContain('✓ 1 Foundation: 1 of 1 plan done, verified');
      expect(progress).toContain('▸ 2 Report: not begun');
      expect(progress).toContain('Decisions noted: 1');
      expect(await told('/msw:status')).toContain('/msw:discuss 2');
      expect(git(cwd, 'status', '--porcelain')).toBe('');

      expect(last(await type('/msw:plan 2', [planLead]))).toBe('Planned.');
      const [trust = 'nothing to trust'] = /--trust [0-9a-f]{16}/.exec(await told('/msw:execute 2')) ?? [];
      expect(last(await type(`/msw:execute 2 ${trust}`, [executeLead]))).toBe('The execution is done.');
      expect(last(await type('/msw:verify 2', [verifyLead]))).toBe('Phase 2: passed, next /msw:go.');
      const verified = readVerification(readFileSync(join(cwd, SECOND, '02-VERIFICATION.md'), 'utf8'));
      expect(verified).toMatchObject({ status: 'passed', gaps: [] });
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      const state = readFileSync(join(cwd, '.planning/STATE.md'), 'utf8');
      expect(state).toContain('**Current focus:** Phase 2 — Report\n');
      expect(state).toContain('Plan: 1 of 1\nStatus: All phases complete\n');
      expect(await complaintsOf(cwd)).toEqual(born.complaints);

      expect(await ask('core', cwd, ['phase', 'complete', '2'])).toMatchObject({
        completed_phase: '2',
        is_last_phase: true,
        has_warnings: false,
      });
      expect(await ask('core', cwd, ['roadmap', 'analyze'])).toMatchObject({
        phases: [
          { number: '1', plan_count: 1, summary_count: 1, disk_status: 'complete' },
          { number: '2', plan_count: 1, summary_count: 1, disk_status: 'complete' },
        ],
      });
      expect(await ask('core', cwd, ['state', 'json'])).toMatchObject({
        progress: { total_phases: 2, completed_phases: 2, total_plans: 2, completed_plans: 2, percent: 100 },
      });
      expect(await ask('core', cwd, ['phase-plan-index', '2'])).toMatchObject({
        plans: [{ id: '02-01', has_summary: true }],
        incomplete: [],
      });
      expect(await complaintsOf(cwd)).toEqual(born.complaints);
      const requirements = readFileSync(join(cwd, '.planning/REQUIREMENTS.md'), 'utf8');
      expect(requirements).toContain('| BASE-02 | Phase 2 | Complete |');
    });
  });
}
