// What the user types: raw arguments, wrong options, and the commands that answer without a model call.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientRun, runClient } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makePlainSample } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { makePlace, ownersOf, PLUGIN, readLoopFile, runJourney } from './journey.ts';

sampled();

const REFUSED: Readonly<Record<string, string>> = {
  '"x" --chekc "npm test"': 'Unknown option --chekc',
  '"x" --check "true" --max-iterations many': '--max-iterations needs a whole number',
  '--check "npm test"': 'The task is missing',
  '"x"': 'MSW found no test command',
  '"x" --plan nowhere-PLAN.md': 'cannot be read',
};
const ANSWERED: Readonly<Record<string, string>> = {
  status: 'No loop in this project',
  stop: 'This session has no loop',
  pause: 'This session has no loop',
  'resume be brave': 'There is no paused loop to continue with',
  'help next': '/msw:next is gone: /msw:go does what comes next',
  doctor: 'node',
  help: '/msw:loop      Work until checks pass',
  'execute --help': '--gaps-only',
  undo: 'There are no snapshots of a loop in this project.',
  'status now': 'takes no arguments, and was not run',
  'map --fats': 'did you mean --fast?',
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
afterAll(() => removeFolder(folder));

for (const version of sampleOf('commands', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`)(`commands on ${version}`, () => {
    it('keeps every byte of the task and runs none of it', async () => {
      const { cwd, home } = makePlace();
      const task =
        'it\'s `touch A` and $(touch B) and !`touch C`; "quoted" \n---\nmax: 5\n---\n🙂 $HOME $1 $ARGUMENTS';
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: `/msw:loop ${task} --promise DONE --max-iterations 3`,
        script: { main: ['Fine.\n<promise>DONE</promise>'] },
      });
      expect(run.results.at(-1)?.is_error).toBe(false);
      expect(readLoopFile(cwd, 'task.md')).toBe(task);
      for (const file of ['A', 'B', 'C']) expect(existsSync(join(cwd, file))).toBe(false);
      expect(readLoopFile(cwd, 'report.md')).toContain('the promise was given');
    });

    // One client for all of them: an answered command leaves nothing behind for the next one.
    describe('without a model call', () => {
      const typed = [
        ...Object.keys(REFUSED).map((args) => `/msw:loop ${args}`),
        ...Object.keys(ANSWERED).map((words) => `/msw:${words}`),
      ];
      const cwd = join(folder, version);
      let run: ClientRun;
      beforeAll(async () => {
        mkdirSync(cwd);
        const home = join(folder, `${version}-home`);
        run = await runClient({ version, cwd, home, turns: typed, pluginDirs: [PLUGIN], script: {} });
      });
      const answerTo = (words: string) => run.results[typed.indexOf(words)]?.result;

      it.each(Object.entries(REFUSED))('refuses %s', (args, reason) => {
        expect(answerTo(`/msw:loop ${args}`)).toContain(reason);
      });

      it.each(Object.entries(ANSWERED))('answers /msw:%s', (words, text) => {
        expect(answerTo(`/msw:${words}`)).toContain(text);
      });

      it('asks no model and leaves nothing in the project', () => {
        expect(run.results).toHaveLength(typed.length);
        expect(run.allRequests).toEqual([]);
        expect(ownersOf(cwd)).toEqual([]);
        expect(existsSync(join(cwd, '.msw'))).toBe(false);
      });
    });

    it('remembers a note verbatim and recalls it by words in another order, without a model call', async () => {
      const { cwd, home } = makePlace();
      const note = 'the proxy on 8443 needs a client certificate, not `rm -rf` and not $(id)';
      const turns = [
        `/msw:remember ${note}`,
        `/msw:remember ${note}`,
        '/msw:recall certificates of the proxy',
        '/msw:recall kubernetes ingress',
      ];
      const run = await runClient({ version, cwd, home, turns, pluginDirs: [PLUGIN], script: {} });
      const [kept, again, found, none] = run.results.map(({ result }) => result);
      expect(kept).toContain('Remembered as it was given');
      expect(again).toContain('This is remembered already');
      expect(found).toContain(note);
      expect(none).toContain('None of 1 note says enough about this.');
      expect(run.allRequests).toEqual([]);
      const [name = ''] = readdirSync(join(cwd, '.msw', 'memory')).filter((one) => one.endsWith('.md'));
      expect(readFileSync(join(cwd, '.msw', 'memory', name), 'utf8')).toContain(`ORIGINAL:\n${note}\n`);
    });

    it('takes the project’s own check and says which', async () => {
      const { cwd, home } = makePlace();
      makePlainSample(cwd);
      const manifest = JSON.stringify({ scripts: { test: 'node -e 0' } });
      writeFileSync(join(cwd, 'package.json'), manifest);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "do it"',
        script: { main: ['Done.'] },
      });
      expect(JSON.stringify(run.requests[0]?.messages).includes('- test: “npm test”')).toBe(true);
      expect(readFileSync(join(cwd, '.msw', 'journal.jsonl'), 'utf8')).toContain('"origin":"proposed"');
    });
  });
}
