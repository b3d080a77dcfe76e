// Whether a plan can be executed: its keys, its order, its tasks and their proof. Every problem comes with a fix.

import {
  type Diagnostic,
  errorAt,
  type PlacedDiagnostic,
  placed,
  warningAt,
} from '../../text/markdown/diagnostic.ts';
import { comparePhases, folderPhase, phaseKey } from '../documents/phase-id.ts';
import { hasWork, type PlanDocument } from '../documents/plan.ts';
import { planName, planNumbers, planResolver } from '../documents/plan-id.ts';
import type { PlanTask } from '../documents/plan-tasks.ts';

/** The neighbours of a plan. */
export interface PlanSurroundings {
  /** The file's name, `01-02-PLAN.md`; null when unknown. */
  readonly fileName: string | null;
  /** The names of all plan files in its folder; null when unknown. */
  readonly siblings: readonly string[] | null;
  /** Whether another phase is over, or this plan of it done; without it nothing is said about other phases. */
  readonly isFinished?: (phase: string, plan: string | null) => boolean;
  /** It is being written now: omissions that are fine in an old plan are errors. */
  readonly isNew?: boolean;
}

/** All problems, in the order of the text; the plan is valid when none of them is an error. */
export function validatePlan(plan: PlanDocument, around: PlanSurroundings): readonly PlacedDiagnostic[] {
  return placed(plan.text, [
    ...plan.diagnostics,
    ...missingKeys(plan, around),
    ...dependencies(plan, around),
    ...nothingToDo(plan),
    ...unfinishedTasks(plan, around),
  ]);
}

/** Problems with which nothing can be carried out, so that nobody can accept the plan as it is. */
export const NEVER: ReadonlySet<string> = new Set([
  'tasks-missing',
  'dependency-self',
  'cycle',
  'same-id',
  'plans-missing',
]);

/** gsd-core's, and what says whom the plan serves. Plans of early GSD have fewer. */
const KEYS = 'phase plan type wave depends_on files_modified autonomous requirements must_haves'.split(' ');

function missingKeys(
  { frontmatter }: PlanDocument,
  { isNew = false }: PlanSurroundings,
): readonly Diagnostic[] {
  const { values, start } = frontmatter;
  const missing = KEYS.filter(
    (key) => values[key] === undefined && values[key.replace('files_', 'files-')] === undefined,
  );
  if (missing.length === 0) return [];
  const message = `The frontmatter has no ${missing.join(', ')}.`;
  const what = { code: 'key-missing', message, fix: 'Add them to the frontmatter.' };
  return [(isNew ? errorAt : warningAt)({ start, end: start + 3 }, what)];
}

function dependencies(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === 'depends_on');
  if (entry === undefined || around.siblings === null) return [];
  const nameOf = (file: string) => planName(file, plan.phase ?? '');
  const siblings = around.siblings.map(nameOf);
  const resolve = planResolver(siblings);
  const own = around.fileName === null ? null : nameOf(around.fileName);
  const phase = phaseOf(own?.canonical ?? '') ?? folderPhase(plan.phase ?? '') ?? folderPhase(own?.id ?? '');
  const highest = Math.max(0, ...planNumbers(siblings).map(([number]) => Number.parseInt(number, 10)));
  return plan.dependsOn.flatMap((token) => {
    const target = resolve(token);
    if (target !== null && target !== own?.id) return [];
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    if (target !== null) {
      const message = 'The plan depends on itself: it would wait for ever.';
      return [errorAt(entry, { code: 'dependency-self', message, fix })];
    }
    const elsewhere = placeElsewhere(token, phase, highest);
    if (elsewhere === null) {
      const message = `depends_on names "${token}", which is not a plan of this phase: the plan might run before what it needs is there.`;
      return [errorAt(entry, { code: 'dependency-unknown', message, fix })];
    }
    const message = `depends_on names "${token}", which is neither a plan of this phase nor finished: it is not waited for.`;
    return isOver(elsewhere, around)
      ? []
      : [warningAt(entry, { code: 'dependency-elsewhere', message, fix })];
  });
}

function isOver({ phase, plan }: Elsewhere, { isFinished }: PlanSurroundings): boolean {
  return phase !== null && (isFinished === undefined || isFinished(phase, plan));
}

interface Elsewhere {
  /** Null for a text that names no phase. */
  readonly phase: string | null;
  readonly plan: string | null;
}

/**
 * Where a plan or phase is that is none of this phase: `03-02`, `Phase 3`, `03-search`, or the number of an earlier
 * phase above those of this phase's plans. Null for a plan that this phase should have.
 */
function placeElsewhere(token: string, own: string | null, highest: number): Elsewhere | null {
  const { id, canonical } = planName(token, '');
  const [inPair, isBare] = [phaseOf(canonical), /^\d+[A-Za-z]?(?:\.\d+)*$/.test(id)];
  const named = /^phases?[ -]?(\d+[A-Za-z]?(?:\.\d+)*)/i.exec(token)?.[1] ?? inPair ?? folderPhase(id);
  if (named === null) return { phase: null, plan: null };
  if (own === null || phaseKey(named) === phaseKey(own)) return null;
  const isPlan = isBare && (comparePhases(named, own) > 0 || Number.parseFloat(named) <= highest);
  return isPlan ? null : { phase: named, plan: inPair === null ? null : canonical };
}

/** `03` of `03-02`. */
function phaseOf(canonical: string): string | null {
  return /^(\d+[A-Z]?(?:\.\d+)*)-\d+[A-Z]?(?:\.\d+)*$/i.exec(canonical)?.[1] ?? null;
}

function nothingToDo(plan: PlanDocument): readonly Diagnostic[] {
  if (hasWork(plan)) return [];
  const { end } = plan.frontmatter;
  const message = 'The plan has no task: nothing would be done.';
  const fix =
    'Add <task type="auto"> with <name>, <files>, <action>, <verify> and <done>, or leave it out with status: superseded in its frontmatter.';
  return [errorAt({ start: end, end }, { code: 'tasks-missing', message, fix })];
}

/** What an executor needs of a task, and the proof that it is done. What the commands do shows when they run. */
function unfinishedTasks({ text, tasks }: PlanDocument, { isNew = false }: PlanSurroundings) {
  const own = tasks.filter(({ kind, start }) => kind !== 'checkpoint' && text.startsWith('<', start));
  return own.flatMap((task) =>
    missingIn(task).map(({ code, what, fix }) => {
      const name = task.name === null ? '' : ` (${task.name.slice(0, 60)})`;
      const message = `Task ${task.index}${name} ${what}.`;
      const head = { start: task.start, end: task.children[0]?.start ?? task.end };
      return (isNew ? errorAt : warningAt)(head, { code, message, fix });
    }),
  );
}

function missingIn({ name, action, verify }: PlanTask) {
  const isProved = verify !== null && (verify.humanCheck || verify.automated.some((one) => one !== ''));
  return [
    { code: 'task-name', isThere: name !== null, what: 'has no <name>', fix: 'Say in <name> what it does.' },
    {
      code: 'task-action',
      isThere: action !== null,
      what: 'has no <action>',
      fix: 'Say in <action> what to do.',
    },
    {
      code: 'verify-missing',
      isThere: isProved,
      what: 'has no command that proves it',
      fix: 'Write <verify><automated>COMMAND</automated></verify>, or <human-check> for what a person must see.',
    },
  ].filter(({ isThere }) => !isThere);
}
