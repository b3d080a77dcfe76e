export const tool = 'node-test';
export const recordedWith = `node ${process.versions.node}`;

const test = (body, title = 'adds VAT') => ({
  'test/cart.test.mjs': `import assert from 'node:assert';\nimport { describe, it } from 'node:test';\ndescribe('cart', () => {\n  it('${title}', async () => {\n    ${body}\n  });\n  it('is empty', () => {});\n});\n`,
});
const tap = 'node --test --test-reporter=tap';
const spec = 'node --test --test-reporter=spec';
const equal = test('assert.strictEqual(119, 120);');

export const cases = [
  {
    name: 'strict-equal',
    files: equal,
    command: tap,
    commandB: spec,
    noise: ['layout'],
    differsFrom: ['node-test/deep-equal', 'node-test/throws'],
  },
  {
    name: 'strict-equal-other-value',
    files: test('assert.strictEqual(118, 120);'),
    command: spec,
    sameClassAs: ['node-test/strict-equal'],
    differsExactlyFrom: ['node-test/strict-equal'],
  },
  {
    name: 'deep-equal',
    files: test('assert.deepStrictEqual({ sum: 119 }, { sum: 120 });'),
    command: tap,
    commandB: spec,
  },
  {
    name: 'throws',
    files: test("throw new RangeError('stock below zero: -3');"),
    command: tap,
    commandB: spec,
  },
  { name: 'type-error', files: test('const item = undefined; item.price;'), command: tap, commandB: spec },
  {
    name: 'missing-import',
    files: { 'test/a.test.mjs': "import './gone.mjs';\n" },
    command: tap,
    commandB: spec,
  },
  {
    name: 'two',
    files: {
      ...equal,
      'test/bill.test.mjs':
        "import assert from 'node:assert';\nimport { it } from 'node:test';\nit('parses base32', () => { assert.ok(false); });\n",
    },
    command: spec,
    commandB: tap,
  },
  { name: 'dot', files: equal, command: spec.replace('spec', 'dot'), sameAs: ['node-test/strict-equal'] },
  ...[
    ['strict-equal', equal],
    ['throws', test("throw new RangeError('stock below zero: -3');")],
    ['missing-import', { 'test/a.test.mjs': "import './gone.mjs';\n" }],
  ].map(([name, files]) => ({
    name: `${name}-24`,
    packages: ['node@24'],
    recordedWith: 'node 24',
    files,
    command: tap.replace('node ', 'node_modules/.bin/node '),
    commandB: spec.replace('node ', 'node_modules/.bin/node '),
    sameAs: [`node-test/${name}`],
  })),
];
