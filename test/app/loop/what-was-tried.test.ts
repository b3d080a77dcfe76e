// What Claude changed, committed and said is kept for every iteration, and told in the next one and in the report.

import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { initGit } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { armed, CHECK, makeScene, type Scene, textOf } from '../support/scene.ts';

/** Commits everything at a moment of the scene's own clock. */
function commit(scene: Scene, subject: string, at: number, ...options: readonly string[]): void {
  const date = new Date(at).toISOString();
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', ['-C', scene.project, 'add', '-A'], { env });
  execFileSync('git', ['-C', scene.project, 'commit', '-q', '-m', subject, ...options], { env });
  utimesSync(join(scene.project, '.git', 'logs', 'HEAD'), at / 1000, at / 1000);
}

async function armedInGit(): Promise<Scene> {
  const scene = makeScene();
  writeFileSync(join(scene.project, '.gitignore'), '.runs\n');
  initGit(scene.project);
  commit(scene, 'start', Date.UTC(2026, 0, 1), '--amend');
  await scene.type('loop', `"Fix it" ${CHECK}`);
  return scene;
}

it('names the files with their lines, the commits and Claude’s own first words', async () => {
  const scene = await armedInGit();
  const { id } = scene.loop()?.terms ?? { id: '' };
  scene.write('value.txt', 'raw\n');
  scene.write('notes.txt', 'one\ntwo\n');
  scene.pass(5);
  commit(scene, 'take notes', scene.workspace.now());
  scene.pass(5);
  await scene.stop('## I took notes.\n\nWhich value is right?');
  expect(scene.loop()?.progress.attempts).toMatchObject([
    {
      iteration: 1,
      counted: true,
      commits: ['take notes'],
      said: 'I took notes.',
      asked: 'Which value is right?',
      changes: expect.arrayContaining([{ path: 'notes.txt', added: 2, removed: 0 }]),
    },
  ]);
  const page = scene.read(`.msw/loops/${id}/iteration-001.md`);
  expect(page).toContain('# Iteration 2 of 20');
  expect(page).toMatch(
    /- iteration 1: changed .*notes\.txt \(\+2 -0\).*; committed “take notes”; Claude: “I took notes\.”; then the result above/,
  );

  scene.write('value.txt', 'ready');
  scene.pass(5);
  const end = textOf(await scene.stop('Ready now.'));
  expect(end).toContain('msw ▸ 2/20 · done');
  const report = scene.read(`.msw/loops/${id}/report.md`);
  expect(report).toContain('2 of 20 iterations');
  expect(report).toMatch(
    /- iteration 2: changed value\.txt \(\+1 -\d\); Claude: “Ready now\.”; then “every check passed”/,
  );
  expect(report).toContain('- commit “take notes”');
  expect(report).not.toContain('What it needs from you');
});

it('counts the iterations of a stopped loop alike in the answer and in the report', async () => {
  const scene = await armed();
  const { id } = scene.loop()?.terms ?? { id: '' };
  await scene.stop();
  expect(textOf(await scene.type('stop'))).toContain('is stopped after 1 iteration.');
  const report = scene.read(`.msw/loops/${id}/report.md`);
  expect(report).toContain('1 of 20 iterations');
  expect(report).toContain('value is raw');
});

it('names a call that nobody allowed, and the rule that would allow it', async () => {
  const scene = await armed();
  const transcriptPath = join(tempFolder(), 'transcript.jsonl');
  const call = { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'npm install left-pad' } };
  const result = {
    type: 'tool_result',
    tool_use_id: 'toolu_1',
    is_error: true,
    content: 'This command requires approval',
  };
  const lines = [call, result].map((block) => `${JSON.stringify({ message: { content: [block] } })}\n`);
  const { id } = scene.loop()?.terms ?? { id: '' };
  writeFileSync(transcriptPath, lines.join(''));
  await scene.stop('I may not install it.', { transcriptPath });
  await scene.type('stop');
  expect(scene.read(`.msw/loops/${id}/report.md`)).toContain(
    '- A tool call was denied: “Bash "npm install left-pad"; the rule Bash(npm install:*) in /permissions allows it”.',
  );
});

it('says of a turn that does not count that it does not, and when the checks run again', async () => {
  const scene = await armed('"Fix it" --check "no-such-program-of-msw"');
  const { id } = scene.loop()?.terms ?? { id: '' };
  const answer = textOf(await scene.stop());
  expect(answer).toContain('msw ▸ 1/20 · ');
  expect(answer).toContain(
    'this turn does not count (1 of at most 3), the checks run again when Claude stops',
  );
  expect(answer).toContain('iteration 1 of 20');
  expect(answer).toContain('This turn does not count.');
  expect(scene.read(`.msw/loops/${id}/iteration-001-retry-1.md`)).toContain('it did not count');
});
