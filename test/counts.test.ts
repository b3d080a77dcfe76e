// A count stands before its noun in the right grammar: `countOf(1, 'plan')` is `1 plan`.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodesBelow, sourceTrees } from '../scripts/typescript-source.mjs';
import { countOf } from '../src/core/text/count-of.ts';

const trees = await sourceTrees(join(import.meta.dirname, '..', 'src'));
const templates = trees.flatMap(({ file, root }) =>
  nodesBelow(root)
    .filter(({ type }) => type === 'template_string')
    .map((node) => ({ file, node })),
);

/** The plurals of everything that is counted somewhere. */
const counted = new Set(
  trees.flatMap(({ root }) =>
    nodesBelow(root)
      .filter(
        (node) => node.type === 'call_expression' && node.childForFieldName('function')?.text === 'countOf',
      )
      .flatMap((node) => {
        const [, one, many] = node.childForFieldName('arguments')?.namedChildren ?? [];
        return one?.type === 'string' ? [many?.text.slice(1, -1) ?? `${one.text.slice(1, -1)}s`] : [];
      }),
  ),
);

/** `4 of ${total} plans` with any number of plans. */
const uncounted = templates.flatMap(({ file, node }) =>
  node.namedChildren.flatMap((part, at) => {
    if (part?.type !== 'template_substitution') return [];
    const [, noun = ''] = /^ ([a-z]+)\b/.exec(node.namedChildren[at + 1]?.text ?? '') ?? [];
    return counted.has(noun) ? [`${file}: ${part.text} ${noun}`] : [];
  }),
);

/** Names, lengths of long texts, sums of a difference, and the words of documents and fingerprints. */
const fine = [
  /^core\/planning\/(?:milestones|writing|verification)\//,
  /^core\/planning\/phases\/sync-roadmap\.ts:/,
  /^core\/failure\//,
  /\$\{(?:[A-Z_]+|sum\(.*|\w+\.toFixed\(.*|quoteName\(.*|(?:shown|prompt)\.length)\}/,
  / have$/,
];

it.each([
  [0, '0 plans'],
  [1, '1 plan'],
  [2, '2 plans'],
])('%i is %s', (count, said) => expect(countOf(count, 'plan')).toBe(said));

it('an irregular plural is named', () => {
  expect(countOf(2, 'criterion', 'criteria')).toBe('2 criteria');
  expect(countOf(1, 'plan is', 'plans are')).toBe('1 plan is');
});

it('no message counts in another way', () => {
  expect(counted.size).toBeGreaterThan(30);
  expect(uncounted.filter((one) => !fine.some((pattern) => pattern.test(one)))).toEqual([]);
});
