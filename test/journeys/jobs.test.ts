// A phase as a job in the real client: it returns at once, goes on by itself, and leaves what an execution in a session
// would have left.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { makeJobStage, phaseModel } from '../support/job-stage.ts';
import { WAVES } from '../support/planned-project.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** What others get passes the checks of all plans. */
const expectCloneReady = (cwd: string): void => {
  const clone = tempFolder();
  git(clone, 'clone', '-q', cwd, '.');
  for (const { file } of WAVES) execFileSync(process.execPath, ['check.js', file], { cwd: clone });
};

for (const version of sampleOf('jobs', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a phase as a job on ${version}`, () => {
    it('returns at once, executes two waves and verifies them', { timeout: 200_000 }, async () => {
      const stage = await makeJobStage({ version, script: { main: [phaseModel()] } });
      const { cwd } = stage;
      const started = await stage.cli('job', 'execute-phase', '1', '--json');
      expect(started, started.stderr).toMatchObject({ code: 0 });
      const { id } = JSON.parse(started.stdout);
      const ended = await stage.settled(id);
      console.log(JSON.stringify(ended, null, 1), (await stage.cli('job', 'logs', id)).stdout);
      console.log(git(cwd, 'log', '--format=%s'), stage.server.requests.length);
      expect(ended.state).toBe('done');
      expectCloneReady(cwd);
      expect(await stage.processes()).toEqual([]);
    });
  });
}
