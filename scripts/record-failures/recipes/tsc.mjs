export const tool = 'tsc';
export const packages = ['typescript@7.0.2'];
export const recordedWith = 'typescript 7.0.2';

const tsconfig =
  '{"compilerOptions":{"strict":true,"noEmit":true,"module":"nodenext","target":"es2022","types":[]},"include":["src"]}';
const project = (files) => ({ 'tsconfig.json': tsconfig, ...files });
const notAssignable = project({ 'src/inv.ts': 'export const total: string = 3;\n' });
const chain = project({
  'src/cart.ts': [
    'interface Item { price: number; name: string }',
    'export function vat(item: Item): number { return item.price * 1.2 }',
    'export const sum = vat({ price: "12", name: "tea" });',
    'const half: { price: number } = { price: 1 };',
    'export const other: Item = half;',
    '',
  ].join('\n'),
});
const missing = project({
  'src/a.ts': 'import { x } from "chalk";\nexport const y: number = x;\n',
  'src/b.ts': 'export const z: number = "one";\n',
});
const plain = 'npx tsc --noEmit --pretty false';
const pretty = 'npx tsc --noEmit --pretty';
const ts5 = { packages: ['typescript@5.9.3'], recordedWith: 'typescript 5.9.3' };

export const cases = [
  {
    name: 'not-assignable',
    files: notAssignable,
    command: plain,
    commandB: pretty,
    noise: ['layout'],
    differsFrom: ['tsc/argument'],
  },
  {
    name: 'not-assignable-ts5',
    ...ts5,
    files: notAssignable,
    command: plain,
    commandB: pretty,
    sameAs: ['tsc/not-assignable'],
  },
  { name: 'chain', files: chain, command: plain, commandB: pretty, noise: ['layout'] },
  { name: 'chain-ts5', ...ts5, files: chain, command: plain, commandB: pretty, sameAs: ['tsc/chain'] },
  {
    name: 'argument',
    files: project({ 'src/inv.ts': 'declare function f(total: string): void;\nf(3);\n' }),
    command: pretty,
    differsFrom: ['tsc/not-assignable'],
  },
  {
    name: 'other-file',
    files: project({ 'src/bill.ts': 'export const total: string = 3;\n' }),
    command: plain,
    sameClassAs: ['tsc/not-assignable'],
    differsExactlyFrom: ['tsc/not-assignable'],
  },
  {
    name: 'missing-module',
    files: missing,
    command: plain,
    commandB: pretty,
    differsFrom: ['tsc/other-missing-module'],
  },
  {
    name: 'other-missing-module',
    files: project({ ...missing, 'src/a.ts': 'import { x } from "kleur";\nexport const y: number = x;\n' }),
    command: plain,
  },
  { name: 'no-config', files: { 'src/a.ts': 'export {};\n' }, command: 'npx tsc --noEmit -p missing.json' },
];
