// What the documentation of the installed packages says about a failure: of those that it names, and that its file
// imports, in just the version that is installed.

import { dirname, join, relative, sep } from 'node:path';
import {
  findInstalled,
  type InstalledPackage,
  readPackageFile,
} from '../../adapters/documents/installed-packages.ts';
import { projectFile, realPath } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import { type Bar, passagesOf, type SourcePiece } from '../../core/retrieval/passages/answering-passages.ts';
import { declaredDocumentation } from '../../core/retrieval/passages/declared-documentation.ts';
import { type Clues, failureClues } from '../../core/retrieval/passages/failure-clues.ts';
import { type Ecosystem, packageMentions } from '../../core/retrieval/passages/package-mentions.ts';
import { type TextSection, textSections } from '../../core/retrieval/passages/text-sections.ts';
import { type Rarity, standsIn } from '../../core/retrieval/passages/weigh-section.ts';
import type { RungRequest } from './rung-request.ts';

const LARGEST_SOURCE = 256 * 1024;
const BAR: Bar = { floor: 4.6, most: 3 };

/** The best first; none where nothing is about it. Its texts are from outside. */
export async function installedPassages(request: RungRequest): Promise<readonly Passage[]> {
  const { failure, output, now, deadlineMs } = request;
  const start = now();
  const isLate = () => now() - start > deadlineMs;
  const root = realPath(request.root);
  const file = failure.items
    .map((item) => item.file ?? item.ownFrame?.split(/:\d/)[0] ?? null)
    .find((one) => one !== null);
  const path = file ?? '';
  const text = file === undefined ? '' : (textOf(join(root, path), projectFile(root), LARGEST_SOURCE) ?? '');
  const clues = failureClues(failure, output);
  const found: Passage[] = [];
  for (const { ecosystem, name, isNamed } of packageMentions(failure, output, { path, text })) {
    if (isLate()) break;
    const installed = findInstalled(name, ecosystem, { root, from: dirname(join(root, path)), output });
    if (installed === null) continue;
    const own = cluesFor(clues, installed);
    if (own.anchors.length === 0) continue;
    const all = piecesOf(installed, ecosystem, own, isLate);
    found.push(...passagesOf(all, own, rarityAmong(all), isNamed ? BAR : { ...BAR, floor: BAR.floor + 0.8 }));
  }
  return found.sort((one, other) => other.score - one.score).slice(0, BAR.most);
}

/** Files are the project's, and the package's own name is everywhere in it. */
function cluesFor(clues: Clues, { name }: InstalledPackage): Clues {
  const plain = name.toLowerCase();
  const anchors = clues.anchors.filter(({ text, kind }) => kind !== 'file' && text.toLowerCase() !== plain);
  return { ...clues, anchors };
}

function piecesOf(
  installed: InstalledPackage,
  ecosystem: Ecosystem,
  { anchors }: Clues,
  isLate: () => boolean,
): readonly SourcePiece[] {
  const names = new Set(
    anchors.flatMap(({ text }) => [text, ...text.split(/[^\w$]/)]).filter((one) => one.length > 2),
  );
  const read = (path: string) => (isLate() ? '' : (readPackageFile(installed, path) ?? ''));
  const prose = installed.prose.flatMap((path) => {
    const text = read(path);
    const isAbout = anchors.some((anchor) => standsIn(text, anchor.text));
    return pieces(labelOf(installed, path), isAbout ? textSections(text) : [], 0);
  });
  const sources = installed.sources.flatMap((path) =>
    pieces(labelOf(installed, path), declaredDocumentation(read(path), ecosystem, names), DECLARED),
  );
  return [...prose, ...sources];
}

function pieces(name: string, sections: readonly TextSection[], bonus: number): readonly SourcePiece[] {
  return sections.map((section) => ({ name, section, bonus: bonus + changeIn(section.text) }));
}

function labelOf({ name, version, folders: [from = ''] }: InstalledPackage, path: string): string {
  const way = relative(from, path).split(sep);
  return `${name}@${version} ${way.filter((part) => part !== '..').join('/')}`;
}

/** Where a name is declared, it is told what it is. */
const DECLARED = 1;
/** Where something was changed or taken away, it is told why it fails. */
const CHANGED = 1.5;

function changeIn(text: string): number {
  return /\b(?:breaking|remov(?:e|ed|es|al)|renamed?|deprecated?|no longer|replaced|instead of|migrat\w{1,5}|dropp?(?:ed|s)?)\b/i.test(
    text,
  )
    ? CHANGED
    : 0;
}

/** Among the pieces of one package: what is in every fifth of them is what it is about. */
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
