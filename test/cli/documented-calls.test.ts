import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampled } from '../support/sampled.ts';
import { builtCli } from './built-cli.ts';

sampled();

const { cli } = builtCli();
const root = join(import.meta.dirname, '..', '..');
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

/** The calls in code blocks: for each page and noun with verb, the options shown with it. */
const calls = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```[\s\S]*?^```$/gm)].flatMap(([block]) =>
    [...block.matchAll(/msw-protocol ([a-z]+)(?: ([a-z]+(?:\|[a-z]+)*))?(.*)$/gm)].flatMap(
      ([, noun = '', verbs = '', rest = '']) =>
        verbs.split('|').map((verb) => {
          const options = [...withoutQuotes(rest).matchAll(/--[a-z-]+/g)].map(([option]) => option);
          return [`${noun} ${verb}`.trim(), page, options] as const;
        }),
    ),
  ),
);

it.each(calls)('%s in %s is a valid call', async (call, _page, options) => {
  const { code, stdout } = await cli([...call.split(' '), '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`\\b${call.split(' ').at(-1)}\\b`));
  const everywhere = ['--json', '--project'];
  expect(options.filter((option) => !stdout.includes(option) && !everywhere.includes(option))).toEqual([]);
});

/** Without comments and quoted text, which may contain anything that looks like an option. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/"[^"]*"/g, '').replace(/#.*/, '');
}
