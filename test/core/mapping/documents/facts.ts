// The facts of a small project, for tests of what documents say about it.
import type { MapFacts } from '../../../../src/core/mapping/documents/claim.ts';
import { foldersOf } from '../../../../src/core/mapping/documents/closest-path.ts';

const FILES = [
  'package.json',
  'tsconfig.json',
  'Makefile',
  'README.md',
  '.github/workflows/ci.yml',
  'docs/guide.md',
  'src/index.ts',
  'src/app/main.ts',
  'src/app/user-service.ts',
  'src/core/loop.ts',
  'src/core/index.ts',
  'src/routes/[id]/page.tsx',
  'text/plain.md',
  'test/apps/.env',
  'test/app/main.test.ts',
  'test/core/loop.test.ts',
];

export const facts: MapFacts = {
  kindOf: (path) => (FILES.includes(path) ? 'file' : foldersOf(FILES).includes(path) ? 'folder' : null),
  lineCount: (path) => ({ 'src/app/main.ts': 40, 'README.md': 0 })[path] ?? 10,
  linesWith: (_, name) =>
    ({
      start: { all: [3, 9], declared: [3], isMentioned: true },
      run: { all: [1, 30, 31], declared: [1, 30], isMentioned: true },
      started: { all: [], declared: [], isMentioned: true },
    })[name] ?? { all: [], declared: [], isMentioned: false },
  isIgnored: (path) => path.startsWith('dist') || path.startsWith('.msw'),
  isNamed: (path) => path === 'settings.json' || path === '.sample/state.json',
  files: FILES,
  folders: foldersOf(FILES),
  scripts: {
    npm: new Set(['build', 'test', 'test:unit']),
    make: new Set(['lint']),
    just: new Set(),
    composer: new Set(),
    deno: new Set(),
  },
  dependencies: new Set([
    'express',
    '@scope/known',
    'chart.js',
    'python-dateutil',
    'github.com/gin-gonic/gin',
  ]),
  aliases: ['@app/'],
};
