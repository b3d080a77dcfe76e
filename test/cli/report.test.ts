// The page of a real finished loop, as `report` and `/msw:report` of the shipped program write it, and as a browser
// shows it: light and dark, narrow, on paper, by keyboard, for a screen reader, without a script or a request.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PageOptions, sharedBrowser } from '../support/browser.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { makeTempFolder, removeFolder } from '../support/temp-folder.ts';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Where the pictures are kept, for somebody to look at. */
const PICTURES = process.env.MSW_PICTURES;

const { cli, hook } = builtCli();

const cart = (discount: string, tax: string, sum = 'a + b') => ({
  'cart.js': [
    `exports.sum = (prices) => prices.reduce((a, b) => ${sum}, 0);`,
    `exports.discount = (total) => ${discount};`,
    `exports.tax = (total) => ${tax};`,
    '',
  ].join('\n'),
});
const TESTS = [
  "const { test } = require('node:test');",
  "const assert = require('node:assert');",
  "const cart = require('./cart.js');",
  "test('adds all prices', () => assert.strictEqual(cart.sum([100, 90]), 190));",
  "test('takes ten percent off', () => assert.strictEqual(cart.discount(200), 180));",
  "test('adds the tax', () => assert.strictEqual(cart.tax(100), 119));",
  '',
].join('\n');
const TASK = 'Fix the cart: sums, the discount and the tax </script><img src=x onerror=document.title=1>';

/** Three attempts: one thing is fixed, another breaks, then all pass. */
async function workedOut(folder: string): Promise<Place> {
  const files = {
    'package.json': '{ "name": "shop", "private": true, "scripts": { "test": "node --test" } }\n',
    'cart.test.js': TESTS,
    ...cart('total - 10', 'total'),
  };
  const place = newPlace(files, folder);
  initGit(place.project);
  const session = { session_id: 's1' };
  const args = `"${TASK}" --check "npm test" --no-guidance`;
  await hook('command', { ...session, command_name: 'msw:loop', command_args: args }, place);
  const turn = async (files: Readonly<Record<string, string>>, said: string) => {
    writeFiles(place.project, files);
    await hook('stop', { ...session, hook_event_name: 'Stop', last_assistant_message: said }, place);
  };
  await turn(cart('total * 0.9', 'total'), 'The discount is a share of the total now.');
  await turn(cart('total * 0.9', 'total * 1.19', 'a - b'), 'The tax is added.');
  await turn(cart('total * 0.9', 'total * 1.19'), 'Everything passes.');
  return place;
}

let place: Place;
let page: string;
const folder = makeTempFolder();
const report = (...args: string[]) => cli(['report', ...args], { cwd: place.project, env: place.env });

beforeAll(async () => {
  place = await workedOut(folder);
  page = join(place.project, '..', 'page.html');
  const written = await report('--html', page);
  expect(written).toMatchObject({ code: 0, stderr: '' });
}, 180_000);

afterAll(() => removeFolder(folder));

describe('report', () => {
  it('says the verdict and the path, and the page carries the same as data', async () => {
    const { stdout } = await report('--html', page);
    expect(stdout).toMatch(/^Loop \S+: Done and proven\. The checks fail without the work/);
    expect(stdout).toContain(`The page: ${page}`);
    const data: unknown = JSON.parse(
      /id="msw-report">(.*)<\/script>/.exec(readFileSync(page, 'utf8'))?.[1] ?? '',
    );
    expect(data).toMatchObject({ project: 'project', about: TASK, verdict: { tone: 'proven' } });
    expect(JSON.stringify(data)).toContain('takes ten percent off');
    expect(readFileSync(page, 'utf8')).not.toContain(place.project);
  });

  it('takes the place of no other file', async () => {
    const other = join(place.project, 'cart.js');
    const before = readFileSync(other, 'utf8');
    expect(await report('--html', other)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists and is not a page of MSW, so it was not replaced'),
    });
    expect(readFileSync(other, 'utf8')).toBe(before);
  });

  it.runIf(process.platform !== 'win32')(
    '--open starts the opener of the system with the file alone',
    async () => {
      const bin = join(place.project, '..', 'bin');
      const opened = join(bin, 'opened');
      const opener = `#!/bin/sh\nprintf '%s|' "$@" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`;
      mkdirSync(bin);
      for (const name of ['open', 'xdg-open']) writeFileSync(join(bin, name), opener, { mode: 0o755 });
      const env = { ...place.env, PATH: `${bin}:/usr/bin:/bin`, DISPLAY: ':0' };
      await cli(['report', '--html', page, '--open'], { cwd: place.project, env });
      await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toBe(`${page}|`), { timeout: 20_000 });
    },
  );

  it('opens nothing for Claude, and says so where there is nothing that opens it', async () => {
    const env = { ...place.env, PATH: '', DISPLAY: '' };
    const opened = await cli(['report', '--open'], { cwd: place.project, env });
    expect(opened.stdout).toContain('open that file in a browser');
    const claude = { ...place.env, CLAUDECODE: '1' };
    const refused = await cli(['report', '--open'], { cwd: place.project, env: claude });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('not for Claude') });
  });

  it('/msw:report writes into .msw/reports and answers with the path', async () => {
    const input = { session_id: 's2', command_name: 'msw:report', command_args: '' };
    const { stdout } = await hook('command', input, place);
    const path = /The page: (\S+\.html)/.exec(JSON.parse(stdout).reason)?.[1] ?? '';
    expect(path).toContain(join('.msw', 'reports', 'loop-'));
    expect(existsSync(path)).toBe(true);
  });

  it('of a day: each loop with its last state, and what was decided', async () => {
    const file = join(place.project, '..', 'day.html');
    const { stdout } = await report('--since', 'today', '--html', file);
    expect(stdout).toMatch(/^Since \d{4}-\d\d-\d\d 00:00: 1 loop\. 1 proven\./);
    expect(readFileSync(file, 'utf8')).toContain('done and proven');
  });

  it.each([
    [['--since', 'now'], 2, '--since needs a span such as 24h or 7d'],
    [['--since', 'today', '--job', '1'], 2, 'A page is of one thing'],
    [['--job', '1'], 1, 'There is no job 1 here'],
    [['--conversation', 'none'], 1, 'There is no conversation "none" here'],
  ])('%j is refused with %i: %s', async (args, code, reason) => {
    expect(await report(...args)).toMatchObject({ code, stderr: expect.stringContaining(reason) });
  });

  it('names the loops that it does not know', async () => {
    expect(await report('nothing')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has no loop nothing'),
    });
  });
});

requireOrSkip('chromium')('the page', () => {
  const browser = sharedBrowser();
  const asked: string[] = [];
  const said: string[] = [];

  const open = async (options: PageOptions = {}): Promise<Page> => {
    const shown = await browser.newPage({ viewport: { width: 1200, height: 900 }, ...options });
    shown.on('request', (request) => asked.push(request.url()));
    shown.on('console', (message) => said.push(message.text()));
    shown.on('pageerror', (error) => said.push(error.message));
    await shown.goto(pathToFileURL(page).href);
    return shown;
  };

  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [320, 1200].map((width) => ({ colorScheme, width })),
  );
  it.each(looks)('$colorScheme, $width px: axe finds nothing, and nothing is cut off', async (look) => {
    const { colorScheme, width } = look;
    // Axe is a script, which the page's own rule forbids.
    const shown = await open({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
    if (PICTURES !== undefined) {
      mkdirSync(PICTURES, { recursive: true });
      await shown.screenshot({ path: join(PICTURES, `report-${colorScheme}-${width}.png`), fullPage: true });
    }
    await shown.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    expect(await shown.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await shown.addScriptTag({ path: AXE });
    const found: unknown = await shown.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
    );
    expect(found).toEqual([]);
    await shown.close();
  });

  it('has its parts in their order, loads nothing, runs nothing, and has nothing to complain of', async () => {
    [asked.length, said.length] = [0, 0];
    const shown = await open();
    const seen = await shown.evaluate<unknown>(
      `({ lang: document.documentElement.lang, verdict: document.querySelector('h1').textContent,
        parts: [...document.querySelectorAll('h2')].map((one) => one.textContent), images: document.images.length,
        scripts: [...document.scripts].map(({ type }) => type), cards: document.querySelectorAll('.card').length > 1 })`,
    );
    expect(seen).toEqual({
      ...{ lang: 'en', verdict: 'Done and proven', images: 0, scripts: ['application/json'], cards: true },
      parts: [
        ...['What the verdict rests on', 'The checks', 'What failed, and until when', 'What was tried'],
        ...['Where the time went', 'What was decided'],
      ],
    });
    expect(asked).toEqual([pathToFileURL(page).href]);
    expect(said).toEqual([]);
    await shown.close();
  });

  it('says in words what its pictures show', async () => {
    const shown = await open();
    const lives = await shown.evaluate<string[]>(
      '[...document.querySelectorAll("svg[aria-labelledby^=life] desc")].map((one) => one.textContent)',
    );
    expect(lives.toSorted()).toEqual([
      'after iteration 2, gone at the end',
      'before the work, after iteration 1, gone at the end',
      'before the work, gone at the end',
    ]);
    await shown.close();
  });

  it('by keyboard: each fold opens, and shows that it has the focus', async () => {
    const shown = await open();
    await shown.locator('summary').first().focus();
    await shown.keyboard.press('Enter');
    expect(await shown.evaluate('document.querySelector("details").open')).toBe(true);
    await shown.keyboard.press('Tab');
    const outline = 'getComputedStyle(document.activeElement).outlineStyle';
    expect(await shown.evaluate(`[document.activeElement.tagName, ${outline}]`)).toEqual([
      'SUMMARY',
      'solid',
    ]);
    await shown.close();
  });

  it('on paper: dark ink on white, every fold open', async () => {
    const shown = await open({ colorScheme: 'dark' });
    await shown.emulateMedia({ media: 'print' });
    const seen = await shown.evaluate<[string, string, number]>(
      '[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color, document.querySelector("details pre").getBoundingClientRect().height]',
    );
    expect(seen).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', expect.any(Number)]);
    expect(seen[2]).toBeGreaterThan(20);
    if (PICTURES !== undefined) writeFileSync(join(PICTURES, 'report.pdf'), await shown.pdf());
    await shown.close();
  });
});
