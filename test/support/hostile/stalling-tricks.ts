// Everything in a repository that could be waited for, followed or taken into memory for ever.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deepJson, endlessDevice, huge, type OddFile, pipe } from '../odd-files.ts';
import { EXECUTED, PLANNED } from './documents.ts';
import type { Trick } from './trick.ts';

const put = (place: string, what: string, odd: OddFile): Trick => ({
  name: `${place} is ${what}`,
  plant: ({ root }) => {
    const path = join(root, place);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { recursive: true, force: true });
    odd(path);
  },
});

const at = (what: string, odd: OddFile, places: readonly string[]): readonly Trick[] =>
  places.map((place) => put(place, what, odd));

/** What git can ship. */
export const links: readonly Trick[] = [
  ...at('a link to /dev/zero', endlessDevice, [
    '.msw/config.json',
    '.msw/journal.jsonl',
    '.planning/ROADMAP.md',
    '.planning/config.json',
    'Makefile',
    'tsconfig.json',
    'docs/notes.md',
    'src/main.ts',
  ]),
  ...[
    '.planning/STATE.md',
    `${EXECUTED}/01-CONTEXT.md`,
    `${PLANNED}/02-01-PLAN.md`,
    '.msw/guidance.jsonl',
  ].map((place) =>
    put(place, 'a link to a file of the user', (path) =>
      symlinkSync(join(dirname(place).replaceAll(/[^/]+/g, '..'), '..', 'outside', 'secret.md'), path),
    ),
  ),
];

/** What an archive can bring. Not in the place of a .gitignore: git itself would wait for it, and with it the client. */
export const pipes: readonly Trick[] = at('a named pipe', pipe, [
  '.msw/ralph-state.json',
  '.msw/guidance.jsonl',
  '.planning/STATE.md',
  '.planning/REQUIREMENTS.md',
  `${EXECUTED}/01-01-PLAN.md`,
  `${EXECUTED}/01-VERIFICATION.md`,
  'package.json',
  'docs/notes.md',
  'src/main.ts',
]);

const oneLine: OddFile = (path) => writeFileSync(path, `test:${' a'.repeat(256 * 1024)}`);

export const giants: readonly Trick[] = [
  put('Makefile', 'one line of 512 KiB', oneLine),
  put('.msw/ralph-state.json', 'a nest of 200,000 brackets', deepJson),
  put('package.json', 'a nest of 200,000 brackets', deepJson),
  ...at('200 MB', huge, [
    '.msw/config.json',
    '.msw/journal.jsonl',
    '.msw/guidance.jsonl',
    '.planning/ROADMAP.md',
    `${PLANNED}/02-01-PLAN.md`,
    'docs/notes.md',
    'src/main.ts',
  ]),
];
