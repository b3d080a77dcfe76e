export const tool = 'npm';
export const packages = [];
export const recordedWith = 'npm 11.19.1';

const manifest = (extra) => ({
  'package.json': JSON.stringify({ name: 'shop', version: '1.0.0', ...extra }),
});
const pnpm = { tool: 'pnpm', packages: ['pnpm@10.34.9'], recordedWith: 'pnpm 10.34.9' };

export const cases = [
  {
    name: 'missing-script',
    files: manifest({ scripts: { tset: 'true' } }),
    command: 'npm run test2',
    differsFrom: ['npm/other-missing-script'],
  },
  { name: 'other-missing-script', files: manifest({ scripts: { tset: 'true' } }), command: 'npm run test3' },
  {
    name: 'script-exit',
    files: manifest({ scripts: { test: 'exit 3' } }),
    command: 'npm test',
    differsFrom: ['npm/missing-script'],
  },
  { name: 'script-not-found', files: manifest({ scripts: { test: 'vitesst run' } }), command: 'npm test' },
  {
    name: 'script-inner',
    files: {
      ...manifest({ scripts: { test: 'node n.cjs' } }),
      'n.cjs': "function f() {\n  throw new RangeError('stock below zero: -3');\n}\nf();\n",
    },
    command: 'npm test',
  },
  { name: 'bad-manifest', files: { 'package.json': '{ "name": "shop", }' }, command: 'npm test' },
  { name: 'usage', files: manifest({}), command: 'npm ci' },
  {
    name: 'not-found',
    files: manifest({ dependencies: { '@msw-none/left-out-entirely': '1.0.0' } }),
    command: 'npm install --no-audit',
    differsFrom: ['npm/no-version'],
  },
  {
    name: 'no-version',
    files: manifest({ dependencies: { 'left-pad': '99.0.0' } }),
    command: 'npm install --no-audit',
  },
  {
    name: 'no-registry',
    files: manifest({ dependencies: { 'left-pad': '1.3.0' } }),
    command: 'npm install --no-audit --fetch-retries=0 --registry http://127.0.0.1:1/',
  },
  {
    name: 'conflict',
    files: {
      ...manifest({ dependencies: { 'left-pad': '1.3.0', own: 'file:own' } }),
      'own/package.json': '{"name":"own","version":"1.0.0","peerDependencies":{"left-pad":"1.2.0"}}',
    },
    command: 'npm install --no-audit --strict-peer-deps',
    differsFrom: ['npm/other-conflict'],
  },
  {
    name: 'other-conflict',
    files: {
      ...manifest({ dependencies: { 'left-pad': '1.3.0', own: 'file:own' } }),
      'own/package.json': '{"name":"own","version":"1.0.0","peerDependencies":{"left-pad":"1.1.3"}}',
    },
    command: 'npm install --no-audit --strict-peer-deps',
  },
  {
    ...pnpm,
    name: 'missing-script',
    files: manifest({ scripts: { tset: 'true' } }),
    command: 'npx pnpm run test2',
  },
  {
    ...pnpm,
    name: 'script-exit',
    files: manifest({ scripts: { test: 'exit 3' } }),
    command: 'npx pnpm test',
  },
  {
    ...pnpm,
    name: 'frozen-lockfile',
    files: {
      ...manifest({ dependencies: { 'left-pad': '1.3.0' } }),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n",
    },
    command: 'npx pnpm install --frozen-lockfile',
  },
  {
    ...pnpm,
    name: 'not-found',
    files: manifest({ dependencies: { '@msw-none/left-out-entirely': '1.0.0' } }),
    command: 'npx pnpm install --no-frozen-lockfile',
  },
  {
    ...pnpm,
    name: 'recursive',
    files: {
      ...manifest({}),
      'pnpm-workspace.yaml': 'packages:\n  - pkgs/*\n',
      'pkgs/one/package.json': '{"name":"one","version":"1.0.0","scripts":{"test":"node n.cjs"}}',
      'pkgs/one/n.cjs': "function f() {\n  throw new RangeError('stock below zero: -3');\n}\nf();\n",
    },
    command: 'npx pnpm -r test',
  },
];
