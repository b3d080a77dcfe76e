export const tool = 'biome';
export const packages = ['@biomejs/biome@2.6.8'];
export const recordedWith = 'biome 2.6.8';

const project = (text, name = 'src/a.ts') => ({ [name]: text });
const doubleEquals = project('export const same = (a: number, b: number) => a == b;\n');

export const cases = [
  {
    name: 'double-equals',
    files: doubleEquals,
    command: 'npx biome lint src',
    differsFrom: ['biome/unused', 'biome/parse'],
  },
  {
    name: 'other-file',
    files: project(doubleEquals['src/a.ts'], 'src/b.ts'),
    command: 'npx biome lint src',
    sameClassAs: ['biome/double-equals'],
    differsExactlyFrom: ['biome/double-equals'],
  },
  {
    name: 'unused',
    files: {
      ...project('export const list = (a: any) => a;\n'),
      'biome.json': '{"linter":{"rules":{"suspicious":{"noExplicitAny":"error"}}}}',
    },
    command: 'npx biome lint src',
  },
  { name: 'parse', files: project('export const = 1;\n'), command: 'npx biome lint src' },
  { name: 'format', files: project('export  const a=1\n'), command: 'npx biome format src' },
  {
    name: 'ci',
    files: project('export const same = (a: number, b: number) =>   a == b;\n'),
    command: 'npx biome ci src',
  },
];
