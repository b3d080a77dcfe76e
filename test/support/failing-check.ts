// A check that failed: the facts that accompany an output made up by a test.

import type { FailureContext } from '../../src/core/failure/text/failure.ts';

export const failingCheck: FailureContext = {
  command: 'npm test',
  exitCode: 1,
  root: '/r',
  home: '/home/me',
  tmp: '/tmp',
};
