// A small project whose work is done: its checks at the beginning and at the end, two snapshots, and the verdict.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type CheckRun, runCheck } from '../../../src/adapters/process/run-check.ts';
import { openSnapshots, type SnapshotStore } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { changedSides, gatherGround } from '../../../src/app/proof/control-ground.ts';
import { runControls } from '../../../src/app/proof/run-controls.ts';
import { countTests } from '../../../src/core/checks/empty-run.ts';
import { fewerTests } from '../../../src/core/checks/fewer-tests.ts';
import { failingPlaces } from '../../../src/core/proof/failing-places.ts';
import { judgeProof, needsControls, type Proof } from '../../../src/core/proof/judge-proof.ts';
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

/** The project at the beginning. @param prepare what no snapshot contains: packages, environments */
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

export interface Case {
  readonly what: string;
  /** Before the loop is armed. */
  readonly start?: Edits;
  readonly work: Edits;
  /** What git ignores, in its state when the work is done. */
  readonly ignored?: Edits;
  readonly command?: string;
  readonly limitMs?: number;
  readonly expected: Proof['verdict'];
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

/** Each in a project of its own. */
export function controlCases(name: string, set: CaseSet, cases: readonly Case[]): void {
  const { suite = describe } = set;
  suite(name, () => {
    it.each(sampleOf(`controls: ${name}`, cases, Math.ceil(cases.length / 4)))(
      '$expected: $what',
      async (one) => {
        const { proof, shown } = await prove(set, one);
        expect(proof.verdict, shown).toBe(one.expected);
        if (one.why !== undefined) expect(shown).toMatch(one.why);
      },
    );
  });
}

async function prove({ files, command, prepare, hasGit }: CaseSet, one: Case) {
  const at = await projectAt(files, prepare, hasGit);
  edit(at.project, one.start ?? {});
  const own = (one.command ?? command).replaceAll('<project>', at.project);
  const since = Date.now();
  const first = await run(at.project, own);
  const arming = await snapshot(at, 'iteration-0');
  edit(at.project, { ...one.work, ...one.ignored });
  const last = await run(at.project, own);
  expect(last.exitCode, `the check must pass at the end: ${last.output}`).toBe(0);
  const final = await snapshot(at, 'iteration-1');
  const gathered = await gatherGround(at.store, at.project, { arming, final }, [own]);
  if (gathered.status === 'unknown') throw new Error(gathered.reason);
  const { ground } = gathered;
  const wasRed = first.exitCode !== 0;
  const facts = {
    baseline: wasRed ? ({ kind: 'red', exact: 'x' } as const) : ({ kind: 'green' } as const),
    flaky: [],
    unknown: null,
    leftOut: null,
    fewer: fewerTests(countTests(first.output), countTests(last.output)),
    changed: changedSides(ground),
  };
  const check = { name: 'tests', command: own, origin: 'typed' } as const;
  const controls = needsControls(facts)
    ? await runControls({
        ...{ ground, userFolder: at.userFolder, project: at.project, allowEmpty: false, since, wasRed },
        checks: [
          {
            check,
            limitMs: one.limitMs ?? 60_000,
            lastMs: last.durationMs,
            output: last.output,
            before: countTests(first.output),
          },
        ],
        places: failingPlaces(first.output),
        budgetMs: 600_000,
      })
    : ({ kind: 'off' } as const);
  const proof = judgeProof({ ...facts, controls });
  return { proof, shown: JSON.stringify({ proof, sides: [...ground.sides], controls }, null, 1) };
}

function run(cwd: string, command: string): Promise<CheckRun> {
  return runCheck({ command, cwd, timeoutMs: 60_000 });
}
