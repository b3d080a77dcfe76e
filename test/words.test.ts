// The words of AGENTS.md, in all that people and Claude read: documents, commands, agents, and the strings of the code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const [, table = ''] = readFileSync(join(root, 'AGENTS.md'), 'utf8').split('## Words');
const phrases = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)]
  .slice(1)
  .flatMap(([, , unwanted = '']) => unwanted.split(', '));
const unwanted = new RegExp(`(?<![\\w-])(?:${phrases.flatMap(bothCases).map(inText).join('|')})`, 'g');
/** What these words mean elsewhere, and there is no better one. */
const fine = /there (?:is|are|was) no|(?:is|are|was) no (?:longer|less|more|larger)/gi;

/** At the start of a sentence too; a name in capitals is something else. */
function bothCases(phrase: string): readonly string[] {
  return [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)];
}

/** A single word may be a name in the code, where no other word follows it. */
function inText(phrase: string): string {
  return phrase.includes(' ') ? `${phrase}(?= [\\w“"$]|[.,:;?!)])` : `${phrase}(?= [a-z])`;
}

/** Each with what stands around it. */
function unwantedIn(text: string): readonly string[] {
  const plain = text.replaceAll(fine, (words) => '_'.repeat(words.length));
  return [...plain.matchAll(unwanted)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40));
}

/** In code nothing but strings has words with spaces between them; comments are taken out. */
function codeOf(path: string): string {
  const source = readFileSync(join(root, path), 'utf8');
  return transformSync(source, { loader: 'ts', legalComments: 'none', charset: 'utf8' }).code;
}

it('has words to look for', () => {
  expect(phrases).toContain('goes on');
  expect(unwantedIn('Mend it. It goes on, beside us; there is no x, this is no y.')).toHaveLength(4);
});

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs', 'commands', 'agents', 'skills'].flatMap((folder) => filesBelow(folder, '.md')),
];

describe('the words of AGENTS.md', () => {
  it.each(pages)('%s', (page) => {
    expect(unwantedIn(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('the strings of the code', () => {
    const hits = filesBelow('src', '.ts').flatMap((path) =>
      unwantedIn(codeOf(path)).map((hit) => `${path}: ${hit}`),
    );
    expect(hits).toEqual([]);
  });
});
