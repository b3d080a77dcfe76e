// Finds a plan by the names that people and programs use: a path, `01-foundation/01-02`, `1/01-02`, `01-02`.

import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { folderPhase, isFolderOf } from '../../../core/planning/documents/phase-id.ts';
import { type PlanDocument, readPlan } from '../../../core/planning/documents/plan.ts';
import {
  inPhase,
  isOldName,
  phaseFiles,
  planName,
  planResolver,
  summaryOf,
} from '../../../core/planning/documents/plan-id.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { documentNames, documentText, type PlanningRefusal, refusedPlanning } from './documents.ts';
import { foldersIn, phasePlace, phasePlaces } from './phase-place.ts';

export interface FoundPlan {
  readonly id: string;
  readonly canonical: string;
  /** The phase folder's name, and its path, relative to the project, with `/`. */
  readonly folder: string;
  readonly place: string;
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly document: PlanDocument;
}

export type PlanFound = { readonly status: 'found'; readonly plan: FoundPlan } | PlanningRefusal;

/** @param cwd the base of a relative path */
export function findPlan(project: string, token: string, cwd: string): PlanFound {
  const asPath = resolve(cwd, token);
  if (token.endsWith('.md') && existsSync(asPath)) {
    const path = relative(project, asPath).split(sep).join('/');
    const found = planAt(project, path);
    return found === null
      ? refusedPlanning(`${plainLine(token, 120)} is not a plan of this project.`)
      : { status: 'found', plan: found };
  }
  const at = token.indexOf('/');
  const id = token.slice(at + 1);
  const all = () => phasePlaces(project).flatMap((place) => foldersIn(project, place));
  const folders = at === -1 ? all() : foldersNamed(all, token.slice(0, at));
  const found = [...new Set(folders)].flatMap((one) => resolveIn(project, one, id) ?? []);
  const [only, second] = found;
  if (only === undefined)
    return refusedPlanning(
      `There is no plan ${plainLine(token, 80)}: name one by its id, such as 01-02, or by its file.`,
    );
  if (second !== undefined)
    return refusedPlanning(
      `Several phases have a plan ${plainLine(token, 80)}: name its folder as well, as ${basename(dirname(only))}/${id}.`,
    );
  const plan = planAt(project, only);
  return plan === null ? refusedPlanning(`The plan ${only} cannot be read.`) : { status: 'found', plan };
}

/** By name, else by number: a name may contain what a shell interprets. */
function foldersNamed(all: () => readonly string[], word: string): readonly string[] {
  if (folderPhase(word) !== word || all().includes(word)) return [word];
  return all().filter((one) => isFolderOf(one, word));
}

/** The paths of a phase's plans, relative to the project, with `/`. */
function plansIn(project: string, folder: string): readonly string[] {
  const place = phasePlace(project, folder);
  const { plans } = phaseFiles(documentNames(project, place), documentNames(project, `${place}/plans`));
  return plans.map((file) => `${place}/${file}`);
}

/** Those that can be read. */
export function plansOf(project: string, folder: string): readonly FoundPlan[] {
  return plansIn(project, folder).flatMap((path) => planAt(project, path) ?? []);
}

/** Null when the path is not a plan of a phase or cannot be read. */
export function planAt(project: string, path: string): FoundPlan | null {
  const found = inPhase(path);
  if (found === null || !plansIn(project, found.folder).includes(path)) return null;
  const { folder, file } = found;
  const text = documentText(project, path);
  if (text === null) return null;
  const { id, canonical } = planName(file, folder);
  const place = phasePlace(project, folder);
  return { id, canonical, folder, place, path, document: readPlan(text) };
}

function resolveIn(project: string, folder: string, id: string): string | null {
  const plans = plansIn(project, folder);
  const names = plans.map((path) => planName(inPhase(path)?.file ?? path, folder));
  // A bare number is ambiguous: it names a different plan in every phase.
  const wanted = /^\d+$/.test(id) ? null : planResolver(names)(id);
  return plans[names.findIndex((name) => name.id === wanted)] ?? null;
}

/** Where the plan's summary is, or where it belongs. @param root the project, or its folder in the plan's worktree */
export function summaryPlace(root: string, { folder, place, path }: FoundPlan): string {
  const { summaries } = phaseFiles(documentNames(root, place), documentNames(root, `${place}/plans`));
  const found = summaryOf(path.slice(place.length + 1), summaries, folder);
  return found === null ? summaryPath(path) : `${place}/${found}`;
}

/** Where gsd-core looks for it, too: `01-02-SUMMARY.md` of `01-02-PLAN.md` and `01-PLAN-02.md`. */
export function summaryPath(path: string): string {
  const [name, folder] = [basename(path), dirname(path)];
  if (isOldName(name)) return `${folder}/${planName(name, '').id}-SUMMARY.md`;
  return name.startsWith('PLAN-') && basename(folder) !== 'plans'
    ? path.replace(/\.md$/, '-SUMMARY.md')
    : path.replace(/PLAN(?=[^/]*$)/, 'SUMMARY');
}
