import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../../src/adapters/process/find-program.ts';
import { chooseNotebook } from '../../../src/adapters/user/notebook-choices.ts';
import {
  askVersion,
  diagnoseBlockCap,
  diagnoseClient,
  judgeClient,
  judgeNode,
} from '../../../src/app/diagnose/diagnose-client.ts';
import { diagnoseNotebook } from '../../../src/app/diagnose/diagnose-notebook.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { doctorPlace } from './diagnose-place.ts';

const onPosix = describe.skipIf(process.platform === 'win32');

describe('judgeNode', () => {
  it.each([
    ['18.20.0', 'fail'],
    ['20.0.0', 'ok'],
    ['22.1.0', 'ok'],
    ['24.0.0', 'ok'],
  ])('%s: %s', (version, status) => {
    expect(judgeNode(version).status).toBe(status);
  });

  it('recommends a newer one than the oldest', () => {
    expect(judgeNode('20.1.0').detail).toContain('22 or newer is recommended');
    expect(judgeNode('22.1.0').detail).toBe('22.1.0');
  });
});

describe('judgeClient', () => {
  it.each([
    ['2.0.999', 'fail'],
    ['2.1.162', 'fail'],
    ['2.1.163', 'warn'],
    ['2.1.196', 'warn'],
    ['2.1.197', 'ok'],
    ['2.1.330', 'ok'],
    ['2.10.0', 'ok'],
    ['3.0.0', 'ok'],
    ['1.9.999', 'fail'],
  ])('%s: %s', (version, status) => {
    expect(judgeClient(version)).toMatchObject({ status, detail: expect.stringContaining(version) });
  });
});

describe('diagnoseBlockCap', () => {
  it.each([
    [undefined, 'ok'],
    ['8', 'ok'],
    ['0', 'ok'],
    ['-1', 'ok'],
    ['40', 'ok'],
    ['2', 'warn'],
    ['many', 'warn'],
  ])('%s: %s', (cap, status) => {
    expect(diagnoseBlockCap(doctorPlace().workspace({ CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: cap })).status).toBe(
      status,
    );
  });

  it('is read from the settings where the environment does not tell', () => {
    const settings = { env: { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '2' } };
    const place = doctorPlace({ 'project/.claude/settings.json': settings });
    expect(diagnoseBlockCap(place.workspace()).status).toBe('warn');
    const env = { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '8' };
    expect(diagnoseBlockCap(place.workspace(env)).status).toBe('ok');
  });
});

onPosix('programs', () => {
  const program = (folder: string, name: string, script: string): string => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  it('believes the environment first, then asks the program', async () => {
    const bin = tempFolder();
    program(bin, 'claude', 'echo "2.1.100 (Claude Code)"');
    const place = doctorPlace();
    const PATH = `${bin}${delimiter}/bin${delimiter}/usr/bin`;
    expect(await diagnoseClient(place.workspace({ PATH }))).toMatchObject({
      status: 'ok',
      detail: '2.1.330',
    });
    const asked = await diagnoseClient(place.workspace({ PATH, AI_AGENT: undefined }));
    expect(asked).toMatchObject({
      status: 'fail',
      detail: '2.1.100',
      fix: expect.stringContaining('claude update'),
    });
  });

  it('warns when there is no client, or one that says nothing', async () => {
    const bin = tempFolder();
    const place = doctorPlace();
    const env = { PATH: bin, AI_AGENT: 'another-agent_9-9-9' };
    expect(await diagnoseClient(place.workspace(env))).toMatchObject({ status: 'warn' });
    program(bin, 'claude', 'exit 3');
    expect(await diagnoseClient(place.workspace(env))).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('did not tell'),
    });
  });

  it('does not find a program inside the project or by a relative path', () => {
    const place = doctorPlace();
    program(place.project, 'claude', 'echo 9.9.9');
    const PATH = [place.project, '.', 'bin'].join(delimiter);
    expect(findProgram('claude', { PATH }, place.workspace({ PATH }).project)).toBeNull();
  });

  it('leaves nothing running of a program that does not answer', async () => {
    const path = program(tempFolder(), 'slow', 'sleep 600 & sleep 600');
    expect(await askVersion(path, doctorPlace().workspace(), 50)).toBeNull();
  });

  it('never fails for NotebookLM', async () => {
    const bin = tempFolder();
    const place = doctorPlace({ 'project/.msw/config.json': { notebook: 'nb' } });
    const none = doctorPlace();
    expect(await diagnoseNotebook(none.workspace({ PATH: bin }))).toMatchObject({ status: 'ok' });
    expect(await diagnoseNotebook(place.workspace({ PATH: bin }))).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('names a notebook that you have not chosen for this project'),
      fix: expect.stringContaining('type /msw:setup use nb --profile default'),
    });
    const { userFolder, project } = place.workspace();
    await chooseNotebook(userFolder, project, { account: 'default', notebook: 'nb' });
    expect(await diagnoseNotebook(place.workspace({ PATH: bin }))).toMatchObject({ status: 'warn' });
    program(bin, 'nlm', 'echo "nlm version 0.15.8"');
    expect(await diagnoseNotebook(place.workspace({ PATH: bin }))).toMatchObject({
      status: 'ok',
      detail: 'nlm version 0.15.8; notebook nb',
    });
    program(bin, 'nlm', 'exit 1');
    expect(await diagnoseNotebook(none.workspace({ PATH: bin }))).toMatchObject({ status: 'warn' });
  });
});
