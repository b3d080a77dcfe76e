// What a plan still lacks before it counts as carried out: its summary, and commits of its work.

import { fence } from '../../text/fence.ts';
import { type Prose, prose } from '../../text/prose.ts';
import { quoteName, quoteNames } from '../../text/quote-name.ts';
import { folderPhase, phaseKey } from '../documents/phase-id.ts';
import type { PlanDocument } from '../documents/plan.ts';
import { readSummary } from '../documents/summary.ts';
import { type Leftovers, MOST_RETURNS } from './plan-beginning.ts';
import { isWork, type LogCommit } from './plan-commit.ts';
import { isNamedBy, namedFiles, type WorkItem, workItems } from './plan-work.ts';
import { hasSlots } from './summary-skeleton.ts';

export interface PlanEvidence {
  readonly plan: PlanDocument;
  readonly canonical: string;
  /** Relative to the project; null when there is none. */
  readonly summary: { readonly path: string; readonly text: string } | null;
  /** The plan's commits, with their files; null without git. */
  readonly commits: readonly LogCommit[] | null;
  /** Uncommitted changes since the plan began; all uncommitted changes when its beginning is unknown. */
  readonly uncommitted: readonly string[];
  readonly leftovers: Leftovers;
  /** How often the executor was sent back for leftovers. */
  readonly returned: number;
  /** Why git refused the last commit; null when it did not. */
  readonly refusal: string | null;
}

/** One sentence for each missing item; empty when the plan is done. */
export function missingForPlan(evidence: PlanEvidence): readonly Prose[] {
  return [...missingCommits(evidence), ...namelessFiles(evidence), ...missingInSummary(evidence)];
}

/** Files that a clone would lack, or that are the user's, each with a way out. */
function namelessFiles({
  canonical,
  commits,
  leftovers: { own, shared },
  returned,
}: PlanEvidence): readonly Prose[] {
  if (commits === null || returned >= MOST_RETURNS) return [];
  const name = quoteName(canonical, 80);
  const leave = prose`execute leave ${name} FILE "why"`;
  return [
    own.length > 0 &&
      prose`Changed since the plan began, in no commit, and not named by the plan: ${quoteNames(own)}. A clone of the project would not have them. Commit what a task needed (execute commit ${name} "what it does" --task N --type feat --also FILE), delete what nobody needs, put what commands make anew into .gitignore and commit that with --also .gitignore; what is not part of this work: ${leave}.`,
    shared.length > 0 &&
      prose`Changed since the plan began, but holding changes of the user's from before, and not named by the plan: ${quoteNames(shared)}. Undo your own change there, or, where it is not yours: ${leave}.`,
  ].filter((sentence) => sentence !== false);
}

function missingCommits({ plan, canonical, commits, uncommitted, refusal }: PlanEvidence): readonly Prose[] {
  if (commits === null) return [];
  const name = quoteName(canonical, 80);
  const named = namedFiles(plan);
  const open = uncommitted.filter((path) => isNamedBy(named, path));
  const found =
    open.length === 0
      ? []
      : [prose`Not committed yet: ${quoteNames(open)}. ${refusal === null ? howTo(name) : whyNot(refusal)}`];
  const work = commits.filter(({ subject }) => isWork(subject));
  const changed = changedItems(plan, work, open);
  if (changed.length === 0 && work.length === 0 && workItems(plan).some(({ files }) => files.length > 0)) {
    return [...found, prose`No commit names the plan: each task gets one, as "feat(${name}): what it does".`];
  }
  if (work.length >= changed.length) return found;
  const tasks = quoteNames(
    changed.map(({ index }) => `${index}`),
    99,
  );
  return [
    ...found,
    prose`Tasks ${tasks} changed files, but only ${work.length} of the plan's commits hold work: commit each task by itself; where one went into another's commit, say so with git commit --allow-empty -m "chore(${name}): task N is in HASH".`,
  ];
}

/** Git's own output, which may be from a hook. */
function whyNot(refusal: string): Prose {
  return prose`The last commit was refused:\n${fence(refusal, { cap: 1500, label: prose`git and its hooks` })}`;
}

function howTo(name: Prose): Prose {
  return prose`Commit each with its task: execute commit ${name} "what it does" --task N --type feat.`;
}

function changedItems(
  plan: PlanDocument,
  work: readonly LogCommit[],
  uncommitted: readonly string[],
): readonly WorkItem[] {
  const paths = new Set([...work.flatMap(({ files }) => files), ...uncommitted]);
  return workItems(plan).filter(({ files }) => [...paths].some((path) => isNamedBy(files, path)));
}

/** gsd-core's own schema of a summary. */
const REQUIRED = ['phase', 'plan', 'subsystem', 'tags', 'duration', 'completed'];

function missingInSummary({ plan, canonical, summary }: PlanEvidence): readonly Prose[] {
  if (summary === null)
    return [prose`The summary is missing: "execute summary ${quoteName(canonical, 80)}" begins it.`];
  const read = readSummary(summary.text);
  const { values } = read.document.frontmatter;
  const keys = REQUIRED.filter((key) => values[key] === undefined);
  const sentences = [
    keys.length > 0 && prose`The summary's frontmatter lacks ${quoteNames(keys)}: write what is true there.`,
    read.phase !== null &&
      !isSamePhase(read.phase, canonical) &&
      prose`The summary is of phase ${quoteName(read.phase, 80)}: correct its frontmatter.`,
    !isSamePlan(read.plan, plan.plan) &&
      prose`The summary is of plan ${quoteName(read.plan ?? '', 80)}, not ${quoteName(plan.plan ?? '', 80)}: correct its frontmatter.`,
    read.status !== 'complete' &&
      prose`The summary says ${quoteName(read.status, 80)}: write "status: complete" once the plan is carried out, or end with ## CHECKPOINT REACHED if only a person can continue.`,
    hasSlots(summary.text) && prose`The summary has places that are not filled in: look for [FILL: in it.`,
    read.selfCheck !== 'passed' &&
      prose`The summary lacks the line "## Self-Check: PASSED": check that its files and commits exist, then write it.`,
  ];
  return sentences.flatMap((sentence) =>
    sentence === false ? [] : [prose`${sentence} (${quoteName(summary.path)})`],
  );
}

function isSamePhase(written: string, canonical: string): boolean {
  const own = folderPhase(canonical);
  return own === null || phaseKey(folderPhase(written) ?? written) === phaseKey(own);
}

function isSamePlan(left: string | null, right: string | null): boolean {
  return left === null || right === null || phaseKey(left) === phaseKey(right);
}
