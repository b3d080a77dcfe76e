import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampled } from '../support/sampled.ts';
import { builtCli } from './built-cli.ts';

sampled();

const { cli } = builtCli();
const root = join(import.meta.dirname, '..', '..');
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

/** The calls in blocks of code: by page and noun with verb, the options that are shown with it. */
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

it.each(calls)('%s of %s is a call', async (call, _page, options) => {
  const { code, stdout } = await cli([...call.split(' '), '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`\\b${call.split(' ').at(-1)}\\b`));
  const everywhere = ['--json', '--project'];
  expect(options.filter((option) => !stdout.includes(option) && !everywhere.includes(option))).toEqual([]);
});

/** Without what stands in quotes, in which anything may look like an option, and without comments. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/"[^"]*"/g, '').replace(/#.*/, '');
}
