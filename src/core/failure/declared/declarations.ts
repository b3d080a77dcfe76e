// Every reader that is pure data.

import type { ToolReader } from '../readers/reader.ts';
import { buildTools } from './build-tools.ts';
import { declared } from './declaration.ts';
import { linters } from './linters.ts';
import { platformTests } from './platform-tests.ts';
import { testRunners } from './test-runners.ts';

export const declarations: readonly ToolReader[] = [
  ...testRunners,
  ...platformTests,
  ...linters,
  ...buildTools,
].map(declared);
