// Every reader that is pure data.

import type { ToolReader } from '../readers/reader.ts';
import { buildTools } from '../readers/tables/build-tools.ts';
import { checkers } from '../readers/tables/checkers.ts';
import { compilers } from '../readers/tables/compilers.ts';
import { javascriptLinters } from '../readers/tables/javascript-linters.ts';
import { linters } from '../readers/tables/linters.ts';
import { platformTests } from '../readers/tables/platform-tests.ts';
import { scriptingTests } from '../readers/tables/scripting-tests.ts';
import { testRunners } from '../readers/tables/test-runners.ts';
import { declared } from './declaration.ts';

export const declarations: readonly ToolReader[] = [
  ...testRunners,
  ...platformTests,
  ...linters,
  ...buildTools,
  ...javascriptLinters,
  ...compilers,
  ...checkers,
  ...scriptingTests,
].map(declared);
