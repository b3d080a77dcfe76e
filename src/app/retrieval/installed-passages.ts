// Finds what the documentation of installed packages says about a failure: packages that it names or that its file
// imports, in exactly the installed version.

import { dirname, join, relative, sep } from 'node:path';
import {
  findInstalled,
  type InstalledPackage,
  readPackageFile,
} from '../../adapters/documents/installed-packages.ts';
import { projectFile, realPath } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import {
  type Bar,
  passagesOf,
  piecesOfText,
  type SourcePiece,
} from '../../core/retrieval/passages/answering-passages.ts';
import { declaredDocumentation } from '../../core/retrieval/passages/declared-documentation.ts';
import { type Clues, failureClues } from '../../core/retrieval/passages/failure-clues.ts';
import { type Ecosystem, packageMentions } from '../../core/retrieval/passages/package-mentions.ts';
import type { TextSection } from '../../core/retrieval/passages/text-sections.ts';
import type { Rarity } from '../../core/retrieval/passages/weigh-section.ts';
import type { RungRequest } from './rung-request.ts';

const LARGEST_SOURCE = 256 * 1024;
const BAR: Bar = { floor: 4.6, most: 3 };

/** The best first; none when nothing is about it. The texts are untrusted. */
export async function installedPassages(request: RungRequest): Promise<readonly Passage[]> {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = realPath(request.root);
  const path = ownFileOf(failure);
  const text = path === '' ? '' : (textOf(join(root, path), projectFile(root), LARGEST_SOURCE) ?? '');
  const from = path === '' ? root : dirname(join(root, path));
  const clues = failureClues(failure, output);
  const found: Passage[] = [];
  for (const { ecosystem, name, isNamed } of packageMentions(failure, output, { path, text })) {
    if (isLate()) break;
    const installed = findInstalled(name, ecosystem, { root, from, output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length + own.words.length === 0) continue;
    const all = piecesOf(installed, ecosystem, own, isLate);
    found.push(...passagesOf(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}

/** Empty when it is in none. */
function ownFileOf({ items }: RungRequest['failure']): string {
  const files = items.map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null);
  return files.find((one) => one !== null) ?? '';
}

/** Drops file names, which are the project's, and the package's name, which is all over it. */
function cluesFor(clues: Clues, { name }: InstalledPackage): Clues {
  const plain = name.toLowerCase();
  const anchors = clues.anchors.filter(({ text, kind }) => kind !== 'file' && text.toLowerCase() !== plain);
  return { ...clues, anchors };
}

function piecesOf(
  installed: InstalledPackage,
  ecosystem: Ecosystem,
  clues: Clues,
  isLate: () => boolean,
): readonly SourcePiece[] {
  const { anchors } = clues;
  const byLength = anchors.toSorted((one, other) => one.text.length - other.text.length);
  const names = new Map(byLength.flatMap(({ text }) => namesIn(text)));
  const read = (path: string) => (isLate() ? '' : (readPackageFile(installed, path) ?? ''));
  const prose = installed.prose.flatMap((path) => {
    const text = read(path);
    return piecesOfText({ name: labelOf(installed, path), text }, clues);
  });
  const sources = installed.sources.flatMap((path) =>
    pieces(labelOf(installed, path), declaredDocumentation(read(path), ecosystem, names), DECLARED),
  );
  return [...prose, ...sources];
}

/** The names that may be declared, each with its full name: `create` as `axios.create`. */
function namesIn(anchor: string): readonly (readonly [string, string])[] {
  const parts = anchor.split(/[^\w$]/).filter((part) => part.length > 2);
  return [
    ...parts.slice(0, -1).map((part) => [part, part] as const),
    [parts.at(-1) ?? anchor, anchor],
    [anchor, anchor],
  ];
}

function pieces(name: string, sections: readonly TextSection[], bonus: number): readonly SourcePiece[] {
  return sections.map((section) => ({ name, section, bonus }));
}

function labelOf({ name, version, folders: [from = ''] }: InstalledPackage, path: string): string {
  const way = relative(from, path).split(sep);
  return `${name}@${version} ${way.filter((part) => part !== '..').join('/')}`;
}

/** The bonus for a declaration's documentation. */
const DECLARED = 1;
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
