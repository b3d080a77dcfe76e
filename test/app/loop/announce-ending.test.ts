import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { announceEnding } from '../../../src/app/loop/announce-ending.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { makeScene } from '../support/scene.ts';

const STUCK = { kind: 'pause', cause: 'stuck', reason: 'no progress' } as const;
const announced = (
  env: Readonly<Record<string, string>> = {},
  settings: unknown = {},
  session = 'session-a',
) => {
  const { workspace } = makeScene();
  writeFileSync(join(workspace.userFolder, 'settings.json'), JSON.stringify(settings), { mode: 0o600 });
  const about = { loop: makeLoop({ session }), ending: STUCK, notice: 'msw ▸ 3/20 · stuck, no progress.' };
  return {
    answer: announceEnding({ ...workspace, env: { ...process.env, ...env } }, about),
    workspace,
    project: workspace.project,
  };
};

it('notifies the user in a terminal, unless the user wants no bell', () => {
  expect(announced().answer).toMatchObject({ kind: 'notice', alert: 'MSW: stuck, no progress' });
  expect(announced({}, { bell: false }).answer).not.toHaveProperty('alert');
  expect(announced({}, {}, 'session-a#agent').answer).not.toHaveProperty('alert');
});

it('lets the last words of a session without a person be the verdict, but for those that loop run reads itself', () => {
  const { answer } = announced({ CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' });
  expect(answer).toMatchObject({ kind: 'context', notice: 'msw ▸ 3/20 · stuck, no progress.' });
  expect(answer.kind === 'context' && answer.context).toContain('“msw ▸ 3/20 · stuck, no progress.”');
  const ofRun = announced({ CLAUDE_CODE_ENTRYPOINT: 'sdk-cli', MSW_LOOP_RUN: '1' });
  expect(ofRun.answer).toEqual({ kind: 'notice', notice: 'msw ▸ 3/20 · stuck, no progress.' });
});

it('starts the program of the user with what happened', async () => {
  const told = join(makeScene().project, 'told.json');
  const script =
    'require("fs").writeFileSync(process.argv[1], JSON.stringify([process.argv[2], process.env.MSW_OUTCOME, process.env.MSW_PROJECT]))';
  const { project } = announced({}, { notify: [process.execPath, '-e', script, told] });
  await vi.waitUntil(() => existsSync(told) && readFileSync(told, 'utf8') !== '', { timeout: 10_000 });
  const outcome = 'stuck, no progress';
  expect(JSON.parse(readFileSync(told, 'utf8'))).toEqual([outcome, outcome, project]);
});

it.each([
  ['is not there', ['no-such-program-here']],
  ['cannot be started', [process.execPath, 'a\0b']],
])('does without a program that %s', (_, notify) => {
  expect(announced({}, { notify }).answer).toMatchObject({ kind: 'notice' });
});
