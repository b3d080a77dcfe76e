// A program that calls findGuidance once and prints what it found, so that a test can run many at the same
// time. Its one argument is the request as JSON.

import { findGuidance } from '../../../src/app/guidance/find-guidance.ts';
import type { GuidanceRequest } from '../../../src/app/guidance/known-guidance.ts';

async function main(): Promise<void> {
  const request: Omit<GuidanceRequest, 'now' | 'env'> = JSON.parse(process.argv[2] ?? '{}');
  const found = await findGuidance({ ...request, now: Date.now, env: process.env });
  process.stdout.write(JSON.stringify(found));
}

void main();
