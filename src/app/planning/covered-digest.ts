// Whether a verification still fits the files that it covers: GSD's own digest, computed again.

import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { VerificationDocument } from '../../core/planning/verification.ts';

/** True for a verification that names no files: it cannot tell. A missing or foreign file makes it false. */
export function isFresh(root: string, verification: VerificationDocument): boolean {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}

/** `v1:sha256:...` over the sorted paths and the hashes of their bytes; null when one cannot be read. */
export function coveredDigestOf(root: string, files: readonly string[]): string | null {
  const paths = [
    ...new Set(files.map((file) => file.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''))),
  ].sort();
  const parts: string[] = [];
  for (const path of paths) {
    const hash = hashOf(root, path);
    if (hash === null) return null;
    parts.push(`${path}\n${hash}\n`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1\n${parts.join('')}`)}`;
}

/** Links may not lead out of the project. */
function hashOf(root: string, path: string): string | null {
  try {
    const real = realpathSync(resolve(root, path));
    const inside = relative(realpathSync(root), real);
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || resolve(inside) === inside)
      return null;
    return sha256(readFileSync(real));
  } catch {
    return null;
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
