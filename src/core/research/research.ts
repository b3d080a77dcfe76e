// The state of one research: the request, its progress and the next step. Where it is stored and who does the work is
// decided elsewhere.

import * as z from 'zod/mini';
import { CITATION } from '../guidance/guidance.ts';

const SLUG = /^[a-z0-9-]{1,64}$/;

/** `number`: as in the name of its folder: `03`, `02.1`. */
const PHASE = z.object({ number: z.string(), name: z.string(), goal: z.string() });
export type ResearchPhase = Readonly<z.infer<typeof PHASE>>;

const REQUEST = z.object({
  slug: z.string().check(z.regex(SLUG)),
  /** One line. */
  topic: z.string(),
  /** How many key questions; a phase has fixed ones, one for each section. */
  questions: z.number(),
  mode: z.enum(['deep', 'fast']),
  source: z._default(z.enum(['web', 'drive']), 'web'),
  /** The user's own questions; with as many as wanted, the notebook is not asked for any. */
  ask: z._default(z.readonly(z.array(z.string())), []),
  /** Id or title; null to create a notebook. */
  notebook: z.nullable(z.string()),
  /** Absolute path of the report. */
  output: z.string(),
  commit: z.boolean(),
  phase: z.nullable(PHASE),
});
export type ResearchRequest = Readonly<z.infer<typeof REQUEST>>;

const ANSWER = z.object({ text: z.string(), citations: z.readonly(z.array(CITATION)) });
export type ResearchAnswer = Readonly<z.infer<typeof ANSWER>>;

const QUESTION = z.object({
  /** The section of the phase's research that the answer fills; null in a report. */
  section: z.nullable(z.string()),
  text: z.string(),
  answer: z.nullable(ANSWER),
  /** Failed attempts. */
  attempts: z.number(),
});
export type ResearchQuestion = Readonly<z.infer<typeof QUESTION>>;

const SOURCE = z.object({ id: z.string(), title: z.string(), url: z.nullable(z.string()) });
export type ResearchSource = Readonly<z.infer<typeof SOURCE>>;

const REPORT = z.object({
  path: z.string(),
  action: z.enum(['research', 'update']),
  /** Null until a commit was tried. */
  commit: z.nullable(z.object({ hash: z.nullable(z.string()), note: z.string() })),
});
export type WrittenReport = Readonly<z.infer<typeof REPORT>>;

/** `.msw/research/<slug>/state.json`. */
export const RESEARCH = z.object({
  v: z.literal(1),
  request: REQUEST,
  /** ISO time. */
  startedAt: z.string(),
  /** A report on this topic existed before. */
  isUpdate: z.boolean(),
  notebook: z.nullable(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  /** A step that was started and may have succeeded without a response: look for its result before repeating it. */
  begun: z.nullable(z.enum(['notebook', 'discovery'])),
  /** When NotebookLM began to look for sources, milliseconds since 1970; null before. */
  discoveringSince: z.nullable(z.number()),
  imported: z.boolean(),
  questions: z.readonly(z.array(QUESTION)),
  synthesis: z.nullable(ANSWER),
  /** Failed attempts at a synthesis. */
  synthesisAttempts: z.number(),
  sources: z.readonly(z.array(SOURCE)),
  report: z.nullable(REPORT),
  /** The process that works on it now. */
  runner: z.nullable(z.object({ pid: z.number(), endsBy: z.number() })),
  /** Why it stopped early, in one sentence. */
  trouble: z.nullable(z.string()),
  /** The last line of progress. */
  progress: z.string(),
});
export type Research = Readonly<z.infer<typeof RESEARCH>>;

type Step = 'notebook' | 'discover' | 'import' | 'questions' | 'synthesis' | 'report' | 'commit' | 'done';
export type ResearchStep = { readonly kind: Step } | { readonly kind: 'answer'; readonly index: number };

/** How often a research asks the notebook, at most: the key questions, one for them, one for the synthesis. */
export function mostQuestions({ phase, questions, ask }: ResearchRequest): number {
  if (phase !== null) return PHASE_QUESTIONS;
  return questions + (ask.length >= questions ? 1 : 2);
}

/** One for each section, and the synthesis. */
const PHASE_QUESTIONS = 7;

/** After this many attempts a question stays unanswered. */
const MOST_ATTEMPTS = 2;

export function newResearch(request: ResearchRequest, startedAt: string, isUpdate: boolean): Research {
  return {
    v: 1,
    request,
    startedAt,
    isUpdate,
    notebook: null,
    begun: null,
    discoveringSince: null,
    imported: false,
    questions: [],
    synthesis: null,
    synthesisAttempts: 0,
    sources: [],
    report: null,
    runner: null,
    trouble: null,
    progress: '',
  };
}

/** Derived from the state alone, so that a research can resume after any step. */
export function nextResearchStep(research: Research): ResearchStep {
  if (research.notebook === null) return { kind: 'notebook' };
  if (research.discoveringSince === null) return { kind: 'discover' };
  if (!research.imported) return { kind: 'import' };
  if (research.questions.length === 0) return { kind: 'questions' };
  const index = research.questions.findIndex(
    ({ answer, attempts }) => answer === null && attempts < MOST_ATTEMPTS,
  );
  if (index >= 0) return { kind: 'answer', index };
  if (research.synthesis === null && research.synthesisAttempts < MOST_ATTEMPTS) return { kind: 'synthesis' };
  if (research.report === null) return { kind: 'report' };
  return { kind: research.report.commit === null ? 'commit' : 'done' };
}

export function answeredCount(research: Research): number {
  return research.questions.filter(({ answer }) => answer !== null).length;
}

const LONGEST = 48;

export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/**
 * Names the folder and report of a topic: 1 to 57 of `a-z 0-9 -`; topics that differ in more than case, spaces and
 * punctuation get different names.
 */
export function researchSlug(topic: string): string {
  const plain = topic
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '');
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const ascii = words
    .replaceAll(/[^a-z0-9-]+/g, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
  // Two topics may differ only in the characters cut away: a checksum keeps them apart.
  if (ascii === words && ascii.length <= LONGEST && ascii !== '') return ascii;
  const short = ascii.slice(0, LONGEST).replace(/-$/, '');
  return `${short === '' ? 'topic' : short}-${checksum(words)}`;
}

/** FNV-1a, eight hexadecimal digits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
