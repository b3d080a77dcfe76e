// Turns a user's options into a research that can run: its phase, and where its report goes. A file that is not MSW's
// own report on this topic is never overwritten.

import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { ownQuestions } from '../../core/research/questions.ts';
import { reportMark } from '../../core/research/render-report.ts';
import { type ResearchPhase, type ResearchRequest, researchSlug } from '../../core/research/research.ts';
import {
  asTyped,
  DEFAULT_QUESTIONS,
  MOST_QUESTIONS,
  type ResearchOptions,
} from '../../core/research/research-options.ts';
import { openPhase } from '../planning/documents/open-phase.ts';
import { openPlanning } from '../planning/documents/read-project.ts';

export type PreparedResearch =
  | { readonly status: 'ok'; readonly request: ResearchRequest }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * @param cwd the base of a relative `--out`
 * @param called what the caller's entry calls an option
 */
export function prepareResearch(
  project: string,
  cwd: string,
  options: ResearchOptions,
  called = asTyped,
): PreparedResearch {
  const found = options.phase === null ? null : phaseFor(project, options.phase);
  if (options.phase !== null && found === null) {
    return {
      status: 'refused',
      reason: `There is no phase ${options.phase} in .planning/ROADMAP.md, and no folder of one: /msw:status lists the phases.`,
    };
  }
  const topic = options.topic === '' ? (found?.phase.name ?? '') : options.topic;
  const slug = found === null ? researchSlug(topic) : researchSlug(`phase ${found.phase.number}`);
  const output = outputOf(project, { cwd, out: options.out, slug, found });
  const problem = problemOf(project, output, { slug, isNamed: options.out !== null });
  if (problem !== null) return { status: 'refused', reason: `${problem} with ${called('out')}.` };
  const own = ownQuestionsOf(cwd, options, called);
  if (own.status === 'refused') return own;
  const { mode, source, notebook, commit } = options;
  const usual = own.questions.length === 0 ? DEFAULT_QUESTIONS : own.questions.length;
  const questions = Math.max(options.questions ?? usual, own.questions.length);
  const asked = { questions, ask: own.questions, mode, source };
  const phase = found?.phase ?? null;
  return { status: 'ok', request: { slug, topic, ...asked, notebook, output, commit, phase } };
}

type OwnQuestions = { readonly status: 'ok'; readonly questions: readonly string[] } | Refused;
type Refused = Extract<PreparedResearch, { readonly status: 'refused' }>;

const LARGEST_LIST = 64 * 1024;
const LONGEST_QUESTION = 1000;

function ownQuestionsOf(
  cwd: string,
  { ask, askFrom }: ResearchOptions,
  called: (option: string) => string,
): OwnQuestions {
  const refused = (reason: string): Refused => ({ status: 'refused', reason });
  if (ask === '' && askFrom === null) return { status: 'ok', questions: [] };
  const file = askFrom === null ? '' : textOf(resolve(cwd, askFrom), named, LARGEST_LIST);
  if (file === null)
    return refused(
      `${askFrom} cannot be read: name a text file with one question a line with ${called('ask-from')}.`,
    );
  const questions = ownQuestions(`${ask}\n${file}`);
  if (questions.length === 0) return refused('There is no question to ask: write one a line.');
  if (questions.length > MOST_QUESTIONS)
    return refused(`A research asks at most ${MOST_QUESTIONS} questions, not ${questions.length}.`);
  const long = questions.find((one) => one.length > LONGEST_QUESTION);
  return long === undefined
    ? { status: 'ok', questions }
    : refused(`A question takes at most ${LONGEST_QUESTION} characters: shorten "${long.slice(0, 40)}...".`);
}

interface Wanted {
  readonly cwd: string;
  readonly out: string | null;
  readonly slug: string;
  readonly found: FoundPhase | null;
}

function outputOf(project: string, { cwd, out, slug, found }: Wanted): string {
  if (out !== null) {
    const named = resolve(cwd, out);
    return isFolder(named) ? join(named, `${slug}.md`) : named;
  }
  if (found !== null) return join(found.folder, `${found.phase.number}-RESEARCH.md`);
  const folder = join(project, 'docs', 'research');
  if (isFolder(folder) && isOwn(folder)) return join(folder, `${slug}.md`);
  const usual = join(project, 'RESEARCH_REPORT.md');
  return isFree(usual, slug) ? usual : join(project, `RESEARCH_REPORT-${slug}.md`);
}

/** A sentence that ends with what to name. */
function problemOf(
  project: string,
  output: string,
  { slug, isNamed }: { readonly slug: string; readonly isNamed: boolean },
): string | null {
  if (!isNamed && !isOwn(output)) return `${output} leads out of the project: name a file`;
  if (output.split(/[\\/]/).includes('.git'))
    return 'The report cannot be written into .git: name another file';
  if (!/\.(?:md|markdown)$/i.test(output)) return 'The report is Markdown: name a file that ends in .md';
  if (isFree(output, slug)) return null;
  return `${output.startsWith(project) ? output.slice(project.length + 1) : output} exists and is not a research of MSW on this topic: name another file`;
}

function isFree(path: string, slug: string): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })) return true;
  return textOf(path, named)?.includes(reportMark(slug)) === true;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether the path is free of links, as a repository may ship one. A path that the user names may be anywhere. */
function isOwn(path: string): boolean {
  const parent = dirname(path);
  try {
    return realpathSync.native(path) === path;
  } catch {
    return parent !== path && isOwn(parent);
  }
}

interface FoundPhase {
  readonly phase: ResearchPhase;
  /** Absolute; a missing folder is named as GSD would name it. */
  readonly folder: string;
}

/** Null when the project has no such phase. */
export function phaseFor(project: string, number: string): FoundPhase | null {
  const opened = openPlanning(project);
  const found = opened.status === 'ok' ? openPhase(opened.project, number) : null;
  if (found === null) return null;
  const { facts, entry, padded, folder } = found;
  // Without a roadmap the name comes from the folder, which is not a title to search for.
  const name = (entry === null ? facts.name.replaceAll('-', ' ') : facts.name) || `Phase ${padded}`;
  return { phase: { number: padded, name, goal: entry?.goal ?? '' }, folder };
}
