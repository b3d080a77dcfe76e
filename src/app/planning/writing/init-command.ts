// `/msw:init`: refuses when the project is already planned; else tells Claude what is known before the dialogue.
// `--milestone` does the same for the project's next milestone.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { named } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { runGit } from '../../../adapters/git/open-git.ts';
import { hasOption, optionOf, readTyped } from '../../../core/commands/read-typed.ts';
import { type Answer, say } from '../../../core/text/answer.ts';
import { readMarkdown } from '../../../core/text/markdown/markdown-document.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { writeTaskPage } from '../../memory/task-page.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import { findProject } from '../documents/find-planning.ts';
import { openPlanning } from '../documents/read-project.ts';
import { nextMilestone, takeUpMilestone } from '../milestones/begin-milestone.ts';
import { existingDocument } from './create-project.ts';

const MOST_REPORTS = 12;
const MOST_NAMES = 20;
const KNOWN = [
  'README.md',
  'CLAUDE.md',
  'AGENTS.md',
  'package.json',
  'pyproject.toml',
  'Cargo.toml',
  'go.mod',
];

export async function initCommand(workspace: Workspace, args: string): Promise<Answer> {
  const typed = readTyped('init', args);
  if (typed.status === 'refused') return say(typed.reason);
  if (typed.words.length > 0)
    return say('Type /msw:init, or /msw:init --from FILE with what is written already.');
  const file = optionOf(typed, 'from');
  const root = findProject(workspace.project) ?? workspace.project;
  const asked = hasOption(typed, 'milestone') ? await askForMilestone(root) : askForProject(root);
  if (typeof asked === 'string') return say(asked);
  if (file !== null && textOf(resolve(workspace.project, file), named) === null)
    return say(`${file} cannot be read: name a text file after --from.`);
  const folder = openMswSubfolder(root, 'init');
  if (folder.status === 'refused') return say(`MSW cannot begin: ${folder.reason}.`);
  const known = await writeTaskPage(workspace, {
    task: taskOf(workspace, root, file),
    ...{ root, page: MEMORY, grounds: !hasOption(typed, 'no-ground') },
  });
  const remembered = known.isWritten
    ? prose`memory: ${quoteName(MEMORY)}; what the project and its notebook know about this`
    : null;
  const context = await contextOf(workspace, root, file, asked);
  return {
    kind: 'context',
    context: joinProse([context, remembered, known.fact], '\n'),
    notice: known.notice,
  };
}

const MEMORY = '.msw/init/memory.md';
const LONGEST_TASK = 4000;

/** What is known of the undertaking before anybody is asked; empty when nothing is. */
function taskOf({ project }: Workspace, root: string, file: string | null): string {
  const written = file === null ? null : textOf(resolve(project, file), named);
  const text =
    written ?? documentText(root, join('.planning', 'PROJECT.md')) ?? documentText(root, 'README.md');
  return (text ?? '').slice(0, LONGEST_TASK);
}

/** The request: how Claude's work begins, and the operations that it calls. */
interface Asked {
  readonly schema: Prose;
  readonly write: Prose;
  readonly first: Prose;
  readonly lines: readonly Prose[];
}

/** A text is the answer: there is nothing to ask. */
function askForProject(root: string): Asked | string {
  const existing = existingDocument(root);
  if (existing !== null)
    return `This project is planned already (${existing}): /msw:status shows it, /msw:go does what comes next, /msw:init --milestone begins another milestone.`;
  const first = prose`MSW starts the planning of this project.`;
  return { schema: prose`project schema`, write: prose`project new`, first, lines: [] };
}

/** A milestone that the roadmap already plans needs no questions. */
async function askForMilestone(root: string): Promise<Asked | string> {
  const opened = openPlanning(root);
  if (opened.status === 'refused') return opened.reason;
  const next = nextMilestone(opened.project);
  if (next.status === 'refused') return next.reason;
  if (next.planned !== null) {
    const begun = await takeUpMilestone(opened.project);
    if (begun.status !== 'done') return begun.status === 'refused' ? begun.reason : '';
    return `Milestone ${begun.version} (${plainLine(begun.name, 80)}), which the roadmap plans, begins with phase ${begun.first}. Next: /msw:discuss ${begun.first}`;
  }
  const lines = [
    prose`version: ${quoteName(next.version)}, unless the user wants another; its phases begin with ${next.first}`,
    prose`project: .planning/PROJECT.md; it knows what this is and for whom: ask only what this milestone adds`,
    prose`shipped: ${namesOr(markdownIn(root, '.planning/milestones'), prose`nothing`)}`,
  ];
  const first = prose`MSW starts the planning of the next milestone.`;
  return { schema: prose`milestone schema`, write: prose`milestone begin`, first, lines };
}

/** Paths relative to the root. */
function markdownIn(root: string, folder: string): readonly string[] {
  const names = documentNames(root, folder).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

async function contextOf(
  workspace: Workspace,
  root: string,
  file: string | null,
  { schema, write, first, lines }: Asked,
): Promise<Prose> {
  const hasGit = (await runGit(root, ['rev-parse', '--show-toplevel'])).status === 'ok';
  const there = KNOWN.filter((name) => existsSync(join(root, name)));
  const reports = reportsIn(root);
  return joinProse(
    [
      first,
      prose`SCHEMA: ${cliCommand(workspace)} ${schema}`,
      prose`WRITE: ${cliCommand(workspace)} ${write}`,
      prose`ROOT: ${quoteName(root)}`,
      prose`ANSWERS: ${quoteName(join(root, '.msw', 'init', 'answers.json'))}`,
      prose`from: ${file === null ? prose`none, ask the user` : quoteName(resolve(workspace.project, file))}`,
      ...lines,
      prose`there already: ${namesOr(there, prose`nothing that MSW knows`)}`,
      prose`codebase map: ${namesOr(markdownIn(root, '.planning/codebase'), prose`none`)}`,
      ...(reports.length === 0 ? [prose`research: none`] : [prose`research:`, ...reports]),
      hasGit
        ? prose`git: yes`
        : prose`git: no repository; the documents will not be committed, and making one is left to the user`,
    ],
    '\n',
  );
}

function namesOr(names: readonly string[], none: Prose): Prose {
  if (names.length === 0) return none;
  return joinProse(
    names.slice(0, MOST_NAMES).map((name) => quoteName(name, 150)),
    ', ',
  );
}

/** Reports with their titles, quoted because they are data. */
function reportsIn(root: string): readonly Prose[] {
  const folders = ['docs/research', '.planning/research'].flatMap((folder) => markdownIn(root, folder));
  const reports = ['RESEARCH_REPORT.md', ...folders].flatMap((path) => {
    const text = documentText(root, path);
    const title = readMarkdown(text ?? '').headings.find(({ level }) => level === 1)?.title ?? '';
    const name = quoteName(path, 150);
    if (text === null) return [];
    return [title === '' ? prose`- ${name}` : prose`- ${name} (${quoteLine(title, 80)})`];
  });
  return reports.slice(0, MOST_REPORTS);
}
