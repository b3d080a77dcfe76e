// Checks a map against the disk: each document's form, and every path, script and dependency that it names.

import { join } from 'node:path';
import { writePage } from '../../adapters/files/write-page.ts';
import { checkDocument, lineCount } from '../../core/mapping/documents/check-document.ts';
import type { Claim, MapVerdict } from '../../core/mapping/documents/claim.ts';
import { findClaims } from '../../core/mapping/documents/find-claims.ts';
import { judgeClaim } from '../../core/mapping/documents/judge-claim.ts';
import {
  documentNamed,
  type Focus,
  MAP_DOCUMENTS,
  type Writer,
} from '../../core/mapping/documents/map-documents.ts';
import { returnPrompt } from '../../core/mapping/documents/mapper-slice.ts';
import type { SettledClaim } from '../../core/mapping/documents/settle-claims.ts';
import type { Skeleton } from '../../core/mapping/skeleton/facts/skeleton.ts';
import type { PlacedDiagnostic } from '../../core/text/markdown/diagnostic.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { mapFacts } from './map-facts.ts';
import { openRunFolder, readMap, readMapRun, readSynthesis, writeRun } from './map-run.ts';

export interface MapReport {
  /** Number of decided claims. */
  readonly claims: number;
  readonly wrong: readonly WrongClaim[];
  /** Names that are on another line now; the next `map finish` of their documents writes it. */
  readonly moved: readonly MovedClaim[];
  readonly documents: readonly DocumentReport[];
  /** Missing documents. */
  readonly missing: readonly string[];
}

interface DocumentReport {
  readonly file: string;
  readonly focus: Focus;
  readonly lines: number;
  /** Problems of its form. */
  readonly problems: readonly PlacedDiagnostic[];
}

export interface WrongClaim {
  readonly document: string;
  readonly focus: Writer;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** As written. */
  readonly text: string;
  readonly kind: 'path' | 'script' | 'dependency';
  readonly problem: string;
  /** The probable meaning; null when nothing is close. */
  readonly suggestion: string | null;
}

interface MovedClaim extends Pick<WrongClaim, 'document' | 'line' | 'text'> {
  readonly symbol: string;
  /** From 1. */
  readonly to: number;
}

/** A document with the verdict on each of its claims. */
export interface JudgedDocument {
  readonly file: string;
  readonly text: string;
  readonly judged: readonly SettledClaim[];
}

export async function verifyMap(root: string, skeleton: Skeleton): Promise<MapReport> {
  return reportOf(await judgeDocuments(root, skeleton, new Map([...readMap(root), ...readSynthesis(root)])));
}

export async function judgeDocuments(
  root: string,
  skeleton: Skeleton,
  documents: ReadonlyMap<string, string>,
): Promise<readonly JudgedDocument[]> {
  const found = [...documents].map(([file, text]) => ({ file, text, claims: findClaims(text) }));
  const facts = await mapFacts(
    root,
    skeleton,
    found.flatMap(({ claims }) => claims),
  );
  return found.map(({ file, text, claims }) => ({
    file,
    text,
    judged: claims.map((claim) => ({ claim, verdict: judgeClaim(claim, facts) })),
  }));
}

export function reportOf(documents: readonly JudgedDocument[]): MapReport {
  const reports = documents.flatMap((one) => reportOn(one));
  const present = new Set(documents.map(({ file }) => file));
  return {
    claims: documents.reduce((sum, one) => sum + decidedIn(one), 0),
    wrong: documents.flatMap(wrongIn),
    moved: documents.flatMap(movedIn),
    documents: reports,
    missing: MAP_DOCUMENTS.map(({ file }) => file).filter((file) => !present.has(file)),
  };
}

function decidedIn({ judged }: JudgedDocument): number {
  return judged.filter(({ verdict }) => verdict.status !== 'none').length;
}

function reportOn(document: JudgedDocument): readonly DocumentReport[] {
  const kind = documentNamed(document.file);
  if (kind === null) return [];
  return [
    {
      file: kind.file,
      focus: kind.focus,
      lines: lineCount(document.text),
      problems: checkDocument(kind, document.text),
    },
  ];
}

function wrongIn({ file, judged }: JudgedDocument): readonly WrongClaim[] {
  return judged.flatMap(({ claim, verdict }) =>
    verdict.status === 'wrong' ? [placedClaim(file, claim, verdict)] : [],
  );
}

function movedIn({ file, judged }: JudgedDocument): readonly MovedClaim[] {
  return judged.flatMap(({ claim: { line, text }, verdict }) =>
    verdict.status === 'moved'
      ? [{ document: file, line, text, symbol: verdict.symbol, to: verdict.to }]
      : [],
  );
}

function placedClaim(
  file: string,
  { said: { kind }, line, column, text }: Claim,
  { problem, suggestion }: Extract<MapVerdict, { status: 'wrong' }>,
): WrongClaim {
  const focus = documentNamed(file)?.focus ?? 'summary';
  return { document: file, focus, line, column, text, kind, problem, suggestion };
}

// Returns wrong claims to the mapper that made them, once: the second time there is nothing to return.
interface ReturnedClaims {
  readonly focus: Writer;
  /** The mapper's page. */
  readonly list: string;
  readonly prompt: Prose;
}

/** Empty when nothing is wrong, no map is in progress, or everything went back before. Records what it returns. */
export function returnClaims(root: string, report: MapReport): readonly ReturnedClaims[] {
  const run = readMapRun(root);
  if (run === null || run.finished) return [];
  const open = [...run.focuses, 'summary' as const].filter((focus) => !run.returned.includes(focus));
  const wanted = open.filter((focus) => toCorrect(report, focus).length > 0);
  const folder = openRunFolder(root);
  if (wanted.length === 0 || folder.status === 'refused') return [];
  const returned = wanted.map((focus) => {
    const list = join(folder.path, `${focus}-wrong.md`);
    writePage(list, prose`${joinProse(toCorrect(report, focus), '\n')}\n`);
    return { focus, list, prompt: returnPrompt(focus, [list, join(folder.path, `${focus}.md`)]) };
  });
  writeRun(root, { ...run, returned: [...run.returned, ...wanted] });
  return returned;
}

/** Wrong claims, and errors in the form of the documents. */
function toCorrect(report: MapReport, focus: Writer): readonly Prose[] {
  const claims = report.wrong.filter((one) => one.focus === focus).map(claimLine);
  const form = report.documents
    .filter((one) => one.focus === focus)
    .flatMap(({ file, problems }) =>
      problems
        .filter(({ severity }) => severity === 'error')
        .map(
          ({ line, message, fix }) =>
            prose`- ${quoteName(file)}:${line}: ${quoteLine(`${message} ${fix}`, 300)}`,
        ),
    );
  return [...claims, ...form];
}

export function movedLine({ document, line, text, symbol, to }: MovedClaim): Prose {
  return prose`- ${quoteName(document)}:${line}: ${quoteLine(text, 200)}: ${quoteName(symbol, 80)} is now on line ${to}`;
}

export function claimLine({ document, line, text, problem, suggestion }: WrongClaim): Prose {
  const wrong = prose`- ${quoteName(document)}:${line}: ${quoteLine(text, 200)}: ${quoteLine(problem, 120)}`;
  return suggestion === null ? wrong : prose`${wrong}; closest: ${quoteName(suggestion, 200)}`;
}
