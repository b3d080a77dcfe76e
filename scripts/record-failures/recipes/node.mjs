export const tool = 'node';
export const recordedWith = `node ${process.versions.node}`;

export const cases = [
  {
    name: 'missing-import',
    files: { 'n.mjs': "import './gone.mjs';\n" },
    command: 'node n.mjs',
    differsFrom: ['node/other-missing-import', 'node/missing-require'],
  },
  { name: 'other-missing-import', files: { 'n.mjs': "import './lost.mjs';\n" }, command: 'node n.mjs' },
  { name: 'missing-require', files: { 'n.cjs': "require('./gone.cjs');\n" }, command: 'node n.cjs' },
  { name: 'missing-package', files: { 'n.mjs': "import 'chalk';\n" }, command: 'node n.mjs' },
  {
    name: 'range-error',
    files: { 'n2.cjs': "function f() {\n  throw new RangeError('stock below zero: -3');\n}\nf();\n" },
    command: 'node n2.cjs',
  },
  {
    name: 'range-error-other-value',
    files: { 'n2.cjs': "function f() {\n  throw new RangeError('stock below zero: -4');\n}\nf();\n" },
    command: 'node n2.cjs',
    sameClassAs: ['node/range-error'],
    differsExactlyFrom: ['node/range-error'],
  },
  { name: 'syntax-error', files: { 'n.cjs': 'const a = ;\n' }, command: 'node n.cjs' },
  {
    name: 'cause',
    files: {
      'n.cjs': "try { JSON.parse('{'); } catch (cause) { throw new Error('bad config', { cause }); }\n",
    },
    command: 'node n.cjs',
  },
  {
    name: 'no-such-file',
    files: { 'n.cjs': "require('fs').readFileSync('gone.json');\n" },
    command: 'node n.cjs',
    differsFrom: ['node/permission-like'],
  },
  {
    name: 'permission-like',
    files: { 'n.cjs': "require('fs').readFileSync('.');\n" },
    command: 'node n.cjs',
  },
  { name: 'rejection', files: { 'n.mjs': "Promise.reject('no basket');\n" }, command: 'node n.mjs' },
  {
    name: 'exit-only',
    files: { 'n.mjs': 'process.exit(3);\n' },
    command: 'node n.mjs',
    differsFrom: ['node/exit-other'],
  },
  { name: 'exit-other', files: { 'n.mjs': 'process.exit(4);\n' }, command: 'node n.mjs' },
  { name: 'refused', files: { 'n.mjs': "await fetch('http://127.0.0.1:59871/');\n" }, command: 'node n.mjs' },
  {
    name: 'port-in-use',
    files: {
      'n.mjs':
        "import { createServer } from 'node:net';\nconst a = createServer().listen(0, () => createServer().listen(a.address().port));\n",
    },
    command: 'node n.mjs',
    noise: ['port'],
  },
  {
    name: 'missing-import-24',
    packages: ['node@24'],
    recordedWith: 'node 24',
    files: { 'n.mjs': "import './gone.mjs';\n" },
    command: 'node_modules/.bin/node n.mjs',
    sameAs: ['node/missing-import'],
  },
  {
    name: 'range-error-24',
    packages: ['node@24'],
    recordedWith: 'node 24',
    files: { 'n2.cjs': "function f() {\n  throw new RangeError('stock below zero: -3');\n}\nf();\n" },
    command: 'node_modules/.bin/node n2.cjs',
    sameAs: ['node/range-error'],
  },
  {
    name: 'assertion',
    files: { 'n.cjs': "require('node:assert').strictEqual(119, 120);\n" },
    command: 'node n.cjs',
    differsFrom: ['node/range-error'],
  },
  {
    name: 'assertion-other-value',
    files: { 'n.cjs': "require('node:assert').strictEqual(118, 120);\n" },
    command: 'node n.cjs',
    sameClassAs: ['node/assertion'],
    differsExactlyFrom: ['node/assertion'],
  },
];
