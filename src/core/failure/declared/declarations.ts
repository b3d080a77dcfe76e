// Every reader that is pure data.

import type { ToolReader } from '../readers/reader.ts';
import { declared } from './declaration.ts';
import { linters } from './linters.ts';
import { testRunners } from './test-runners.ts';

export const declarations: readonly ToolReader[] = [...testRunners, ...linters].map(declared);
