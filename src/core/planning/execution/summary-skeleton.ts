// A plan's summary as far as it follows from facts: git, the plan and the clock. The executor fills in marked slots
// with the rest.

import { tableRow } from '../../text/markdown/table-cells.ts';
import type { Value } from '../../text/markdown/value.ts';
import { yamlEntry } from '../../text/markdown/yaml-entry.ts';
import { plainLine } from '../../text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { proseJson } from '../../text/prose-json.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName } from '../../text/quote-name.ts';
import { type Shown, shownDocument } from '../../text/shown.ts';
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
  /** Lines about uncommitted files. */
  readonly left: readonly Prose[];
  /** Why a person had it carried out although code objected to the plan; null where nothing was to accept. */
  readonly accepted: string | null;
  readonly minutes: number;
  /** ISO. */
  readonly startedAt: string;
  readonly completedAt: string;
}

export function summarySkeleton(facts: SummaryFacts): Shown {
  return shownDocument(frontmatter(facts), joinProse(body(facts), '\n\n'));
}

/** A section with lines that follow from facts, next to those that its executor wrote. */
export interface CodeSection {
  readonly title: string;
  /** What stands above the lines. */
  readonly head?: readonly Prose[];
  readonly lines: readonly Prose[];
  /** Of a line as code writes it, what it is about. */
  readonly written: RegExp;
}

export function codeSections({ commits, tasks, extra, left }: SummaryFacts) {
  const files = Object.entries(changedFiles(commits)).flatMap(([state, paths]) =>
    paths.map((path) => prose`- ${codeName(path)} - ${quoteName(state)}`),
  );
  const also = extra.filter(({ file }, at) => extra.findIndex((one) => one.file === file) === at);
  return {
    commits: {
      title: 'Task Commits',
      head: [prose`| Task | What | Commit | Type |`, prose`|------|------|--------|------|`],
      lines: commits.map(({ hash, subject }) =>
        tableRow([
          prose`${tasks.get(hash) ?? prose`-`}`,
          quoteLine(subject.replace(/^[^:]*: /, ''), 100),
          codeName(hash.slice(0, 7)),
          quoteName(commitType(subject) ?? '-'),
        ]),
      ),
      written: /^\|.*\| `([0-9a-f]{7})` \|[^|]*\|$/,
    },
    files: {
      title: 'Files Created/Modified',
      lines: files.slice(0, MOST_FILES),
      written: /^- (.+) - (?:created|modified|deleted)$/,
    },
    deviations: {
      title: 'Deviations from Plan',
      lines: also.map(
        ({ task, file }) =>
          prose`- Task ${task} also changed ${codeName(file)}, which the plan does not name`,
      ),
      written: /^- Task \d+ also changed (.+), which the plan does not name$/,
    },
    left: {
      title: 'Left Uncommitted',
      lines: left,
      written: /^- (.+?): (?:no task names it|it held changes|not part of this work)\b/,
    },
  } satisfies Readonly<Record<string, CodeSection>>;
}

/** Those that one of its lists names. */
const MOST_FILES = 40;

/** The lines of the figures that grow with the commits. */
export function figures({ commits, minutes }: SummaryFacts) {
  return {
    duration: prose`- **Duration:** ${minutes} min`,
    files: prose`- **Files changed:** ${Object.values(changedFiles(commits)).flat().length}`,
  };
}

function frontmatter(facts: SummaryFacts): string {
  const { plan, folder, canonical } = facts;
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice((folderPhase(folder) ?? '').length).replace(/^-/, '');
  const head: readonly (readonly [string, Value])[] = [
    ['phase', folder],
    ['plan', plan.plan ?? canonical],
    ['subsystem', plainLine(name, 60) || folder],
    ['tags', []],
    ['requires', []],
    ['provides', provides.map((one) => plainLine(one, 120))],
    ['affects', []],
    ['tech-stack', { added: [], patterns: [] }],
  ];
  const entries = [
    ...head.map(([key, value]) => yamlEntry(key, value)),
    keyFiles(facts.commits),
    'key-decisions: []\npatterns-established: []\n',
    `requirements-completed: ${flow(plan.requirements)}\n`,
    `duration: ${facts.minutes}min\ncompleted: ${facts.completedAt.slice(0, 10)}\n`,
  ];
  return entries.join('');
}

/** The entry of the frontmatter. */
export function keyFiles(commits: readonly LogCommit[]): string {
  const { created, modified } = changedFiles(commits);
  const lists = { created: created.slice(0, MOST_FILES), modified: modified.slice(0, MOST_FILES) };
  return yamlEntry('key-files', lists);
}

function body(facts: SummaryFacts): readonly Prose[] {
  const { plan, startedAt, completedAt, accepted } = facts;
  const { commits, files, deviations, left } = codeSections(facts);
  const performance = [
    figures(facts).duration,
    prose`- **Started:** ${quoteName(startedAt)}`,
    prose`- **Completed:** ${quoteName(completedAt)}`,
    prose`- **Tasks:** ${workItems(plan).length}`,
    figures(facts).files,
  ];
  const changes = [
    accepted !== null &&
      prose`- Carried out as the user accepted the plan, with what code objected to: ${quoteLine(accepted, 400)}`,
    ...deviations.lines.map((line) => prose`${line}: ${slot(prose`why`)}`),
    slot(
      prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`,
    ),
  ].filter((line) => line !== false);
  const listOf = (lines: readonly Prose[]) => joinProse(lines.length === 0 ? [prose`None.`] : lines, '\n');
  return [
    prose`# ${title(facts)} Summary`,
    prose`**${slot(prose`what was built, in one sentence that names the means`)}**`,
    prose`## Performance\n\n${joinProse(performance, '\n')}`,
    prose`## Accomplishments\n\n- ${slot(prose`the most important outcomes, one bullet each`)}`,
    prose`## Task Commits\n\n${listOf([...commits.head, ...commits.lines])}`,
    prose`## Files Created/Modified\n\n${listOf(files.lines)}`,
    prose`## Decisions Made\n\n${slot(prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    prose`## Deviations from Plan\n\n${listOf(changes)}`,
    prose`## Issues Encountered\n\n${slot(prose`what went wrong and how it was solved, or: None.`)}`,
    prose`## User Setup Required\n\n${setup(plan)}`,
    prose`## Next Phase Readiness\n\n${slot(prose`what is ready for the next plan, and what is in its way`)}`,
    ...(left.lines.length === 0 ? [] : [prose`## Left Uncommitted\n\n${listOf(left.lines)}`]),
    prose`## Self-Check: ${slot(prose`PASSED, once the files and commits named here are found to exist`)}`,
  ];
}

function title({ plan, folder, canonical }: SummaryFacts): Prose {
  const phase = (folderPhase(folder) ?? folder).replace(/^0+(?=\d)/, '');
  const name = (plan.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, '');
  return prose`Phase ${quoteName(phase, 80)} Plan ${quoteName(plan.plan ?? canonical, 80)}: ${quoteLine(name, 80)}`;
}

function setup(plan: PlanDocument): Prose {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === undefined || (Array.isArray(asked) && asked.length === 0);
  return isNone
    ? prose`None - no external service configuration required.`
    : slot(prose`the steps that the plan names under user_setup`);
}

function flow(items: readonly string[]): string {
  return `[${items.map((item) => (/^[\w./-]+$/.test(item) ? item : proseJson(item, 0))).join(', ')}]`;
}

// The state of each file after several commits together; GSD's own files are left out.
type FileState = 'created' | 'modified' | 'deleted' | 'gone';

/** Each list in the order in which its files were first touched. @param commits oldest first */
function changedFiles(commits: readonly LogCommit[]) {
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
