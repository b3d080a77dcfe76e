// A check that failed somewhere: what goes with an output that a test makes up.

import type { FailureContext } from '../../src/core/failure/failure.ts';

export const failingCheck: FailureContext = {
  command: 'npm test',
  exitCode: 1,
  root: '/r',
  home: '/home/me',
  tmp: '/tmp',
};
