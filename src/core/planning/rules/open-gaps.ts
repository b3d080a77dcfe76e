// The gaps of a VERIFICATION or a UAT that were not closed or accepted since.

import { readUat } from '../documents/uat.ts';
import { type Gap, gapOf, readVerification } from '../documents/verification.ts';

export function openGaps(text: string): readonly Gap[] {
  const told = [...readVerification(text).gaps, ...readUat(text).gaps.flatMap(gapOf)];
  const isOpen = (status: string | null) => !/^(?:passed|verified|resolved|closed)$/i.test(status ?? '');
  return told.filter(({ status }) => isOpen(status));
}
