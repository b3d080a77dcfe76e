// What the checks of a real loop stand on, compared between its start and its end.
import { describe, expect, it } from 'vitest';
import { lookAtStanding } from '../../../src/app/proof/look-at-standing.ts';
import { keepSnapshot } from '../../../src/app/snapshots/keep-snapshot.ts';
import { makeScene, SESSION } from '../support/scene.ts';

const TEST =
  "const test = require('node:test');\nconst assert = require('node:assert');\ntest('adds', () => {\n  assert.equal(1 + 1, 2);\n});\n";

const armedWith = async (files: Readonly<Record<string, string>>, check: string) => {
  const scene = makeScene();
  for (const [name, text] of Object.entries(files)) scene.write(name, text);
  await scene.typeAtOnce('loop', `"Fix it" --no-baseline --check "${check}"`);
  const loop = scene.loop();
  if (loop === null) throw new Error(`no loop for ${SESSION}`);
  const look = async () => {
    await keepSnapshot(scene.workspace, loop.terms.id, 1);
    return (await lookAtStanding(scene.workspace, loop)).standing;
  };
  return { scene, loop, look };
};

describe('lookAtStanding', () => {
  it('has nothing to say where only the product changed', async () => {
    const { scene, look } = await armedWith({ 'a.test.js': TEST, 'a.js': '1;\n' }, 'node --test a.test.js');
    scene.write('a.js', '2;\n');
    expect(await look()).toEqual({ kind: 'known', weakenings: [], expectations: [], changed: [] });
  });

  it('names what was weakened with its place, and what changed', async () => {
    const { scene, look } = await armedWith({ 'a.test.js': TEST, 'b.test.js': TEST }, 'node --test');
    scene.write('a.test.js', TEST.replace("test('adds'", "test.skip('adds'"));
    scene.write('b.test.js', TEST.replace('1 + 1, 2', '1 + 1, 3'));
    scene.write('c.test.js', TEST);
    expect(await look()).toEqual({
      kind: 'known',
      weakenings: ['a.test.js:3: “adds” no longer runs or counts (“test.skip”).'],
      expectations: ['b.test.js:4: “adds” no longer expects or uses “2”.'],
      changed: ['a.test.js', 'b.test.js', 'c.test.js'],
    });
  });

  it('follows a script to the file that it starts', async () => {
    const scripts = { scripts: { test: 'sh all.sh' } };
    const { scene, look } = await armedWith(
      {
        'package.json': JSON.stringify(scripts),
        'all.sh': 'sh one.sh\n',
        'one.sh': 'node check.js\n',
      },
      'npm test',
    );
    scene.write('one.sh', 'node check.js || true\n');
    scene.write('package.json', JSON.stringify({ ...scripts, dependencies: { left: '1' } }));
    expect(await look()).toEqual({
      kind: 'known',
      weakenings: ['one.sh: the script lets failures pass (“|| true”).'],
      expectations: [],
      changed: ['one.sh'],
    });
  });

  it('knows nothing without a snapshot of this iteration', async () => {
    const { scene, loop } = await armedWith({ 'a.test.js': TEST }, 'node --test');
    const { standing } = await lookAtStanding(scene.workspace, loop);
    expect(standing).toEqual({
      kind: 'unknown',
      reason: 'MSW has no snapshot of the files from before and after the work',
    });
  });
});
