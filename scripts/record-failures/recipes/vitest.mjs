export const tool = 'vitest';
export const packages = ['vitest@4.1.12'];
export const recordedWith = 'vitest 4.1.12';

const three = { packages: ['vitest@3.2.7'], recordedWith: 'vitest 3.2.7' };
const test = (body, title = 'adds VAT') => ({
  't/cart.test.mjs': `import { describe, expect, it } from 'vitest';\ndescribe('cart', () => {\n  it('${title}', async () => {\n    ${body}\n  });\n  it('is empty', () => {});\n});\n`,
});
const equal = test('expect({ sum: 119 }).toEqual({ sum: 120 });');
const run = 'npx vitest run';
const verbose = 'npx vitest run --reporter=verbose';
const many = {
  't/a.test.mjs':
    "import { expect, it } from 'vitest';\nit('parses base32', () => { expect(1).toBe(2); });\nit('parses base64', () => { expect('a').toBe('b'); });\n",
  't/b.test.mjs':
    "import { expect, it } from 'vitest';\nit('waits', async () => { await new Promise(() => {}); }, 50);\n",
};

export const cases = [
  {
    name: 'to-equal',
    files: equal,
    command: run,
    commandB: verbose,
    noise: ['layout'],
    differsFrom: ['vitest/type-error', 'vitest/throws'],
  },
  {
    name: 'to-equal-3',
    ...three,
    files: equal,
    command: run,
    commandB: verbose,
    sameAs: ['vitest/to-equal'],
  },
  {
    name: 'to-equal-dot',
    files: equal,
    command: 'npx vitest run --reporter=dot',
    sameAs: ['vitest/to-equal'],
  },
  {
    name: 'to-equal-other-value',
    files: test('expect({ sum: 118 }).toEqual({ sum: 120 });'),
    command: run,
    sameClassAs: ['vitest/to-equal'],
    differsExactlyFrom: ['vitest/to-equal'],
  },
  {
    name: 'to-equal-other-test',
    files: test('expect({ sum: 119 }).toEqual({ sum: 120 });', 'adds duty'),
    command: run,
    sameClassAs: ['vitest/to-equal'],
    differsExactlyFrom: ['vitest/to-equal'],
  },
  {
    name: 'type-error',
    files: {
      ...test('vat(undefined);'),
      't/cart.test.mjs': test('vat(undefined);')['t/cart.test.mjs'].replace(
        '\n',
        "\nimport { vat } from '../src/vat.mjs';\n",
      ),
      'src/vat.mjs': 'export function vat(item) {\n  return item.price;\n}\n',
    },
    command: run,
    differsFrom: ['vitest/type-error-other-key'],
  },
  {
    name: 'type-error-other-key',
    files: {
      't/cart.test.mjs': test('vat(undefined);')['t/cart.test.mjs'].replace(
        '\n',
        "\nimport { vat } from '../src/vat.mjs';\n",
      ),
      'src/vat.mjs': 'export function vat(item) {\n  return item.total;\n}\n',
    },
    command: run,
  },
  { name: 'throws', files: test("throw new RangeError('stock below zero: -3');"), command: run },
  {
    name: 'missing-import',
    files: { 't/a.test.mjs': "import { x } from './gone.mjs';\n" },
    command: run,
    differsFrom: ['vitest/other-missing-import'],
  },
  {
    name: 'other-missing-import',
    files: { 't/a.test.mjs': "import { x } from './lost.mjs';\n" },
    command: run,
  },
  {
    name: 'syntax-error',
    files: { 't/a.test.mjs': "import { it } from 'vitest';\nit('x', () => {\n" },
    command: run,
  },
  {
    name: 'many',
    files: many,
    command: run,
    commandB: 'npx vitest run --sequence.shuffle --sequence.seed=4',
    noise: ['order'],
  },
  { name: 'no-tests', files: { 'src/a.mjs': 'export {};\n' }, command: run },
  {
    name: 'local-port',
    files: test(
      "await new Promise((_, no) => (require('node:net').connect(1, '127.0.0.1').on('error', no)));",
    ),
    command: run,
  },
  { name: 'unhandled', files: test("Promise.reject(new Error('lost basket'));"), command: run },
  {
    name: 'npm-script',
    files: {
      ...equal,
      'package.json': '{"name":"shop","version":"1.0.0","type":"module","scripts":{"test":"vitest run"}}',
    },
    command: 'npm test',
    sameAs: ['vitest/to-equal'],
  },
  {
    name: 'each',
    files: {
      't/e.test.mjs':
        "import { expect, it } from 'vitest';\nit.each([[1, 2], [3, 4]])('adds %i to %i', (a, b) => { expect(a).toBe(b); });\n",
    },
    command: run,
  },
  {
    name: 'projects',
    files: {
      ...equal,
      'vitest.config.mjs':
        "export default { test: { projects: [{ test: { name: 'unit', include: ['t/**'] } }] } };\n",
    },
    command: run,
    sameAs: ['vitest/to-equal'],
  },
  {
    name: 'snapshot',
    files: test('expect({ sum: 119 }).toMatchInlineSnapshot(`{ "sum": 120 }`);'),
    command: run,
    differsFrom: ['vitest/to-equal'],
  },
  {
    name: 'hook',
    files: {
      't/h.test.mjs':
        "import { beforeAll, describe, it } from 'vitest';\ndescribe('cart', () => {\n  beforeAll(() => { throw new Error('db down'); });\n  it('adds VAT', () => {});\n});\n",
    },
    command: run,
  },
  { name: 'node-assert', files: test("(await import('node:assert')).strictEqual(119, 120);"), command: run },
  {
    name: 'multi-line',
    files: test("throw new Error('bad basket:\\n  no items\\n  no owner');"),
    command: run,
  },
  {
    name: 'cause',
    files: test("throw new Error('no basket', { cause: new TypeError('no owner') });"),
    command: run,
  },
  {
    name: 'after-tsc',
    packages: ['vitest@4.1.12', 'typescript@5.9.3'],
    files: {
      ...equal,
      'tsconfig.json': '{"compilerOptions":{"strict":true,"noEmit":true,"types":[]},"include":["src"]}',
      'src/inv.ts': 'export const total: string = 3;\n',
    },
    command: 'npx tsc; npx vitest run',
    differsFrom: ['vitest/to-equal'],
    sameClassAs: ['tsc/not-assignable'],
  },
];
