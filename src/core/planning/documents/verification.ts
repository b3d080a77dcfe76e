// A phase's verification: whether its goals are met, and which gaps remain.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { type Cell, rowsOfTables } from '../../text/markdown/table-cells.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { isList, isMap, scalar, texts, type ValueMap } from '../../text/markdown/value.ts';

export interface VerificationDocument {
  readonly document: MarkdownDocument;
  readonly phase: string | null;
  readonly status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown';
  /** `5/7 must-haves verified` as numbers. */
  readonly score: { readonly met: number; readonly of: number } | null;
  readonly gaps: readonly Gap[];
  /** The rows of its requirements table. */
  readonly requirements: readonly { readonly id: string; readonly satisfied: boolean }[];
  readonly coveredFiles: readonly string[];
  readonly coveredDigest: string | null;
  /** The commit that MSW judged; null for a folder. */
  readonly judgedCommit: string | null;
}

interface Gap {
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
    phase: scalar(values.phase),
    status: status === 'passed' || status === 'gaps_found' || status === 'human_needed' ? status : 'unknown',
    score: score === null ? null : { met: Number(score[1]), of: Number(score[2]) },
    gaps: isList(values.gaps) ? values.gaps.filter(isMap).flatMap(gapOf) : [],
    requirements: rowsOfTables(textLines(document.text, document.body), coverageColumns, coverageRow),
    coveredFiles: texts(values.covered_files),
    coveredDigest: scalar(values.covered_digest),
    judgedCommit: /^[0-9a-f]{40,64}$/.exec(scalar(values.judged_commit) ?? '')?.[0] ?? null,
  };
}

function gapOf(map: ValueMap): readonly Gap[] {
  const truth = scalar(map.truth);
  if (truth === null) return [];
  return [{ truth, status: scalar(map.status), reason: scalar(map.reason), missing: texts(map.missing) }];
}

function coverageColumns(cells: readonly Cell[]) {
  const status = cells.findIndex(({ text }) => text.toLowerCase() === 'status');
  return /^(?:requirements?(?:\s*ids?)?|req[-\s]?ids?)$/i.test(cells[0]?.text ?? '') && status > 0
    ? { status }
    : null;
}

function coverageRow(cells: readonly Cell[], { status }: { readonly status: number }) {
  const id = /(?<!\w)[A-Za-z]\w*-\w[\w.]*/.exec(cells[0]?.text ?? '')?.[0];
  if (id === undefined) return null;
  const statusText = cells[status]?.text ?? '';
  return {
    id,
    satisfied:
      /\b(?:satisfied|verified|complete|passed)\b/i.test(statusText) && !/✗|\bnot\b|\bun/i.test(statusText),
  };
}
