// The gaps of a VERIFICATION or a UAT that were not closed or accepted since.

import { readUat } from '../documents/uat.ts';
import { gapOf, readVerification } from '../documents/verification.ts';

/** The statement of each. */
export function openGaps(text: string): readonly string[] {
  const told = [...readVerification(text).gaps, ...readUat(text).gaps.flatMap(gapOf)];
  const isOpen = (status: string | null) => !/^(?:passed|verified|resolved|closed)$/i.test(status ?? '');
  return told.filter(({ status }) => isOpen(status)).map(({ truth }) => truth);
}
