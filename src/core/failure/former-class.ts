// The class fingerprints that version 2 of the rules gave a failure: what was learned under them is still true.
// To be deleted with version 4.

import type { ChosenFinding } from './reading/choose-findings.ts';
import { formerClassFingerprint, speakerKey } from './text/fingerprint.ts';
import { maskLocations } from './text/mask-locations.ts';
import { maskValues } from './text/mask-values.ts';
import { maskVolatile } from './text/mask-volatile.ts';

/**
 * Without those of today's rules; sorted, each once. Version 2 named a tool after its layout, and knew no passing run.
 * @param read what names the failure today, and what would without a passing run
 */
export function formerClasses(read: readonly ChosenFinding[]): readonly string[] {
  const classes = read.map(({ finding, tool, layout = tool }) => {
    const fixed = maskLocations(maskVolatile(finding.message));
    const skeleton = maskValues(fixed, finding.speech).replace(/\s+/g, ' ').trim();
    return formerClassFingerprint(...speakerKey(layout, finding.code, skeleton), finding.class, skeleton);
  });
  return [...new Set(classes)].sort();
}
