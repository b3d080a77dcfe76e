// A plan's summary as far as it follows from facts: git, the plan and the clock. The executor fills in marked slots
// with the rest.

import { tableRow } from '../../text/markdown/table-cells.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
// biome-ignore lint/style/noRestrictedImports: YAML quotes each of its texts on one line.
import { ours } from '../../text/ours.ts';
import { plainLine } from '../../text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { proseJson } from '../../text/prose-json.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName } from '../../text/quote-name.ts';
import { folderPhase } from '../documents/phase-id.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { commitType, type LogCommit } from './plan-commit.ts';
import { workItems } from './plan-work.ts';

export interface SummaryFacts {
  readonly plan: PlanDocument;
  /** The phase folder's name. */
  readonly folder: string;
  readonly canonical: string;
  /** The plan's commits with work, oldest first. */
  readonly commits: readonly LogCommit[];
  /** The task of each commit, by hash, where known. */
  readonly tasks: ReadonlyMap<string, number>;
  /** Committed files that their task does not name. */
  readonly extra: readonly { readonly task: number; readonly file: string }[];
  /** The results of the plans that this one depends on. */
  readonly requires: readonly { readonly phase: string; readonly provides: string }[];
  /** Why a person had it carried out although code objected to the plan; null where nothing was to accept. */
  readonly accepted: string | null;
  readonly minutes: number;
  /** ISO. */
  readonly startedAt: string;
  readonly completedAt: string;
}

export function summarySkeleton(facts: SummaryFacts): Prose {
  return prose`${joinProse([frontmatter(facts), ...body(facts)], '\n\n')}\n`;
}

/** The bullet for an empty list. */
const NONE = prose`- None.`;

function frontmatter(facts: SummaryFacts): Prose {
  const { plan, folder, canonical, completedAt, minutes } = facts;
  const { created, modified } = changedFiles(facts.commits);
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice((folderPhase(folder) ?? '').length).replace(/^-/, '');
  const lines = [
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
    ...keyFiles(created.slice(0, MOST_FILES), modified.slice(0, MOST_FILES)),
    'key-decisions: []',
    'patterns-established: []',
    `requirements-completed: ${flow(plan.requirements)}`,
    `duration: ${minutes}min`,
    `completed: ${completedAt.slice(0, 10)}`,
    '---',
  ];
  return ours(lines.join('\n'));
}

/** The lines of the frontmatter's entry. */
export function keyFiles(created: readonly string[], modified: readonly string[]): readonly string[] {
  const list = (name: string, paths: readonly string[]) =>
    listed(
      name,
      paths.map((path) => yamlScalar(path)),
      '  ',
    );
  return ['key-files:', ...list('created', created), ...list('modified', modified)];
}

/** Those that one of its lists names. */
export const MOST_FILES = 40;

function body(facts: SummaryFacts): readonly Prose[] {
  const { plan, commits, startedAt, completedAt, minutes, extra } = facts;
  const files = fileLines(commits);
  const deviations = [
    facts.accepted !== null &&
      prose`- Carried out as the user accepted the plan, with what code objected to: ${quoteLine(facts.accepted, 400)}`,
    ...extra.map((one) => prose`${alsoChanged(one)}: ${slot(prose`why`)}`),
  ].filter((line) => line !== false);
  const performance = [
    prose`- **Duration:** ${minutes} min`,
    prose`- **Started:** ${quoteName(startedAt)}`,
    prose`- **Completed:** ${quoteName(completedAt)}`,
    prose`- **Tasks:** ${workItems(plan).length}`,
    prose`- **Files changed:** ${files.length}`,
  ];
  return [
    prose`# ${title(facts)} Summary`,
    prose`**${slot(prose`what was built, in one sentence that names the means`)}**`,
    prose`## Performance\n\n${joinProse(performance, '\n')}`,
    prose`## Accomplishments\n\n- ${slot(prose`the most important outcomes, one bullet each`)}`,
    prose`## Task Commits\n\n${commitTable(facts)}`,
    prose`## Files Created/Modified\n\n${files.length === 0 ? NONE : joinProse(files.slice(0, MOST_FILES), '\n')}`,
    prose`## Decisions Made\n\n${slot(prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    prose`## Deviations from Plan\n\n${joinProse([...deviations, slot(prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`)], '\n')}`,
    prose`## Issues Encountered\n\n${slot(prose`what went wrong and how it was solved, or: None.`)}`,
    prose`## User Setup Required\n\n${setup(plan)}`,
    prose`## Next Phase Readiness\n\n${slot(prose`what is ready for the next plan, and what is in its way`)}`,
    prose`## Self-Check: ${slot(prose`PASSED, once the files and commits named here are found to exist`)}`,
  ];
}

function title({ plan, folder, canonical }: SummaryFacts): Prose {
  const phase = (folderPhase(folder) ?? folder).replace(/^0+(?=\d)/, '');
  const name = (plan.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, '');
  return prose`Phase ${quoteName(phase, 80)} Plan ${quoteName(plan.plan ?? canonical, 80)}: ${quoteLine(name, 80)}`;
}

/** Without commits, the table has only its header. */
function commitTable({ commits, tasks }: SummaryFacts): Prose {
  return joinProse([COMMIT_HEAD, ...commits.map((commit) => commitRow(commit, tasks))], '\n');
}

export const COMMIT_HEAD = prose`| Task | What | Commit | Type |\n|------|------|--------|------|`;

export function commitRow({ hash, subject }: LogCommit, tasks: SummaryFacts['tasks']): Prose {
  return tableRow([
    prose`${tasks.get(hash) ?? prose`-`}`,
    quoteLine(subject.replace(/^[^:]*: /, ''), 100),
    codeName(hash.slice(0, 7)),
    quoteName(commitType(subject) ?? '-'),
  ]);
}

/** One line for each file that the commits changed. @param commits oldest first */
export function fileLines(commits: readonly LogCommit[]): readonly Prose[] {
  const { created, modified, deleted } = changedFiles(commits);
  return [
    ...created.map((path) => prose`- ${codeName(path)} - created`),
    ...modified.map((path) => prose`- ${codeName(path)} - modified`),
    ...deleted.map((path) => prose`- ${codeName(path)} - deleted`),
  ];
}

export function alsoChanged({ task, file }: SummaryFacts['extra'][number]): Prose {
  return prose`- Task ${task} also changed ${codeName(file)}, which the plan does not name`;
}

function setup(plan: PlanDocument): Prose {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === undefined || (Array.isArray(asked) && asked.length === 0);
  return isNone
    ? prose`None - no external service configuration required.`
    : slot(prose`the steps that the plan names under user_setup`);
}

/** Names of the folders of changed files, as search terms. */
function tagsOf(paths: readonly string[]): readonly string[] {
  const words = paths.flatMap((path) => path.split('/').slice(0, -1));
  const plain = words
    .filter((word) => /^[a-z][a-z0-9-]{1,30}$/i.test(word))
    .map((word) => word.toLowerCase());
  return [...new Set(plain)].slice(0, 5);
}

function flow(items: readonly string[]): string {
  return `[${items.map((item) => (/^[\w./-]+$/.test(item) ? item : proseJson(item, 0))).join(', ')}]`;
}

function listed(key: string, items: readonly string[], indent = ''): readonly string[] {
  if (items.length === 0) return [`${indent}${key}: []`];
  return [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${item}`)];
}

// The state of each file after several commits together; GSD's own files are left out.
type FileState = 'created' | 'modified' | 'deleted' | 'gone';

/** Each list in the order in which its files were first touched. @param commits oldest first */
export function changedFiles(commits: readonly LogCommit[]) {
  const states = new Map<string, FileState>();
  for (const commit of commits)
    for (const path of commit.files) states.set(path, stateAfter(commit, path, states.get(path)));
  const inState = (wanted: FileState) =>
    [...states]
      .filter(([path, state]) => state === wanted && !path.startsWith('.planning/'))
      .map(([path]) => path);
  return { created: inState('created'), modified: inState('modified'), deleted: inState('deleted') };
}

function stateAfter({ added, deleted }: LogCommit, path: string, before: FileState | undefined): FileState {
  if (deleted.includes(path)) return before === 'created' ? 'gone' : 'deleted';
  if (added.includes(path)) return before === 'deleted' ? 'modified' : 'created';
  return before ?? 'modified';
}

// The slots in a summary that code cannot fill, marked so that none is forgotten.
function slot(what: Prose): Prose {
  return prose`[FILL: ${what}]`;
}

export function hasSlots(text: string): boolean {
  return text.includes('[FILL:');
}
