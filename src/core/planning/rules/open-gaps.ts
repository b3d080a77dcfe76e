// The gaps of a VERIFICATION or a UAT that were not closed or accepted since.

import { isList, isMap, scalar } from '../../text/markdown/value.ts';
import { readUat } from '../documents/uat.ts';
import { readVerification } from '../documents/verification.ts';

/** The statement of each. */
export function openGaps(text: string): readonly string[] {
  const { gaps } = readVerification(text).document.frontmatter.values;
  return [...(isList(gaps) ? gaps.filter(isMap) : []), ...readUat(text).gaps].flatMap((gap) => {
    const truth = scalar(gap.truth);
    const status = scalar(gap.status)?.toLowerCase() ?? 'failed';
    return truth === null || ['passed', 'verified', 'resolved', 'closed'].includes(status) ? [] : [truth];
  });
}
