// The view of the plugin for Obsidian in a real browser: what it looks like, by keyboard and for a screen reader.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageOptions, sharedBrowser } from '../support/browser.ts';
import { bundleTo } from '../support/bundle.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makeTempFolder, removeFolder } from '../support/temp-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SUPPORT = join(ROOT, 'test', 'obsidian', 'support');
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const STATES = ['empty', 'answer', 'local', 'upload', 'busy', 'history'] as const;
/** Where the pictures are kept, for somebody to look at. */
const PICTURES = process.env.MSW_PICTURES;

requireOrSkip('chromium')('the window', () => {
  const folder = makeTempFolder();
  const browser = sharedBrowser();

  beforeAll(async () => {
    await bundleTo(join(folder, 'page.js'), {
      entryPoints: [join(SUPPORT, 'page.ts')],
      platform: 'browser',
      format: 'esm',
      alias: { obsidian: 'obsidian-test-mocks/obsidian' },
    });
    const styles = [join(SUPPORT, 'theme.css'), join(ROOT, 'obsidian', 'styles.css')];
    const css = styles.map((path) => readFileSync(path, 'utf8')).join('\n');
    // A page of a file may load no module of its own, so the script stands in it.
    const script = readFileSync(join(folder, 'page.js'), 'utf8').replaceAll('</script', '<\\/script');
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>MSW Vault</title><style>${css}</style></head><body><header><h1>Vault</h1></header><main></main><script type="module">${script}</script></body></html>`;
    writeFileSync(join(folder, 'page.html'), page);
  });
  afterAll(() => removeFolder(folder));

  const open = async (state: string, options: PageOptions = {}): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 400, height: 700 }, ...options });
    await page.goto(`${pathToFileURL(join(folder, 'page.html')).href}?state=${state}`);
    await page.locator('body[data-ready=yes]').waitFor({ timeout: 20_000 });
    return page;
  };

  const looks = STATES.flatMap((state) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [320, 600].map((width) => ({ state, colorScheme, width })),
    ),
  );
  test.each(looks)(
    'V13: $state, $colorScheme, $width px: axe finds nothing, and nothing is cut off',
    async (look) => {
      const { state, colorScheme, width } = look;
      const page = await open(state, { colorScheme, viewport: { width, height: 700 } });
      if (PICTURES !== undefined) {
        mkdirSync(PICTURES, { recursive: true });
        await page.screenshot({ path: join(PICTURES, `${state}-${colorScheme}-${width}.png`) });
      }
      await page.addScriptTag({ path: AXE });
      const found: unknown = await page.evaluate(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))',
      );
      expect(found).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await page.close();
    },
  );

  test('O17: by keyboard alone every control is reached, and each shows that it is', async () => {
    const page = await open('answer');
    const reached: string[] = [];
    for (let at = 0; at < 30; at += 1) {
      await page.keyboard.press('Tab');
      const [name, outline] = await page.evaluate<[string, string]>(
        '[document.activeElement === document.body ? "BODY" : (document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent), getComputedStyle(document.activeElement).outlineStyle]',
      );
      // After the last the browser's own page has the focus.
      if (name === reached[0] || name === 'BODY') break;
      reached.push(name);
      expect(outline, name).toBe('solid');
    }
    expect(reached).toEqual(
      expect.arrayContaining(['New conversation', 'History', 'Conversation', 'Table', 'Question', 'Send']),
    );
    await page.close();
  });

  test('O18: the input is seen without a click: it has a border and a background of the theme', async () => {
    const page = await open('empty');
    const seen = await page.evaluate<string[]>(
      '(({ borderTopWidth, borderTopStyle, backgroundColor }) => [borderTopWidth, borderTopStyle, backgroundColor])(getComputedStyle(document.querySelector("textarea")))',
    );
    expect(seen).toEqual(['1px', 'solid', 'rgb(255, 255, 255)']);
    await page.close();
  });

  test('O14: each message has its own direction, and the layout is not mirrored', async () => {
    const page = await open('local');
    const directions = await page.evaluate<string[]>(
      '[...document.querySelectorAll("blockquote")].map((one) => getComputedStyle(one).direction)',
    );
    expect(directions).toEqual(['ltr', 'rtl']);
    expect(await page.evaluate('getComputedStyle(document.querySelector(".msw-vault")).direction')).toBe(
      'ltr',
    );
    await page.close();
  });
});
