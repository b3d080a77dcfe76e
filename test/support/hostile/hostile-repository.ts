// Repositories that attack whoever opens them: each with all tricks of a kind at once, as an archive would bring it.
import { mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { initGit, writeFiles } from '../sample-project.ts';
import { tempFolder } from '../temp-folder.ts';
import { DOCUMENTS } from './documents.ts';
import { ownUserFolder, settingsForNlm } from './environment-tricks.ts';
import { hostileCheck, misleadingTricks } from './misleading-tricks.ts';
import {
  ATTRIBUTES,
  commandsInFiles,
  gitSettings,
  PROGRAM_FOLDER,
  plantedPrograms,
} from './running-tricks.ts';
import { giants, links, pipes } from './stalling-tricks.ts';
import { type Mark, Traps } from './trap.ts';
import type { Planting, Trick } from './trick.ts';

export interface HostileRepository extends Planting {
  readonly home: string;
  /** The PATH of a user who has the project's programs before all others but node, without which nothing starts. */
  readonly path: string;
  readonly marks: () => readonly Mark[];
}

interface Kind {
  readonly committed: readonly Trick[];
  /** What git does not take, or would run at once. */
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
  'a user folder': { committed: [hostileCheck, ownUserFolder], added: [] },
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
  // Git looks into a file again that has changed, or whose time has.
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

/** In a file of the user beside the repository. */
export const SECRET = 'heron-97-lantern';
