// A small real project in a folder of its own, and documents for it as mappers would write them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_DOCUMENTS } from '../../../src/core/mapping/documents/map-documents.ts';
import { mapText } from '../../core/mapping/documents/map-text.ts';
import { initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export const SAMPLE = {
  'package.json': JSON.stringify({
    name: 'shop',
    type: 'module',
    main: 'src/main.ts',
    scripts: { test: 'vitest run', build: 'tsc' },
    dependencies: { express: '^4.18.0' },
  }),
  'README.md': '# Shop\n',
  '.gitignore': 'dist/\n.msw/\n',
  'src/main.ts': "import { total } from './cart/total.ts';\nexport const main = () => total([]);\n",
  'src/cart/total.ts': 'export const total = (prices: number[]) => prices.length;\n',
  'test/total.test.ts': "import { total } from '../src/cart/total.ts';\nvoid total;\n",
};

export const makeSample = (files: Readonly<Record<string, string>> = SAMPLE): string => {
  const folder = join(tempFolder(), 'shop');
  writeFiles(folder, files);
  initGit(folder);
  return folder;
};

/** The sections of the documents; every statement in them is true. */
export const TRUE_BODIES: Readonly<Record<string, string>> = {
  'Key Dependencies': '**Critical:**\n- `express` 4.18 - the server',
  Layers: '**Cart:**\n- Purpose: Sums\n- Location: `src/cart/`',
  'Entry Points': '**Main:**\n- Location: `src/main.ts:1`',
  'Directory Layout': '```\nshop/\n├── src/       # sources\n│   └── main.ts\n└── test/\n```',
  'Where to Add New Code': '- `src/cart/discount.ts`',
  'Special Directories': '`dist/`: generated',
  'Test Framework': '**Run Commands:**\n```bash\nnpm test\n```',
  'Tech Debt': '**No prices:**\n- Issue: `src/cart/total.ts` counts\n',
};

export const writeMap = (
  root: string,
  bodies: Readonly<Record<string, string>> = TRUE_BODIES,
  day = '2026-01-31',
): void => {
  for (const kind of MAP_DOCUMENTS) {
    writeFileSync(join(root, '.planning', 'codebase', kind.file), mapText(kind, bodies, day));
  }
};
