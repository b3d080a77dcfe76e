// The steps that ask the notebook: which questions matter, each of those once, and what follows from the answers.

import { listSources } from '../../adapters/nlm/sources.ts';
import { faultOf } from '../../core/notebook/refusal.ts';
import { parseQuestions, questionsQuery, synthesisQuery, withUsual } from '../../core/research/questions.ts';
import { phaseQuestions } from '../../core/research/render-phase-research.ts';
import { answeredCount, type Research, type ResearchAnswer } from '../../core/research/research.ts';
import { countOf } from '../../core/text/count-of.ts';
import { askQuestion, type NotebookOutcome } from '../notebook/ask-question.ts';
import { ok, type ResearchContext, type StepResult, stopped } from './research-store.ts';

const DEADLINE_MS = 10 * 60_000;

export async function chooseQuestions(context: ResearchContext, research: Research): Promise<StepResult> {
  const { phase, topic, questions: count, ask: own } = research.request;
  if (phase !== null) {
    const questions = phaseQuestions(phase, topic);
    return ok(
      context.save({ ...research, questions }, `${countOf(questions.length, 'question')} for the planner`),
    );
  }
  if (own.length >= count) return kept(context, research, own);
  const outcome = await ask(context, research, questionsQuery(topic, count));
  // The question failed, not the account: the usual questions may do better.
  if (outcome.status === 'none' && faultOf(outcome.reason) !== 'question')
    return stopped(research, outcome.notice);
  const named = outcome.status === 'answered' ? parseQuestions(outcome.answer.text, count) : [];
  return kept(context, research, withUsual(named, topic, { count, own }));
}

function kept(context: ResearchContext, research: Research, texts: readonly string[]): StepResult {
  const questions = texts.map((text) => ({ section: null, text, answer: null, attempts: 0 }));
  return ok(context.save({ ...research, questions }, countOf(questions.length, 'key question')));
}

export async function answerQuestion(
  context: ResearchContext,
  research: Research,
  index: number,
): Promise<StepResult> {
  const outcome = await ask(context, research, research.questions[index]?.text ?? '');
  const answered = await received(context, research, outcome);
  if (typeof answered === 'string') return stopped(research, answered);
  const questions = research.questions.map((question, at) =>
    at === index ? { ...question, answer: answered.answer, attempts: question.attempts + 1 } : question,
  );
  const next = { ...research, sources: answered.sources, questions };
  return ok(
    context.save(next, `${answeredCount(next)} of ${countOf(questions.length, 'question')} answered`),
  );
}

export async function synthesise(context: ResearchContext, research: Research): Promise<StepResult> {
  const { phase, topic } = research.request;
  const outcome = await ask(
    context,
    research,
    synthesisQuery(phase === null ? topic : `${phase.name}: ${topic}`),
  );
  const answered = await received(context, research, outcome);
  if (typeof answered === 'string') return stopped(research, answered);
  const next = {
    ...research,
    sources: answered.sources,
    synthesis: answered.answer,
    synthesisAttempts: research.synthesisAttempts + 1,
  };
  return ok(context.save(next, answered.answer === null ? 'No synthesis yet' : 'The synthesis is there'));
}

function ask(context: ResearchContext, research: Research, question: string): Promise<NotebookOutcome> {
  const { workspace, until } = context;
  const deadlineMs = Math.max(1_000, Math.min(DEADLINE_MS, until - workspace.now()));
  const notebook = research.notebook?.id ?? '';
  return askQuestion(workspace, { notebook, question, purpose: 'research', deadlineMs });
}

/** An answer of null is one failed attempt; a text says why no account can be asked now. */
async function received(
  { account }: ResearchContext,
  research: Research,
  outcome: NotebookOutcome,
): Promise<{ readonly answer: ResearchAnswer | null; readonly sources: Research['sources'] } | string> {
  if (outcome.status === 'none') {
    return faultOf(outcome.reason) === 'question'
      ? { answer: null, sources: research.sources }
      : outcome.notice;
  }
  const { text, citations } = outcome.answer;
  const known = new Set(research.sources.map(({ id }) => id));
  const answer = { text, citations };
  if (citations.every(({ sourceId }) => known.has(sourceId))) return { answer, sources: research.sources };
  // Another account's copy of the notebook has other ids for its sources.
  const listed = await listSources({ ...account, profile: outcome.profile }, outcome.notebook);
  const others = listed.status === 'ok' ? listed.data.filter(({ id }) => !known.has(id)) : [];
  const added = others.map(({ id, title, url }) => ({ id, title, url }));
  return { answer, sources: [...research.sources, ...added] };
}
