// Artifacts and links as gsd-core judges them, on one project; every difference is listed with its reason.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { judgePhase } from '../../../../src/app/planning/verification/judge-phase.ts';
import { ownFolder } from '../../../../src/app/planning/verification/judging-place.ts';
import { openExecutedPhase } from '../../../../src/app/planning/verification/open-executed-phase.ts';
import { ask, at, listAt } from '../oracle.ts';
import { makePhaseStage, phaseFiles } from './phase-stage.ts';

const FILES: Readonly<Record<string, string>> = {
  'src/api/chat.ts':
    "import { db } from '../lib/db.js';\nexport async function GET() { return prisma.message.findMany(); }\n// export const PUT = 1;\n",
  'src/lib/db.ts': 'export const db = {};\n',
  'src/reexport.ts': "export * from './lib/db.js';\n",
  'src/common.cjs': 'module.exports = { one, two };\n',
  'prisma/schema.prisma': 'model User {\n  id Int\n}\nmodel Message {\n  id Int\n}\n',
  'app/store.py': 'from app.db import save\n\ndef load():\n    pass\n',
  'app/db.py': 'def save():\n    pass\n',
  'notes.md': '# Notes\n\nSee src/lib/db.ts\n',
};

const artifacts: readonly (readonly [string, string])[] = [
  ['there', 'path: src/lib/db.ts'],
  ['gone', 'path: src/none.ts'],
  ['lines-enough', 'path: src/api/chat.ts, min_lines: 4'],
  ['lines-few', 'path: src/api/chat.ts, min_lines: 40'],
  ['lines-end', 'path: src/lib/db.ts, min_lines: 2'],
  ['contains', 'path: prisma/schema.prisma, contains: "model Message"'],
  ['contains-not', 'path: prisma/schema.prisma, contains: "model Cart"'],
  ['contains-literal', 'path: prisma/schema.prisma, contains: "model .*"'],
  ['export', 'path: src/api/chat.ts, exports: [GET]'],
  ['export-not', 'path: src/api/chat.ts, exports: [DELETE]'],
  ['export-one-of-two', 'path: src/api/chat.ts, exports: [GET, POST]'],
  ['export-commented', 'path: src/api/chat.ts, exports: [PUT]'],
  ['export-imported', 'path: src/api/chat.ts, exports: [db]'],
  ['export-handed-on', 'path: src/reexport.ts, exports: [anything]'],
  ['export-commonjs', 'path: src/common.cjs, exports: [one]'],
  ['export-python', 'path: app/store.py, exports: [load]'],
  ['export-text', 'path: src/api/chat.ts, exports: "GET"'],
  ['glob', 'path: "src/**/*.ts"'],
  ['anchor', 'path: "notes.md#Notes"'],
  ['outside', 'path: "../other.txt"'],
];

const links: readonly (readonly [string, string])[] = [
  ['pattern', 'from: src/api/chat.ts, to: src/lib/db.ts, pattern: "prisma\\\\.message"'],
  ['pattern-not', 'from: src/api/chat.ts, to: src/lib/db.ts, pattern: "fetch"'],
  ['pattern-in-target', 'from: notes.md, to: src/lib/db.ts, pattern: "export const db"'],
  ['pattern-invalid', 'from: src/api/chat.ts, to: src/lib/db.ts, pattern: "("'],
  ['pattern-look-ahead', 'from: src/api/chat.ts, to: src/lib/db.ts, pattern: "prisma(?=\\\\.message)"'],
  ['path', 'from: notes.md, to: src/lib/db.ts'],
  ['import', 'from: src/api/chat.ts, to: src/lib/db.ts'],
  ['import-python', 'from: app/store.py, to: app/db.py'],
  ['nothing', 'from: src/lib/db.ts, to: src/api/chat.ts'],
  ['route', 'from: src/api/chat.ts, to: /api/chat'],
  ['source-gone', 'from: src/none.ts, to: src/lib/db.ts, pattern: "db"'],
  ['source-promised', 'from: src/cart-later.ts, to: src/lib/db.ts, pattern: "db"'],
  ['target-gone', 'from: src/api/chat.ts, to: src/none.ts, pattern: "prisma"'],
  ['source-outside', 'from: ../x.ts, to: src/lib/db.ts, pattern: "db"'],
];

/** The answers of gsd-core 1.14.0 that MSW disagrees with, and why. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'export-handed-on': 'gsd-core says no; MSW cannot see it in this file and leaves it open',
  outside: 'gsd-core says no; a file of another project is left open',
  'pattern-look-ahead':
    'gsd-core refuses what its engine does not know; MSW looks for it, within a time limit',
  import: 'gsd-core wants the whole path in the text; the name of the file is enough for MSW',
  'import-python': 'the same',
  'source-promised': 'gsd-core waits for a file of a later plan; when a phase is verified every plan is done',
  'target-gone': 'gsd-core does not look whether the target is there',
};

it('artifacts and links agree with gsd-core except for the listed differences', async () => {
  const yaml = (rows: readonly (readonly [string, string])[], extra: string) =>
    rows.map(([name, text]) => `    - {${text}, ${extra}: "${name}"}`).join('\n');
  const mustHaves = `  truths: []\n  artifacts:\n${yaml(artifacts, 'provides')}\n  key_links:\n${yaml(links, 'via')}`;
  const parts = phaseFiles({ mustHaves });
  const plan = 'phase/01-01-PLAN.md';
  const stage = makePhaseStage({
    ...parts,
    [plan]: (parts[plan] ?? '').replace('[src/cart.mjs]', '[src/cart.mjs, src/cart-later.ts]'),
  });
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(stage.root, path)), { recursive: true });
    writeFileSync(join(stage.root, path), text);
  }
  const opened = openExecutedPhase(stage.project(), '1');
  if (opened.status === 'refused') throw new Error(opened.reason);
  const judged = judgePhase(opened.open, {
    place: ownFolder(stage.root, 'a test'),
    checks: [],
    judgements: [],
    overrides: [],
  });
  const names = [...artifacts, ...links].map(([name]) => name);
  const ours = judged
    .filter(({ kind }) => kind === 'artifact' || kind === 'link')
    .map(({ standing }) => standing);
  expect(ours).toHaveLength(names.length);

  const file = '.planning/phases/01-cart/01-01-PLAN.md';
  const theirs = [
    ...listAt(await ask('core', stage.root, ['verify', 'artifacts', file]), 'artifacts').map((one) =>
      at(one, 'passed') === true ? 'verified' : 'failed',
    ),
    ...listAt(await ask('core', stage.root, ['verify', 'key-links', file]), 'links').map((one) =>
      at(one, 'verified') === true || at(one, 'pending') === true ? 'verified' : 'failed',
    ),
  ];
  expect(theirs).toHaveLength(names.length);
  const different = names.filter((_, index) => ours[index] !== theirs[index]);
  expect(different.toSorted()).toEqual(Object.keys(DIFFERENCES).toSorted());
});
