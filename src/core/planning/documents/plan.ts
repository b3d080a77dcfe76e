// A parsed plan: its text, content and offsets. A plan is never regenerated from this: changes are made to the text at
// the offsets.

import { type PlacedDiagnostic, placed } from '../../text/markdown/diagnostic.ts';
import { type Frontmatter, readFrontmatter } from '../../text/markdown/frontmatter.ts';
import { bodyStart } from '../../text/markdown/frontmatter-block.ts';
import { unreadable } from '../../text/markdown/markdown-document.ts';
import { insideRanges, type QuotedRange } from '../../text/markdown/quoted-ranges.ts';
import { scalar, texts, type Value } from '../../text/markdown/value.ts';
import { type MustHaves, readMustHaves } from './must-haves.ts';
import { type Element, elements, planTags } from './plan-element.ts';
import { dependencyTokens } from './plan-id.ts';
import { type PlanTask, planTasks, taskOf } from './plan-tasks.ts';

export interface PlanDocument {
  readonly text: string;
  readonly frontmatter: Frontmatter;
  /** As written: `01-foundation`, `02`. */
  readonly phase: string | null;
  readonly plan: string | null;
  readonly type: string | null;
  readonly wave: number | null;
  readonly dependsOn: readonly string[];
  readonly filesModified: readonly string[];
  readonly filesDeleted: readonly string[];
  /** True unless the plan says otherwise. */
  readonly autonomous: boolean;
  readonly requirements: readonly string[];
  readonly gapClosure: boolean;
  readonly superseded: boolean;
  readonly mustHaves: MustHaves;
  /** Its first line. */
  readonly objective: string | null;
  /** `<objective>`, `<context>`, `<tasks>`, `<feature>` ... in order. */
  readonly sections: readonly Element[];
  readonly tasks: readonly PlanTask[];
  /** gsd-core's count, which includes tasks in fences and comments. */
  readonly compatTaskCount: number;
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** Never throws: any text yields a document, with its problems in the diagnostics. */
export function readPlan(text: string): PlanDocument {
  const frontmatter = readFrontmatter(text);
  const start = bodyStart(text);
  const { tags, quoted } = planTags(text, start);
  const read = planTasks(text, tags);
  const must = readMustHaves(frontmatter.entries.findLast(({ key }) => key === 'must_haves'));
  const tasks = read.tasks.length > 0 ? read.tasks : headingTasks(text, start, quoted);
  const { values } = frontmatter;
  const field = (name: string) => scalar(values[name]);
  const wave = /^-?\d{1,9}/.exec(field('wave') ?? '')?.[0];
  return {
    text,
    frontmatter,
    phase: field('phase'),
    plan: field('plan'),
    type: field('type'),
    wave: wave === undefined ? null : Number.parseInt(wave, 10),
    dependsOn: dependencyTokens(values.depends_on),
    filesModified: listed(values.files_modified ?? values['files-modified']),
    filesDeleted: listed(values.files_deleted ?? values['files-deleted']),
    autonomous: values.autonomous === undefined || field('autonomous') === 'true',
    requirements: listed(values.requirements),
    gapClosure: field('gap_closure') === 'true',
    superseded: field('status')?.toLowerCase() === 'superseded',
    mustHaves: must.mustHaves,
    objective: firstLine(text, start) ?? field('objective'),
    // Checkpoints use some of the same names, but inside `<tasks>`; tasks are listed separately.
    sections: elements(
      tags.filter(({ name }) => SECTIONS.includes(name)),
      text.length,
    ),
    tasks,
    compatTaskCount: gsdTaskCount(text),
    diagnostics: placed(text, [
      ...frontmatter.diagnostics,
      ...unreadable(text, quoted),
      ...read.diagnostics,
      ...must.diagnostics,
    ]),
  };
}

/** A list, also on one line without brackets: `A-01, B-02`. */
function listed(value: Value | undefined): readonly string[] {
  return typeof value === 'string' ? texts(value.split(',')) : texts(value);
}

/** Keys that other documents of a phase do not have. */
const OWN_KEYS = [
  'plan',
  'wave',
  'depends_on',
  'files_modified',
  'files-modified',
  'autonomous',
  'must_haves',
];

/** Whether anything in it says that it is a plan: a task, for gsd-core at least, or a key that only plans have. */
export function isLikePlan(plan: PlanDocument): boolean {
  const { values } = plan.frontmatter;
  return hasWork(plan) || plan.compatTaskCount > 0 || OWN_KEYS.some((key) => values[key] !== undefined);
}

/** Whether there is anything to carry out. */
export function hasWork({ tasks, sections }: PlanDocument): boolean {
  return tasks.length > 0 || sections.some(({ name }) => name === 'feature');
}

const SECTIONS =
  'objective execution_context context tasks feature threat_model verification success_criteria output'.split(
    ' ',
  );

/** As gsd-core reads it: the first text after the first `<objective>`. */
function firstLine(text: string, start: number): string | null {
  const opening = /<objective>\s*(\S[^\r\n]*)/g;
  opening.lastIndex = start;
  return opening.exec(text)?.[1]?.trim() ?? null;
}

/** Plans without tags, from before the format: `## Task 1: name`. */
function headingTasks(text: string, start: number, quoted: readonly QuotedRange[]): readonly PlanTask[] {
  const headings = [...text.slice(start).matchAll(/^#{2,4}[ \t]*(Task[ \t]*\d+[^\r\n]*)/gim)]
    .map((found) => ({ name: found[1]?.trim() ?? null, start: start + found.index }))
    .filter((heading) => !insideRanges(quoted, heading.start));
  return headings.map((heading, index) => {
    const end = headings[index + 1]?.start ?? text.length;
    const inner = { start: end, end };
    const element = {
      name: 'task',
      attributes: {},
      start: heading.start,
      end,
      inner,
      closed: true,
      tags: [],
    };
    return { ...taskOf(text, element, index + 1), name: heading.name };
  });
}

/**
 * The number of tasks that gsd-core would count in a plan: every `<task` with a `>`, even in quoted text; without any,
 * every `## Task 1` heading. MSW's own count skips quoted text.
 */
export function gsdTaskCount(text: string): number {
  // Piece by piece, up to the next `>`: linear.
  const pieces = text.split('>').slice(0, -1);
  const tags = pieces.filter((piece) => /<task(?:\s|$)/i.test(piece)).length;
  return tags > 0 ? tags : (text.match(/##\s*Task\s*\d+/gi) ?? []).length;
}
