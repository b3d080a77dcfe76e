// A plan's summary as far as facts go: what git, the plan and the clock tell. What only the executor knows is a
// marked slot.

import { plainLine } from '../../report/plain-line.ts';
import { folderPhase } from '../phase-id.ts';
import type { PlanDocument } from '../plan.ts';
import { yamlScalar } from '../yaml-scalar.ts';
import { changedFiles } from './changed-files.ts';
import { commitType, type LogCommit } from './plan-commit.ts';
import { workItems } from './plan-work.ts';
import { slot } from './summary-slot.ts';

export interface SummaryFacts {
  readonly plan: PlanDocument;
  /** The phase folder's name. */
  readonly folder: string;
  readonly canonical: string;
  /** The plan's commits that hold work, oldest first. */
  readonly commits: readonly LogCommit[];
  /** Which task a commit is of, by hash, where that is known. */
  readonly tasks: ReadonlyMap<string, number>;
  /** Files that were committed beside those that their task names. */
  readonly extra: readonly { readonly task: number; readonly file: string }[];
  /** What the plans that this one waits for have made. */
  readonly requires: readonly { readonly phase: string; readonly provides: string }[];
  readonly minutes: number;
  /** ISO. */
  readonly startedAt: string;
  readonly completedAt: string;
}

export function summarySkeleton(facts: SummaryFacts): string {
  return `${[frontmatter(facts), ...body(facts)].join('\n\n')}\n`;
}

/** Bullets: the word for nothing where there is none. */
const NONE = '- None.';

function frontmatter(facts: SummaryFacts): string {
  const { plan, folder, canonical, completedAt, minutes } = facts;
  const { created, modified } = changedFiles(facts.commits);
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice((folderPhase(folder) ?? '').length).replace(/^-/, '');
  return [
    '---',
    `phase: ${yamlScalar(folder)}`,
    `plan: ${yamlScalar(plan.plan ?? canonical)}`,
    `subsystem: ${yamlScalar(plainLine(name, 60) || folder)}`,
    `tags: ${flow(tagsOf([...created, ...modified]))}`,
    ...listed(
      'requires',
      facts.requires.map(
        (one) => `phase: ${yamlScalar(one.phase)}\n    provides: ${yamlScalar(one.provides)}`,
      ),
    ),
    ...listed(
      'provides',
      provides.map((one) => yamlScalar(plainLine(one, 120))),
    ),
    'affects: []',
    'tech-stack:',
    '  added: []',
    '  patterns: []',
    'key-files:',
    ...listed(
      'created',
      created.slice(0, MOST_FILES).map((path) => yamlScalar(path)),
      '  ',
    ),
    ...listed(
      'modified',
      modified.slice(0, MOST_FILES).map((path) => yamlScalar(path)),
      '  ',
    ),
    'key-decisions: []',
    'patterns-established: []',
    `requirements-completed: ${flow(plan.requirements)}`,
    `duration: ${minutes}min`,
    `completed: ${completedAt.slice(0, 10)}`,
    '---',
  ].join('\n');
}

const MOST_FILES = 40;

function body(facts: SummaryFacts): readonly string[] {
  const { plan, commits, startedAt, completedAt, minutes, extra } = facts;
  const { created, modified, deleted } = changedFiles(commits);
  const files = [
    ...created.map((path) => `- \`${path}\` - created`),
    ...modified.map((path) => `- \`${path}\` - modified`),
    ...deleted.map((path) => `- \`${path}\` - deleted`),
  ];
  const deviations = extra.map(
    ({ task, file }) =>
      `- Task ${task} also changed \`${file}\`, which the plan does not name: ${slot('why')}`,
  );
  return [
    `# ${title(facts)} Summary`,
    `**${slot('what was built, in one sentence that names the means')}**`,
    `## Performance\n\n- **Duration:** ${minutes} min\n- **Started:** ${startedAt}\n- **Completed:** ${completedAt}\n- **Tasks:** ${workItems(plan).length}\n- **Files changed:** ${files.length}`,
    `## Accomplishments\n\n- ${slot('the most important outcomes, one bullet each')}`,
    `## Task Commits\n\n${commitTable(facts)}`,
    `## Files Created/Modified\n\n${files.slice(0, MOST_FILES).join('\n') || NONE}`,
    `## Decisions Made\n\n${slot('decisions with their reasons, or: None - followed the plan as written.')}`,
    `## Deviations from Plan\n\n${[...deviations, slot('each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.')].join('\n')}`,
    `## Issues Encountered\n\n${slot('what went wrong and how it was solved, or: None.')}`,
    `## User Setup Required\n\n${setup(plan)}`,
    `## Next Phase Readiness\n\n${slot('what is ready for the next plan, and what is in its way')}`,
    `## Self-Check: ${slot('PASSED, once the files and commits named here are found to exist')}`,
  ];
}

function title({ plan, folder, canonical }: SummaryFacts): string {
  const phase = folderPhase(folder) ?? folder;
  const name = plainLine(plan.objective ?? canonical, 80).replace(/(?<![.:])[.:]+$/, '');
  return `Phase ${phase.replace(/^0+(?=\d)/, '')} Plan ${plan.plan ?? canonical}: ${name}`;
}

/** A repository that has no such commit yet says so in the table. */
function commitTable({ commits, tasks }: SummaryFacts): string {
  const rows = commits.map((commit) => {
    const task = tasks.get(commit.hash);
    const text = plainLine(commit.subject.replace(/^[^:]*: /, ''), 100).replaceAll('|', '\\|');
    return `| ${task ?? '-'} | ${text} | \`${commit.hash.slice(0, 7)}\` | ${commitType(commit.subject) ?? '-'} |`;
  });
  return ['| Task | What | Commit | Type |', '|------|------|--------|------|', ...rows].join('\n');
}

function setup(plan: PlanDocument): string {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === undefined || (Array.isArray(asked) && asked.length === 0);
  return isNone
    ? 'None - no external service configuration required.'
    : slot('the steps that the plan names under user_setup');
}

/** The folders that hold most of it, as words to search for. */
function tagsOf(paths: readonly string[]): readonly string[] {
  const words = paths.flatMap((path) => path.split('/').slice(0, -1));
  const plain = words
    .filter((word) => /^[a-z][a-z0-9-]{1,30}$/i.test(word))
    .map((word) => word.toLowerCase());
  return [...new Set(plain)].slice(0, 5);
}

function flow(items: readonly string[]): string {
  return `[${items.map((item) => (/^[\w./-]+$/.test(item) ? item : JSON.stringify(item))).join(', ')}]`;
}

function listed(key: string, items: readonly string[], indent = ''): readonly string[] {
  if (items.length === 0) return [`${indent}${key}: []`];
  return [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${item}`)];
}
