import { expect, it } from 'vitest';
import { researchSlug } from '../../../src/core/research/research.ts';

it.each([
  ['Retry strategies', 'retry-strategies'],
  ['  Retry,  strategies! ', 'retry-strategies'],
  ['Café au lait', 'cafe-au-lait'],
])('researchSlug turns %j into %s', (topic, slug) => {
  expect(researchSlug(topic)).toBe(slug);
});

it.each(['日本語', '???', '', '../../etc', 'x'.repeat(500), 'C++', `${'a'.repeat(47)} b c`])(
  'researchSlug turns %j into a folder name',
  (topic) => {
    expect(researchSlug(topic)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/);
  },
);

it('researchSlug distinguishes topics that look alike when shortened', () => {
  const long = 'a very long topic about many things that goes on and on ';
  const slugs = ['日本語', '中文', `${long}one`, `${long}two`].map(researchSlug);
  expect(new Set(slugs).size).toBe(4);
});
