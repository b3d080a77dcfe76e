// The unwanted words of AGENTS.md, in everything that people and Claude read: documents, commands, agents, and the
// strings of the code.
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
/** Uses with another meaning, for which there is no better word. */
const fine = /there (?:is|are|was) no|(?:is|are|was) no (?:longer|less|more|larger)/gi;

/** Also at the start of a sentence; capitals are a name. */
function bothCases(phrase: string): readonly string[] {
  return [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)];
}

/** A single word may be a name in the code if no other word follows it. */
function inText(phrase: string): string {
  return phrase.includes(' ') ? `${phrase}(?= [\\w“"$]|[.,:;?!)])` : `${phrase}(?= [a-z])`;
}

/** Each with its context. */
function unwantedIn(text: string): readonly string[] {
  const plain = text.replaceAll(fine, (words) => '_'.repeat(words.length));
  return [...plain.matchAll(unwanted)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40));
}

/** In code only strings have words with spaces between them; comments are removed. */
function codeOf(path: string): string {
  const source = readFileSync(join(root, path), 'utf8');
  return transformSync(source, { loader: 'ts', legalComments: 'none', charset: 'utf8' }).code;
}

it('the table of AGENTS.md has words to search for', () => {
  expect(phrases).toContain('goes on');
  expect(unwantedIn('Mend it. It goes on, beside us; there is no x, this is no y.')).toHaveLength(4);
});

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['docs', 'commands', 'agents', 'recipes', 'skills'].flatMap((folder) => filesBelow(folder, '.md')),
];

describe('the unwanted words of AGENTS.md', () => {
  it.each(pages)('do not occur in %s', (page) => {
    expect(unwantedIn(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('do not occur in the strings of the code', () => {
    const hits = filesBelow('src', '.ts').flatMap((path) =>
      unwantedIn(codeOf(path)).map((hit) => `${path}: ${hit}`),
    );
    expect(hits).toEqual([]);
  });
});
