// Checks a map against the disk: the form of each document, and every path, script and dependency that it names.

import { checkDocument, lineCount } from '../../core/mapping/documents/check-document.ts';
import { findClaims } from '../../core/mapping/documents/find-claims.ts';
import { judgeClaim } from '../../core/mapping/documents/judge-claim.ts';
import { documentNamed, type Focus, MAP_DOCUMENTS } from '../../core/mapping/documents/map-documents.ts';
import type { JudgedClaim } from '../../core/mapping/documents/settle-claims.ts';
import type { Skeleton } from '../../core/mapping/skeleton/facts/skeleton.ts';
import type { PlacedDiagnostic } from '../../core/text/markdown/diagnostic.ts';
import { mapFacts } from './map-facts.ts';
import { readMap } from './map-run.ts';

export interface MapReport {
  /** Claims that were decided. */
  readonly claims: number;
  readonly wrong: readonly WrongClaim[];
  readonly documents: readonly DocumentReport[];
  /** Documents that are not there. */
  readonly missing: readonly string[];
}

interface DocumentReport {
  readonly file: string;
  readonly focus: Focus;
  readonly lines: number;
  readonly claims: number;
  readonly wrong: number;
  /** What is wrong with its form. */
  readonly problems: readonly PlacedDiagnostic[];
}

export interface WrongClaim {
  readonly document: string;
  readonly focus: Focus;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** As written. */
  readonly text: string;
  readonly kind: 'path' | 'script' | 'dependency';
  readonly problem: string;
  /** What is probably meant; null when nothing is close. */
  readonly suggestion: string | null;
}

/** A document with what became of each of its claims. */
export interface JudgedDocument {
  readonly file: string;
  readonly text: string;
  readonly judged: readonly JudgedClaim[];
}

export async function verifyMap(root: string, skeleton: Skeleton): Promise<MapReport> {
  return reportOf(await judgeDocuments(root, skeleton, readMap(root)));
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
    claims: reports.reduce((sum, { claims }) => sum + claims, 0),
    wrong: documents.flatMap(wrongIn),
    documents: reports,
    missing: MAP_DOCUMENTS.map(({ file }) => file).filter((file) => !present.has(file)),
  };
}

function reportOn(document: JudgedDocument): readonly DocumentReport[] {
  const kind = documentNamed(document.file);
  if (kind === null) return [];
  return [
    {
      file: kind.file,
      focus: kind.focus,
      lines: lineCount(document.text),
      claims: document.judged.filter(({ verdict }) => verdict.status !== 'none').length,
      wrong: wrongIn(document).length,
      problems: checkDocument(kind, document.text),
    },
  ];
}

function wrongIn({ file, judged }: JudgedDocument): readonly WrongClaim[] {
  const focus = documentNamed(file)?.focus ?? 'tech';
  return judged.flatMap(({ claim: { said, line, column, text }, verdict }) =>
    verdict.status !== 'wrong'
      ? []
      : [
          {
            ...{ document: file, focus, line, column, text },
            ...{ kind: said.kind, problem: verdict.problem, suggestion: verdict.suggestion },
          },
        ],
  );
}
