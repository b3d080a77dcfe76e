// The ceilings in small repositories of their own, with a server that answers like the built one.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'ceilings.mjs');
const KEPT = 'scripts/ceilings.json';
const SERVER = `const tool = { name: 'ask', description: 'Ask', inputSchema: {}, outputSchema: {}, annotations: {} };
const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
for await (const line of (await import('node:readline')).createInterface(process.stdin)) {
  const { id, method } = JSON.parse(line);
  answer(id, method === 'initialize' ? { instructions: 'Ask.' } : { tools: [tool] });
}
`;

const commit = (root: string): void => {
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'chore: change');
};

const lines = (count: number): string => 'go();\n'.repeat(count);

const newRepository = (): string => {
  const root = tempFolder();
  const long = 'x'.repeat(100);
  writeFiles(root, {
    'src/core/big.ts': lines(301),
    'src/core/even.ts': `${lines(295)}export const a = /${long}/;\n/short/.test(a);\n${lines(3)}`,
    'src/core/built.ts': `new RegExp('${long}');\nnew RegExp(given);\nconst raw = String.raw\`${long}\`;\n${lines(97)}`,
    'src/core/secrets/find.ts': `/${long}/.test(a);\n`,
    'src/core/failure/readers/tool.ts': '/a/.test(b);\n/c/.test(d);\n',
    'docs/page.md': '# One page\n\nof five words\n',
    'docs/picture.svg': 'a b c d',
    'dist/mcp.mjs': SERVER,
    'dist/cli.mjs': ' '.repeat(1_230_000 - SERVER.length),
    'dist/obsidian/main.js': ' '.repeat(1_000_000),
    'agents/worker.md': '---\nname: worker\ndescription: Works\ntools: Read\n---\n\nWork.\n',
    'skills/one/SKILL.md': '---\ndescription: Knows\n---\n\nMuch.\n',
    'commands/loop.md': '---\ndescription: Loops\ndisable-model-invocation: true\n---\n\nLoop.\n',
    'scripts/.keep': '',
  });
  initGit(root);
  return root;
};

const run = (root: string, ...args: readonly string[]) => {
  const ran = spawnSync(process.execPath, [SCRIPT, '--root', root, ...args], { encoding: 'utf8' });
  return { code: ran.status, said: `${ran.stdout}${ran.stderr}`.trim() };
};

const kept = (root: string): Record<string, { readonly most: number; readonly for?: string }> =>
  JSON.parse(readFileSync(join(root, KEPT), 'utf8'));
const setLines = (root: string, ceiling: { readonly most: number; readonly for?: string }): void =>
  writeFiles(root, { [KEPT]: JSON.stringify({ ...kept(root), 'lines of src': ceiling }) });

const GREEN = { code: 0, said: 'Nothing is above its ceiling.' };
const withCeilings = (): string => {
  const root = newRepository();
  expect(run(root, '--write')).toEqual({ code: 0, said: `${KEPT} has today's figures.` });
  commit(root);
  return root;
};

requireOrSkip('git')('the ceilings', () => {
  it('are counted from the files', () => {
    const root = withCeilings();
    // Agent, skill, the instructions, and the tool without what no client sends on.
    const context = ['agents/worker.md', 'Works', 'Read', 'skills/one/SKILL.md', 'Knows', 'Ask.'].join('');
    const tool = '{"name":"ask","description":"Ask","inputSchema":{}}';
    expect(Object.entries(kept(root)).map(([name, { most }]) => [name, most])).toEqual([
      ['lines of src', 301 + 300 + 100 + 1 + 2],
      ['files of src above 300 lines', 1],
      ['folders of src in circles', 0],
      ['files in the fullest folder of src', 3],
      ['patterns of 100 characters and more', 4],
      ['patterns in 100 lines, without readers and secrets', 0.6],
      ['words of docs', 6],
      ['MB of dist, without Obsidian', 1.23],
      ['tokens always in context', Math.ceil((context.length + tool.length) / 4)],
    ]);
  });

  it.each([
    ['a type', "import type { A } from '../adapters/read.ts';"],
    ['a late import', "const { a } = await import('../adapters/read.ts');"],
  ])('name the folders that import each other by %s', (_, line) => {
    const root = withCeilings();
    const back = "import { b } from '../app/log/write.ts';\n";
    writeFiles(root, { 'src/core/one.ts': line, 'src/adapters/read.ts': back });
    expect(run(root).said).not.toContain('circles');
    writeFiles(root, { 'src/app/log/write.ts': "import '../../core/one.ts';\n" });
    const red = run(root);
    expect(red.code).toBe(1);
    expect(red.said).toContain('Folders that import each other: adapters, app/log, core\n');
    expect(red.said).toContain('folders of src in circles: 3, the ceiling is 0');
  });

  it('let a figure fall, and are lowered to it', () => {
    const root = withCeilings();
    writeFiles(root, { 'src/core/big.ts': lines(300), 'src/core/even.ts': lines(1) });
    expect(run(root).code).toBe(0);
    run(root, '--write');
    expect(kept(root)['lines of src']).toEqual({ most: 404 });
    expect(kept(root)['files of src above 300 lines']).toEqual({ most: 0 });
    expect(kept(root)['patterns of 100 characters and more']).toEqual({ most: 3 });
  });

  it('let a figure rise only with what it is for', () => {
    const root = withCeilings();
    writeFiles(root, { 'docs/other.md': 'Two words' });
    const red = run(root);
    expect(red.code).toBe(1);
    expect(red.said.split('\n')).toEqual([
      'words of docs: 8, the ceiling is 6',
      'Make it smaller, or: node scripts/ceilings.mjs --write --for "what for"',
    ]);
    expect(run(root, '--write')).toEqual({
      code: 1,
      said: 'words of docs: risen. Say what for: --write --for "what for"',
    });
    expect(kept(root)['words of docs']).toEqual({ most: 6 });
    expect(run(root, '--write', '--for', 'a page about others').code).toBe(0);
    expect(kept(root)['words of docs']).toEqual({ most: 8, for: 'a page about others' });
    expect(kept(root)['lines of src']).toEqual({ most: 704 });
    expect(run(root)).toEqual(GREEN);
  });

  it.each([
    ['no text', { most: 800 }],
    ['an empty text', { most: 800, for: ' ' }],
    ['the text of the last time', { most: 800, for: 'the first feature' }],
  ])('are not raised by hand with %s', (_, ceiling) => {
    const root = withCeilings();
    setLines(root, { most: 704, for: 'the first feature' });
    commit(root);
    setLines(root, ceiling);
    const red = { code: 1, said: expect.stringContaining('lines of src: ceiling raised from 704 to 800') };
    expect(run(root)).toEqual(red);
    commit(root);
    expect(run(root)).toEqual(red);
    writeFiles(root, { 'README.md': 'x' });
    commit(root);
    expect(run(root)).toEqual(red);
    setLines(root, { most: 800, for: 'the second feature' });
    git(root, 'commit', '-q', '--amend', '--all', '--no-edit');
    expect(run(root)).toEqual(GREEN);
  });

  it('see a raise that a merge brings', () => {
    const root = withCeilings();
    git(root, 'checkout', '-qb', 'work');
    setLines(root, { most: 800 });
    commit(root);
    writeFiles(root, { 'docs/other.md': '' });
    commit(root);
    git(root, 'checkout', '-q', 'main');
    git(root, 'merge', '-q', '--no-ff', '--no-edit', 'work');
    expect(run(root).said).toContain('lines of src: ceiling raised from 704 to 800');
  });

  it('say in a clone that does not reach back that they do not know of raises', () => {
    const root = withCeilings();
    setLines(root, { most: 800 });
    commit(root);
    const clone = join(tempFolder(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(root).href, clone]);
    expect(run(clone)).toEqual({ code: 0, said: expect.stringContaining('Unknown whether one was raised') });
  });

  it.each([
    ['a figure without a ceiling', '{}', 'words of docs: 6, the ceiling is missing'],
    ['a merge that is not finished', '<<<<<<< HEAD\n', `${KEPT} is not JSON. After a merge: take one side`],
  ])('name %s', (_, text, said) => {
    const root = withCeilings();
    writeFiles(root, { [KEPT]: text });
    expect(run(root)).toEqual({ code: 1, said: expect.stringContaining(said) });
  });
});
