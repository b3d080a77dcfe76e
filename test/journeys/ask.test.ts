// `/msw:ask` in the real client: a local answer that Claude composes, then one of the notebook without a model call.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { startGoogle } from '../support/google/google.ts';
import { ANSWER } from '../support/google/query.ts';
import { isExpected, nlmEnvironment } from '../support/nlm/nlm-store.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { makePlace, PLUGIN } from './journey.ts';

const QUESTION = 'How often does the retry helper try?';

for (const version of sampleOf('ask journey', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`questions over a vault on ${version}`, () => {
    it.skipIf(!isExpected('0.15.8'))(
      'are answered by Claude from the notes, and by the notebook once the user has agreed',
      async () => {
        const google = await startGoogle();
        try {
          const { cwd, home } = makePlace();
          mkdirSync(join(cwd, '.obsidian'));
          writeFileSync(
            join(cwd, 'Retry.md'),
            '# Retry\n\n## Helper\n\nThe retry helper tries three times.\n',
          );
          writeFileSync(join(cwd, 'Bread.md'), 'Bread, butter and jam.\n');
          const {
            PATH: _,
            HOME: _home,
            USERPROFILE: _profile,
            SystemRoot: _root,
            ...env
          } = nlmEnvironment(tempFolder(), google, '0.15.8', []);
          const local = 'Local answer: three times (Retry.md, Helper).';
          const run = await runClient({
            ...{ version, cwd, home, env, pluginDirs: [PLUGIN] },
            turns: [`/msw:ask "${QUESTION}"`, `/msw:ask "${QUESTION}" --yes`, '/msw:ask'],
            script: { main: [local] },
          });
          const [asked, ...others] = run.requests;
          const read = JSON.stringify(asked);
          expect(read).toContain('MSW searched the vault for the question');
          expect(read).toContain('The retry helper tries three times.');
          expect(read).toContain('Retry.md > Retry > Helper');
          expect(read).not.toContain('butter');
          // The line that agrees is for the user to type.
          expect(read).toContain('--yes');
          expect(others).toEqual([]);
          expect(run.results[0]?.result).toBe(local);
          const shown = JSON.stringify(run.events);
          expect(shown).toContain(JSON.stringify(ANSWER).slice(1, -1));
          expect(shown).toContain('/msw:ask needs a question');
          expect(google.questions()).toEqual([QUESTION]);
          const made = [...google.notebooks.byId.values()].find(
            ({ title }) => title === 'Obsidian Vault Notebook',
          );
          expect(made?.sources.map(({ title }) => title)).toEqual(['Retry.md']);
        } finally {
          await google.close();
        }
      },
    );
  });
}
