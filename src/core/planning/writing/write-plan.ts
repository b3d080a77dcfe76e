// Writes a plan from data: from what `plan parse --json` prints, or from a plan's fields alone. Text stands raw between
// the tags, because plans are not XML.

import * as z from 'zod/mini';
import { isList, isMap, type Value, type ValueMap } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { plainLine } from '../../text/plain-line.ts';
import { readPlan } from '../documents/plan.ts';
import { planView } from '../rules/plan-view.ts';
import { type PlanData, planSchema, type TaskData } from './plan-data.ts';
import { wrongValue } from './wrong-value.ts';

export type WrittenPlan =
  | { readonly status: 'written'; readonly text: string }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** Refused unless the text is read back as the same plan. Never throws. */
export function writePlan(data: unknown): WrittenPlan {
  const read = z.safeParse(planSchema(), data);
  if (!read.success) {
    const [what] = read.error.issues.map(
      (issue) => `${issue.path.join('.') || 'the whole'} ${wrongValue(issue)}`,
    );
    return refused(`The data are not a plan: ${plainLine(what ?? '', 200)}.`);
  }
  const bare = (read.data.tasks ?? []).findIndex(({ children, action }) => !children?.length && !action);
  if (bare !== -1) return refused(`Task ${bare + 1} has no action: say what to do.`);
  const plan = partsOf(read.data);
  const text = render(plan);
  const back = z.safeParse(planSchema(), JSON.parse(JSON.stringify(planView(readPlan(text)))));
  const lost = back.success ? firstDifference(plan, partsOf(back.data)) : 'The plan';
  return lost === null
    ? { status: 'written', text }
    : refused(`${lost} would be read back as something else: put tags in backticks, and close fences.`);
}

function refused(reason: string): WrittenPlan {
  return { status: 'refused', reason };
}

interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** Of a task: its text could be read as others. */
  readonly children?: readonly Part[];
}

/** Exactly what is written. */
interface PlanParts {
  readonly frontmatter: ValueMap;
  readonly before: readonly Part[];
  readonly tasks: readonly Part[];
  readonly after: readonly Part[];
}

function partsOf(data: PlanData): PlanParts {
  const given = data.sections ?? [];
  const own = data.objective ? [{ name: 'objective', text: `\n${data.objective}\n` }] : [];
  const sections = given.length > 0 ? given : own;
  const place = sections.findIndex(({ name }) => name === 'tasks');
  const at = place === -1 ? sections.findLastIndex(({ name }) => BEFORE.has(name)) + 1 : place;
  const parts = (list: typeof sections) =>
    list.filter(({ name }) => name !== 'tasks').map(({ name, text }) => part(name, text ?? ''));
  return {
    frontmatter: data.frontmatter ?? fieldsOf(data),
    before: parts(sections.slice(0, at)),
    tasks: (data.tasks ?? []).map(taskPart),
    after: parts(sections.slice(at)),
  };
}

const BEFORE = new Set(['objective', 'execution_context', 'context', 'feature']);

function part(name: string, text: string, attributes: Part['attributes'] = {}): Part {
  return { name, attributes, text };
}

function taskPart(task: TaskData): Part {
  const children = task.children?.length
    ? task.children.map(({ name, attributes, text }) => part(name, text, attributes ?? {}))
    : childrenOf(task);
  const text = children.map((child) => `  ${element(child)}\n`).join('');
  return { ...part('task', `\n${text}`, task.attributes ?? { type: task.type ?? 'auto' }), children };
}

function childrenOf({ name, files, action, verify, done }: TaskData): readonly Part[] {
  const checks = (verify?.automated ?? []).map((command) => `<automated>${command}</automated>`);
  const texts: readonly (readonly [string, string | null | undefined])[] = [
    ['name', name],
    ['files', files?.length ? files.join(', ') : null],
    ['action', action],
    ['verify', checks.length > 0 ? `\n    ${checks.join('\n    ')}\n  ` : verify?.text],
    ['done', done],
  ];
  return texts.flatMap(([tag, text]) => (text ? [part(tag, text)] : []));
}

function fieldsOf(data: PlanData): ValueMap {
  return {
    phase: data.phase ?? '',
    plan: data.plan ?? '',
    type: data.type ?? 'execute',
    wave: `${data.wave ?? 1}`,
    depends_on: data.dependsOn ?? [],
    files_modified: data.filesModified ?? [],
    autonomous: `${data.autonomous ?? true}`,
    ...(data.gapClosure === true ? { gap_closure: 'true' } : {}),
    requirements: data.requirements ?? [],
    must_haves: mustHavesOf(data.mustHaves ?? {}),
  };
}

function mustHavesOf({
  truths,
  artifacts,
  keyLinks,
  prohibitions,
}: NonNullable<PlanData['mustHaves']>): ValueMap {
  const files = (artifacts ?? []).map(({ minLines, ...artifact }) =>
    present({ ...artifact, min_lines: minLines }),
  );
  return {
    ...{ truths: truths ?? [], artifacts: files, key_links: (keyLinks ?? []).map(present) },
    ...(prohibitions?.length ? { prohibitions } : {}),
  };
}

type Field = string | number | readonly string[] | null | undefined;

function present(fields: Readonly<Record<string, Field>>): ValueMap {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, Value][] => {
      if (value === null || value === undefined) return [];
      if (typeof value === 'number') return [[key, `${value}`]];
      return value.length === 0 ? [] : [[key, value]];
    }),
  );
}

function render({ frontmatter, before, tasks, after }: PlanParts): string {
  const list = tasks.length === 0 ? [] : [part('tasks', `\n\n${tasks.map(element).join('\n\n')}\n\n`)];
  const parts = [...before, ...list, ...after].map(element);
  return `${[`---\n${yaml(frontmatter, '')}---`, ...parts].join('\n\n')}\n`;
}

function element({ name, attributes, text }: Part): string {
  return `<${name}${rendered(attributes)}>${text}</${name}>`;
}

function rendered(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([key, value]) => (value.includes('"') ? ` ${key}='${value}'` : ` ${key}="${value}"`))
    .join('');
}

/** Block style with an indent of two, which gsd-core's own reader of must-haves knows; lists within are on one line. */
function yaml(map: ValueMap, indent: string): string {
  return Object.entries(map)
    .map(([key, value]) => `${indent}${yamlScalar(key)}:${yamlValue(value, indent)}`)
    .join('');
}

function yamlValue(value: Value, indent: string): string {
  if (typeof value === 'string') return ` ${yamlScalar(value)}\n`;
  if (isMap(value)) return Object.keys(value).length === 0 ? ' {}\n' : `\n${yaml(value, `${indent}  `)}`;
  if (value.length === 0) return ' []\n';
  return `\n${value.map((item) => `${indent}  - ${yamlItem(item, `${indent}    `)}`).join('')}`;
}

function yamlItem(item: Value, indent: string): string {
  if (isMap(item) && Object.keys(item).length > 0) {
    const lines = Object.entries(item).map(([key, value]) => {
      const isFlow = isList(value) && value.every((one) => typeof one === 'string');
      return `${yamlScalar(key)}:${isFlow ? ` ${JSON.stringify(value)}\n` : yamlValue(value, indent)}`;
    });
    return lines.join(indent);
  }
  return `${typeof item === 'string' ? yamlScalar(item, /[:#]/.test(item)) : JSON.stringify(item)}\n`;
}

/** What of a plan is not as it was, at the start of a sentence; null when all of it is. */
function firstDifference(was: PlanParts, is: PlanParts): string | null {
  const [own, read] = [namedParts(was), namedParts(is)];
  const at = own.findIndex(([, one], index) => JSON.stringify(one) !== JSON.stringify(read[index]?.[1]));
  return own[at]?.[0] ?? read[own.length]?.[0] ?? null;
}

function namedParts({
  frontmatter,
  before,
  tasks,
  after,
}: PlanParts): readonly (readonly [string, unknown])[] {
  return [
    ['The frontmatter', frontmatter],
    ...tasks.map((one, at) => [`Task ${at + 1}`, one] as const),
    ...[...before, ...after].map((one) => [`The section ${one.name}`, one] as const),
  ];
}
