// Composes the brief of a task: the relevant notes, never cut, within a token budget. The same notes give the same
// bytes. The text of a note is data, so each note is fenced with the name of its file.

import { fence } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { Link } from './links.ts';
import { noteFile } from './memory-text.ts';
import type { Note } from './note.ts';

export interface BriefRequest {
  readonly maxTokens: number;
  /** At most 20 are considered. */
  readonly topK: number;
  /** Binding unless empty; then the domains that the task mentions. */
  readonly includeDomains: readonly string[];
  /** Always binding; `type:problem` matches the type of a note. */
  readonly excludeTags: readonly string[];
}

export const BRIEF_DEFAULTS: BriefRequest = {
  maxTokens: 8000,
  topK: 15,
  includeDomains: [],
  excludeTags: ['type:deprecated'],
};

/** The domains and tags that a task mentions. */
export interface TaskIntent {
  readonly domains: readonly string[];
  readonly tags: readonly string[];
}

/** Deterministic: only existing domains and tags of notes can match. */
export function intentOf(task: string, notes: readonly Note[]): TaskIntent {
  const found = task.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_./-]*/gu) ?? [];
  // Punctuation at the end of a sentence is not part of a name.
  const words = new Set(found.flatMap((word) => [word, word.replace(/[_./-]{1,80}$/, '')]));
  const plain = new Set([...words].flatMap((word) => [word, ...word.split(/[_./-]/)]));
  const isNamed = (name: string) => plain.has(name) || words.has(name);
  const domains = notes.flatMap(({ domain }) => (domain === null ? [] : [domain]));
  return {
    domains: [...new Set(domains)].filter(isNamed).sort(),
    tags: [...new Set(notes.flatMap(({ tags }) => tags))].filter(isNamed).sort(),
  };
}

/** The notes that a brief may contain. The intent of the task filters them only while enough notes are left. */
export function briefCandidates(
  notes: readonly Note[],
  intent: TaskIntent,
  { topK, includeDomains, excludeTags }: Omit<BriefRequest, 'maxTokens'>,
): readonly Note[] {
  const excluded = new Set(excludeTags.map((tag) => tag.toLowerCase()));
  const allowed = notes.filter((note) => !tagsWithType(note).some((tag) => excluded.has(tag)));
  const bound = includeDomains.map((domain) => domain.toLowerCase());
  const inDomains = (domains: readonly string[]) => (note: Note) =>
    domains.length === 0 || (note.domain !== null && domains.includes(note.domain));
  const inTags = (note: Note) =>
    intent.tags.length === 0 || note.tags.some((tag) => intent.tags.includes(tag));
  const enough = 3 * topK;
  const byDomain = allowed.filter(inDomains(bound.length > 0 ? bound : intent.domains));
  const byBoth = byDomain.filter(inTags);
  if (byBoth.length >= enough) return byBoth;
  if (byDomain.length >= enough || bound.length > 0) return byDomain;
  return allowed;
}

function tagsWithType({ tags, type }: Note): readonly string[] {
  return [...tags, `type:${type.toLowerCase()}`];
}

export interface Ranked {
  readonly note: Note;
  /** 0 to 1. */
  readonly score: number;
}

const BY_WORDS = 0.9;

/** The least relevance of a note in a brief, as a share of the best one's: what is below is mostly about other things. */
const FLOOR = 0.4;

/** Use and time do not matter here, so the same notes say the same on another day. */
export function aboveFloor<Found extends { readonly score: number }>(
  found: readonly Found[],
): readonly Found[] {
  const top = Math.max(...found.map(({ score }) => score), 0);
  return found.filter(({ score }) => score >= FLOOR * top);
}

/** Only reorders: the dynamic score of a note decides among the notes that were found. */
export function rerank(
  found: readonly { readonly note: Note; readonly bm25: number; readonly dynamic: number }[],
): readonly Ranked[] {
  const top = Math.max(...found.map(({ bm25 }) => bm25), Number.MIN_VALUE);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return found
    .map(({ note, bm25, dynamic }) => ({
      note,
      score: (BY_WORDS * bm25) / top + (1 - BY_WORDS) * clamp(dynamic / 0.9),
    }))
    .sort((one, other) => other.score - one.score || (one.note.id < other.note.id ? -1 : 1));
}

interface UsedNote {
  readonly id: string;
  readonly score: number;
  readonly contribution: 'primary' | 'supporting';
}

export interface Brief {
  readonly text: Prose;
  readonly used: readonly UsedNote[];
  /** An estimate: a token is about four characters. */
  readonly tokens: number;
}

interface Surroundings {
  readonly links: readonly Link[];
  /** The notes that a brief may contain, by id. */
  readonly notes: ReadonlyMap<string, Note>;
  readonly maxTokens: number;
}

const HEAD = prose`# Task Brief\n\n## Relevant Context`;
const MOST_PRIMARY = 5;
const PRIMARY = 0.8;

/** Never cuts a note: one that does not fit is skipped and the next is tried. Contradicting notes stay together. */
export function composeBrief(ranked: readonly Ranked[], { links, notes, maxTokens }: Surroundings): Brief {
  let taken: Taken = { text: HEAD, used: [] };
  for (const one of ranked) {
    const others = contradictionsOf(links, one.note.id).flatMap((id) => notes.get(id) ?? []);
    const longer = withNote(taken, one, { others, ranked });
    if (tokensIn(longer.text) <= maxTokens) taken = longer;
  }
  const risks = riskLines(taken.used, links, notes);
  const whole = risks === null ? taken.text : joinProse([taken.text, prose`## Risks\n\n${risks}`], '\n\n');
  const text = tokensIn(whole) > maxTokens ? taken.text : whole;
  return { text, used: taken.used, tokens: tokensIn(text) };
}

interface Taken {
  readonly text: Prose;
  readonly used: readonly UsedNote[];
}

/** Unchanged when the note is in it already. */
function withNote(
  taken: Taken,
  { note, score }: Ranked,
  { others, ranked }: { readonly others: readonly Note[]; readonly ranked: readonly Ranked[] },
): Taken {
  const isUsed = ({ id }: Note) => taken.used.some((one) => one.id === id);
  if (isUsed(note)) return taken;
  const added = others.filter((other) => !isUsed(other));
  const text = joinProse([taken.text, ...[note, ...added].map(section), contradiction(note, others)], '\n\n');
  const primaries = taken.used.filter(({ contribution }) => contribution === 'primary').length;
  const isPrimary = score >= PRIMARY * (ranked[0]?.score ?? 0) && primaries < MOST_PRIMARY;
  const first: UsedNote = {
    id: note.id,
    score: rounded(score),
    contribution: isPrimary ? 'primary' : 'supporting',
  };
  const rest = added.map(
    ({ id }): UsedNote => ({ id, score: rounded(scoreOf(ranked, id)), contribution: 'supporting' }),
  );
  return { text, used: [...taken.used, first, ...rest] };
}

export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

/** The notes that contradict this one, in either direction. */
function contradictionsOf(links: readonly Link[], id: string): readonly string[] {
  const held = links.filter(({ type, status }) => type === 'contradicts' && status === 'accepted');
  const others = held.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
  return [...new Set(others)].sort();
}

function section(note: Note): Prose {
  const day = note.createdAt === null ? prose`undated` : quoteName(note.createdAt.slice(0, 10));
  const file = quoteName(noteFile(note.id));
  const body = fence(note.text.trim(), {
    cap: Number.MAX_SAFE_INTEGER,
    label: prose`the project's memory, ${file}`,
  });
  return prose`### ${quoteLine(note.title, 120)}, ${day}\n\n${body}`;
}

function contradiction(note: Note, others: readonly Note[]): Prose | null {
  if (others.length === 0) return null;
  const names = joinProse(
    others.map(({ id }) => quoteName(noteFile(id))),
    ', ',
  );
  return prose`These contradict each other, so find out which one holds: ${quoteName(noteFile(note.id))}, ${names}`;
}

/** The problems among the used notes, with their solutions. */
function riskLines(
  used: readonly UsedNote[],
  links: readonly Link[],
  notes: ReadonlyMap<string, Note>,
): Prose | null {
  const lines = used.flatMap(({ id }) => {
    const note = notes.get(id);
    if (note?.type !== 'PROBLEM') return [];
    const solved = links.find(
      (link) => link.type === 'solves' && link.status === 'accepted' && link.from === id,
    );
    const by = solved === undefined ? prose`` : prose`, solved by ${quoteName(noteFile(solved.to))}`;
    return [prose`- ${quoteLine(note.title, 120)}${by}`];
  });
  return lines.length === 0 ? null : joinProse(lines, '\n');
}

function scoreOf(ranked: readonly Ranked[], id: string): number {
  return ranked.find(({ note }) => note.id === id)?.score ?? 0;
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
