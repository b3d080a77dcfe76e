// A phase's verification: whether its goals are met, and which gaps remain.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { isList, isMap, scalar, texts, type ValueMap } from '../../text/markdown/value.ts';
import { type Trace, traceRows } from './requirements.ts';

export interface VerificationDocument {
  readonly document: MarkdownDocument;
  readonly status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
  /** `5/7 must-haves verified` as numbers. */
  readonly score: { readonly met: number; readonly of: number } | null;
  readonly gaps: readonly Gap[];
  /** The rows of its requirements table. */
  readonly requirements: readonly { readonly id: string; readonly satisfied: boolean }[];
  readonly coveredFiles: readonly string[];
  readonly coveredDigest: string | null;
  /** The beginnings of their SHA-256 hashes, in the order of their paths; empty when MSW has not written them. */
  readonly coveredHashes: readonly string[];
  /** The commit that MSW judged; null for a folder. */
  readonly judgedCommit: string | null;
}

export interface Gap {
  readonly truth: string;
  readonly status: string | null;
  readonly reason: string | null;
  readonly missing: readonly string[];
}

/** Never throws. */
export function readVerification(text: string): VerificationDocument {
  const document = readMarkdown(text);
  const { values } = document.frontmatter;
  const status = scalar(values.status)?.toLowerCase();
  const score = /^(\d{1,9})\s*\/\s*(\d{1,9})/.exec(scalar(values.score) ?? '');
  return {
    document,
    status: status === 'passed' || status === 'gaps_found' || status === 'human_needed' ? status : 'unknown',
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: isList(values.gaps) ? values.gaps.filter(isMap).flatMap(gapOf) : [],
    requirements: traceRows(textLines(document.text, document.body)).flatMap(coverageOf),
    coveredFiles: texts(values.covered_files),
    coveredDigest: scalar(values.covered_digest),
    coveredHashes: texts(values.covered_hashes),
    judgedCommit: /^[0-9a-f]{40,64}$/.exec(scalar(values.judged_commit) ?? '')?.[0] ?? null,
  };
}

/** None without a statement. */
export function gapOf(map: ValueMap): readonly Gap[] {
  const truth = scalar(map.truth);
  if (truth === null) return [];
  return [{ truth, status: scalar(map.status), reason: scalar(map.reason), missing: texts(map.missing) }];
}

function coverageOf({ id: told, status: { text } }: Trace) {
  const id = /(?<!\w)[A-Za-z]\w*-\w[\w.]*/.exec(told)?.[0];
  const satisfied = /\b(?:satisfied|verified|complete|passed)\b/i.test(text) && !/✗|\bnot\b|\bun/i.test(text);
  return id === undefined ? [] : [{ id, satisfied }];
}
