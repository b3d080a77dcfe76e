// Every slash command in the blocks of README, tutorial and FAQ, typed into the built hook as it is written there.
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { answerOf, makeClient, SESSION, useBuild } from './built.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const dist = useBuild();
/** What the built plugin reads besides itself. */
beforeAll(() => {
  for (const folder of ['.claude-plugin', 'recipes'])
    cpSync(join(ROOT, folder), join(dist(), '..', folder), { recursive: true });
});

const PAGES = ['README.md', 'docs/tutorial.md', 'docs/faq.md'];
/** Blocks without a language are for Claude Code. */
const blocksOf = (page: string): readonly string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, language, block = '']) => (language === '' ? [block] : []),
  );
const typedLines = new Set(PAGES.flatMap(blocksOf).flatMap((block) => block.match(/^\/msw:.*$/gm) ?? []));
const lines = [...typedLines].map((line) => {
  const [, name = '', args = ''] = /^\/msw:(\w+) ?(.*)$/.exec(line) ?? [];
  return [name, args] as const;
});

/** The scripts and programs that the lines name; all of them fail at once. */
const makeProject = (folder: string): void => {
  const scripts = Object.fromEntries(
    ['test', 'e2e', 'docs:check', 'lint', 'build'].map((name) => [name, 'exit 1']),
  );
  writeFiles(folder, {
    'package.json': `${JSON.stringify({ name: 'shop', scripts })}\n`,
    'docs/idea.md': '# A shop\n',
    '.planning/phases/01-base/01-01-PLAN.md': [
      '---\nphase: 01-base\nplan: 01\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: [a.js]\nautonomous: true\n---\n',
      '<tasks><task type="auto"><name>A</name><files>a.js</files><action>A</action>',
      '<verify>npm test</verify><done>A</done></task></tasks>\n',
    ].join('\n'),
  });
  const bin = join(folder, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of ['tsc', 'eslint']) {
    writeFileSync(join(bin, name), '#!/bin/sh\nexit 1\n');
    chmodSync(join(bin, name), 0o755);
  }
  initGit(folder);
};

const typed = async (name: string, args: string) => {
  const client = makeClient(dist());
  makeProject(client.project);
  const fields = { session_id: SESSION, cwd: client.project, transcript_path: null };
  const call = { ...fields, command_name: `msw:${name}`, command_args: args };
  const env = { ...client.env, PATH: process.env.PATH ?? '' };
  return client.raw('command', JSON.stringify(call), env);
};

requireOrSkip('posix', 'git')('the lines to type in the documents', () => {
  it('are many', () => expect(lines.length).toBeGreaterThan(30));

  const loops = lines.filter(([name]) => name === 'loop');
  describe.each(loops)('/msw:%s %s', (name, args) => {
    it('arms a loop, or names what has to be allowed first', async () => {
      const run = await typed(name, args);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const said = JSON.stringify(answerOf(run));
      expect(said).toContain(args.includes('--plan') ? '--trust' : 'MSW armed a verified loop');
    });
  });

  describe.each(lines.filter(([name]) => name !== 'loop'))('/msw:%s %s', (name, args) => {
    it('is answered', async () => {
      const run = await typed(name, args);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const said = JSON.stringify(answerOf(run));
      expect(said).toMatch(/reason|additionalContext/);
      expect(said).not.toMatch(/is not an option|Type \/msw:help|does not take/);
    });
  });
});
