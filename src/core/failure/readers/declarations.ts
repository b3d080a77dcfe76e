// Every reader that is pure data.

import { declared } from '../declared/declaration.ts';
import type { ToolReader } from '../reading/reader.ts';
import { buildTools } from './tables/build-tools.ts';
import { checkers } from './tables/checkers.ts';
import { compilers } from './tables/compilers.ts';
import { javascriptLinters } from './tables/javascript-linters.ts';
import { linters } from './tables/linters.ts';
import { platformTests } from './tables/platform-tests.ts';
import { scriptingTests } from './tables/scripting-tests.ts';
import { testRunners } from './tables/test-runners.ts';

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
