// Checks whether a verification still matches the files that it covers, by recomputing GSD's digest.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { projectFile } from '../../../adapters/files/place.ts';
import { readFile } from '../../../adapters/files/read-file.ts';
import type { VerificationDocument } from '../../../core/planning/documents/verification.ts';

/** Generous, because a plan may name build output. */
const LARGEST = 64 * 1024 * 1024;

/** True when the verification names no files to compare. False when a file is missing or outside the project. */
export function isFresh(root: string, verification: VerificationDocument): boolean {
  const { coveredFiles, coveredDigest } = verification;
  if (coveredFiles.length === 0 && coveredDigest === null) return true;
  return coveredDigest !== null && coveredDigest === coveredDigestOf(root, coveredFiles);
}

/** `v1:sha256:...` over the sorted paths and content hashes; null when a file cannot be read. */
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

function hashOf(root: string, path: string): string | null {
  const file = readFile(resolve(root, path), projectFile(root), LARGEST);
  return file.status === 'ok' ? sha256(file.bytes) : null;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
