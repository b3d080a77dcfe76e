// The user restores a loop's files in the client: shown first, carried out on a second command, and undone. None of it
// reaches the model.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { startModelServer } from '../support/model-server.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { endingsOf, makePlace, PLUGIN, runJourney } from './journey.ts';

for (const version of sampleOf('undo', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`undo on ${version}`, () => {
    it('restores the files, undoes that again, and reports the loop on a page', async () => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const git = (...args: string[]) => execFileSync('git', ['-C', cwd, ...args], { encoding: 'utf8' });
      const write = { name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } };
      const read = { name: 'Read', input: { file_path: join(cwd, 'value.txt') } };
      const loop = '/msw:loop "make it ready" --check "node check.js"';
      const main = ['I think it is done.', { tools: [read] }, { tools: [write] }, 'Now it is ready.'];
      await runJourney({ version, cwd, home, prompt: loop, script: { main } });
      expect(endingsOf(cwd)).toEqual(['done']);
      const index = git('ls-files', '--stage');
      const value = () => readFileSync(join(cwd, 'value.txt'), 'utf8');
      const server = await startModelServer({});
      onTestFinished(() => server.close());
      const client = startClient({ version, cwd, home, server, pluginDirs: [PLUGIN] });
      let typed = 0;
      const type = async (prompt: string) => {
        typed += 1;
        client.send(prompt);
        return (await client.waitForResult(typed)).result;
      };

      expect(await type('/msw:undo')).toContain('~ value.txt  +1 -1');
      expect(value()).toBe('ready\n');
      expect(await type('/msw:undo 1 --yes')).toContain(
        'The files are as they were at the end of iteration 1',
      );
      expect(value()).toBe('raw\n');
      expect(git('status', '--porcelain')).toBe('');
      expect(await type('/msw:undo --back --yes')).toContain(
        'The files are as they were before the last undo',
      );
      expect(value()).toBe('ready\n');
      expect(git('ls-files', '--stage')).toBe(index);
      const page = /The page: (\S+\.html)/.exec((await type('/msw:report')) ?? '')?.[1] ?? '';
      expect(readFileSync(page, 'utf8')).toContain('<h1>Done');
      expect((await client.finish()).allRequests).toEqual([]);
    });
  });
}
