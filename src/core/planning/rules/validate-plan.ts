// Whether a plan can be executed: its keys, its tasks, its proof of completion. Every problem comes with a fix.

import { countOf } from '../../text/count-of.ts';
import {
  type Diagnostic,
  errorAt,
  type PlacedDiagnostic,
  placed,
  warningAt,
} from '../../text/markdown/diagnostic.ts';
import { quotedRanges, withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { type PlanName, planName, planResolver } from '../documents/plan-id.ts';
import { validateTasks } from './validate-tasks.ts';

/** The neighbours of a plan, and the files that are there or will be. */
export interface PlanSurroundings {
  /** The file's name, `01-02-PLAN.md`; null when unknown. */
  readonly fileName: string | null;
  /** The names of all plan files in its folder; null when unknown. */
  readonly siblings: readonly string[] | null;
  /** The ids in REQUIREMENTS.md; null when there is none. */
  readonly requirements: readonly string[] | null;
  /** It is being written now: omissions that are fine in an old plan are errors. */
  readonly isNew?: boolean;
  /** Whether the project has a path, or other plans make it; relative, as written. */
  readonly exists: (path: string) => boolean;
}

/** All problems, in the order of the text; the plan is valid when none of them is an error. */
export function validatePlan(plan: PlanDocument, around: PlanSurroundings): readonly PlacedDiagnostic[] {
  return placed(plan.text, [
    ...plan.diagnostics,
    ...missingKeys(plan, around),
    ...wrongKeys(plan, around),
    ...dependencies(plan, around),
    ...unknownRequirements(plan, around.requirements),
    ...mustHaves(plan),
    ...structure(plan),
    ...validateTasks(plan, around.isNew ?? false),
    ...missingContext(plan, around),
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

/** Plans of early GSD have fewer keys and are read as gsd-core reads them. */
function missingKeys(plan: PlanDocument, { isNew = false }: PlanSurroundings): readonly Diagnostic[] {
  const { frontmatter } = plan;
  const head = { start: frontmatter.start, end: frontmatter.start + 3 };
  const make = isNew ? errorAt : warningAt;
  const isThere = (key: string) =>
    frontmatter.values[key] !== undefined ||
    (key === 'files_modified' && frontmatter.values['files-modified'] !== undefined);
  return KEYS.filter(({ key }) => !isThere(key)).map(({ key, example, otherwise }) =>
    make(head, {
      code: key === 'requirements' ? 'requirements-missing' : 'key-missing',
      message: `The frontmatter has no "${key}": ${otherwise}.`,
      fix: `Add it, such as ${key}: ${example}.`,
    }),
  );
}

/** `otherwise`: what applies when the key is missing. */
const KEYS: readonly { readonly key: string; readonly example: string; readonly otherwise: string }[] = [
  { key: 'phase', example: '01-name', otherwise: 'its folder says which phase it is of' },
  { key: 'plan', example: '01', otherwise: 'its file name says which plan it is' },
  { key: 'type', example: 'execute', otherwise: 'it is taken for execute' },
  { key: 'wave', example: '1', otherwise: 'what it depends on places it' },
  { key: 'depends_on', example: '[]', otherwise: 'it waits for no plan' },
  { key: 'files_modified', example: '[]', otherwise: 'only its tasks say what it changes' },
  { key: 'autonomous', example: 'true', otherwise: 'it stops for nobody but at its checkpoints' },
  {
    key: 'must_haves',
    example: '{truths: ["A statement"]}',
    otherwise: 'the success criteria of the roadmap are what is verified',
  },
  { key: 'requirements', example: '[A-01]', otherwise: 'it serves none by name' },
];

function wrongKeys(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const checkpoints = plan.tasks.some(({ kind }) => kind === 'checkpoint');
  const name = around.fileName === null ? null : planName(around.fileName);
  const wrong: [string, boolean, string, string][] = [
    ['wave', plan.wave === null || plan.wave < 0, 'wave is not a whole number.', 'Write wave: 1.'],
    [
      'type',
      plan.type !== null && plan.type !== 'execute' && plan.type !== 'tdd',
      `The type "${plan.type}" is not known.`,
      'Write type: execute, or tdd.',
    ],
    [
      'autonomous',
      plan.autonomous === checkpoints && plan.tasks.length > 0,
      checkpoints
        ? 'The plan has checkpoints and says autonomous: true.'
        : 'The plan says that it is not autonomous and has no checkpoint.',
      `Write autonomous: ${!checkpoints}.`,
    ],
    [
      'requirements',
      plan.requirements.length === 0,
      'requirements is empty.',
      'Name the requirements that the plan serves.',
    ],
    [
      'plan',
      name?.short != null && plan.plan !== null && Number(plan.plan) !== Number(name.short),
      `The plan calls itself ${plan.plan}, its file says ${name?.short}.`,
      `Write plan: ${name?.short}.`,
    ],
  ];
  return wrong.flatMap(([key, isWrong, message, fix]) => {
    const entry = plan.frontmatter.entries.findLast((one) => one.key === key);
    return entry === undefined || !isWrong
      ? []
      : [warningAt(entry, { code: `key-${key.replace('_', '-')}`, message, fix })];
  });
}

function dependencies(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === 'depends_on');
  if (entry === undefined || around.siblings === null) return [];
  const resolve = planResolver(around.siblings.map(planName));
  const own = around.fileName === null ? null : planName(around.fileName);
  return plan.dependsOn.flatMap((token) => {
    const target = resolve(token);
    if (target !== null && target !== own?.id) return [];
    if (target === null && isElsewhere(token, own)) {
      const message = `depends_on names "${token}", a plan of another phase: phases run in the roadmap's order, so it is not waited for.`;
      return [warningAt(entry, { code: 'dependency-elsewhere', message, fix: `Remove "${token}".` })];
    }
    const [code, message] =
      target === null
        ? [
            'dependency-unknown',
            `depends_on names "${token}", which is not a plan of this phase: the plan might run before what it needs is there.`,
          ]
        : ['dependency-self', 'The plan depends on itself: it would wait for ever.'];
    const fix = `Name other plans of this phase, such as "01" or "01-01", or remove "${token}".`;
    return [errorAt(entry, { code, message, fix })];
  });
}

/** A plan's name in full, `03-02`, in which the phase is another; or that phase, `Phase 3`. */
function isElsewhere(token: string, own: PlanName | null): boolean {
  const phaseOf = (id: string) => /^(.+)-[^-]+$/.exec(id)?.[1] ?? null;
  const whole = /^phase[ -](\d\S*)$/i.exec(token)?.[1];
  const [named, ours] = [whole ?? phaseOf(planName(token).canonical), phaseOf(own?.canonical ?? '')];
  return named !== null && ours !== null && phaseKey(named) !== phaseKey(ours);
}

function unknownRequirements(plan: PlanDocument, known: readonly string[] | null): readonly Diagnostic[] {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === 'requirements');
  if (entry === undefined || known === null || known.length === 0) return [];
  const ids = new Set(known.map((id) => id.toUpperCase()));
  const unknown = plan.requirements.filter((id) => !ids.has(id.toUpperCase()));
  return unknown.map((id) =>
    warningAt(entry, {
      code: 'requirement-unknown',
      message: `The plan serves "${id}", which REQUIREMENTS.md does not name.`,
      fix: 'Correct the id, or add the requirement.',
    }),
  );
}

function mustHaves(plan: PlanDocument): readonly Diagnostic[] {
  const entry = plan.frontmatter.entries.findLast(({ key }) => key === 'must_haves');
  if (entry === undefined) return [];
  const { truths, artifacts, keyLinks } = plan.mustHaves;
  const empty = {
    code: 'must-haves-empty',
    message: 'must_haves is empty.',
    fix: 'Add at least one statement under truths:.',
  };
  const outside = artifacts.filter(({ path }) => /^(?:\/|[A-Za-z]:|~)|(?:^|\/)\.\.(?:\/|$)/.test(path));
  return [
    ...(truths.length + artifacts.length + keyLinks.length === 0 ? [warningAt(entry, empty)] : []),
    ...outside.map(({ path }) =>
      warningAt(entry, {
        code: 'artifact-outside',
        message: `The artifact ${path} is outside the project: it is not verified here.`,
        fix: 'Write a path from the project folder, or leave it to the project that it is in.',
      }),
    ),
  ];
}

function structure({ frontmatter, sections, tasks, compatTaskCount }: PlanDocument): readonly Diagnostic[] {
  const at = { start: frontmatter.end, end: frontmatter.end };
  const has = (name: string) => sections.some((section) => section.name === name);
  const found: Diagnostic[] = [];
  const tell = (make: typeof errorAt, code: string, message: string, fix: string) =>
    found.push(make(at, { code, message, fix }));
  if (!has('objective'))
    tell(
      warningAt,
      'objective-missing',
      'The plan has no <objective>.',
      'Say in <objective> what it builds and why.',
    );
  if (tasks.length === 0 && !has('feature')) {
    const fix = 'Add <task type="auto"> with <name>, <files>, <action>, <verify> and <done>.';
    tell(errorAt, 'tasks-missing', 'The plan has no task: nothing would be done.', fix);
  }
  if (tasks.length !== compatTaskCount) {
    const message = `gsd-core counts ${countOf(compatTaskCount, 'task')} here, MSW ${tasks.length}: some stand in quotations.`;
    tell(warningAt, 'compat-task-count', message, 'Write examples of tasks without the literal tag.');
  }
  return found;
}

/** Files that the executor is to read, `@path` in `<context>`: not those outside the project, nor patterns. */
function missingContext(plan: PlanDocument, around: PlanSurroundings): readonly Diagnostic[] {
  const plain = withoutBlocks(plan.text, quotedRanges(plan.text, plan.frontmatter.end));
  const parts = plan.sections.filter(
    ({ name, closed }) => closed && (name === 'context' || name === 'execution_context'),
  );
  const lines = parts.flatMap(({ inner }) => textLines(plain, inner.start, inner.end));
  return lines.flatMap((line) => {
    const [, before = '', path] = /^(\s*(?:[-*]\s+)?`?)@([^\s`]+)/.exec(line.text) ?? [];
    if (path === undefined || /^(?:[~$/\\]|[A-Za-z]:)|[*{}<>[\]]/.test(path)) return [];
    if (around.exists(path) || isSummaryBefore(path, around)) return [];
    const start = line.start + before.length;
    const message = `The plan lets its executor read ${path}, which does not exist.`;
    const fix = 'Correct the path, remove the line, or depend on the plan that makes the file.';
    const where = { start, end: start + path.length + 1 };
    return [warningAt(where, { code: 'context-missing', message, fix })];
  });
}

/** The summary of another plan in the folder exists by the time this plan runs. */
function isSummaryBefore(path: string, { siblings, fileName }: PlanSurroundings): boolean {
  const plan = path.slice(path.lastIndexOf('/') + 1).replace(/-SUMMARY\.md$/, '-PLAN.md');
  return path.endsWith('-SUMMARY.md') && plan !== fileName && (siblings ?? []).includes(plan);
}
