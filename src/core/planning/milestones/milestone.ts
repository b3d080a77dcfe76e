// A milestone: its version, name and phases, from STATE and the roadmap, and GSD's texts for a shipped one.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { stated } from '../../text/markdown/value.ts';
import type { PhaseFacts } from '../documents/phase-facts.ts';
import { numbered } from '../documents/phase-id.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { isClosed } from '../documents/roadmap-scope.ts';
import type { StateDocument } from '../documents/state.ts';
import { documentOf, itemText, oneLine, orNone } from '../writing/document-text.ts';
import { insertBlock, lineEndOf } from '../writing/section.ts';
import type { OpenPoint } from './open-points.ts';

export interface Milestone {
  /** `v1.0`; usable as a file name. */
  readonly version: string;
  readonly name: string;
  readonly phases: readonly ShippedPhase[];
}

export interface ShippedPhase {
  /** As in the roadmap. */
  readonly number: string;
  readonly name: string;
  readonly done: number;
  readonly plans: number;
  /** `2026-01-31`; null when not recorded. */
  readonly completed: string | null;
}

/** The names that gsd-core accepts for an archive. */
const LABEL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Null when STATE's milestone is not usable as a file name. `archived` are the versions of closed ones. */
export function milestoneOf(
  state: StateDocument,
  roadmap: Roadmap | null,
  phases: readonly PhaseFacts[],
  archived: readonly string[] = [],
): Milestone | null {
  const { scope } = roadmap ?? {};
  const open = scope?.milestones.find(
    (one) => !isClosed(one.heading) && !archived.includes(one.version),
  )?.version;
  const listed = [...(scope?.milestones ?? []).map((one) => one.version), ...(scope?.folded ?? [])];
  // The names of files may be older than the numbering of the versions.
  const closed = listed.length > 0 ? listed : archived;
  const latest = closed.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  const version = state.milestone ?? scope?.milestone ?? open ?? latest ?? 'v1.0';
  if (!LABEL.test(version)) return null;
  const name = saidName(state);
  const heading = scope?.milestones.find((one) => one.version === version)?.heading ?? '';
  return {
    version,
    name: name || (nameBehind(heading, version) ?? version),
    phases: phases.map((phase) => shipped(roadmap, phase)),
  };
}

/** Empty if STATE has none, or a word in the place of the milestone. */
function saidName({ milestone, document }: StateDocument): string {
  const { values } = document.frontmatter;
  if (milestone === null && stated(values.milestone) !== null) return '';
  const named = stated(values.milestone_name) ?? '';
  // GSD's placeholder for a milestone without a name.
  return named === 'milestone' ? '' : oneLine(named);
}

/** What a heading says behind the version; null when that is nothing. */
export function nameBehind(heading: string, version: string): string | null {
  const behind = heading.slice(heading.toLowerCase().indexOf(version.toLowerCase()) + version.length);
  // In brackets behind a title: "Shop (v1.1)".
  if (/^[^(]*\)/.test(behind)) return null;
  const name = behind
    .replaceAll(/[🚧🔄📋]/gu, '')
    .replace(
      /\((?:in progress|current|active|planned|shipped[^()]*)\)|\s[—–-] ?(?:in progress|active)\s*$/i,
      '',
    )
    .replace(/^[\]\s:—–-]+/, '');
  return name.trim() || null;
}

/** If its folder is gone, the counts come from the roadmap's table. */
function shipped(
  roadmap: Roadmap | null,
  { number, name, folder, plans, verifiedOn }: PhaseFacts,
): ShippedPhase {
  const row = numbered(roadmap?.progress, number);
  const dated = /\d{4}-\d{2}-\d{2}/.exec(row?.completed?.text ?? '')?.[0] ?? null;
  const [, done, all] = /^(\d{1,6})\s*\/\s*(\d{1,6})/.exec(row?.plans.text ?? '') ?? [];
  const isGone = folder === null && done !== undefined;
  return {
    number,
    name: name === '' ? number : oneLine(name),
    done: isGone ? Number(done) : plans.filter((plan) => plan.done).length,
    plans: isGone ? Number(all) : plans.length,
    completed: verifiedOn ?? dated,
  };
}

/** `Phases 1-4`, `Phase 3`. */
export function phaseRange(phases: readonly Pick<ShippedPhase, 'number'>[]): string {
  const [first, last] = [phases[0]?.number, phases.at(-1)?.number];
  if (first === undefined || last === undefined) return 'no phases';
  return first === last ? `Phase ${first}` : `Phases ${first}-${last}`;
}

/** `v1.0 Till`; a name equal to the version is not repeated. */
export function milestoneTitle({ version, name }: Pick<Milestone, 'version' | 'name'>): string {
  return name === version || name === '' ? version : `${version} ${name}`;
}

/** `v1.1` after `v1.0`. */
export function nextVersion(version: string): string {
  const [, major, minor] = /^v?(\d{1,9})(?:\.(\d{1,9}))?/i.exec(version) ?? [];
  if (major === undefined) return `${version}-next`;
  return minor === undefined ? `v${Number(major) + 1}` : `v${major}.${Number(minor) + 1}`;
}

/** Whether a line contains exactly this version: `v1.0`, but neither `v1.0.1` nor `v1.01`. */
export function namesVersion(line: string, version: string): boolean {
  const exact = version.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.-])${exact}(?!\\w|[.-]\\w)`, 'i').test(line);
}

// The records of a shipped milestone: its entry in MILESTONES.md, newest first, and the archive of its requirements.
interface Shipped extends Milestone {
  readonly tasks: number;
  /** One line from each of its summaries. */
  readonly accomplishments: readonly string[];
  /** Open points that a person waived. */
  readonly passed: readonly OpenPoint[];
}

/** `text` null: no file yet. Returns the text unchanged when the version has an entry. `date` is `2026-01-31`. */
export function noteShipped(text: string | null, shipped: Shipped, date: string): string {
  const entry = entryOf(shipped, date);
  if (text === null || text.trim() === '') return documentOf(['# Milestones', entry]);
  if (hasEntry(text, shipped.version)) return text;
  const { headings, body } = readMarkdown(text);
  const title = headings[0]?.level === 1 ? headings[0] : undefined;
  const gap = /^[ \t]*\r?\n/.exec(text.slice(title?.next ?? text.length))?.[0].length ?? 0;
  return insertBlock(text, title === undefined ? body : title.next + gap, entry);
}

export function hasEntry(text: string, version: string): boolean {
  return entriesOf(text, version).length > 0;
}

/** The headings about a version. */
export function entriesOf(text: string, version: string): readonly string[] {
  const { headings } = readMarkdown(text);
  return headings.flatMap(({ level, title }) => (level <= 3 && namesVersion(title, version) ? [title] : []));
}

function entryOf(shipped: Shipped, date: string): readonly string[] {
  const { phases, tasks, accomplishments, passed } = shipped;
  const plans = phases.reduce((sum, phase) => sum + phase.plans, 0);
  const known = `**Known verification overrides:** ${passed.length} newly acknowledged (see STATE.md Deferred Items)`;
  const gaps = passed.map(({ what }) => `- ${itemText(what)}`);
  return [
    `## ${milestoneTitle(shipped)} (Shipped: ${date})`,
    '',
    `**Phases completed:** ${phases.length} phases, ${plans} plans, ${tasks} tasks`,
    '',
    '**Key accomplishments:**',
    '',
    ...orNone(
      accomplishments.map((one) => `- ${itemText(one)}`),
      '- (none recorded)',
    ),
    ...(passed.length === 0 ? [] : ['', known, '', '### Known Gaps', '', ...gaps]),
    '',
    '---',
  ];
}

/** The archive of REQUIREMENTS.md, with GSD's header. */
export function archivedRequirements(text: string, milestone: Milestone, date: string): string {
  const head = documentOf([
    `# Requirements Archive: ${milestone.version} ${oneLine(milestone.name)}`,
    [`**Archived:** ${date}`, '**Status:** SHIPPED'],
    'For current requirements, see `.planning/REQUIREMENTS.md`.',
    '---\n',
  ]);
  return head.replaceAll('\n', lineEndOf(text)) + text;
}

/** The number of tasks in a summary, counted as gsd-core does for its entry. */
export function countTasks(summary: string): number {
  const said = /\*\*Tasks:\*\*\s*(\d{1,9})/.exec(summary)?.[1];
  if (said !== undefined) return Number(said);
  return summary.match(/<task[\s>]/gi)?.length ?? summary.match(/##\s*Task\s*\d+/gi)?.length ?? 0;
}
