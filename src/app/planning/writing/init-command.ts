// `/msw:init`: refuses where a project is planned already, else tells Claude what is known before the dialogue.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { named } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { runGit } from '../../../adapters/git/open-git.ts';
import { optionOf, readTyped } from '../../../core/commands/read-typed.ts';
import { type Answer, say } from '../../../core/report/answer.ts';
import { readMarkdown } from '../../../core/text/markdown/markdown-document.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import { findProject } from '../documents/find-planning.ts';
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
  const existing = existingDocument(root);
  if (existing !== null)
    return say(
      `This project is planned already (${existing}): /msw:next says what comes next, /msw:progress shows it.`,
    );
  if (file !== null && textOf(resolve(workspace.project, file), named) === null)
    return say(`${file} cannot be read: name a text file after --from.`);
  const folder = openMswSubfolder(root, 'init');
  if (folder.status === 'refused') return say(`MSW cannot begin: ${folder.reason}.`);
  return {
    kind: 'context',
    context: await contextOf(workspace, root, file),
    notice: null,
  };
}

async function contextOf(workspace: Workspace, root: string, file: string | null): Promise<Prose> {
  const hasGit = (await runGit(root, ['rev-parse', '--show-toplevel'])).status === 'ok';
  const map = documentNames(root, join('.planning', 'codebase')).filter((name) => name.endsWith('.md'));
  const there = KNOWN.filter((name) => existsSync(join(root, name)));
  const reports = reportsIn(root);
  return joinProse(
    [
      prose`MSW starts the planning of this project.`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`ROOT: ${quoteName(root)}`,
      prose`ANSWERS: ${quoteName(join(root, '.msw', 'init', 'answers.json'))}`,
      prose`from: ${file === null ? prose`none, ask the user` : quoteName(resolve(workspace.project, file))}`,
      prose`there already: ${namesOr(there, prose`nothing that MSW knows`)}`,
      prose`codebase map: ${namesOr(
        map.map((name) => `.planning/codebase/${name}`),
        prose`none`,
      )}`,
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

/** Reports with their titles, which are data. */
function reportsIn(root: string): readonly Prose[] {
  const folder = documentNames(root, join('docs', 'research')).map((name) => `docs/research/${name}`);
  const planned = documentNames(root, join('.planning', 'research')).map(
    (name) => `.planning/research/${name}`,
  );
  return ['RESEARCH_REPORT.md', ...folder, ...planned]
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const text = documentText(root, path);
      if (text === null) return [];
      const title = readMarkdown(text).headings.find(({ level }) => level === 1)?.title ?? '';
      const name = quoteName(path, 150);
      return [title === '' ? prose`- ${name}` : prose`- ${name} (${quoteLine(title, 80)})`];
    })
    .slice(0, MOST_REPORTS);
}
