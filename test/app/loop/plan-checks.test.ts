import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addTrusted } from '../../../src/adapters/files/trust-store.ts';
import { makeScene, textOf } from '../support/scene.ts';

const PLAN = '<task><verify><automated>node check.js</automated></verify></task>\n';

describe('--plan', () => {
  it('takes nothing from a file before the user trusts it for this project', async () => {
    const scene = makeScene();
    scene.write('plan.md', PLAN);
    const answer = textOf(await scene.type('loop', '"Mend it" --plan plan.md'));
    expect(answer).toContain('Not trusted yet:\n  node check.js');
    expect(answer).toContain('trust add');
    expect(scene.events()).toEqual(['untrusted-commands']);
    expect(readdirSync(scene.project)).not.toContain('.runs');
  });

  it('takes what is trusted, beside what was typed', async () => {
    const scene = makeScene();
    scene.write('plan.md', PLAN);
    await addTrusted(scene.workspace.userFolder, scene.project, 'node check.js');
    const answer = await scene.type('loop', '"Mend it" --plan plan.md --check "node --version"');
    expect(answer.kind).toBe('context');
    expect(scene.loop()?.terms.checks.map((check) => [check.command, check.origin])).toEqual([
      ['node --version', 'typed'],
      ['node check.js', 'plan'],
    ]);
  });

  it('says what is wrong with a plan without commands', async () => {
    const scene = makeScene();
    scene.write('plan.md', '# A plan\n');
    expect(textOf(await scene.type('loop', '"x" --plan plan.md'))).toContain('has no verify command');
  });
});
