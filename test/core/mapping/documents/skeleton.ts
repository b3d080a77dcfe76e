// A small skeleton for tests.
import type { Skeleton } from '../../../../src/core/mapping/skeleton/facts/skeleton.ts';

export const skeleton: Skeleton = {
  version: 1,
  name: 'sample',
  commit: 'a'.repeat(40),
  files: { count: 14, bytes: 9000, lines: 300 },
  languages: [
    { name: 'TypeScript', files: 9, lines: 250, share: 0.94 },
    { name: 'JavaScript', files: 1, lines: 16, share: 0.06 },
    { name: 'Markdown', files: 2, lines: 34, share: 0 },
  ],
  manifests: [
    {
      path: 'package.json',
      kind: 'npm',
      name: 'sample',
      version: '1.0.0',
      scripts: { build: 'tsc', test: 'vitest run' },
      dependencies: [{ name: 'express', version: '^4', dev: false }],
      workspaces: [],
    },
  ],
  lockfiles: [],
  packages: [],
  entryPoints: [{ path: 'src/index.ts', why: 'package.json main' }],
  folders: [],
  imports: {
    parsed: 9,
    edges: [],
    external: [],
    unresolved: [],
    cycles: [['a.ts', 'b.ts']],
    fanIn: [],
    fanOut: [],
  },
  tests: { runners: ['vitest'], commands: ['npm test'], config: [], count: 2, files: [] },
  ci: [],
  config: [],
  largest: [],
  hotSpots: [{ path: 'src/app/main.ts', commits: 12, authors: 2, lastChange: '2026-01-30', score: 100 }],
  diagnostics: [],
};
