import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addTrusted } from '../../../src/adapters/user/trust-store.ts';
import { commandsDigest } from '../../../src/app/trust/plan-trust.ts';
import { makeScene, textOf } from '../support/scene.ts';

const PLAN = '<task><verify><automated>node check.js</automated></verify></task>\n';

describe('--plan', () => {
  it('takes nothing from a file before the user trusts it for this project', async () => {
    const scene = makeScene();
    scene.write('plan.md', PLAN);
    const answer = textOf(await scene.type('loop', '"Fix it" --plan plan.md'));
    expect(answer).toContain('for this project:\n  node check.js\n');
    const [digest] = /--trust [0-9a-f]{16}$/.exec(answer) ?? [];
    expect(scene.events()).toEqual(['untrusted-commands']);
    expect(readdirSync(scene.project)).not.toContain('.runs');
    expect((await scene.type('loop', `"Fix it" --plan plan.md ${digest}`)).kind).toBe('context');
    expect(scene.loop()?.terms.checks).toMatchObject([{ command: 'node check.js', origin: 'plan' }]);
  });

  it.each([
    ['\u001b[2J\u202enode check.js', '\\u{1b}[2J\\u{202e}node check.js'],
    ['node check.js\ntouch .runs', 'node check.js\\u{a}touch .runs'],
    [`node check.js${' '.repeat(300)}; touch .runs`, 'node check.js\\u{20*300}; touch .runs'],
  ])('shows %j as what it is', async (command, shown) => {
    const scene = makeScene();
    scene.write('plan.md', PLAN.replace('node check.js', command));
    expect(textOf(await scene.type('loop', '"Fix it" --plan plan.md'))).toContain(`\n  ${shown}\n`);
  });

  it('allows by no digest what nobody would read', async () => {
    const scene = makeScene();
    const command = `true # ${'x'.repeat(3000)}`;
    scene.write('plan.md', PLAN.replace('node check.js', command));
    const answer = textOf(await scene.type('loop', '"Fix it" --plan plan.md'));
    expect(answer).toMatch(/\n {2}true # x+\\u\{cut: 3007 characters in all, sha256 [0-9a-f]{64}\}\n/);
    expect(answer).not.toContain('--trust');
    const digest = commandsDigest(scene.workspace, [command]);
    const typed = textOf(await scene.type('loop', `"Fix it" --plan plan.md --trust ${digest}`));
    expect(typed).toContain('cannot be read');
    expect(scene.loop()).toBeNull();
  });

  it('takes a digest only for a plan', async () => {
    const answer = textOf(await makeScene().type('loop', '"x" --trust 0123456789abcdef --check true'));
    expect(answer).toContain('--trust belongs to --plan');
  });

  it('takes what is trusted, beside what was typed', async () => {
    const scene = makeScene();
    scene.write('plan.md', PLAN);
    await addTrusted(scene.workspace.userFolder, scene.project, 'node check.js');
    const answer = await scene.type('loop', '"Fix it" --plan plan.md --check "node --version"');
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
