// Finds what the documentation of installed packages says about a failure: packages that it names or that its file
// imports, in exactly the installed version.

import { dirname, join, relative, sep } from 'node:path';
import {
  findInstalled,
  type InstalledPackage,
  readPackageFile,
} from '../../adapters/documents/installed-packages.ts';
import { realPath } from '../../adapters/files/place.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import {
  type Bar,
  isChangeLog,
  passagesOf,
  piecesOfText,
  type SourcePiece,
} from '../../core/retrieval/passages/answering-passages.ts';
import { type Clues, failureClues } from '../../core/retrieval/passages/failure-clues.ts';
import { packageMentions } from '../../core/retrieval/passages/package-mentions.ts';
import type { Rarity } from '../../core/retrieval/passages/weigh-section.ts';
import { ownFileOf } from './own-file.ts';
import type { RungRequest } from './rung-request.ts';

/** Higher than for the project's own documents: a package's texts name everything that it has. */
const BAR: Bar = { floor: 5.4, most: 3 };

/** The best first; none when nothing is about it. The texts are untrusted. */
export async function installedPassages(request: RungRequest): Promise<readonly Passage[]> {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = realPath(request.root);
  const { path, text } = ownFileOf(failure, root);
  const from = path === '' ? root : dirname(join(root, path));
  const clues = failureClues(failure, output);
  const found: Passage[] = [];
  for (const { ecosystem, name, isNamed } of packageMentions(failure, output, { path, text })) {
    if (isLate()) break;
    const installed = findInstalled(name, ecosystem, { root, from, output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length + own.words.length === 0) continue;
    const all = piecesOf(installed, own, isLate);
    found.push(...passagesOf(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}

/** Whatever a failure names exactly is the project's rather than a package's. */
const IN_PACKAGE = 3;

/** Drops file names, which are the project's, and the package's name, which is all over it. */
function cluesFor(clues: Clues, { name }: InstalledPackage): Clues {
  const plain = name.toLowerCase();
  const anchors = clues.anchors
    .filter(({ text, kind }) => kind !== 'file' && text.toLowerCase() !== plain)
    .map((one) => (one.isExact === true ? { ...one, weight: IN_PACKAGE, isExact: false } : one));
  return { ...clues, anchors };
}

function piecesOf(installed: InstalledPackage, clues: Clues, isLate: () => boolean): readonly SourcePiece[] {
  return installed.prose
    .filter((path) => !isChangeLog(path))
    .flatMap((path) => {
      const text = isLate() ? '' : (readPackageFile(installed, path) ?? '');
      return piecesOfText({ name: labelOf(installed, path), text }, clues);
    });
}

function labelOf({ name, version, folders: [from = ''] }: InstalledPackage, path: string): string {
  const way = relative(from, path).split(sep);
  return `${name}@${version} ${way.filter((part) => part !== '..').join('/')}`;
}

/** Within one package: a word in every fifth section is what the package is about. */
function rarityAmong(pieces: readonly SourcePiece[]): Rarity {
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const lower = text.toLowerCase();
    const having = pieces.filter(({ section }) => section.text.toLowerCase().includes(lower)).length;
    const share = having / Math.max(pieces.length, FEW);
    const rarity = share <= 0.1 ? 1 : Math.max(0.2, 1 - (share - 0.1) * 3);
    known.set(text, rarity);
    return rarity;
  };
}

const FEW = 20;
