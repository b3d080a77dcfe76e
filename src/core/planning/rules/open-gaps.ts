// The gaps of a VERIFICATION or a UAT that were not closed or accepted since.

import { scalar } from '../../text/markdown/value.ts';
import { readUat } from '../documents/uat.ts';
import { gapOf, readVerification } from '../documents/verification.ts';

/** The statement of each. That of a test which passes now is closed. */
export function openGaps(text: string): readonly string[] {
  const { tests, gaps } = readUat(text);
  const passed = tests.flatMap(({ number, result }) => (result === 'pass' ? [`${number}`] : []));
  const tested = gaps.filter(({ test = '' }) => !passed.includes(scalar(test) ?? ''));
  const told = [...readVerification(text).gaps, ...tested.flatMap(gapOf)];
  const isOpen = (status: string | null) => !/^(?:passed|verified|resolved|closed)$/i.test(status ?? '');
  return told.filter(({ status }) => isOpen(status)).map(({ truth }) => truth);
}
