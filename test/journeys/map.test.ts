// `/msw:map` in the real client: four mappers at once, two of which make false claims; one corrects them.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { documentsOf, FOCUSES, type Focus } from '../../src/core/mapping/documents/map-documents.ts';
import { makeSample, TRUE_BODIES } from '../app/mapping/sample-map.ts';
import { builtCli } from '../cli/built-cli.ts';
import { mapText } from '../core/mapping/documents/map-text.ts';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { ModelRequest } from '../support/model-request.ts';
import type { Answer } from '../support/model-script.ts';
import { calls, mapLead, said, turnOf, write } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { cli, path } = builtCli();
const plugin = (): string => dirname(dirname(path()));

beforeAll(() => {
  const source = join(import.meta.dirname, '..', '..');
  for (const part of ['commands', 'hooks', 'agents'])
    cpSync(join(source, part), join(plugin(), part), { recursive: true });
});

const WRONG: Readonly<Record<string, string>> = {
  ...TRUE_BODIES,
  Layers: '**Cart:**\n- Purpose: Sums\n- Location: `src/carts/`',
  'Tech Debt': '**No prices:**\n- Issue: `src/cart/prices.ts` counts twice, says `npm run lint`',
};

/** A mapper, by its prompt: reads its page, writes its documents; when claims are returned, only arch corrects them. */
const mapper =
  (cwd: string): Role =>
  (request) => {
    const prompt = said(request);
    const focus = FOCUSES.find((one) => prompt.includes(`Focus: ${one}\n`)) ?? 'tech';
    const isReturn = prompt.includes('Correct exactly');
    const folder = join(cwd, '.planning', 'codebase');
    const turn = turnOf(request);
    if (turn === 0) return calls(...toRead(prompt, isReturn ? focus : null, folder));
    if (turn > 1) return `## Mapping Complete\n\n**Focus:** ${focus}`;
    return write(folder, documents(focus, isReturn && focus === 'arch' ? TRUE_BODIES : WRONG));
  };

type Role = (request: ModelRequest) => string | Answer;

const isSynthesis: (request: ModelRequest) => boolean = (request) =>
  said(request).includes('Focus: summary\n');

const SYNTHESIS = (folder: string): string =>
  `The shop sums the prices of a cart, for whoever buys something in it.\n\nIt begins in \`src/main.ts\` and sums in \`${folder}\`.\n`;

/** Writes the sentences that open the summary, with a wrong folder until it comes back. */
const synthesiser =
  (cwd: string): Role =>
  (request) => {
    const prompt = said(request);
    const turn = turnOf(request);
    const isReturn = prompt.includes('Correct exactly');
    const folder = join(cwd, '.msw', 'map');
    if (turn === 0) {
      const page = /Read first: ([^,\n]+)/.exec(prompt)?.[1] ?? '';
      const files = isReturn ? [page, join(folder, 'synthesis.md')] : [page];
      return calls(...files.map((file) => ({ name: 'Read', input: { file_path: file } })));
    }
    if (turn > 1) return '## Mapping Complete\n\n**Focus:** summary';
    return write(folder, { 'synthesis.md': SYNTHESIS(isReturn ? 'src/cart/' : 'src/carts/') });
  };

/** The page of the prompt, and before a rewrite also the documents. */
const toRead = (prompt: string, again: Focus | null, folder: string) => {
  const page = /Read first: ([^,\n]+)/.exec(prompt)?.[1] ?? '';
  const written = again === null ? [] : documentsOf(again).map(({ file }) => join(folder, file));
  return [page, ...written].map((file) => ({ name: 'Read', input: { file_path: file } }));
};

const documents = (focus: Focus, bodies: Readonly<Record<string, string>>) =>
  Object.fromEntries(documentsOf(focus).map((kind) => [kind.file, mapText(kind, bodies)]));

for (const version of sampleOf('map', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a map on ${version}`, () => {
    it('is written by four mappers, corrected once, and committed without a wrong claim', async () => {
      const cwd = makeSample();
      const run = await runClient({
        version,
        cwd,
        home: tempFolder(),
        prompt: '/msw:map',
        permissions: 'default',
        pluginDirs: [plugin()],
        script: {
          main: [mapLead],
          sub: [(request) => (isSynthesis(request) ? synthesiser : mapper)(cwd)(request)],
        },
      });
      expect(run.results.at(-1)?.result).toBe('Mapped.');
      const text = (file: string) => readFileSync(join(cwd, '.planning', 'codebase', file), 'utf8');
      expect(text('ARCHITECTURE.md')).toContain('- Location: `src/cart/`');
      expect(text('CONCERNS.md')).toContain('npm run lint (not found)');
      expect(text('CONCERNS.md')).not.toContain('`src/cart/prices.ts`');
      const summary = text('SUMMARY.md');
      expect(summary).toContain(
        `## In Short\n\n> ${SYNTHESIS('src/cart/').trim().replaceAll('\n', '\n> ')}`.replaceAll(
          '> \n',
          '>\n',
        ),
      );
      expect(summary.indexOf('## In Short')).toBeLessThan(summary.indexOf('## Languages'));
      expect(text('STACK.md')).toContain(`last_mapped_commit: ${git(cwd, 'rev-parse', 'HEAD~1').trim()}`);
      const verified = await cli(['map', 'verify', cwd, '--json']);
      expect([verified.code, JSON.parse(verified.stdout).wrong]).toEqual([0, []]);
      expect(git(cwd, 'log', '--format=%s').trim().split('\n')).toEqual([
        'docs: map existing codebase',
        'start',
      ]);
      const files = git(cwd, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n');
      expect(files.every((file) => file.startsWith('.planning/codebase/'))).toBe(true);
      expect(files).toHaveLength(8);
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      const prompts = run.allRequests.filter(({ lane, messages }) => lane === 'sub' && messages.length <= 2);
      expect(prompts.filter((one) => said(one).includes('Correct exactly'))).toHaveLength(3);
    });
  });
}

requireOrSkip(`client ${CLIENT_VERSIONS[1]}`)('a map that is refused', () => {
  it('costs no model call and leaves no trace', async () => {
    const cwd = makeSample();
    const run = await runClient({
      version: CLIENT_VERSIONS[1],
      cwd,
      home: tempFolder(),
      prompt: '/msw:map --paths ../elsewhere',
      pluginDirs: [plugin()],
      script: {},
    });
    expect(run.allRequests).toEqual([]);
    expect(run.results.at(-1)?.result).toContain('"../elsewhere" cannot be used as a path');
    expect(existsSync(join(cwd, '.planning'))).toBe(false);
  });
});

requireOrSkip('git')('a map in a terminal', () => {
  it('reports by its exit code whether every claim is true', async () => {
    const cwd = makeSample();
    expect(await cli(['map', 'verify', cwd])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has no map'),
    });
    expect((await cli(['map', 'begin', cwd, '--focus', 'all'])).code).toBe(2);
    const begun = await cli(['map', 'begin', '--project', cwd, '--focus', 'concerns', '--json']);
    expect(JSON.parse(begun.stdout)).toMatchObject({ status: 'begun', kept: ['tech', 'arch', 'quality'] });
    const [kind] = documentsOf('concerns');
    if (kind === undefined) throw new Error('no document');
    writeFileSync(join(cwd, '.planning', 'codebase', kind.file), mapText(kind, WRONG));
    const wrong = await cli(['map', 'verify', cwd]);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain('- CONCERNS.md:8: src/cart/prices.ts: no such file or folder');
    expect(wrong.stdout).toContain('2 claims in 1 document, 2 wrong.');
    expect(wrong.stderr).toBe('');
    const finished = await cli(['map', 'finish', cwd]);
    expect(finished.stdout).toContain('2 claims checked, 2 taken back, 0 wrong now.');
    expect((await cli(['map', 'verify', cwd])).code).toBe(0);
    expect(JSON.parse((await cli(['map', 'drift', cwd, '--json'])).stdout)).toMatchObject({
      reason: 'no-structure-md',
      remap: [{ focus: 'tech', why: 'missing' }, { focus: 'arch' }, { focus: 'quality' }],
    });
  });
});
