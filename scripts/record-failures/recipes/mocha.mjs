export const tool = 'mocha';
export const packages = ['mocha@11.8.0'];
export const recordedWith = 'mocha 11.8.0';

const test = (body, title = 'adds VAT') => ({
  'package.json': '{"name":"shop","version":"1.0.0"}',
  'test/cart.js': `const assert = require('node:assert');\ndescribe('cart', () => {\n  it('${title}', async () => {\n    ${body}\n  });\n  it('is empty', () => {});\n});\n`,
});
const run = 'npx mocha';
const equal = test('assert.strictEqual(119, 120);');

export const cases = [
  {
    name: 'strict-equal',
    files: equal,
    command: run,
    commandB: 'npx mocha --reporter dot',
    noise: ['layout'],
    differsFrom: ['mocha/deep-equal', 'mocha/throws'],
  },
  {
    name: 'strict-equal-other-value',
    files: test('assert.strictEqual(118, 120);'),
    command: run,
    sameClassAs: ['mocha/strict-equal'],
    differsExactlyFrom: ['mocha/strict-equal'],
  },
  { name: 'deep-equal', files: test('assert.deepStrictEqual({ sum: 119 }, { sum: 120 });'), command: run },
  { name: 'throws', files: test("throw new RangeError('stock below zero: -3');"), command: run },
  { name: 'type-error', files: test('const item = undefined; item.price;'), command: run },
  {
    name: 'timeout',
    files: test('await new Promise((done) => setTimeout(done, 5000));'),
    command: 'npx mocha --timeout 20',
    commandB: 'npx mocha --timeout 30',
  },
  {
    name: 'hook',
    files: {
      'package.json': '{"name":"shop","version":"1.0.0"}',
      'test/cart.js':
        "describe('cart', () => {\n  beforeEach(() => { throw new Error('db down'); });\n  it('adds VAT', () => {});\n});\n",
    },
    command: run,
  },
  {
    name: 'two',
    files: {
      ...equal,
      'test/bill.js':
        "const assert = require('node:assert');\nit('parses base32', () => { assert.ok(false); });\n",
    },
    command: run,
    commandB: 'npx mocha --sort',
    noise: ['order'],
  },
  { name: 'no-files', files: { 'package.json': '{"name":"shop","version":"1.0.0"}' }, command: run },
  {
    name: 'missing-import',
    files: { 'package.json': '{"name":"shop","version":"1.0.0"}', 'test/cart.mjs': "import './gone.mjs';\n" },
    command: "npx mocha 'test/*.mjs'",
  },
];
