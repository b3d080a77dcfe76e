// `/msw:go --until blocked`, typed where its first step is refused, and typed again after a turn was interrupted.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { continueChain } from '../../../src/app/commands/continue-chain.ts';
import { silent } from '../../../src/core/text/answer.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { removeFolder } from '../../support/temp-folder.ts';
import {
  armExecution,
  buildHelper,
  makeExecutionScene,
  SESSION,
  startClient,
  typeIn,
} from '../planning/execution/scene.ts';
import { textOf } from '../support/explained.ts';

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const UNTIL = ['go', '--until blocked'] as const;

requireOrSkip('git')('a chain', () => {
  it('that is refused says why once, and names no other line than the refusal', async () => {
    const scene = makeExecutionScene(plugin);
    const said = await typeIn(scene, SESSION, UNTIL);
    expect(said).toMatch(/The chain ended after 1 step .*\n\s+1\. \/msw:execute 1/);
    expect(said).toContain('--trust ');
    expect(said).not.toContain('Next: ');
    await armExecution(scene);
    await scene.type('stop');
    const client = startClient();
    await typeIn(scene, 'other', ['execute', '1'], client.pid);
    const refused = await typeIn(scene, SESSION, UNTIL);
    expect(refused.match(/Phase 1 is executed in a session/g)).toHaveLength(1);
    expect(refused).not.toContain('Next: ');
  });

  it('takes the interrupted step again when it is typed again', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    for (const _ of ['typed', 'after Esc'])
      expect(await typeIn(scene, SESSION, UNTIL)).toContain('msw ▸ step 1: /msw:execute 1');
    // By itself it does not.
    const input = { session: SESSION, awaited: [], unawaited: [], planMode: false, lastMessage: 'Done.' };
    const stop = { ...input, transcriptPath: null, tokens: null, agent: null };
    const next = await continueChain(scene.workspace, stop, { answer: silent, ownerPid: process.pid });
    expect(textOf(next)).toContain('/msw:execute 1 changed nothing, so it is not repeated.');
  });
});
