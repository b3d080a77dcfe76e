export const tool = 'esbuild';
export const packages = ['esbuild@0.28.2', 'vite@8.3.8'];
export const recordedWith = 'esbuild 0.28.2';

const vite = { tool: 'vite', recordedWith: 'vite 8.3.8' };
const build = 'npx esbuild src/a.js --bundle --outfile=out.js';
const html = '<script type="module" src="/src/a.js"></script>';

export const cases = [
  {
    name: 'unresolved',
    files: { 'src/a.js': "import { x } from './gone.js';\nconsole.log(x);\n" },
    command: build,
    differsFrom: ['esbuild/other-unresolved', 'esbuild/syntax'],
  },
  {
    name: 'other-unresolved',
    files: { 'src/a.js': "import { x } from './lost.js';\nconsole.log(x);\n" },
    command: build,
  },
  { name: 'syntax', files: { 'src/a.js': 'const = 1;\n' }, command: build },
  {
    name: 'no-export',
    files: {
      'src/a.js': "import { x } from './b.js';\nconsole.log(x);\n",
      'src/b.js': 'export const y = 1;\n',
    },
    command: build,
  },
  {
    ...vite,
    name: 'unresolved',
    files: { 'index.html': html, 'src/a.js': "import { x } from './gone.js';\nconsole.log(x);\n" },
    command: 'npx vite build',
    differsFrom: ['vite/other-unresolved', 'vite/syntax'],
  },
  {
    ...vite,
    name: 'other-unresolved',
    files: { 'index.html': html, 'src/a.js': "import { x } from './lost.js';\nconsole.log(x);\n" },
    command: 'npx vite build',
  },
  {
    ...vite,
    name: 'syntax',
    files: { 'index.html': html, 'src/a.js': 'const = 1;\n' },
    command: 'npx vite build',
  },
  {
    ...vite,
    name: 'no-export',
    files: {
      'index.html': html,
      'src/a.js': "import { x } from './b.js';\nconsole.log(x);\n",
      'src/b.js': 'export const y = 1;\n',
    },
    command: 'npx vite build',
  },
  {
    tool: 'vite',
    packages: ['vite@6'],
    recordedWith: 'vite 6',
    name: 'unresolved-6',
    files: { 'index.html': html, 'src/a.js': "import { x } from './gone.js';\nconsole.log(x);\n" },
    command: 'npx vite build',
  },
  {
    tool: 'vite',
    packages: ['vite@6'],
    recordedWith: 'vite 6',
    name: 'syntax-6',
    files: { 'index.html': html, 'src/a.js': 'const = 1;\n' },
    command: 'npx vite build',
  },
  {
    tool: 'vite',
    packages: ['vite@6'],
    recordedWith: 'vite 6',
    name: 'no-export-6',
    files: {
      'index.html': html,
      'src/a.js': "import { x } from './b.js';\nconsole.log(x);\n",
      'src/b.js': 'export const y = 1;\n',
    },
    command: 'npx vite build',
  },
];
