// Which files a verification rests on: every plan and summary of the phase, and what its must-haves name.

import { join } from 'node:path';
import type { PhaseClaims } from '../../../core/planning/verification/phase-claims.ts';
import { documentNames } from '../documents/documents.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { readProjectFile } from './project-files.ts';

/** From the root, posix, sorted. `more` are files that judgements rest on. */
export function coveredFiles(
  root: string,
  open: ExecutedPhase,
  more: readonly string[] = [],
): readonly string[] {
  const documents = [
    ...documentNames(root, open.path).filter(isDocument),
    ...documentNames(root, join(open.path, 'plans'))
      .filter(isDocument)
      .map((name) => `plans/${name}`),
  ].map((name) => `.planning/phases/${open.folder}/${name}`);
  const others = [...namedFiles(open.claims), ...more]
    .map((path) => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''))
    .filter((path) => !path.startsWith('.planning/') && readProjectFile(root, path).kind === 'file');
  return [...new Set([...documents, ...others])].sort();
}

/** More than gsd-core asks for does no harm; less would make the verification stale. */
function isDocument(name: string): boolean {
  return /(?:^|-)(?:PLAN|SUMMARY)\b.*\.md$/i.test(name);
}

function namedFiles({ artifacts, links }: PhaseClaims): readonly string[] {
  return [
    ...artifacts.map(({ value }) => value.path),
    ...links.flatMap(({ value }) => [value.from, value.to]),
  ];
}
