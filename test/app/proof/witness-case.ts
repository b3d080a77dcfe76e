// A small project whose work is done, for the witness: two snapshots of it, and the verdict.

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openSnapshots, type SnapshotStore } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { runWitness, type WitnessReport } from '../../../src/app/proof/run-witness.ts';
import { roleOf, type StandsOn, standingOf } from '../../../src/core/checks/stands-on.ts';
import { sampleOf } from '../../support/depth.ts';
import { type Files, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** Null removes a file. */
type Edits = Readonly<Record<string, string | null>>;

interface CaseProject {
  readonly project: string;
  readonly userFolder: string;
  readonly store: SnapshotStore;
}

/** The project at arming. @param prepare what no snapshot contains: packages, environments */
async function projectAt(
  files: Files,
  prepare: (project: string) => void = () => {},
  hasGit = true,
): Promise<CaseProject> {
  const [project, userFolder] = [tempFolder(), tempFolder()];
  writeFiles(project, files);
  initGit(project);
  prepare(project);
  // PATH is read when a store is opened.
  if (!hasGit) vi.stubEnv('PATH', userFolder);
  const opened = await openSnapshots({ project, userFolder }, 'case');
  vi.unstubAllEnvs();
  if (opened.status !== 'ok') throw new Error(opened.reason);
  return { project, userFolder, store: opened.store };
}

async function snapshot({ store }: CaseProject, label: string): Promise<string> {
  const taken = await store.take({ label, at: 0 });
  if (taken.status !== 'ok') throw new Error(taken.reason);
  return taken.snapshot.tree;
}

function edit(project: string, edits: Edits): void {
  for (const [path, text] of Object.entries(edits)) {
    const at = join(project, path);
    if (text === null) rmSync(at);
    else {
      mkdirSync(dirname(at), { recursive: true });
      writeFileSync(at, text);
    }
  }
}

interface WitnessRun {
  readonly command: string;
  readonly arming: string;
  readonly final: string;
  readonly thorough?: boolean | undefined;
  readonly limitMs?: number | undefined;
}

async function witness(
  at: CaseProject,
  { command, arming, final, thorough = false, limitMs = 60_000 }: WitnessRun,
): Promise<WitnessReport> {
  const standing = standingIn(at.project, command);
  return runWitness({
    ...at,
    checks: [{ check: { name: 'tests', command, origin: 'typed' }, limitMs, lastMs: null }],
    allowEmpty: false,
    trees: { arming, final },
    commands: standing.commands,
    roleOf: (path) => roleOf(path, standing),
    thorough,
    budgetMs: 600_000,
  });
}

function standingIn(project: string, command: string): StandsOn {
  const texts = new Map<string, string | null>();
  for (let round = 0; ; round += 1) {
    const standing = standingOf([{ command }], texts);
    const unread = standing.unread.filter((path) => !texts.has(path));
    if (unread.length === 0 || round === 5) return standing;
    for (const path of unread) {
      const at = join(project, path);
      texts.set(path, statSync(at, { throwIfNoEntry: false })?.isFile() ? readFileSync(at, 'utf8') : null);
    }
  }
}

export interface Case {
  readonly what: string;
  /** Before the loop is armed. */
  readonly start?: Edits;
  readonly work: Edits;
  /** What git ignores, in its state when the work is done. */
  readonly ignored?: Edits;
  readonly command?: string;
  readonly thorough?: boolean;
  readonly limitMs?: number;
  /** `holds` makes a verdict proven. */
  readonly expected: WitnessReport['verdict'];
  readonly why?: RegExp;
}

interface CaseSet {
  readonly files: Files;
  readonly command: string;
  readonly prepare?: (project: string) => void;
  readonly suite?: typeof describe | typeof describe.skip;
  /** False: snapshots are copies. */
  readonly hasGit?: boolean;
}

/** All in one project, which is reset for each. */
export function witnessCases(
  name: string,
  { files, command, prepare, suite = describe, hasGit }: CaseSet,
  cases: readonly Case[],
): void {
  suite(name, () => {
    it.each(sampleOf(`witness: ${name}`, cases, Math.ceil(cases.length / 2)))(
      '$expected: $what',
      async (one) => {
        const at = await projectAt(files, prepare, hasGit);
        edit(at.project, one.start ?? {});
        const arming = await snapshot(at, 'iteration-0');
        edit(at.project, { ...one.work, ...one.ignored });
        const final = await snapshot(at, 'iteration-1');
        const own = (one.command ?? command).replaceAll('<project>', at.project);
        const report = await witness(at, {
          command: own,
          arming,
          final,
          thorough: one.thorough,
          limitMs: one.limitMs,
        });
        expect(report.verdict, JSON.stringify(report)).toBe(one.expected);
        if (one.why !== undefined) expect(JSON.stringify(report.halves) + report.why).toMatch(one.why);
      },
    );
  });
}
