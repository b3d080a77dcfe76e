import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beginMap } from '../../../src/app/mapping/begin-map.ts';
import { buildSkeleton } from '../../../src/app/mapping/build-skeleton.ts';
import { finishMap, stampMap } from '../../../src/app/mapping/finish-map.ts';
import { returnClaims, verifyMap } from '../../../src/app/mapping/verify-map.ts';
import { type MapRequest, parseMapArguments } from '../../../src/core/mapping/documents/map-request.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, writeFiles } from '../../support/sample-project.ts';
import { sampled } from '../../support/sampled.ts';
import { secretSamples } from '../../support/secrets/samples.ts';
import { makeSample, SAMPLE, TRUE_BODIES, writeMap } from './sample-map.ts';

sampled();

const NOW = new Date(2026, 0, 31, 12).getTime();

const asked = (text = ''): MapRequest => {
  const parsed = parseMapArguments(text);
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  return parsed.request;
};
const begin = async (root: string, options = '') =>
  beginMap(root, asked(options), await buildSkeleton(root), NOW);
const finish = async (root: string) => finishMap(root, await buildSkeleton(root), NOW);
const verify = async (root: string) => verifyMap(root, await buildSkeleton(root));
const document = (root: string, file: string) =>
  readFileSync(join(root, '.planning', 'codebase', file), 'utf8');
const focusesOf = (begun: Awaited<ReturnType<typeof begin>>) =>
  begun.status === 'begun' ? begun.mappers.map(({ focuses }) => focuses.join('+')) : begun.status;

requireOrSkip('git')('a map', () => {
  it('is started, checked, returned once for corrections, and finished in one commit', async () => {
    const root = makeSample();
    writeFileSync(join(root, 'src/main.ts'), '// not committed\n');
    const begun = await begin(root);
    expect(focusesOf(begun)).toEqual(['tech', 'arch', 'quality', 'concerns']);
    if (begun.status !== 'begun') return;
    const [tech] = begun.mappers;
    expect(tech?.prompt).toBe(
      [
        'Focus: tech',
        "Today's date: 2026-01-31",
        `Read first: ${join(root, '.msw/map/tech.md')}`,
        `Documents to write: ${join(root, '.planning/codebase/STACK.md')}, ${join(root, '.planning/codebase/INTEGRATIONS.md')}`,
        'Write the documents directly. Return the confirmation only.',
      ].join('\n'),
    );
    const page = readFileSync(join(root, '.msw/map/tech.md'), 'utf8');
    expect(page).toContain('## Key Dependencies');
    expect(page).toContain('express');
    expect((await finish(root)).status).toBe('refused');

    const bodies = {
      ...TRUE_BODIES,
      Layers: '`src/carts/` and `npm run deploy`',
      'Known Bugs': '`src/cart/totl.ts:3` and `src/cart/total.ts:9`',
    };
    writeMap(root, bodies, '2020-02-02');
    const report = await verify(root);
    expect(
      report.wrong.map(({ document: file, line, text, suggestion }) => [file, line, text, suggestion]),
    ).toEqual([
      ['ARCHITECTURE.md', 20, 'src/carts/', 'src/cart/'],
      ['ARCHITECTURE.md', 20, 'npm run deploy', null],
      ['CONCERNS.md', 13, 'src/cart/totl.ts:3', 'src/cart/total.ts'],
      ['CONCERNS.md', 13, 'src/cart/total.ts:9', 'src/cart/total.ts'],
    ]);
    const returned = returnClaims(root, report);
    expect(returned.map(({ focus }) => focus)).toEqual(['arch', 'concerns']);
    expect(readFileSync(returned[1]?.list ?? '', 'utf8')).toContain(
      '- CONCERNS.md:13: “src/cart/totl.ts:3”: “no such file or folder”; closest: src/cart/total.ts\n',
    );
    expect(returnClaims(root, report)).toEqual([]);

    const finished = await finish(root);
    if (finished.status !== 'finished') throw new Error(finished.reason);
    expect(finished.before.wrong).toHaveLength(4);
    expect(finished.after.wrong).toEqual([]);
    expect(document(root, 'CONCERNS.md')).toContain(
      'src/cart/totl.ts:3 (not found) and src/cart/total.ts:9 (not found)',
    );
    expect(document(root, 'STRUCTURE.md')).toContain('`src/cart/discount.ts`');
    expect(document(root, 'TESTING.md')).toContain('**Analysis Date:** 2026-01-31');
    expect(document(root, 'STRUCTURE.md')).toContain('dist/: generated');
    const sha = git(root, 'rev-parse', 'HEAD~1').trim();
    expect(document(root, 'STACK.md')).toContain(`last_mapped_commit: ${sha}\nlast_mapped_at: 2026-01-31\n`);
    expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('docs: map existing codebase');
    expect(git(root, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n').sort()).toEqual(
      [
        'ARCHITECTURE',
        'CONCERNS',
        'CONVENTIONS',
        'INTEGRATIONS',
        'STACK',
        'STRUCTURE',
        'SUMMARY',
        'TESTING',
      ].map((name) => `.planning/codebase/${name}.md`),
    );
    expect(git(root, 'status', '--porcelain').trim()).toBe('M src/main.ts');
    expect(document(root, 'SUMMARY.md')).toContain('- TypeScript: 100%');
  });

  it('is current until a change concerns one of its focuses', async () => {
    const root = makeSample();
    await begin(root);
    writeMap(root);
    await finish(root);
    expect((await begin(root)).status).toBe('current');
    writeFiles(root, { 'src/cart/total.ts': '// changed\n' });
    git(root, 'commit', '-qam', 'change');
    expect(focusesOf(await begin(root))).toEqual(['concerns']);
    git(root, 'rm', '-q', 'src/main.ts');
    writeFiles(root, { 'biome.json': '{}' });
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'more');
    const begun = await begin(root);
    expect(begun.status === 'begun' && begun.mappers.map(({ focuses, scope }) => [focuses, scope])).toEqual([
      [['arch'], ['src']],
      [['quality'], ['biome.json']],
      [['concerns'], ['src']],
    ]);
    const before = document(root, 'STACK.md');
    const finished = await finish(root);
    expect(finished.status).toBe('finished');
    expect(document(root, 'STACK.md')).toBe(before);
    expect(document(root, 'TESTING.md')).toContain(git(root, 'rev-parse', 'HEAD~1').trim());
    expect(await finish(root)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('no map to finish'),
    });
    writeFiles(root, { 'package.json': SAMPLE['package.json'].replace('"build"', '"bundle"') });
    const testing = join(root, '.planning/codebase/TESTING.md');
    writeFileSync(testing, document(root, 'TESTING.md').replace('npm test', 'npm run build'));
    expect(focusesOf(await begin(root))).toEqual(['quality']);
    expect(focusesOf(await begin(root, '--refresh'))).toHaveLength(4);
    expect(focusesOf(await begin(root, '--fast'))).toEqual(['tech+arch']);
    expect(focusesOf(await begin(root, '--focus concerns'))).toEqual(['concerns']);
    expect(await begin(root, '--paths src,scr/cart')).toEqual({
      status: 'refused',
      reason: '--paths names scr/cart, which is not in this project.',
    });
    const scoped = await begin(root, '--focus arch --paths src/cart');
    expect(scoped.status === 'begun' && scoped.mappers[0]?.prompt).toContain('\nScope: src/cart\n');
  });

  it('is not committed with a secret in it, and the secret is never shown', async () => {
    const root = makeSample();
    await begin(root);
    const secret = ['AKIA', 'QWERTYUIOPASDFGH'].join('');
    writeMap(root, { ...TRUE_BODIES, 'Data Storage': `The key is ${secret}.` });
    const finished = await finish(root);
    expect(finished).toMatchObject({ status: 'refused', secrets: [{ file: 'INTEGRATIONS.md', line: 11 }] });
    expect(JSON.stringify(finished)).not.toContain(secret);
    expect(git(root, 'log', '--format=%s').trim()).toBe('start');
    expect(existsSync(join(root, '.planning/codebase/SUMMARY.md'))).toBe(false);
  });

  it('opens its summary with the sentences of this map, checked, or with none', async () => {
    const root = makeSample();
    const written = join(root, '.msw/map/synthesis.md');
    const sentences = `${'It sums the prices of a cart. '.repeat(4)}It begins in \`src/main.ts\`, not in \`src/gone.ts\`.`;
    const begun = await begin(root);
    expect(begun.status === 'begun' && begun.synthesis.prompt).toContain(
      `\nDocuments to write: ${written}\n`,
    );
    writeMap(root);
    writeFileSync(written, `${sentences} See \`lib/none.ts\`.\n`);
    const report = await verify(root);
    expect(report.wrong).toMatchObject([{ document: 'synthesis.md', focus: 'summary', text: 'lib/none.ts' }]);
    expect(returnClaims(root, report).map(({ focus }) => focus)).toEqual(['summary']);
    expect(returnClaims(root, report)).toEqual([]);
    expect(await finish(root)).toMatchObject({ status: 'finished', synthesised: true });
    expect(document(root, 'SUMMARY.md')).toContain(
      'begins in `src/main.ts`, not in src/gone.ts. See lib/none.ts (not found).',
    );
    expect((await verify(root)).wrong).toEqual([]);
    await begin(root, '--refresh');
    expect(await finish(root)).toMatchObject({ status: 'finished', synthesised: false });
    expect(document(root, 'SUMMARY.md')).not.toContain('In Short');
    await begin(root, '--refresh');
    writeFileSync(written, `${sentences} ${['AKIA', 'QWERTYUIOPASDFGH'].join('')}\n`);
    expect(await finish(root)).toMatchObject({ status: 'refused', secrets: [{ file: 'SUMMARY.md' }] });
  });

  it('is not committed with a secret of any kind in it', async () => {
    const root = makeSample();
    await begin(root);
    const samples = secretSamples(5).map(({ text }) => `- ${text.replaceAll(/\s*\n\s*/g, ' \\n ')}`);
    writeMap(root, { ...TRUE_BODIES, 'Data Storage': samples.join('\n') });
    const finished = await finish(root);
    const found = finished.status === 'refused' ? finished.secrets : [];
    const lines = document(root, 'INTEGRATIONS.md').split('\n');
    const missed = samples.filter((sample) => !found.some(({ line }) => lines[line - 1] === sample));
    expect(missed).toEqual([]);
    expect(git(root, 'log', '--format=%s').trim()).toBe('start');
  });

  it('is committed with checksums, commits and example values in it', async () => {
    const root = makeSample();
    await begin(root);
    const harmless = [
      `- commit ${'3f786850e387550fdab8'}36ed7e6dc881de23001b`,
      `- integrity sha512-${'8SM4bbcLYbKKPyiHQtjYrxuWoDmA2ASDoVd4FLLZ0k6nyDBO'}wElPTKf7nHx5XPWXkTqGdDqHzGNfiSEW7yzcCg==`,
      '- `DATABASE_URL=postgres://postgres:postgres@localhost:5432/app`, `API_KEY=your-api-key`',
    ];
    writeMap(root, { ...TRUE_BODIES, 'Data Storage': harmless.join('\n') });
    expect(await finish(root)).toMatchObject({ status: 'finished', git: { status: 'committed' } });
  });

  it('respects a project that does not commit its planning, and a summary that MSW did not write', async () => {
    const root = makeSample();
    writeFiles(root, {
      '.planning/config.json': '{"planning":{"commit_docs":false}}',
      '.planning/codebase/SUMMARY.md': '# Mine\n',
    });
    await begin(root);
    writeMap(root);
    expect(await finish(root)).toMatchObject({
      summary: null,
      git: { status: 'skipped', reason: 'commit_docs_false' },
    });
    expect(document(root, 'SUMMARY.md')).toBe('# Mine\n');
  });

  it('stamps the named documents, once', async () => {
    const root = makeSample();
    await begin(root);
    writeMap(root);
    expect(await stampMap(root, ['STACK.md'], NOW)).toMatchObject({
      status: 'stamped',
      documents: ['STACK.md'],
    });
    const once = document(root, 'STACK.md');
    await stampMap(root, ['STACK.md'], NOW);
    expect(document(root, 'STACK.md')).toBe(once);
    expect(document(root, 'CONCERNS.md')).not.toContain('last_mapped_commit');
  });
});

it('a name that moved to another line is told until the map writes it, and one that is gone is wrong', async () => {
  const root = makeSample();
  await begin(root);
  writeMap(root, { ...TRUE_BODIES, Layers: '`total` in `src/cart/total.ts:1`' });
  expect(await verify(root)).toMatchObject({ wrong: [], moved: [] });
  const file = join(root, 'src/cart/total.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `// Sums.\n// Of prices.\n\n${before}`);
  expect(await verify(root)).toMatchObject({
    wrong: [],
    moved: [{ document: 'ARCHITECTURE.md', text: 'src/cart/total.ts:1', symbol: 'total', to: 4 }],
  });
  await finish(root);
  expect(document(root, 'ARCHITECTURE.md')).toContain('`total` in `src/cart/total.ts:4`');
  expect(await verify(root)).toMatchObject({ wrong: [], moved: [] });
  writeFileSync(file, before.replace('total', 'sum'));
  const { wrong } = await verify(root);
  expect(wrong).toMatchObject([{ text: 'src/cart/total.ts:4', problem: '`total` is not in this file' }]);
});

it('a map without git has no stamp and no commit, but everything else', async () => {
  const root = makeSample();
  rmSync(join(root, '.git'), { recursive: true, force: true });
  await begin(root);
  writeMap(root, { ...TRUE_BODIES, Layers: '`src/carts/`' });
  const finished = await finish(root);
  expect(finished).toMatchObject({
    status: 'finished',
    commit: null,
    git: { reason: 'no_repository' },
    after: { wrong: [] },
  });
  expect(document(root, 'SUMMARY.md')).toContain('# Codebase Map: shop');
  expect(await stampMap(root, null, NOW)).toEqual({ status: 'skipped', reason: 'not_a_git_repository' });
});

requireOrSkip('posix')('a folder that leads out of the project', () => {
  it('is not written to', async () => {
    const root = makeSample(SAMPLE);
    mkdirSync(join(root, '..', 'elsewhere'));
    symlinkSync(join(root, '..', 'elsewhere'), join(root, '.planning'));
    expect(await begin(root)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('leads out of the project'),
    });
    expect(readdirSync(join(root, '..', 'elsewhere'))).toEqual([]);
  });
});
