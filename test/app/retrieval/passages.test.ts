// What is said to a failure by the documents of real packages, as people have them; which passage is the right one was
// written down before. The cases called "unseen" were written when the weights had been set on the first ones, the third
// and the fourth part each when they had been set anew on all before.
// The fifth was written by somebody who had seen none of them: a handbook, and failures that it answers. The sixth has
// codes, states, ports and exit statuses of two teams. A definition, its parameters or a change log is no answer.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readCases } from '../../../scripts/record-failures/case-files.mjs';
import { documentedFolder, ROOT } from '../../../scripts/setup.mjs';
import { documentPassages } from '../../../src/app/retrieval/document-passages.ts';
import { explainedPassages } from '../../../src/app/retrieval/explained-passages.ts';
import { installedPassages } from '../../../src/app/retrieval/installed-passages.ts';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { once } from '../../../src/core/once.ts';
import type { Passage } from '../../../src/core/retrieval/passage.ts';
import written from '../../fixtures/retrieval/cases.json' with { type: 'json' };
import handbook from '../../fixtures/retrieval/handbook.json' with { type: 'json' };
import operations from '../../fixtures/retrieval/operations.json' with { type: 'json' };
import { countOf } from '../../support/depth.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const CASE = z.object({
  part: z.enum(['tuned', 'unseen', 'third', 'fourth', 'fifth', 'sixth']),
  rung: z.enum(['documents', 'installed', 'explained']),
  /** The package whose folder is the project, or the handbook; else the project has all of them installed, and these files. */
  in: z.optional(z.string()),
  files: z.optional(z.record(z.string(), z.string())),
  command: z.string(),
  output: z.string(),
  /** Its files by their paths, or by `package@version` and path, or by the package alone. */
  answer: z.nullable(z.object({ files: z.array(z.string()), has: z.array(z.string()) })),
});
type Case = z.infer<typeof CASE>;

const cases = z.array(CASE).parse([...written, ...handbook.cases, ...operations.cases]);
const PARTS = [...new Set(cases.map(({ part }) => part))];
const user = once(() => mkdtempSync(join(tmpdir(), 'msw-search-')));
afterAll(() => rmSync(user(), { recursive: true, force: true }));

function requestFor(
  root: string,
  { command, output }: Pick<Case, 'command' | 'output'>,
  userFolder = user(),
) {
  const failure = canonicalise(output, { command, exitCode: 1, root: '/work/app' });
  return { failure, output, root, userFolder, now: Date.now, deadlineMs: 60_000 };
}

function ask(one: Case): Promise<readonly Passage[]> {
  const own = one.in === undefined ? undefined : ownDocuments().get(one.in);
  if (own !== undefined) return documentPassages(requestFor(own, one));
  if (one.in !== undefined)
    return documentPassages(requestFor(join(documentedFolder(), 'node_modules', one.in), one));
  if (one.rung === 'installed') return installedPassages(requestFor(withPackages(one.files ?? {}), one));
  return explainedPassages({ ...requestFor(ROOT, one), command: one.command, env: process.env });
}

/** The projects whose documents were written for this, by name. */
const ownDocuments = once(() => {
  const projects = { handbook: handbook.documents, ...operations.documents };
  return new Map(
    Object.entries(projects).map(([name, files]) => [name, filled(mkdtempSync(join(user(), name)), files)]),
  );
});

function withPackages(files: Readonly<Record<string, string>>): string {
  const folder = project(files);
  for (const name of ['node_modules', '.venv'])
    symlinkSync(join(documentedFolder(), name), join(folder, name), 'junction');
  return folder;
}

const isRight = ({ text, source }: Passage, { files, has }: NonNullable<Case['answer']>) =>
  files.some(
    (file) => source === file || /^[:@]/.test(source.startsWith(file) ? source.slice(file.length) : ''),
  ) && has.some((words) => text.includes(words));

type Result = 'right' | 'wrong' | 'missed' | 'silent' | 'not silent';
type Told = ReturnType<typeof resultOf>;

function resultOf({ rung, output, answer }: Case, [best]: readonly Passage[]) {
  const name = `${rung}: ${output.trim().slice(0, 100)} -> ${best?.source}`;
  const silence: Result = answer === null ? 'silent' : 'missed';
  const speech: Result = answer === null ? 'not silent' : best && isRight(best, answer) ? 'right' : 'wrong';
  return { name, result: best === undefined ? silence : speech };
}

requireOrSkip('documented packages', 'cargo')('labelled failures', () => {
  it.each(PARTS)(
    '%s part: the right passage where the documents cover the failure, none where they do not',
    async (part) => {
      const own = cases.filter((one) => one.part === part);
      const told = await Promise.all(own.map(async (one) => resultOf(one, await ask(one))));
      const named = (...results: readonly Result[]) => told.filter(({ result }) => results.includes(result));
      const shareOf = (some: readonly Told[], all: readonly Told[]) =>
        [some.length / all.length, some] as const;
      const report = {
        wrong: shareOf(named('wrong', 'not silent'), named('right', 'wrong', 'not silent')),
        loud: shareOf(named('not silent'), named('silent', 'not silent')),
        missed: shareOf(named('missed'), named('right', 'wrong', 'missed')),
      };
      expect(report).toSatisfy(
        ({ wrong, loud, missed }: typeof report) => wrong[0] <= 0.15 && loud[0] <= 0.05 && missed[0] <= 0.5,
      );
    },
  );
});

it('what tools print about other projects is not in the handbook', { timeout: 240_000 }, async () => {
  const tools = readdirSync(join(ROOT, 'test', 'fixtures', 'failures')).map(
    (name) => name.split('.')[0] ?? '',
  );
  const Recorded = z.object({ command: z.string(), a: z.object({ root: z.string() }) });
  const asked = tools.flatMap((tool) => [...readCases(tool)].slice(0, countOf(1000, 4)));
  const spoken: string[] = [];
  for (const [name, { definition, a }] of asked) {
    const { command, a: side } = Recorded.parse(definition);
    const output = a.toString('utf8').replaceAll(side.root, '/work/app');
    const [best] = await documentPassages(
      requestFor(ownDocuments().get('handbook') ?? '', { command, output }),
    );
    if (best !== undefined) spoken.push(`${name}: ${best.source}`);
  }
  expect(asked.length).toBeGreaterThanOrEqual(40);
  expect(spoken.length / asked.length).toSatisfy((share) => share <= 0.02, spoken.join('\n'));
});

const project = (files: Readonly<Record<string, string>>): string => filled(tempFolder(), files);

function filled(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the documents of a project', () => {
  const refused = {
    command: 'node src/retry.js',
    output: `/work/app/src/retry.js:7\n    throw new RetryLimitError('too many tries');\n    ^\n\nRetryLimitError: too many tries\n    at retry (/work/app/src/retry.js:7:11)\n`,
  };
  const answer =
    '# Retries\n\nIntro.\n\n## Limits\n\n`RetryLimitError` from src/retry.js: raise MAX_TRIES in config.js.\n';

  it.each([
    ['docs/retry.md', 'docs/retry.md:5'],
    ['CLAUDE.md', 'CLAUDE.md:5'],
    ['.planning/codebase/CONCERNS.md', '.planning/codebase/CONCERNS.md:5'],
    ['doc/adr/0007-retries.rst', 'doc/adr/0007-retries.rst:5'],
  ])('answer from %s', async (path, source) => {
    const folder = project({ [path]: answer, 'README.md': '# App\n\nA shop.\n' });
    const found = await documentPassages(requestFor(folder, refused));
    expect(found.map((one) => one.source)).toEqual([source]);
    expect(found[0]?.text).toContain('raise MAX_TRIES');
  });

  it.each([
    '.msw/loops/a/iteration-001.md',
    // What a plan says is the work itself, and Claude has read it.
    '.planning/phases/01-retries/01-01-PLAN.md',
    '.planning/quick/260101-abc-retries/260101-abc-PLAN.md',
    'build/retry.md',
    'node_modules/x/README.md',
    '.git/retry.md',
    'huge.md',
  ])('are not %s', async (path) => {
    const text = path === 'huge.md' ? answer.padEnd(1024 * 1024 + 1, '\nx') : answer;
    const folder = project({ [path]: text, '.gitignore': 'build/\n', 'README.md': '# App\n' });
    expect(await documentPassages(requestFor(folder, refused))).toEqual([]);
  });

  it('say what a name that stands in no other is called now, however few they are', async () => {
    const others = Object.fromEntries(
      ['api', 'deploy', 'layout', 'tests', 'weights', 'words'].map((name) => [
        `docs/${name}.md`,
        `# Of ${name}\n\nA \`Parcel\` has a weight, and \`expect(page).toHaveTitle()\` is checked.\n`,
      ]),
    );
    const changes = '# Changes\n\n## 3.1.0\n\n- deprecated `depotName` of `Parcel`, use `depot.name`\n';
    const folder = project({ ...others, 'UPGRADING.md': changes });
    const renamed = `src/list.ts(12,5): error TS2339: Property 'depotName' does not exist on type 'Parcel'.\n`;
    const [best] = await documentPassages(requestFor(folder, { command: 'tsc', output: renamed }));
    expect(best?.source).toMatch(/^UPGRADING\.md:/);
    const differs = `  1) [chromium] › e2e/a.spec.ts:3:5 › shows it\n\n    Error: expect(page).toHaveTitle(expected) failed\n\n    Expected string: "4"\n    Received string: "5"\n\n       at e2e/a.spec.ts:7:40\n\n  1 failed\n`;
    const found = await documentPassages(requestFor(folder, { command: 'playwright test', output: differs }));
    expect(found).toEqual([]);
  });

  it('do not speak for the name of a file alone', async () => {
    const design =
      '# Design\n\nA `Booking` adds up to zero. `tests/test_booking.py` shows the rules, `close_month` ends a month.\n';
    const output = `>       assert booking.total == 0\nE       assert Decimal(3) == 0\n\ntests/test_booking.py:9: AssertionError\nFAILED tests/test_booking.py::test_post - assert Decimal(3) == 0\n`;
    const folder = project({ 'docs/design.md': design, 'README.md': '# Ledger\n' });
    expect(await documentPassages(requestFor(folder, { command: 'pytest', output }))).toEqual([]);
  });

  it('are not the file that the failure is about', async () => {
    const folder = project({ 'value.txt': 'raw\n' });
    const output = `/work/app/check.js:3\n    throw new Error('value.txt holds raw');\n    ^\n\nError: value.txt holds "raw", not ready\n    at Object.<anonymous> (/work/app/check.js:3:30)\n`;
    expect(await documentPassages(requestFor(folder, { command: 'node check.js', output }))).toEqual([]);
  });

  it('are followed, even when there are too many to check each time', async () => {
    const notes = Array.from({ length: 2_050 }, (_, number) => [`notes/${number}.md`, `Note ${number}.`]);
    const folder = project(Object.fromEntries(notes));
    const userFolder = tempFolder();
    for (const [at, [path = '']] of notes.entries()) utimesSync(join(folder, path), 1e9 + at, 1e9 + at);
    // Long after everything: no file is checked just because it was written a moment ago.
    const later = { ...requestFor(folder, refused, userFolder), now: () => Date.now() + 3_600_000 };
    const search = async () => (await documentPassages(later)).map(({ source }) => source);
    expect(await search()).toEqual([]);
    // With its old time: only the size shows the change.
    writeFileSync(join(folder, 'notes/42.md'), answer);
    utimesSync(join(folder, 'notes/42.md'), 1e9, 1e9);
    // A fifth of them at a time: five searches see every one, whatever its age.
    const found: string[] = [];
    for (let time = 1; time <= 5; time += 1) found.push(...(await search()));
    expect(found).toContain('notes/42.md:5');
    writeFileSync(join(folder, 'retries.md'), answer);
    expect(await search()).toContain('retries.md:5');
    // Among the most recently edited files.
    writeFileSync(join(folder, 'notes/2000.md'), answer);
    expect(await search()).toContain('notes/2000.md:5');
    rmSync(join(folder, 'notes/2000.md'));
    expect(await search()).not.toContain('notes/2000.md:5');
    // New ignore rules, in a folder or above it, take effect at once, even for files in unchanged folders.
    mkdirSync(join(folder, 'drafts/old'), { recursive: true });
    for (const name of ['retries.md', 'notes/42.md']) rmSync(join(folder, name));
    writeFileSync(join(folder, 'drafts/old/retries.md'), answer);
    expect(await search()).toEqual(['drafts/old/retries.md:5']);
    writeFileSync(join(folder, '.gitignore'), 'drafts/\n');
    expect(await search()).toEqual([]);
    writeFileSync(join(folder, '.gitignore'), 'notes/7.md\n');
    expect(await search()).toEqual(['drafts/old/retries.md:5']);
    writeFileSync(join(folder, '.gitignore'), 'old/\n');
    expect(await search()).toEqual([]);
    rmSync(join(folder, '.gitignore'));
    expect(await search()).toEqual(['drafts/old/retries.md:5']);
  });

  it('give nothing when time is up, and continue from what was read', async () => {
    const folder = project({ 'a.md': answer, 'b.md': answer });
    const userFolder = tempFolder();
    let clock = 0;
    const ticking = { ...requestFor(folder, refused, userFolder), now: () => clock++, deadlineMs: 1 };
    expect((await documentPassages(ticking)).length).toBeLessThan(2);
    expect(readdirSync(join(userFolder, 'search'))).toHaveLength(2);
    expect(await documentPassages(requestFor(folder, refused, userFolder))).toHaveLength(2);
  });
});

describe('installed packages', () => {
  const failing = {
    command: 'node src/pay.js',
    output:
      '/work/app/src/pay.js:3\n    pay.chargeCard(order);\n        ^\n\nTypeError: pay.chargeCard is not a function\n    at Object.<anonymous> (/work/app/src/pay.js:3:9)\n',
  };
  const pay = {
    'src/pay.js': "const pay = require('pay');\n",
    'node_modules/pay/package.json': '{"version": "2.0.0"}',
  };
  const removed = '# Changes\n\n## 2.0.0\n\n- Breaking: `chargeCard` was removed, use `charge`.\n';

  it('answer from the installed version', async () => {
    const folder = project({ ...pay, 'node_modules/pay/UPGRADING.md': removed });
    const [best] = await installedPassages(requestFor(folder, failing));
    expect(best).toMatchObject({
      source: 'pay@2.0.0 UPGRADING.md:3',
      text: expect.stringContaining('use `charge`'),
    });
  });

  it.skipIf(process.platform === 'win32')('never give a file behind a link', async () => {
    const [folder, outside] = [project(pay), project({ 'secret.md': removed })];
    symlinkSync(join(outside, 'secret.md'), join(folder, 'node_modules/pay/UPGRADING.md'));
    expect(await installedPassages(requestFor(folder, failing))).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('a tool of the project', () => {
  const tool =
    '#!/bin/sh\necho ran >> "$(dirname "$0")/../../ran"\necho "Use of the debugger is not allowed."\n';
  const output =
    'src/a.js:1:1 lint/suspicious/noDebugger ━━━\n\n  × This is an unexpected use of the debugger statement.\n';

  it.each([
    ['make check', []],
    ['npx biome lint', ['biome explain noDebugger']],
    ['npm run lint', ['biome explain noDebugger']],
    ['npm run biome-free', []],
  ])('is asked only when %s runs it, and once', async (command, sources) => {
    const scripts = { lint: 'biome lint .', 'biome-free': 'node check.js' };
    const files = { 'package.json': JSON.stringify({ scripts }), 'node_modules/.bin/biome': tool };
    const folder = project(files);
    chmodSync(join(folder, 'node_modules/.bin/biome'), 0o755);
    const failure = canonicalise(output, { command: 'npx biome lint', exitCode: 1, root: folder });
    const request = {
      ...requestFor(folder, { command, output }),
      failure,
      command,
      env: { PATH: '/usr/bin:/bin' },
    };
    for (const found of [await explainedPassages(request), await explainedPassages(request)])
      expect(found.map(({ source }) => source)).toEqual(sources);
    expect(existsSync(join(folder, 'ran')) ? readFileSync(join(folder, 'ran'), 'utf8') : '').toBe(
      sources.map(() => 'ran\n').join(''),
    );
  });
});
