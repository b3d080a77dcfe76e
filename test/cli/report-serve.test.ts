// `report --serve` of the shipped program, in a browser: the page follows a loop to its end.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { makeTempFolder, removeFolder } from '../support/temp-folder.ts';
import { builtCli, newPlace } from './built-cli.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const { cli, hook, path } = builtCli();
const folder = makeTempFolder();
afterAll(() => removeFolder(folder));

describe('report --serve --json', () => {
  it('prints one JSON value a line, the address first and how it ended last', async () => {
    const place = newPlace();
    const server = spawn(process.execPath, [path(), 'report', '--serve', '--json', '--since', '7d'], {
      ...{ cwd: place.project, env: { PATH: process.env.PATH, ...place.env } },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    let printed = '';
    server.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('\n')) server.kill('SIGINT');
    });
    await new Promise((resolve) => server.on('close', resolve));
    const values = printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(values).toEqual([
      { url: expect.stringContaining('http:') },
      { title: expect.any(String), ended: 'interrupted' },
    ]);
  });
});

requireOrSkip('chromium')('report --serve', () => {
  it('follows a loop in one browser alone, until Ctrl-C', { timeout: 180_000 }, async () => {
    const check =
      "if (require('node:fs').readFileSync('value.txt', 'utf8') !== 'ready') throw new Error('raw');\n";
    const place = newPlace({ 'check.js': check, 'value.txt': 'raw' }, folder);
    initGit(place.project);
    const task = '"Make it ready <img src=x onerror=alert(1)>" --check "node check.js" --no-guidance';
    await hook('command', { session_id: 's1', command_name: 'msw:loop', command_args: task }, place);
    const stop = (said: string) =>
      hook('stop', { session_id: 's1', hook_event_name: 'Stop', last_assistant_message: said }, place);

    const server = spawn(process.execPath, [path(), 'report', '--serve'], {
      ...{ cwd: place.project, env: { PATH: process.env.PATH, ...place.env } },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    let printed = '';
    const closed = new Promise<number | null>((resolve) => {
      server.on('close', resolve);
    });
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (chunk) => {
        printed += String(chunk);
        const [found] = /http:\S+/.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      });
      closed.then(() => reject(new Error(`it ended without an address: ${printed}`)));
    });

    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    });
    onTestFinished(() => browser.close());
    const [asked, said]: [Set<string>, string[]] = [new Set(), []];
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(url);
    expect(page.url()).toBe(new URL('/', url).href);
    const heading = page.locator('h1');
    await heading.filter({ hasText: 'Still running' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Still running' }).waitFor();

    await stop('It is ready, I believe.');
    await page.getByRole('heading', { name: 'Iteration 1' }).waitFor();
    expect(await axe(context)).toEqual([]);
    writeFiles(place.project, { 'value.txt': 'ready' });
    await stop('Now it is.');
    await heading.filter({ hasText: 'Done, but not proven' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Done, but not proven' }).waitFor();
    expect(await page.title()).toMatch(/^Done, but not proven/);

    expect([...asked].toSorted()).toEqual(['/', '/events', '/live.js']);
    expect(said).toEqual([]);
    expect(await page.evaluate('document.images.length')).toBe(0);

    const other = await (await browser.newContext()).newPage();
    expect((await other.goto(url))?.status()).toBe(403);
    // Another site cannot read it, whatever it asks.
    await other.goto('data:text/html,<p>elsewhere</p>');
    const foreign = `fetch(${JSON.stringify(new URL('/', url).href)}, { credentials: 'include' }).then(() => 'read', () => 'refused')`;
    expect(await other.evaluate(foreign)).toBe('refused');

    server.kill('SIGINT');
    await page.getByRole('status').filter({ hasText: 'No longer followed' }).waitFor();
    expect(await closed).toBe(0);
    expect(printed).toContain('The page is no longer served.');
  });

  it('is refused to Claude, and writes no file', async () => {
    const place = newPlace();
    const asked = (args: readonly string[], env: object = {}) =>
      cli(['report', '--serve', ...args], { cwd: place.project, env: { ...place.env, ...env } });
    expect(await asked([], { CLAUDECODE: '1' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not for Claude'),
    });
    expect(await asked(['--html', 'x.html'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no file'),
    });
  });
});

/** What axe finds in the page, in a context of its own with the same cookie: the page's policy forbids its script. */
const axe = async (context: BrowserContext): Promise<unknown> => {
  const [shown] = context.pages();
  const browser = context.browser();
  if (shown === undefined || browser === null) throw new Error('no page');
  const looking = await browser.newContext({ bypassCSP: true });
  await looking.addCookies(await context.cookies());
  const page = await looking.newPage();
  await page.goto(shown.url());
  await page.addScriptTag({ path: AXE });
  const found: unknown = await page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
  );
  await looking.close();
  return found;
};
