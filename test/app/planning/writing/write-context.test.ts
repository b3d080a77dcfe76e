import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../src/adapters/files/make-folder.ts';
import { openPhase } from '../../../../src/app/planning/documents/open-phase.ts';
import { addBlockers, addDecisions } from '../../../../src/app/planning/documents/record-state.ts';
import { nextStepOf, showPlanning } from '../../../../src/app/planning/phases/show-progress.ts';
import { createProject } from '../../../../src/app/planning/writing/create-project.ts';
import { writeContext } from '../../../../src/app/planning/writing/write-context.ts';
import { ownCommand } from '../../../../src/app/workspace/cli-command.ts';
import { contextExample } from '../../../../src/core/planning/writing/context-document.ts';
import { projectExample } from '../../../../src/core/planning/writing/project-answers.ts';
import { renderPlanningPage } from '../../../../src/core/report/planning-page.ts';
import { openedProject } from '../../../support/opened-project.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask } from '../oracle.ts';

const NOW = '2026-02-03T04:05:06.000Z';
const FILE = '.planning/phases/01-sales/01-CONTEXT.md';

async function project(): Promise<string> {
  const root = tempFolder();
  mkdirSync(join(root, 'docs', 'research'), { recursive: true });
  writeFileSync(join(root, 'docs', 'research', 'tills.md'), '# Tills\n\n## Undo\n');
  initGit(root);
  await createProject(root, projectExample, NOW);
  return root;
}
function phase(root: string) {
  const found = openPhase(openedProject(root), '1');
  if (found === null) throw new Error('no phase 1');
  return found;
}

it('writes numbered decisions, records the current position, and commits both', async () => {
  const root = await project();
  const written = await writeContext(phase(root), contextExample, { update: false, now: NOW });
  expect(written).toMatchObject({ status: 'done', file: FILE, commit: { status: 'committed' } });
  const text = readFileSync(join(root, FILE), 'utf8');
  expect(text).toContain('# Phase 1: Sales - Context\n');
  expect(text).toContain(
    '### Storage\n\n- **D-01:** One line of JSON for each sale, only appended\n\n### Undo\n\n- **D-02:**',
  );
  expect(text).toContain('- `docs/research/tills.md#undo` — What may be undone\n');
  expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('docs(01): capture phase context');
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(openedProject(root).state).toMatchObject({
    stoppedAt: 'Phase 1 context gathered',
    lastActivity: '2026-02-03',
  });
  expect(nextStepOf(openedProject(root))).toMatchObject({ action: 'plan', command: '/msw:plan 1' });
  expect(await ask('core', root, ['init', 'plan-phase', '1'])).toMatchObject({
    has_context: true,
    phase_dir: expect.stringContaining('01-sales'),
  });
  expect(await ask('core', root, ['state', 'json'])).toMatchObject({
    stopped_at: 'Phase 1 context gathered',
    last_activity: '2026-02-03',
  });
});

it('extends an existing context, and loses nothing of it', async () => {
  const root = await project();
  await writeContext(phase(root), contextExample, { update: false, now: NOW });
  const before = readFileSync(join(root, FILE), 'utf8');
  expect(await writeContext(phase(root), contextExample, { update: false })).toMatchObject({
    status: 'refused',
  });
  const more = {
    boundary: 'x',
    decisions: [{ area: 'Undo', text: 'Twice' }],
    deferred: ['Later'],
    references: [],
  };
  expect(await writeContext(phase(root), more, { update: true, now: NOW })).toMatchObject({ status: 'done' });
  const after = readFileSync(join(root, FILE), 'utf8');
  expect(after).toBe(
    before
      .replace('</decisions>', '### Undo\n\n- **D-03:** Twice\n\n</decisions>')
      .replace('</deferred>', '- Later\n\n</deferred>'),
  );
});

it('reports what is wrong with the answers', async () => {
  const root = await project();
  const bad = { boundary: '', decisions: [], references: [{ path: 'nowhere.md', about: 'x' }] };
  const shape = await writeContext(phase(root), bad, { update: false });
  expect(shape.status === 'invalid' && shape.problems.map(({ where }) => where)).toEqual([
    'boundary',
    'decisions',
  ]);
  const missing = await writeContext(
    phase(root),
    { ...contextExample, references: bad.references },
    { update: false },
  );
  expect(missing.status === 'invalid' && missing.problems[0]?.message).toContain('nowhere.md does not exist');
});

it("shows GSD's pending todos and open debugging notes", async () => {
  const root = await project();
  const notes: Readonly<Record<string, string>> = {
    'todos/pending/one.md': '---\ntitle: Ask the bank\n---\n',
    'todos/completed/two.md': '# Asked\n',
    'debug/slow.md': '---\nstatus: investigating\n---\n\n# The till is slow\n',
    'debug/old.md': '---\nstatus: resolved\n---\n\n# It was slow\n',
    'debug/resolved/older.md': '# Older\n',
  };
  for (const [path, text] of Object.entries(notes)) {
    makeFolder(dirname(join(root, '.planning', path)));
    writeFileSync(join(root, '.planning', path), text);
  }
  const shown = await showPlanning(root, {});
  expect(shown).toMatchObject({ todos: ['Ask the bank'], debugging: ['The till is slow'] });
  const page = shown !== null && 'standing' in shown ? renderPlanningPage(shown) : '';
  expect(page).toContain('Todo: Ask the bank\nDebugging: The till is slow\n');
});

it('shows the project on one page', async () => {
  const root = await project();
  await addDecisions(openedProject(root), [{ phase: '1', text: 'Use files' }]);
  await addBlockers(openedProject(root), ['Waiting for\u001b[31m the bank']);
  const shown = await showPlanning(root, {});
  expect(shown !== null && 'standing' in shown && renderPlanningPage(shown)).toBe(
    [
      'Till · v1.0',
      '[░░░░░░░░░░] 0% · 0 of 2 phases · 0 of 0 plans',
      '',
      '  ▸ 1 Sales: not begun',
      '    2 Reports: not begun',
      '',
      'Blocker: Waiting for [31m the bank',
      `  When one is gone, with its words: ${ownCommand()} state blocker resolve "WORDS"`,
      'Decisions noted: 2',
      'Last activity: 2026-02-03 — Project initialized',
      'Stopped at: Project initialized',
      'Next: /msw:discuss 1 — Phase 1 has not begun.',
    ].join('\n'),
  );
});
