import { join } from 'node:path';
import { expect, it } from 'vitest';
import { showPlanning } from '../../../../src/app/planning/phases/show-progress.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const ROADMAP =
  '# Roadmap: Till\n\n## Phases\n\n- [ ] **Phase 1: Base** - it works\n\n## Phase Details\n\n### Phase 1: Base\n**Goal**: it works\n';
const note = (title: string, rest = '') => `---\ntitle: ${title}\n${rest}---\n\nText.\n`;

async function pageOf(files: Readonly<Record<string, string>>, todos = 'None yet.') {
  const root = tempFolder();
  const state = `# Project State\n\n## Accumulated Context\n\n### Pending Todos\n\n${todos}\n`;
  writeFiles(join(root, '.planning'), { 'ROADMAP.md': ROADMAP, 'STATE.md': state, ...files });
  const page = await showPlanning(root, { MSW_HOME: tempFolder() });
  if (page === null || 'status' in page) throw new Error('nothing is planned');
  return { todos: page.todos, debugging: page.debugging };
}

it.each<[string, Record<string, string>, string, readonly string[]]>([
  ['a pending one', { 'todos/pending/a.md': note('Ask the bank') }, 'None yet.', ['Ask the bank']],
  [
    'one that lies in completed, too',
    { 'todos/pending/a.md': note('Ask the bank'), 'todos/completed/a.md': note('Ask the bank') },
    'None.',
    [],
  ],
  [
    'one that lies in done, too, as older files have it',
    { 'todos/pending/a.md': note('Ask the bank'), 'todos/done/a.md': note('Ask the bank') },
    'None.',
    [],
  ],
  ['one of STATE', {}, '* Ask the bank\n- ~~Ask the shop~~', ['Ask the bank']],
  [
    'one of STATE that has a file',
    { 'todos/pending/2026-01-02-bank.md': note('Ask the bank') },
    '- [Ask the bank](.planning/todos/pending/2026-01-02-bank.md)\n- **Ask the bank** (area: till)\n- Ask the shop',
    ['Ask the bank', 'Ask the shop'],
  ],
  [
    'one of STATE whose file is completed',
    { 'todos/completed/2026-01-02-bank.md': note('Ask the bank') },
    '- 2026-01-02-bank: ask\n- Ask the bank\n- Ask the shop',
    ['Ask the shop'],
  ],
])('todos: %s', async (_, files, list, expected) => {
  expect(await pageOf(files, list)).toEqual({ todos: expected, debugging: [] });
});

it.each<[string, string, boolean]>([
  ['slow.md', note('Slow', 'status: investigating\n'), true],
  ['slow.md', note('Slow', 'status: resolved\n'), false],
  ['slow.md', note('Slow', 'status: Fixed in 02-03\n'), false],
  ['slow.md', '# Slow\n\n**Status:** ✅ Resolved\n', false],
  ['slow.md', '# Slow\n\n**Status:** not resolved\n', true],
  ['resolved/slow.md', note('Slow'), false],
  ['knowledge-base.md', '# Slow\n\nWhat earlier sessions found.\n', false],
])('debug/%s with %j is open: %s', async (name, text, isOpen) => {
  expect(await pageOf({ [`debug/${name}`]: text })).toEqual({ todos: [], debugging: isOpen ? ['Slow'] : [] });
});
