// How a verification stands against the one before it.

import { rowCells } from '../../text/markdown/table-cells.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { isMap, scalar, texts, type ValueMap } from '../../text/markdown/value.ts';
import type { VerificationDocument } from '../documents/verification.ts';
import type { Gap } from './phase-verdict.ts';
import { restates } from './same-statement.ts';

export interface ReVerification {
  readonly previousStatus: string;
  readonly previousScore: string;
  readonly gapsClosed: readonly string[];
  readonly gapsRemaining: readonly string[];
  /** Verified before, and a gap now. */
  readonly regressions: readonly string[];
}

/** `sameFiles`: nothing that is covered has changed, so this run only continues with the one before. */
export function reVerification(
  previous: VerificationDocument | null,
  gaps: readonly Gap[],
  sameFiles: boolean,
): ReVerification | null {
  if (previous === null || previous.status === 'unknown') return null;
  const now = gaps.map(({ truth }) => truth);
  const before = previous.gaps.map(({ truth }) => truth);
  const isIn = (list: readonly string[], text: string) =>
    list.some((one) => one === text || restates(one, text));
  // A gap that is gone was closed in files that are not covered.
  if (sameFiles && before.every((truth) => isIn(now, truth)))
    return carriedOn(previous.document.frontmatter.values.re_verification);
  const held = verifiedTruths(previous);
  return {
    previousStatus: previous.status,
    previousScore: scalar(previous.document.frontmatter.values.score) ?? '',
    gapsClosed: before.filter((truth) => !isIn(now, truth)),
    gapsRemaining: before.filter((truth) => isIn(now, truth)),
    regressions: now.filter((truth) => !isIn(before, truth) && isIn(held, truth)),
  };
}

function carriedOn(value: ValueMap[string] | undefined): ReVerification | null {
  const status = isMap(value) ? scalar(value.previous_status) : null;
  if (!isMap(value) || status === null) return null;
  return {
    previousStatus: status,
    previousScore: scalar(value.previous_score) ?? '',
    gapsClosed: texts(value.gaps_closed),
    gapsRemaining: texts(value.gaps_remaining),
    regressions: texts(value.regressions),
  };
}

/** The rows of its tables that say VERIFIED: second cell the truth, third the status. */
function verifiedTruths({ document }: VerificationDocument): readonly string[] {
  return textLines(document.text, document.body).flatMap((line) => {
    const cells = rowCells(line);
    const [, truth, status] = cells ?? [];
    return truth !== undefined && /VERIFIED/.test(status?.text ?? '')
      ? [truth.text.replaceAll('\\|', '|')]
      : [];
  });
}
