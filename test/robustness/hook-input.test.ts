// Whatever arrives on its stdin, a Stop hook never blocks a session that owns no loop.

import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../support/depth.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { EvaluatedHook } from './evaluated-hook.ts';
import { inParallel, parseObject, Stage, statePath, stopInput } from './stage.ts';
import { makeWorlds, owner, stdin, type World } from './stop-inputs.ts';

const evaluated = countOf(10_000, 2_000);
const spawned = countOf(300, 60);

let stage: Stage;
let worlds: readonly World[];

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
  worlds = await makeWorlds(stage);
});
afterAll(() => removeFolder(stage.folder));

describe('the Stop hook', () => {
  it('holds the session that owns the loop, in the same frame', async () => {
    const hook = new EvaluatedHook(stage.dist);
    const world = worldNamed('armed');
    world.reset();
    const input = Buffer.from(JSON.stringify(stopInput(world.project, owner)));
    const { stdout, thrown } = await hook.run(input, environment(world));
    expect(thrown).toBeNull();
    expect(stdout).toContain('additionalContext');
  });

  it(`holds no other session, evaluated with ${evaluated} inputs`, { timeout: 240_000 }, async () => {
    const hook = new EvaluatedHook(stage.dist);
    const spoken = new Map<string, number>();
    let active = 0;
    const property = fc.asyncProperty(
      fc.nat({ max: worlds.length - 1 }),
      stdin,
      fc.boolean(),
      async (number, input, named) => {
        const world = worlds[number];
        if (world === undefined) return;
        world.reset();
        const run = await hook.run(input, environment(world, named));
        const { stdout } = run;
        expect(run.thrown).toBeNull();
        expect([null, 0]).toContain(run.exitCode);
        if (run.active) active += 1;
        expectNoBlock(stdout);
        expectKept(world);
        if (stdout !== '') spoken.set(world.name, (spoken.get(world.name) ?? 0) + 1);
      },
    );
    await fc.assert(property, { numRuns: evaluated });
    console.log(`${evaluated} inputs, ${active} past the first look; notices:`, Object.fromEntries(spoken));
    // Inputs that never get past the first look at the state would show little.
    expect(active).toBeGreaterThan(evaluated / 20);
    expect([...spoken.keys()]).toEqual(expect.arrayContaining(['newer', 'half-written', 'foreign']));
  });

  it(`holds no other session, spawned with ${spawned} inputs`, async () => {
    // A world is used by one process at a time.
    const inputs = fc.sample(stdin, spawned);
    const shares = worlds.map((world, number) => ({
      world,
      inputs: inputs.filter((_, index) => index % worlds.length === number),
    }));
    await inParallel(shares, 3, async (share) => {
      for (const input of share.inputs) {
        share.world.reset();
        const run = await stage.start('stop', share.world.project, input).ended;
        expect(run).toMatchObject({ code: 0, stderr: '' });
        expectNoBlock(run.stdout);
        expectKept(share.world);
      }
    });
  });
});

function expectNoBlock(stdout: string): void {
  if (stdout === '') return;
  const answer = parseObject(stdout);
  // Only a notice: no decision, no context, no `continue`.
  expect(Object.keys(answer), stdout.slice(0, 300)).toEqual(['systemMessage']);
  expect(answer.systemMessage).toMatch(/^msw ▸ /);
}

function expectKept(world: World): void {
  if (world.keepsState) expect(readFileSync(statePath(world.project), 'utf8')).toBe(world.state);
}

function worldNamed(name: string): World {
  const world = worlds.find((candidate) => candidate.name === name);
  if (world === undefined) throw new Error(`there is no world ${name}`);
  return world;
}

/** Without the variable the hook takes the folder from its input, as in older clients. */
function environment(world: World, named = true): Readonly<Record<string, string>> {
  return named ? { ...stage.env, CLAUDE_PROJECT_DIR: world.project } : stage.env;
}
