// Repositories that attack anyone who opens them: each with all tricks of a kind at once, as an archive would bring it.

import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { deepJson, endlessDevice, huge, initGit, type OddFile, pipe, writeFiles } from '../sample-project.ts';
import { tempFolder } from '../temp-folder.ts';
import { DOCUMENTS, EXECUTED, PLANNED } from './documents.ts';
import { ownUserFolder, settingsForNlm } from './environment-tricks.ts';
import { hostileCheck, misleadingTricks } from './misleading-tricks.ts';
import {
  ATTRIBUTES,
  commandsInFiles,
  gitSettings,
  PROGRAM_FOLDER,
  plantedPrograms,
} from './running-tricks.ts';
import { type Mark, type Planting, Traps, type Trick } from './trap.ts';

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

/** Files that git can ship. */
const links: readonly Trick[] = [
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

/**
 * Files that an archive can bring. Not in place of a .gitignore: git itself would wait for it, and the client with it.
 */
const pipes: readonly Trick[] = at('a named pipe', pipe, [
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

const giants: readonly Trick[] = [
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

export interface HostileRepository extends Planting {
  readonly home: string;
  /** The PATH of a user with the project's programs before all others except node, without which nothing starts. */
  readonly path: string;
  readonly marks: () => readonly Mark[];
}

interface Kind {
  readonly committed: readonly Trick[];
  /** Files that git does not accept, or tricks that it would run at once. */
  readonly added: readonly Trick[];
}

const WHOLE: Kind = {
  committed: [...misleadingTricks, ...commandsInFiles],
  added: [...plantedPrograms, ...gitSettings],
};

export const hostileKinds = {
  'programs and lies': WHOLE,
  links: { committed: links, added: [] },
  pipes: { committed: [], added: pipes },
  giants: { committed: [], added: giants },
  settings: { committed: [hostileCheck, ...settingsForNlm], added: [] },
  'a user folder': { committed: [hostileCheck, ownUserFolder('plainly')], added: [] },
  'a user folder in UTF-16': { committed: [hostileCheck, ownUserFolder('in UTF-16')], added: [] },
  'a user folder behind links': {
    committed: [hostileCheck, ownUserFolder('behind a link of each process')],
    added: [],
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type HostileKind = keyof typeof hostileKinds;

export const makeHostileRepository = async (kind: HostileKind): Promise<HostileRepository> => {
  const place = tempFolder();
  const at = (name: string): string => join(place, name);
  for (const name of ['repository', 'outside', 'home', 'node']) mkdirSync(at(name));
  const [root, outside] = [at('repository'), at('outside')];
  const traps = new Traps(root, at('marks'));
  const planting = { root, outside, traps };
  symlinkSync(process.execPath, join(at('node'), 'node'));
  writeFiles(outside, { 'secret.md': `# Mine\n\nNobody else may read this: ${SECRET}\n` });
  writeFiles(root, { ...DOCUMENTS, '.gitignore': 'node_modules/\n', '.gitattributes': ATTRIBUTES });
  const { committed, added } = hostileKinds[kind];
  for (const trick of committed) await trick.plant(planting);
  initGit(root);
  for (const trick of added) await trick.plant(planting);
  // Git reads a file again when it or its time has changed.
  writeFiles(root, { 'a.txt': 'two\n' });
  utimesSync(join(root, 'docs', 'b.md'), 1, 1);
  traps.wipe();
  return {
    ...planting,
    home: at('home'),
    path: [at('node'), join(root, PROGRAM_FOLDER), process.env.PATH ?? ''].join(delimiter),
    marks: () => traps.marks(),
  };
};

/** In a file of the user's next to the repository. */
export const SECRET = 'heron-97-lantern';
