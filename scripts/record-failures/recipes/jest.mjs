export const tool = 'jest';
export const packages = ['jest@30.5.2'];
export const recordedWith = 'jest 30.5.2';

const test = (body, title = 'adds VAT') => ({
  'package.json': '{"name":"shop","version":"1.0.0"}',
  'test/cart.test.js': `describe('cart', () => {\n  test('${title}', async () => {\n    ${body}\n  });\n  test('is empty', () => {});\n});\n`,
});
const equal = test('expect({ sum: 119 }).toEqual({ sum: 120 });');
const run = 'npx jest';

export const cases = [
  {
    name: 'to-equal',
    files: equal,
    command: run,
    commandB: 'npx jest --verbose',
    noise: ['layout'],
    differsFrom: ['jest/to-be', 'jest/throws'],
  },
  {
    name: 'to-equal-other-value',
    files: test('expect({ sum: 118 }).toEqual({ sum: 120 });'),
    command: run,
    sameClassAs: ['jest/to-equal'],
    differsExactlyFrom: ['jest/to-equal'],
  },
  {
    name: 'to-equal-other-test',
    files: test('expect({ sum: 119 }).toEqual({ sum: 120 });', 'adds duty'),
    command: run,
    sameClassAs: ['jest/to-equal'],
    differsExactlyFrom: ['jest/to-equal'],
  },
  { name: 'to-be', files: test('expect(1 + 1).toBe(3);'), command: run },
  {
    name: 'throws',
    files: test("throw new RangeError('stock below zero: -3');"),
    command: run,
    differsFrom: ['jest/type-error'],
  },
  { name: 'type-error', files: test('const item = undefined; item.price;'), command: run },
  {
    name: 'timeout',
    files: {
      ...test('await new Promise(() => {});'),
      'jest.config.js': 'module.exports = { testTimeout: 100 };\n',
    },
    command: run,
  },
  {
    name: 'missing-module',
    files: { ...test(''), 'test/cart.test.js': "require('./gone.js');\ntest('x', () => {});\n" },
    command: run,
    differsFrom: ['jest/other-missing-module'],
  },
  {
    name: 'other-missing-module',
    files: { ...test(''), 'test/cart.test.js': "require('./lost.js');\ntest('x', () => {});\n" },
    command: run,
  },
  { name: 'syntax-error', files: { ...test(''), 'test/cart.test.js': 'test("x", () => {\n' }, command: run },
  {
    name: 'snapshot',
    files: {
      ...test(''),
      'test/cart.test.js': "test('shows', () => { expect({ sum: 1 }).toMatchSnapshot(); });\n",
      'test/__snapshots__/cart.test.js.snap':
        '// Jest Snapshot v1, https://jestjs.io/docs/snapshot-testing\n\nexports[`shows 1`] = `\n{\n  "sum": 2,\n}\n`;\n',
    },
    command: 'npx jest --ci',
  },
  {
    name: 'no-tests',
    files: { 'package.json': '{"name":"shop","version":"1.0.0"}', 'src/a.js': '' },
    command: run,
  },
  {
    name: 'coverage',
    files: { ...test("require('../src/a.js');"), 'src/a.js': 'exports.f = () => 1;\nexports.g = () => 2;\n' },
    command: `npx jest --coverage --coverageThreshold='{"global":{"lines":100,"functions":100}}'`,
  },
  {
    name: 'each',
    files: {
      ...test(''),
      'test/cart.test.js':
        "test.each([[1, 2], [3, 4]])('adds %i to %i', (a, b) => { expect(a).toBe(b); });\n",
    },
    command: run,
    commandB: 'npx jest --verbose',
    noise: ['layout'],
  },
  { name: 'custom-throw', files: test("throw 'no basket';"), command: run },
  {
    name: 'hook',
    files: {
      ...test(''),
      'test/cart.test.js': "beforeAll(() => { throw new Error('db down'); });\ntest('x', () => {});\n",
    },
    command: run,
  },
];
