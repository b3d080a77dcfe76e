// A hook can be killed at any moment: by the user, by a time limit, by a machine that goes down.

import { mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../support/depth.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { holds, inParallel, journalled, Stage, work } from './stage.ts';

const kills = countOf(200, 32);
const killsPerProject = 4;
/** Hooks that run while they are killed; those that wait for the lock of a dead one cost nothing. */
const projectsAtOnce = 25;
const runningAtOnce = 3;

const session = 'owner';
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

describe(`${kills} hooks killed at random moments of their turn`, () => {
  it('lose no finished iteration, and the next one continues', { timeout: 220_000 }, async () => {
    const counts = { answered: 0, counted: 0, untouched: 0, lockLeft: 0 };
    const variants = await Promise.all(['', '--check "exit 0"'].map(timed));
    const slots = new Slots(runningAtOnce);
    const ofEach = Array.from({ length: kills / killsPerProject / variants.length }, (_, number) => number);
    const places = ofEach.flatMap((number) =>
      variants.map((variant, kind) => ({ variant, project: stage.project(`killed-${kind}-${number}`) })),
    );
    await inParallel(places, projectsAtOnce, async (place) => {
      await slots.take(() => stage.arm(place.project, session, place.variant.options));
      for (let kill = 0; kill < killsPerProject; kill += 1) {
        const killed = await killOne(place, slots);
        counts[killed.outcome] += 1;
        if (killed.lockLeft) counts.lockLeft += 1;
        await expectNextGoesOn(place, slots, killed.lockLeft);
      }
    });
    const lengths = variants.map((variant) => `${Math.round(medianOf(variant.lengths))} ms`);
    console.log('kill -9:', counts, 'turns of', lengths.join(' and of '));
    expect(counts.answered + counts.counted + counts.untouched).toBe(kills);
    // Kills that all come before the turn, or all after it, would show nothing.
    expect(counts.untouched).toBeGreaterThan(kills / 20);
    expect(counts.answered + counts.counted).toBeGreaterThan(0);
  });
});

async function killOne({ project, variant }: Place, slots: Slots) {
  const before = iterationOf(project);
  // A little longer than a turn, so that some are killed after their answer.
  const moment = Math.random() * medianOf(variant.lengths) * 1.1;
  const stdout = await slots.take(() => killedAfter(moment, project));
  const after = iterationOf(project);
  const answered = holds(stdout);
  expect(answered || stdout === '', `half an answer: ${stdout}`).toBe(true);
  expect(answered ? [before + 1] : [before, before + 1]).toContain(after);
  expectWholeJournal(project, after);
  const outcome = answered ? 'answered' : after > before ? 'counted' : 'untouched';
  return { outcome, lockLeft: isLocked(project) } as const;
}

async function expectNextGoesOn({ project, variant }: Place, slots: Slots, lockLeft: boolean): Promise<void> {
  const before = iterationOf(project);
  work(project, session);
  const { length, ...next } = await (lockLeft ? turn(project) : slots.take(() => turn(project)));
  if (!lockLeft) variant.lengths.push(length);
  expect(next).toMatchObject({ code: 0, stderr: '' });
  expect(holds(next.stdout), `the next hook did not go on: ${next.stdout}`).toBe(true);
  expect(iterationOf(project)).toBe(before + 1);
  expectWholeJournal(project, before + 1);
}

interface Place {
  readonly project: string;
  readonly variant: Variant;
}

interface Variant {
  readonly options: string;
  /** Milliseconds of undisturbed turns, the newest last: the load of the machine changes. */
  readonly lengths: number[];
}

async function timed(options: string): Promise<Variant> {
  const lengths: number[] = [];
  const project = stage.project(`timed-${options.length}`);
  await stage.arm(project, session, options);
  for (let round = 0; round < 5; round += 1) {
    work(project, session);
    const { stdout, length } = await turn(project);
    expect(holds(stdout)).toBe(true);
    lengths.push(length);
  }
  return { options, lengths };
}

async function turn(project: string) {
  const started = performance.now();
  const { code, stdout, stderr } = await stage.stop(project, session).ended;
  return { code, stdout, stderr, length: performance.now() - started };
}

function medianOf(lengths: readonly number[]): number {
  const last = lengths.slice(-9).sort((one, other) => one - other);
  return last[last.length >> 1] ?? 0;
}

function isLocked(project: string): boolean {
  const folder = join(project, '.msw');
  return readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.lock'));
}

async function killedAfter(milliseconds: number, project: string): Promise<string> {
  work(project, session);
  const run = stage.stop(project, session);
  const timer = setTimeout(() => run.child.kill('SIGKILL'), milliseconds);
  const { stdout } = await run.ended;
  clearTimeout(timer);
  return stdout;
}

function iterationOf(project: string): number {
  const loop = stage.loop(project, session);
  if (loop === null) throw new Error(`the loop is gone: ${JSON.stringify(stage.state(project))}`);
  return loop.progress.iteration;
}

/** Every iteration that the state counts as finished is in the journal; a crash may leave one twice. */
function expectWholeJournal(project: string, iteration: number): void {
  if (iteration === 1) return;
  const finished = new Set(journalled(project, session));
  const missing = Array.from({ length: iteration - 1 }, (_, index) => index + 1).filter(
    (number) => !finished.has(number),
  );
  expect(missing, `iterations missing in the journal of ${project}`).toEqual([]);
}

/** Runs a limited number of tasks at once, the rest in order. */
class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(free: number) {
    this.#free = free;
  }

  async take<T>(use: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((done) => this.#waiting.push(done));
    else this.#free -= 1;
    try {
      return await use();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
