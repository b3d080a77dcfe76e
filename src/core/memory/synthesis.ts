// What a notebook answered to a task and its brief is cached for a day, and found for the same task with the same notes
// in any order. Decides which rows exist and which are still valid.

import * as z from 'zod/mini';

const ROW = z.object({
  schema: z.literal(1),
  input_hash: z.string(),
  spec_hash: z.string(),
  /** The hash of the brief that was sent, for debugging. */
  brief_hash: z.string(),
  synthesis_result: z.string(),
  suggested_links: z._default(z.array(z.unknown()), []),
  /** ISO 8601, like every time here. */
  created_at: z.string(),
  expires_at: z.string(),
  hit_count: z._default(z.int(), 0),
  last_hit_at: z._default(z.nullable(z.string()), null),
  /** Pairs of `[id, content digest]`. */
  memory_ids: z.array(z.tuple([z.string(), z.string()])),
  notebook_id: z.string(),
  prompt_version: z.int(),
});

export type SynthesisRow = z.infer<typeof ROW>;

/** Skips rows that this version cannot read. */
export function readRows(value: unknown): readonly SynthesisRow[] {
  return (Array.isArray(value) ? value : []).flatMap((row) => {
    const parsed = ROW.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Raise it when the wording of the question changes. */
export const PROMPT_VERSION = 1;

export interface SynthesisInput {
  readonly notebook: string;
  /** Identifies the sources that the question is restricted to; empty for all of a notebook. */
  readonly sourceSet: string;
  readonly specHash: string;
  /** The notes in the brief: pairs of `[id, content digest]`. */
  readonly memories: readonly (readonly [string, string])[];
}

/** The text to hash: neither order nor use of the notes changes it. */
export function inputKey({ notebook, sourceSet, specHash, memories }: SynthesisInput): string {
  const sorted = memories.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return JSON.stringify([PROMPT_VERSION, notebook, sourceSet, specHash, sorted]);
}

/** Two specs are the same when they differ only in line ends, Unicode forms or trailing blanks. */
export function normalSpec(spec: string): string {
  return spec
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

export type Lookup =
  | { readonly status: 'hit'; readonly row: SynthesisRow; readonly isExpired: boolean }
  | { readonly status: 'miss' };

export function lookUp(rows: readonly SynthesisRow[], inputHash: string, nowIso: string): Lookup {
  const row = rows.find(({ input_hash }) => input_hash === inputHash);
  if (row === undefined) return { status: 'miss' };
  // A row from the future was written by a clock that was wrong.
  return { status: 'hit', row, isExpired: nowIso >= row.expires_at || nowIso < row.created_at };
}

/** Counts a hit, which does not extend its life. */
export function withHit(
  rows: readonly SynthesisRow[],
  inputHash: string,
  nowIso: string,
): readonly SynthesisRow[] {
  return rows.map((row) =>
    row.input_hash === inputHash ? { ...row, hit_count: row.hit_count + 1, last_hit_at: nowIso } : row,
  );
}

/** Makes room first by evicting the least recently used rows. */
export function withRow(
  rows: readonly SynthesisRow[],
  row: SynthesisRow,
  most: number,
): readonly SynthesisRow[] {
  const others = rows.filter(({ input_hash }) => input_hash !== row.input_hash);
  const key = (one: SynthesisRow) => `${one.last_hit_at ?? one.created_at} ${one.input_hash}`;
  const byAge = others.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  return [...byAge.slice(Math.max(0, others.length - (most - 1))), row];
}

/** Drops rows that depend on a note that was changed, removed or replaced. Usage of a note does not matter. */
export function stillTrue(
  rows: readonly SynthesisRow[],
  digestOf: (id: string) => string | null,
): readonly SynthesisRow[] {
  return rows.filter(({ memory_ids }) => memory_ids.every(([id, digest]) => digestOf(id) === digest));
}

/** Longer questions time out. */
export const LONGEST_QUESTION = 8000;

/** For a question that is too long: task and notes become sources of their own. @param name unique among the sources */
export function attachedQuestion(
  spec: string,
  brief: string,
  name: string,
): {
  readonly question: string;
  readonly attached: readonly { readonly title: string; readonly text: string }[];
} {
  const [task, notes] = [`MSW task ${name}.md`, `MSW notes ${name}.md`];
  return {
    question: synthesisQuestion(`The source "${task}".`, `The source "${notes}".`),
    attached: [
      { title: task, text: spec },
      { title: notes, text: brief },
    ],
  };
}

/** The list of links in a fenced block of JSON; prose is not parsed. */
export function linksInAnswer(answer: string): readonly unknown[] {
  for (const [, block = ''] of answer.matchAll(/^```(?:json)?[ \t]*\n([\s\S]*?)^```/gm)) {
    try {
      const value: unknown = JSON.parse(block);
      const held =
        typeof value === 'object' && value !== null ? Reflect.get(value, 'relationships') : undefined;
      const found = Array.isArray(value) ? value : held;
      if (Array.isArray(found)) return found.slice(0, 50);
    } catch {
      // Not JSON.
    }
  }
  return [];
}

/** The question to the notebook. @param brief as much as fits; each of the two may name a source instead */
export function synthesisQuestion(spec: string, brief: string): string {
  return `A task is about to be planned. Say what your sources know that its plan must respect: decisions and their reasons, known problems and what solved them, constraints, and where the notes below are out of date or contradict a source. Name the source of each point. Where the sources say nothing, say so.

TASK:
${spec}

NOTES OF THE PROJECT:
${brief}

If notes are related, end with one fenced block of JSON: {"relationships": [{"from_memory_id": "...", "to_memory_id": "...", "relationship_type": "causes|solves|contradicts|expands|supersedes|similar", "confidence": 0.0, "reasoning": "..."}]}, where the id of a note is the name of its file without .md.`;
}
