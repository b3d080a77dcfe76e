// Any outside text reaches Claude inside a fence, a quotation or a quoted block, and every word outside them is ours.
import { describe, expect, it } from 'vitest';
import { attacks, fields, holdsMark, liveParts, outlineOf, strayMarks } from './hostile-texts.ts';
import { loopTexts } from './loop-texts.ts';
import { notebookTexts } from './notebook-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { documentTexts, planningTexts } from './planning-texts.ts';
import { vaultTexts } from './vault-texts.ts';

const texts = [...loopTexts, ...planningTexts, ...notebookTexts, ...vaultTexts];

/** Any count, and any path. */
const linesOf = (text: string) =>
  outlineOf(text).replaceAll(/\d+/g, '0').replaceAll(' next to this file', '').split('\n');

/** When there is no room, a line of ours says how much is missing, or where it is. */
const tellsSomething = (line: string) =>
  !/^- (?:earlier: 0 more|and 0 more(?:, most of them in .*)?)$|^All of it, data as well: “…”$/.test(line);

describe.each(texts.map((text) => [text.name, text] as const))(
  '%s',
  (_, { render, longest, isLoose = false }) => {
    const dull = render(fields(null));
    const own = liveParts(dull);

    it('shows the content of its fields, each marked as data', () => {
      expect(holdsMark(dull)).toBe(true);
      expect(strayMarks(dull)).toEqual([]);
    });

    it.each(attacks)('keeps our own words unchanged around %s', (attack) => {
      const text = render(fields(attack));
      expect(strayMarks(text)).toEqual([]);
      if (isLoose)
        expect(linesOf(dull)).toEqual(expect.arrayContaining(linesOf(text).filter(tellsSomething)));
      else expect(outlineOf(text)).toBe(outlineOf(dull));
      expect(own).toEqual(expect.arrayContaining([...liveParts(text)]));
      expect(text.length).toBeLessThanOrEqual(longest);
    });
  },
);

describe.each(peopleTexts.map((text) => [text.name, text] as const))(
  '%s, for people',
  (_, { render, longest }) => {
    const dull = render(fields(null));

    it.each(attacks)('has the same lines with %s', (attack) => {
      const text = render(fields(attack));
      // An indented line may begin with a listed text.
      const begins = (page: string) => page.split('\n').map((line) => /^ +|^\S{0,4}/.exec(line)?.[0]);
      expect(begins(text)).toEqual(begins(dull));
      expect(liveParts(text)).toEqual([]);
      expect(text.length).toBeLessThanOrEqual(longest);
    });
  },
);

describe.each(documentTexts.map((text) => [text.name, text] as const))(
  '%s, a document for people',
  (_, { render, longest, isLoose = false }) => {
    const dull = render(fields(null));
    const yaml = (page: string) => (page.startsWith('---\n') ? outlineOf(page).split('\n')[0] : null);
    const begins = (page: string) =>
      page
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .split('\n')
        .map((line) => /^ +|^\S{0,2}/.exec(line)?.[0]);

    it.each(attacks)('has the same YAML and lines with %s', (attack) => {
      const text = render(fields(attack));
      expect(yaml(text)).toBe(yaml(dull));
      if (isLoose) expect(new Set(begins(dull))).toEqual(new Set([...begins(dull), ...begins(text)]));
      else expect(begins(text)).toEqual(begins(dull));
      expect(liveParts(dull)).toEqual(expect.arrayContaining([...liveParts(text)]));
      expect(text.length).toBeLessThanOrEqual(longest);
    });
  },
);
