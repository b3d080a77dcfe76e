import { beforeEach } from 'vitest';
import { isSampled } from './depth.ts';

/** For a long file of independent tests: called at its top, it skips those not in the sample. */
export function sampled(): void {
  beforeEach(({ task, skip }) => {
    skip(!isSampled(`${task.suite?.name ?? ''} ${task.name}`), 'not in the sample of this seed');
  });
}
