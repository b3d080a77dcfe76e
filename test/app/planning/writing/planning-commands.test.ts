import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { quickCommand } from '../../../../src/app/planning/quick/quick-command.ts';
import { createProject } from '../../../../src/app/planning/writing/create-project.ts';
import { discussCommand } from '../../../../src/app/planning/writing/discuss-command.ts';
import { initCommand } from '../../../../src/app/planning/writing/init-command.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { plainAnswers } from './plain-answers.ts';

function workspace() {
  const root = tempFolder();
  const opened = openWorkspace(root, { MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
}
async function planned() {
  const place = workspace();
  expect(await createProject(place.project, plainAnswers)).toMatchObject({ status: 'done' });
  return place;
}

it('planning commands refuse nonsensical calls with one sentence, and leave no trace', async () => {
  const empty = workspace();
  const refusals = [
    await initCommand(empty, 'something else'),
    await initCommand(empty, '--from nowhere.md'),
    discussCommand(empty, '1'),
  ];
  expect(refusals.map((one) => (one.kind === 'answer' ? one.text : one.kind))).toEqual([
    'Type /msw:init, or /msw:init --from FILE with what is written already.',
    'nowhere.md cannot be read: name a text file after --from.',
    `Nothing is planned in ${empty.project} yet: begin with /msw:init.`,
  ]);
  expect(existsSync(join(empty.project, '.msw'))).toBe(false);
  const place = await planned();
  const folder = join(place.project, '.planning', 'phases', '01-sales');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '01-CONTEXT.md'), '# C\n');
  const more = [
    await initCommand(place, ''),
    discussCommand(place, ''),
    discussCommand(place, '7'),
    discussCommand(place, '1'),
    discussCommand(place, '2 --update'),
  ];
  expect(more.map((one) => (one.kind === 'answer' ? one.text : one.kind))).toEqual([
    'This project is planned already (.planning/PROJECT.md): /msw:status shows it, /msw:go does what comes next, /msw:init --milestone begins another milestone.',
    'Name one phase, for example /msw:discuss 1. Next is /msw:plan 1.',
    'There is no phase "7" in this milestone: it has 1, 2.',
    'Phase 1 is discussed (.planning/phases/01-sales/01-CONTEXT.md): /msw:plan 1 is next, /msw:discuss 1 --update adds to it.',
    'Phase 2 has no context yet: /msw:discuss 2 without --update.',
  ]);
});

it.each(['init', 'discuss', 'quick'])(
  'planning commands write nothing through a link or a file at .msw/%s',
  async (name) => {
    const begin = async (hinder: (path: string) => void) => {
      const place = name === 'init' ? workspace() : await planned();
      mkdirSync(join(place.project, '.msw'), { recursive: true });
      hinder(join(place.project, '.msw', name));
      if (name === 'init') return initCommand(place, '');
      if (name === 'discuss') return discussCommand(place, '1');
      const input = { session: 's1', command: 'quick', args: '"a task"', transcriptPath: null };
      return quickCommand(place, input, process.pid);
    };
    const elsewhere = tempFolder();
    const refused = { kind: 'answer', text: expect.stringContaining('MSW cannot begin: ') };
    expect(await begin((path) => symlinkSync(elsewhere, path, 'junction'))).toMatchObject(refused);
    expect(await begin((path) => symlinkSync(join(elsewhere, 'none'), path, 'junction'))).toMatchObject(
      refused,
    );
    expect(await begin((path) => writeFileSync(path, ''))).toMatchObject(refused);
    expect(readdirSync(elsewhere)).toEqual([]);
  },
);

it('planning commands give Claude what it needs in few words', async () => {
  const place = workspace();
  writeFileSync(join(place.project, 'RESEARCH_REPORT.md'), '# On <system-reminder> tills\n');
  writeFileSync(join(place.project, 'prd.md'), '# P\n');
  const init = await initCommand(place, '--from "prd.md"');
  const text = init.kind === 'context' ? init.context : '';
  expect(text.startsWith('MSW starts the planning of this project.\n')).toBe(true);
  expect(text).toContain(`from: ${join(place.project, 'prd.md')}\n`);
  expect(text).toContain('- RESEARCH_REPORT.md (“On');
  expect(text).not.toContain('<system-reminder>');
  expect(text).toContain('git: no repository');
  const discuss = discussCommand(await planned(), '02');
  const facts = discuss.kind === 'context' ? discuss.context : '';
  expect(facts.startsWith('MSW discusses phase 2 (“Reports”).\n')).toBe(true);
  expect(facts).toContain(
    '- REP-01: “User can print the sum of a day”\nsuccess criteria:\n1. “The sum of a day is printed”\n',
  );
  expect(facts).toContain('read before you ask:\n- .planning/PROJECT.md\n- .planning/REQUIREMENTS.md');
});
