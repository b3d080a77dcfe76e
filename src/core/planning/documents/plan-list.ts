// Fills in a phase's list of plans in the roadmap once they are written: `- [ ] 01-01-PLAN.md — what it does`, the form
// that gsd-core ticks instead of adding a second line.

import { countOf } from '../../text/count-of.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { canonicalPlanId, isOldName, planName } from './plan-id.ts';
import type { Roadmap, RoadmapPhase } from './roadmap.ts';

export interface ListedPlan {
  /** Relative to the phase folder: `01-01-PLAN.md`. */
  readonly file: string;
  readonly objective: string | null;
  readonly done: boolean;
}

/** Removes a forecast entry that got no plan; keeps what a person wrote after a plan's name. */
export function planListEdits(
  roadmap: Roadmap,
  phase: RoadmapPhase,
  plans: readonly ListedPlan[],
): readonly Edit[] {
  const { text } = roadmap.document;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const listed = phase.plans.map((item) => ({ ...item, plan: plans.find((plan) => isSame(plan, item.id)) }));
  const missing = plans.filter((plan) => !listed.some((item) => item.plan === plan));
  const lines = textLines(text, phase.start, phase.end);
  const placeholders = lines.filter(({ text: line }) =>
    /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line.trim()),
  );
  const edits: Edit[] = listed.flatMap(({ id, checkbox, plan }) => {
    const { start, end } = checkbox.line;
    const line = text.slice(start, end);
    if (plan !== undefined) return renamed(line, start, id, plan);
    return checkbox.checked || line.includes('PLAN.md') ? [] : [withoutLine(text, start, end)];
  });
  for (const { start, end } of placeholders)
    if (missing.length > 0) edits.push(withoutLine(text, start, end));
  if (missing.length > 0)
    edits.push(insertion(phase, lines, placeholders.at(-1), { items: missing.map(itemOf), eol }));
  // The count comes before the list when both are new.
  return [...countEdits(text, phase, lines, plans, eol), ...edits];
}

function isSame({ file }: ListedPlan, id: string): boolean {
  const own = planName(file).canonical.toLowerCase();
  return own === canonicalPlanId(id).toLowerCase() || own === padded(id);
}

/** `01-02` of `1-2`. */
function padded(id: string): string {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, '$10$2').toLowerCase();
}

/** `01-01: x` becomes `01-01-PLAN.md — x`. */
function renamed(line: string, start: number, id: string, plan: ListedPlan): readonly Edit[] {
  if (line.includes('PLAN.md') || isOldName(plan.file)) return [];
  const at = line.indexOf(id, line.indexOf(']'));
  const behind = line.slice(at + id.length);
  const description = behind.replace(/^[`*]*\s*[:—–-]?\s*/, '').trim();
  const isOpen = description === '' || /^(?:TBD|\[.*\])/i.test(description);
  const tail = isOpen ? itemOf(plan).slice(itemOf(plan).indexOf(plan.file)) : `${plan.file} — ${description}`;
  const from = line.slice(0, at).replace(/(?<![`*])[`*]+$/, '').length;
  return [{ start: start + from, end: start + line.length, text: tail }];
}

function itemOf({ file, objective, done }: ListedPlan): string {
  const description = objective?.replaceAll(/\s+/g, ' ').trim() ?? '';
  // Nothing reads an old file name in a roadmap's list.
  const name = isOldName(file) ? planName(file).id : file;
  return `- [${done ? 'x' : ' '}] ${name}${description === '' ? '' : ` — ${description}`}`;
}

/** Deletes the line and the line end before it, so that an insertion at the line's own end stays. */
function withoutLine(text: string, start: number, end: number): Edit {
  const before = /\r?\n$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return { start: start - before, end, text: '' };
}

const LIST_HEAD = /^\s*Plans:\s*$/i;
const COUNT = /^\s*(?:[-*]\s+)?\*\*Plans(?::\*\*|\*\*\s*:)/i;

/** After the last listed plan or placeholder, else below `Plans:`, else at the end of the phase under a new one. */
function insertion(
  phase: RoadmapPhase,
  lines: readonly TextLine[],
  placeholder: TextLine | undefined,
  { items, eol }: { readonly items: readonly string[]; readonly eol: string },
): Edit {
  const last = phase.plans.at(-1)?.checkbox.line ?? placeholder;
  const head = lines.find(({ text }) => LIST_HEAD.test(text));
  const after = last === undefined ? head?.end : last.end;
  if (after !== undefined) return { start: after, end: after, text: eol + items.join(eol) };
  const anchor = lines.find(({ text }) => COUNT.test(text)) ?? lastFilled(lines);
  const at = anchor?.end ?? phase.end;
  return { start: at, end: at, text: [eol, eol, 'Plans:', eol, items.join(eol)].join('') };
}

/** Adds `**Plans**: 2 plans` where the line is missing or empty; the sync keeps it up to date afterwards. */
function countEdits(
  text: string,
  phase: RoadmapPhase,
  lines: readonly TextLine[],
  plans: readonly ListedPlan[],
  eol: string,
): readonly Edit[] {
  if (phase.plansValue !== null) return [];
  const count = `${countOf(plans.length, 'plan')}`;
  const line = lines.find((one) => COUNT.test(one.text));
  if (line !== undefined)
    return [
      { start: line.end, end: line.end, text: text.slice(0, line.end).endsWith(' ') ? count : ` ${count}` },
    ];
  const head = lines.find((one) => LIST_HEAD.test(one.text));
  const at = head?.start ?? lastFilled(lines)?.end ?? phase.end;
  const countLine = `**Plans**: ${count}`;
  return [
    { start: at, end: at, text: head === undefined ? `${eol}${countLine}` : `${countLine}${eol}${eol}` },
  ];
}

function lastFilled(lines: readonly TextLine[]): TextLine | undefined {
  return lines.findLast(({ text }) => text.trim() !== '' && !/^\s*-{3,}\s*$/.test(text));
}
