// Fills in a phase's list of plans in the roadmap once they are written: `- [ ] 01-01-PLAN.md — what it does`, the form
// that gsd-core ticks instead of adding a second line.

import type { Edit } from '../../text/markdown/splice.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { isSamePlan, planName } from './plan-id.ts';
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
  const listed = phase.plans.map((item) => ({
    ...item,
    plan: plans.find(({ file }) => isSamePlan(planName(file, phase.number).canonical, item.id)),
  }));
  const missing = plans.filter((plan) => !listed.some((item) => item.plan === plan));
  const lines = textLines(text, phase.start, phase.end);
  const placeholders = lines.filter(({ text: line }) =>
    /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line.trim()),
  );
  const edits: Edit[] = listed.flatMap(({ id, checkbox, plan }) => {
    const { start, end } = checkbox.line;
    const line = text.slice(start, end);
    if (plan === undefined)
      return checkbox.checked || line.includes('PLAN.md') ? [] : [withoutLine(text, start, end)];
    if (line.includes('PLAN.md') || !isUsual(plan.file)) return [];
    return [{ start: start + line.indexOf(']') + 1, end, text: nameOf(plan, phase, wordsAfter(line, id)) }];
  });
  if (missing.length === 0) return edits;
  const items = missing.map((plan) => `${eol}- [${plan.done ? 'x' : ' '}]${nameOf(plan, phase)}`).join('');
  const last = phase.plans.at(-1)?.checkbox.line ?? placeholders.at(-1);
  const head = last ?? lines.find(({ text: line }) => /^\s*Plans:\s*$/i.test(line));
  const bottom = lines.findLast(({ text: line }) => line.trim() !== '' && !/^\s*-{3,}\s*$/.test(line));
  const at = (head ?? bottom ?? phase).end;
  return [
    ...edits,
    ...placeholders.map(({ start, end }) => withoutLine(text, start, end)),
    { start: at, end: at, text: head === undefined ? `${eol}${eol}Plans:${items}` : items },
  ];
}

/** What a person wrote after a plan's id; null for a forecast's placeholder. */
function wordsAfter(line: string, id: string): string | null {
  const behind = line.slice(line.indexOf(id, line.indexOf(']')) + id.length);
  const words = behind.replace(/^[`*]*\s*[:—–-]?\s*/, '').trim();
  return words === '' || /^(?:TBD|\[.*\])/i.test(words) ? null : words;
}

function nameOf(
  { file, objective }: ListedPlan,
  { number }: RoadmapPhase,
  words: string | null = null,
): string {
  const description = words ?? objective?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const name = isUsual(file) ? file : planName(file, number).id;
  return ` ${name}${description === '' ? '' : ` — ${description}`}`;
}

/** Nothing reads another file name in a roadmap's list. */
function isUsual(file: string): boolean {
  return file.endsWith('-PLAN.md');
}

/** Deletes the line and the line end before it, so that an insertion at the line's own end stays. */
function withoutLine(text: string, start: number, end: number): Edit {
  const before = /\r?\n$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return { start: start - before, end, text: '' };
}
