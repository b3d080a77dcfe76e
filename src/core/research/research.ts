// What one research is: what was asked for, how far it got, and what comes next. Where it is kept and who
// does the work is not known here.

import type { Citation } from '../guidance/guidance.ts';

export type ResearchMode = 'deep' | 'fast';

export interface ResearchRequest {
  readonly slug: string;
  /** One line. */
  readonly topic: string;
  /** How many key questions; a phase has its own, one for each section. */
  readonly questions: number;
  readonly mode: ResearchMode;
  /** Id or title; null: a notebook of its own. */
  readonly notebook: string | null;
  /** Absolute path of the report. */
  readonly output: string;
  readonly commit: boolean;
  readonly phase: ResearchPhase | null;
}

export interface ResearchPhase {
  /** As its folder has it: `03`, `02.1`. */
  readonly number: string;
  readonly name: string;
  readonly goal: string;
}

interface ResearchNotebook {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

export interface ResearchSource {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
}

export interface ResearchAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
}

export interface ResearchQuestion {
  /** The section of a phase's research that it is asked for; null in a report. */
  readonly section: string | null;
  readonly text: string;
  readonly answer: ResearchAnswer | null;
  /** How often it was asked without an answer. */
  readonly attempts: number;
}

export interface WrittenReport {
  readonly path: string;
  readonly action: 'research' | 'update';
  /** Null while nobody has tried to commit it. */
  readonly commit: { readonly hash: string | null; readonly note: string } | null;
}

export interface Research {
  readonly v: 1;
  readonly request: ResearchRequest;
  /** ISO time. */
  readonly startedAt: string;
  /** There was a report on this topic before it began. */
  readonly isUpdate: boolean;
  readonly notebook: ResearchNotebook | null;
  /** What was begun that may have happened although nobody heard of it: it is looked for before it is repeated. */
  readonly begun: 'notebook' | 'discovery' | null;
  /** When NotebookLM began to look for sources, milliseconds since 1970; null before. */
  readonly discoveringSince: number | null;
  readonly imported: boolean;
  readonly questions: readonly ResearchQuestion[];
  readonly synthesis: ResearchAnswer | null;
  /** How often the synthesis was asked for without an answer. */
  readonly synthesisAttempts: number;
  readonly sources: readonly ResearchSource[];
  readonly report: WrittenReport | null;
  /** Whoever works on it now. */
  readonly runner: { readonly pid: number; readonly endsBy: number } | null;
  /** Why it stopped before its end, in one sentence. */
  readonly trouble: string | null;
  /** The last line of progress. */
  readonly progress: string;
}

export type ResearchStep =
  | {
      readonly kind:
        | 'notebook'
        | 'discover'
        | 'import'
        | 'questions'
        | 'synthesis'
        | 'report'
        | 'commit'
        | 'done';
    }
  | { readonly kind: 'answer'; readonly index: number };

/** After so many attempts a question stays without an answer. */
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

/** Follows from what is there, so that a research can be taken up after any of its steps. */
export function nextStep(research: Research): ResearchStep {
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
