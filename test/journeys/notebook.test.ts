// Guidance from NotebookLM through three accounts of the real nlm, of which only the third can answer: the loop gets
// its answer in time, and the same failure never costs a second question.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { type Google, startGoogle } from '../support/google/google.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { ANSWER } from '../support/google/query.ts';
import type { Step } from '../support/model-script.ts';
import { isExpected, nlmEnvironment } from '../support/nlm/nlm-store.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { endingsOf, hookOutputs, makePlace, PLUGIN, type Place, runJourney } from './journey.ts';

const ACCOUNTS = ['query429', 'expired', 'ok'] as const;

const write = (cwd: string, content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }],
});

const read = (cwd: string): Step => ({
  tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }],
});

const readEvidence: Step = (request) => {
  const path = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1];
  return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
};

/** The environment variables of the nlm test that the hooks need; the rest is the client's own. */
const accountsIn = (google: Google): Readonly<Record<string, string>> => {
  const {
    PATH: _,
    HOME: _home,
    USERPROFILE: _profile,
    SystemRoot: _root,
    ...env
  } = nlmEnvironment(tempFolder(), google, '0.15.8', ACCOUNTS);
  return env;
};

const project = (): Place => {
  const place = makePlace();
  makePlainSample(place.cwd);
  const path = join(place.cwd, 'check.js');
  const check = readFileSync(path, 'utf8').replace(/Error\(.*\);/, "Error('TILL-9: the till is stale');");
  writeFileSync(path, check);
  initGit(place.cwd);
  return place;
};

const useWords = (profile: string): string =>
  `/msw:setup use ${SEED_NOTEBOOK} --profile ${profile} --name docs`;

for (const version of sampleOf('notebook', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`guidance from NotebookLM on ${version}`, () => {
    let google: Google;

    beforeEach(async () => {
      google = await startGoogle();
    });

    afterEach(() => google.close());

    it.skipIf(!isExpected('0.15.8'))(
      'is answered by the third account, and then known in every project',
      async () => {
        const env = accountsIn(google);
        const loop = ({ cwd, home }: Place, tried: readonly Step[] = []) =>
          runJourney({
            version,
            cwd,
            home,
            env,
            prompt: '/msw:loop "make it ready" --check "node check.js"',
            script: {
              main: [...tried, 'Done.', readEvidence, read(cwd), write(cwd, 'ready\n'), 'Now it is ready.'],
            },
          });

        /** As the user does: typed in the client, and answered without a model call. */
        const choose = async ({ cwd, home }: Place): Promise<void> => {
          const turns = ACCOUNTS.map(useWords);
          const setUp = await runClient({ version, cwd, home, env, turns, pluginDirs: [PLUGIN] });
          expect(setUp.requests).toEqual([]);
          for (const account of ACCOUNTS)
            expect(JSON.stringify(setUp.events)).toContain(
              `docs answers for this project: ${account} knows it as ${SEED_NOTEBOOK}.`,
            );
        };

        const first = project();
        await choose(first);
        // A failure that comes again although something was tried.
        const command = 'echo tried > notes.txt';
        const run = await loop(first, [{ tools: [{ name: 'Bash', input: { command, description: 'x' } }] }]);
        expect(run.results.at(-1)?.result).toBe('Now it is ready.');
        expect(endingsOf(first.cwd)).toEqual(['done']);
        const [said] = hookOutputs(run, 'Stop');
        expect(said).toContain('NotebookLM: the quota of profile query429 is used up until');
        expect(said).toContain(
          'Profile expired is logged out and set aside: run `nlm login --profile expired`.',
        );
        expect(run.requests[3]?.toolResults.join('\n')).toContain(ANSWER);
        expect(ACCOUNTS.map((account) => google.questions(account).length)).toEqual([1, 0, 1]);
        const costs = readJournal(first.cwd).filter(({ event }) => event === 'notebook-asked');
        expect(costs).toMatchObject([
          // An expired login is noticed once Google is asked what is left.
          { profile: 'expired', outcome: 'auth-expired', cost: 0 },
          { profile: 'query429', outcome: 'rate-limited', cost: 0 },
          { profile: 'ok', outcome: 'answered', cost: 1 },
        ]);

        const before = google.requests.length;
        writeFileSync(join(first.cwd, 'value.txt'), 'raw\n');
        const again = await loop(first);
        const other = project();
        await choose(other);
        // Where fixes of other projects are switched off, the known answer is used.
        writeFileSync(join(env.MSW_HOME ?? '', 'settings.json'), '{"fixesAcrossProjects": false}');
        const elsewhere = await loop(other);
        for (const [later, known] of [
          [again, '+ready'],
          [elsewhere, ANSWER],
        ] as const) {
          expect(later.results.at(-1)?.result).toBe('Now it is ready.');
          expect(later.requests[2]?.toolResults.join('\n')).toContain(known);
        }
        expect(endingsOf(other.cwd)).toEqual(['done']);
        expect(google.requests).toHaveLength(before);
      },
    );

    it.skipIf(!isExpected('0.15.8'))(
      'is not requested because a repository or Claude names a notebook: only once the user chose it',
      async () => {
        const env = accountsIn(google);
        const { cwd, home } = project();
        const msw = join(cwd, '.msw');
        mkdirSync(msw);
        const brought = { notebook: SEED_NOTEBOOK, nlmProfile: 'ok' };
        writeFileSync(join(msw, 'config.json'), JSON.stringify(brought));
        const cli = `node "${join(PLUGIN, 'dist', 'cli.mjs')}" notebook`;
        const bash = (command: string): Step => ({
          tools: [{ name: 'Bash', input: { command, description: 'notebook' } }],
        });
        const run = await runJourney({
          version,
          cwd,
          home,
          env,
          prompt: '/msw:loop "make it ready" --check "node check.js"',
          script: {
            main: [
              'Done.',
              readEvidence,
              bash(`${cli} use ${SEED_NOTEBOOK} --profile ok`),
              bash(`${cli} query "What is known?"`),
              bash(`${cli} query "What is known?" --notebook ${SEED_NOTEBOOK}`),
              read(cwd),
              write(cwd, 'ready\n'),
              'Now it is ready.',
            ],
          },
        });
        expect(endingsOf(cwd)).toEqual(['done']);
        const cure = `/msw:setup use ${SEED_NOTEBOOK} --profile ok`;
        const said = ['UserPromptExpansion', 'Stop'].flatMap((event) => hookOutputs(run, event)).join('\n');
        expect(said.split('NotebookLM was not asked').length).toBe(2);
        expect(said).toContain(cure);
        const results = run.requests.flatMap(({ toolResults }) => toolResults).join('\n');
        expect(results).toContain('for you, not for Claude');
        expect(google.requests).toEqual([]);

        const asked = await runClient({
          version,
          cwd,
          home,
          env,
          turns: [cure, '/msw:status'],
          pluginDirs: [PLUGIN],
        });
        expect(asked.requests).toEqual([]);
        expect(JSON.stringify(asked.events)).toContain('main answers for this project: ok knows it as');
        expect(JSON.stringify(asked.events)).toContain('NotebookLM questions left: ok 50 of 50');
        expect(google.requests).toEqual([]);
      },
    );
  });
}
