// The files whose tests start clients, servers or many processes and take longest, with how many of their tests a
// sampled run takes. Together they are most of the time of `npm test`; the numbers follow their cost.
import { sampleOf } from './depth.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** Tests of a run by file, without `test/` and `.test.ts`. */
export const LONG_FILES: Readonly<Record<string, number>> = {
  'adapters/log/journal': 8,
  'adapters/git/commits/commit-around': 8,
  'adapters/git/work-tree': 16,
  'adapters/postgres/team-queue': 2,
  'app/ask/nlm-notebook': 5,
  'app/guidance/show-guidance': 3,
  'app/loop/arming': 16,
  'app/loop/baseline': 10,
  'app/loop/elsewhere': 2,
  'app/loop/evidence': 7,
  'app/loop/inner-repositories': 5,
  'app/loop/restore-loop': 5,
  'app/mapping/map': 8,
  'app/memory/import': 5,
  'app/memory/rules': 5,
  'app/planning/differential': 3,
  'app/planning/execution/prove-plan': 3,
  'app/planning/quick/quick-task': 2,
  'app/planning/verification/acceptance': 4,
  'app/planning/verification/judgements': 4,
  'app/planning/verification/verify-phase': 10,
  'app/proof/proof': 4,
  'app/proof/run-controls': 5,
  'app/proof/verdicts': 3,
  'cli/ask': 3,
  'cli/proof': 2,
  'cli/prove': 3,
  'cli/vault': 8,
  'entries/bundles': 7,
  'entries/obsidian-source': 1,
  'journeys/client-settings': 2,
  'journeys/elsewhere': 2,
  'journeys/go': 1,
  'journeys/grants': 2,
  'journeys/green-path': 3,
  'journeys/guidance': 1,
  'journeys/headless': 4,
  'journeys/hostile-repository': 2,
  'journeys/impostor-server': 1,
  'journeys/install': 2,
  'journeys/interactive': 2,
  'journeys/jobs': 2,
  'journeys/limits': 2,
  'journeys/map': 2,
  'journeys/marked-data': 1,
  'journeys/notebook': 1,
  'journeys/plan-phase': 2,
  'journeys/proven': 2,
  'journeys/server': 2,
  'journeys/subagent': 2,
  'journeys/switched-off': 2,
  'journeys/team': 1,
  'journeys/verify': 2,
  'journeys/what-is-read': 2,
  'mcp/checks-tool': 3,
  'mcp/kept-secrets': 1,
  'mcp/resources': 10,
  'obsidian/chat': 4,
  'obsidian/notebook-port': 9,
  'obsidian/server-life': 4,
  'robustness/concurrency': 2,
  'robustness/job-bounds': 2,
};

/** Files that show one story from several sides, with how many of them a sampled run takes. */
export const STORIES: readonly { readonly take: number; readonly of: readonly string[] }[] = [
  // A phase is planned, carried out and verified.
  { take: 2, of: ['whole-project', 'chain', 'gsd-born', 'execute'].map((name) => `journeys/${name}`) },
  // An execution is killed, and continues.
  { take: 1, of: ['journeys/kill-and-resume', 'robustness/job-kill'] },
  // A question becomes a report or a plan, with a notebook.
  { take: 1, of: ['research', 'research-in-client', 'plan-grounded'].map((name) => `journeys/${name}`) },
];

/** False for a file of a story that this run leaves out. */
export const isTakenStory = (file: string, settings: Settings = process.env): boolean =>
  STORIES.every(
    ({ take, of }) => !of.includes(file) || sampleOf(of.join(' '), of, take, settings).includes(file),
  );
