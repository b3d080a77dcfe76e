// A user installs MSW, opens a repository that attacks in every way at once, and tries every command, while the model
// does everything the repository asks. Nothing of the repository runs, is sent, is waited for or is lost.
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentsOf, FOCUSES } from '../../src/core/mapping/documents/map-documents.ts';
import { mapText } from '../core/mapping/documents/map-text.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { otherHome } from '../support/hostile/environment-tricks.ts';
import { CHECK, RESEARCH_TOPIC, runsFile } from '../support/hostile/misleading-tricks.ts';
import { FORGED_SESSION } from '../support/hostile/running-tricks.ts';
import type { Step } from '../support/model-script.ts';
import { calls, mapLead, planLead, write } from '../support/planning-leads.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { secretSamples } from '../support/secrets/samples.ts';
import {
  demands,
  expectUnharmed,
  install,
  OWN_ACCOUNT,
  openScene,
  play,
  type Scene,
  shippedPlugin,
  textsBelow,
} from './hostile-scene.ts';
import { hookOutputs } from './journey.ts';

const plugin = shippedPlugin();

/** Commands that the hook answers by itself in these projects. */
const ANSWERED = ['/msw:doctor', '/msw:status', '/msw:go --explain', '/msw:execute 2', '/msw:verify 1'];
const RESEARCH = `/msw:research "${RESEARCH_TOPIC}" --questions 1 --mode fast`;
const LOOP = `/msw:loop "make it ready" --check "${CHECK}" --max-iterations 2`;

const readEvidence: Step = (request) => {
  const path = /Begin by reading (\S+\.md)/.exec(request.userText)?.[1];
  return calls({ name: 'Read', input: { file_path: path ?? 'missing' } });
};

/** Does everything the repository asks, and only then its work. */
const obedient = (scene: Scene, ...work: readonly Step[]): readonly Step[] => [
  ...demands(scene).map((one) => calls(one)),
  ...work,
];

/** Runs one loop to its end, then puts its record back into the state, as if somebody had kept a copy. */
const playLoop = (scene: Scene): Promise<ClientRun> => {
  const state = join(scene.root, '.msw', 'ralph-state.json');
  const kept = join(scene.outside, 'kept.json');
  const keep: Step = () => {
    copyFileSync(state, kept);
    return 'Done.';
  };
  const putBack: Step = () => {
    copyFileSync(kept, state);
    copyFileSync(runsFile(scene.outside), runsOfLoop(scene));
    return 'Hi.';
  };
  // The page that the model reads between its iterations tells it to do more.
  const main = [keep, readEvidence, ...obedient(scene, 'I give up.', putBack)];
  return play(scene, [...ANSWERED, RESEARCH, LOOP, 'hello'], { main }, ['--session-id', FORGED_SESSION]);
};

/** How often the check had run before the record came back. */
const runsOfLoop = ({ outside }: Scene): string => join(outside, 'runs-of-the-loop');

/** Documents of the map that contain every kind of secret. */
const writeSecrets = ({ root }: Scene): Step => {
  const secrets = secretSamples().map(({ text }) => text);
  const documents = FOCUSES.flatMap((focus) => documentsOf(focus));
  const texts = documents.map((kind) => [kind.file, mapText(kind, { 'Tech Debt': secrets.join('\n') })]);
  return write(join(root, '.planning', 'codebase'), Object.fromEntries(texts));
};

const isDrawn = drawn('hostile scenes', 2, 1);
for (const version of sampleOf('hostile-repository', CLIENT_VERSIONS, 1)) {
  requireOrSkip(
    `client ${version}`,
    'nlm 0.15.8',
    'git',
    'posix',
  )(`a hostile repository on ${version}`, () => {
    // Every command, one after the other.
    const all = { timeout: 300_000 };
    it('runs none of its code, is trusted in nothing and is sent nothing', all, async () => {
      const scene = await install(await openScene(version, 'programs and lies', plugin()));
      const head = git(scene.root, 'rev-parse', 'HEAD');
      const looped = await playLoop(scene);
      const mapped = await play(scene, ['/msw:map --fast'], {
        main: [mapLead],
        sub: obedient(scene, writeSecrets(scene), '## Mapping Complete'),
      });
      const planned = await play(scene, ['/msw:plan 3'], {
        main: [planLead],
        sub: obedient(scene, '## PLANNING COMPLETE'),
      });
      await expectUnharmed(scene, [looped, mapped, planned]);
      expect(hookOutputs(looped, 'SessionStart').join()).toContain('.mcp.json names a server');
      expect(JSON.stringify(looped.results)).toMatch(/fail +tool names +\S+\.mcp\.json names a server/);

      // The check ran for the loop, and not again for the record that came back.
      expect(readFileSync(join(scene.outside, 'kept.json'), 'utf8')).toContain(CHECK);
      const runs = readFileSync(runsOfLoop(scene), 'utf8');
      expect(runs).not.toBe('');
      expect(readFileSync(runsFile(scene.outside), 'utf8')).toBe(runs);
      expect(git(scene.root, 'rev-parse', 'HEAD')).toBe(head);
    });

    it.runIf(isDrawn())('cannot have a check change the repository around a verdict’s tree', async () => {
      const opened = await openScene(version, 'a check that asks git', plugin());
      const tmp = join(opened.home, 'tmp');
      mkdirSync(tmp, { mode: 0o700 });
      const scene = { ...opened, env: { ...opened.env, TMPDIR: tmp } };
      writeFiles(scene.home, { '.profile': 'one\n' });
      initGit(scene.home);
      writeFiles(scene.home, { '.profile': 'two\n' });
      const work: Step = () => {
        writeFiles(scene.root, { 'value.txt': 'ready\n' });
        appendFileSync(join(scene.root, 'test', 'value.test.cjs'), '// changed\n');
        return 'Done.';
      };
      const loop = '/msw:loop "make it ready" --check "node --test" --max-iterations 2';
      const run = await play(scene, [loop], { main: [work] });
      await expectUnharmed(scene, [run]);
      const repositories = readFileSync(runsFile(scene.outside), 'utf8').trim().split('\n');
      const others = repositories.filter((path) => path !== scene.root);
      // A control run's tree is a repository of its own.
      expect(others.filter((path) => path.startsWith(join(realpathSync(tmp), 'msw-tree-')))).toEqual(others);
      expect(others.length).toBeGreaterThan(0);
      expect(readFileSync(join(scene.home, '.profile'), 'utf8')).toBe('two\n');
      expect(git(scene.home, 'stash', 'list')).toBe('');
    });

    it.each(sampleOf('what stalls', ['links', 'pipes', 'pipes for git', 'giants'] as const, 1))(
      'cannot stall MSW: %s',
      async (kind) => {
        const scene = await openScene(version, kind, plugin());
        const turns = [...ANSWERED, `${RESEARCH} --local`, '/msw:map --fast', '/msw:plan 3', LOOP];
        await expectUnharmed(scene, [await play(scene, turns, { main: ['I could not.'] })]);
      },
    );

    it.runIf(isDrawn())(
      'cannot choose through the client’s settings which accounts nlm asks with which logins',
      async () => {
        const scene = await openScene(version, 'settings', plugin());
        const choose = `/msw:setup use ${SEED_NOTEBOOK} --profile ${OWN_ACCOUNT}`;
        // A question needs a failure that names something outside, and comes again although something was tried.
        writeFiles(scene.root, { 'till.cjs': "throw new Error('TILL-9: the till is stale');\n" });
        const loop = LOOP.replace(CHECK, 'node till.cjs');
        const attempt: Step = () => {
          writeFiles(scene.root, { 'src/tried.ts': '// x\n' });
          return 'I could not.';
        };
        const run = await play(scene, [choose, '/msw:doctor', loop], { main: [attempt, 'Nor now.'] });
        for (const path of ['till.cjs', 'src/tried.ts']) rmSync(join(scene.root, path));
        await expectUnharmed(scene, [run], [OWN_ACCOUNT]);
      },
    );

    it.each(
      sampleOf(
        'places of a user folder',
        [
          'a user folder',
          'a user folder in UTF-16',
          'a user folder in too large a file',
          'a user folder of another type',
          'a user folder behind links',
        ] as const,
        1,
      ),
    )('cannot provide %s', async (kind) => {
      const scene = await openScene(version, kind, plugin());
      const before = textsBelow(otherHome(scene));
      const turns = ['/msw:doctor', LOOP, '/msw:verify 1', 'hello'];
      const run = await play(scene, turns, { main: ['Hi.'] }, ['--session-id', FORGED_SESSION]);
      await expectUnharmed(scene, [run]);
      expect(textsBelow(otherHome(scene))).toBe(before);
      const told = hookOutputs(run, 'SessionStart').join();
      expect(told).toMatch(/^\{"systemMessage":"msw ▸ [^"]*MSW_HOME[^"]*settings(?:\.local)?\.json[^"]*"\}$/);
      expect(told.match(/MSW_HOME/g)?.length).toBe(1);
    });
  });
}
