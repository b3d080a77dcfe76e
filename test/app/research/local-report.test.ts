import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { researchCommand, type StartResearch } from '../../../src/app/research/research-command.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { readReport } from './support/read-report.ts';

function workspaceWith(files: Readonly<Record<string, string>>): Workspace {
  const project = tempFolder();
  writeFiles(project, files);
  initGit(project);
  const opened = openWorkspace(project, { PATH: '', MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
}

/** Nothing runs in the background here. */
const noJob: StartResearch = () => Promise.reject(new Error('a job was started'));

it('says in one sentence that nlm is missing, and what to do without it', async () => {
  const workspace = workspaceWith({ 'a.md': 'x\n' });
  const text = await researchCommand(workspace, '"retries"', noJob);
  expect(text).toContain('not installed');
  expect(text).toContain('--local');
  expect(text.split('\n')).toHaveLength(1);
  expect(await researchCommand(workspace, '', noJob)).toContain('No research here yet');
  expect(existsSync(join(workspace.project, '.msw'))).toBe(false);
});

it('quotes the project’s documents with file and line, and commits only the report', async () => {
  const workspace = workspaceWith({
    'docs/http (old).md': '# HTTP\n\nRequests are retried three times.\n',
    'node_modules/x/README.md': 'retries\n',
    '.msw/x.md': 'retries\n',
    'src/a.ts': '// retries\n',
  });
  writeFiles(workspace.project, { 'src/a.ts': '// changed\n' });
  const text = await researchCommand(workspace, 'retries --local', noJob);
  expect(text).toContain('RESEARCH_REPORT.md');
  const path = join(workspace.project, 'RESEARCH_REPORT.md');
  const markdown = readFileSync(path, 'utf8');
  expect(readReport(markdown, path).problems).toEqual([]);
  expect(markdown).toContain('[“docs/http (old).md”](docs/http%20%28old%29.md), line 3:');
  expect(markdown).toContain('\nRequests are retried three times.\n');
  expect(markdown).not.toContain('node_modules');
  expect(git(workspace.project, 'show', '--name-only', '--format=%s').split('\n').filter(Boolean)).toEqual([
    'docs(research): Generate report on retries',
    'RESEARCH_REPORT.md',
  ]);
  expect(git(workspace.project, 'status', '--porcelain')).toContain(' M src/a.ts');
});

it('writes nothing when no document mentions the topic', async () => {
  const workspace = workspaceWith({ 'README.md': '# Shop\n' });
  expect(await researchCommand(workspace, 'kubernetes --local', noJob)).toBe(
    'None of the 1 Markdown documents of this project mentions "kubernetes": say it in other words, or leave out --local to ask NotebookLM.',
  );
  expect(existsSync(join(workspace.project, 'RESEARCH_REPORT.md'))).toBe(false);
});

it('respects a project that keeps its planning out of git', async () => {
  const workspace = workspaceWith({
    'notes.md': 'Paying is hard.\n',
    '.planning/config.json': '{"commit_docs": false}',
    '.planning/phases/01-paying/.gitkeep': '',
  });
  expect(await researchCommand(workspace, '--phase 1 --local', noJob)).toContain('commit_docs');
  expect(existsSync(join(workspace.project, '.planning/phases/01-paying/01-RESEARCH.md'))).toBe(true);
});
