// Three kinds of tests: pure ones, ones that touch this machine or drive the real client, and ones that measure how work
// grows, which have a core for themselves.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const REAL = [
  'test/adapters/**/*.test.ts',
  'test/app/**/*.test.ts',
  'test/journeys/**/*.test.ts',
  'test/entries/**/*.test.ts',
  'test/hooks/**/*.test.ts',
  'test/cli/**/*.test.ts',
  'test/mcp/**/*.test.ts',
  'test/robustness/**/*.test.ts',
  'test/support-tests/**/*.test.ts',
];
/** The patterns are found while their modules load, so these must load in that very test. */
const GROWTH = ['test/growth/**/*.test.ts', 'test/patterns.test.ts'];

/** They run in a window, with mocks of the app. */
const WINDOW = ['test/obsidian/**/*.test.ts'];

/** A shared machine may stall a real client past any limit; a test that is wrong fails twice. */
const RETRIES = process.env.CI === 'true' ? 1 : 0;

/** The longest, or those that wait most of their time: begun last, one of them would be awaited alone. */
const FIRST = [
  'adapters/nlm/real/slow-failures',
  'journeys/team',
  'journeys/whole-project',
  'journeys/kill-and-resume',
  'robustness/job-kill',
  'journeys/hostile-repository',
  'journeys/chain',
  'journeys/execute',
  'journeys/gsd-born',
  'mcp/kept-secrets',
  'journeys/grants',
  'journeys/install',
  'robustness/job-bounds',
  'journeys/jobs',
  'journeys/headless',
  'journeys/notebook',
  'app/research/run-research',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const at = FIRST.findIndex((name) => moduleId.endsWith(`test/${name}.test.ts`));
      return at === -1 ? FIRST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Of the smallest machine. */
const CORES = 2;
/** Much of their time they wait for other programs. */
const WORKERS = 6;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // They share nothing that they change, so that a module need not be loaded anew for each file.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...REAL, ...GROWTH, ...WINDOW, 'test/fixtures/**', 'test/samples/**'],
          testTimeout: 20_000,
          maxWorkers: CORES,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'real',
          isolate: false,
          include: REAL,
          exclude: ['test/fixtures/**', 'test/samples/**'],
          setupFiles: ['test/support/each-file.ts'],
          globalSetup: ['test/support/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: RETRIES,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias: { obsidian: 'obsidian-test-mocks/obsidian' } },
        test: {
          name: 'obsidian',
          include: WINDOW,
          environment: 'jsdom',
          server: { deps: { inline: ['obsidian-test-mocks'] } },
          setupFiles: ['obsidian-test-mocks/vitest-setup', 'test/support/each-file.ts'],
          globalSetup: ['test/support/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: RETRIES,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'growth',
          include: GROWTH,
          testTimeout: 600_000,
          hookTimeout: 60_000,
          maxWorkers: CORES,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
