// `/msw:init`: refuses where a project is planned already, else tells Claude what is known before the dialogue.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HookAnswer } from '../../../adapters/claude-code/hook-answer.ts';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { named } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { runGit } from '../../../adapters/git/run-git.ts';
import { readMarkdown } from '../../../core/planning/markdown-document.ts';
import { plainLine } from '../../../core/report/plain-line.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import type { Workspace } from '../../workspace.ts';
import { documentNames, documentText } from '../documents.ts';
import { findProject } from '../find-planning.ts';
import { existingDocument } from './create-project.ts';

const MOST_REPORTS = 12;
const KNOWN = [
  'README.md',
  'CLAUDE.md',
  'AGENTS.md',
  'package.json',
  'pyproject.toml',
  'Cargo.toml',
  'go.mod',
];

export async function initCommand(workspace: Workspace, args: string): Promise<HookAnswer> {
  const from = /^(?:--from(?:=|\s+)(?:"([^"]+)"|'([^']+)'|(\S+)))?$/.exec(args.trim());
  if (from === null) return say('Type /msw:init, or /msw:init --from FILE with what is written already.');
  const file = from[1] ?? from[2] ?? from[3] ?? null;
  const root = findProject(workspace.project) ?? workspace.project;
  const existing = existingDocument(root);
  if (existing !== null)
    return say(
      `This project is planned already (${existing}): /msw:next says how to go on, /msw:progress shows it.`,
    );
  if (file !== null && textOf(resolve(workspace.project, file), named) === null)
    return say(`${file} cannot be read: name a text file after --from.`);
  const folder = openMswSubfolder(root, 'init');
  if (folder.status === 'refused') return say(`MSW cannot begin: ${folder.reason}.`);
  return {
    kind: 'context',
    event: 'UserPromptExpansion',
    context: await contextOf(workspace, root, file),
    notice: null,
  };
}

async function contextOf(workspace: Workspace, root: string, file: string | null): Promise<string> {
  const hasGit = (await runGit(root, ['rev-parse', '--show-toplevel'])).status === 'ok';
  const map = documentNames(root, join('.planning', 'codebase')).filter((name) => name.endsWith('.md'));
  const there = KNOWN.filter((name) => existsSync(join(root, name)));
  const reports = reportsIn(root);
  return [
    'MSW starts the planning of this project.',
    `CLI: ${cliCommand(workspace)}`,
    `ROOT: ${root}`,
    `ANSWERS: ${join(root, '.msw', 'init', 'answers.json')}`,
    `from: ${file === null ? 'none, ask the user' : plainLine(resolve(workspace.project, file), 400)}`,
    `there already: ${there.join(', ') || 'nothing that MSW knows'}`,
    `codebase map: ${map.length === 0 ? 'none' : map.map((name) => `.planning/codebase/${name}`).join(', ')}`,
    ...(reports.length === 0 ? ['research: none'] : ['research:', ...reports]),
    `git: ${hasGit ? 'yes' : 'no repository; the documents will not be committed, and making one is left to the user'}`,
  ].join('\n');
}

/** Reports with their titles, which are data. */
function reportsIn(root: string): readonly string[] {
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
      return [`- ${plainLine(path, 150)}${title === '' ? '' : ` (${plainLine(title, 80)})`}`];
    })
    .slice(0, MOST_REPORTS);
}

function say(text: string): HookAnswer {
  return { kind: 'answer', text: plainLine(text, 400) };
}
