// Tasks of every kind, in five languages, typed with `/msw:go`: whatever way Claude takes, it opens or is refused with
// its reason, and what Claude answers is what the person gets.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Way } from '../../src/core/commands/slash-commands.ts';
import type { ClientRun } from '../support/client.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import { makePlannedProject } from '../support/planned-project.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { makeSample, resultOf, resultsOf, routesIn, take, told } from './go-scene.ts';
import { endingsOf, makePlace, type Place, runJourney } from './journey.ts';

const PLACES = {
  /** A check that fails. */
  red: makeSample,
  /** A check that passes. */
  green: (): Place => {
    const place = makeSample();
    writeFileSync(join(place.cwd, 'value.txt'), 'ready\n');
    return place;
  },
  empty: makePlace,
  planned: (): Place => {
    const place = makePlace();
    makePlannedProject(place.cwd);
    return place;
  },
  vault: (): Place => {
    const place = makeSample();
    mkdirSync(join(place.cwd, '.obsidian'));
    writeFileSync(join(place.cwd, 'Retries.md'), '# Retries\n\nTres intentos, con pausas.\n');
    return place;
  },
} as const;

type At = keyof typeof PLACES;
/** `closed`: the reason with which the way is refused. */
type Task = readonly [task: string, at: At, way: Way, closed?: string];

const NO_CHECK = 'No check is known here';
const UNPLANNED = 'Nothing is planned here.';
const IS_PLANNED = 'The project is planned, and its milestone is not closed.';
const NO_LOOP = 'No loop waits for a session.';
const NO_NLM = 'NotebookLM cannot be asked: nlm is not installed.';
const NO_VAULT = 'This project is in no vault';

const TASKS: readonly Task[] = [
  // English
  ['What does check.js compare?', 'green', 'do'],
  ['Squash the last three commits into one', 'green', 'do'],
  ['Tag the release v1.2.0 and push the tag', 'red', 'do'],
  ['Undo what you did in the last iteration', 'green', 'do'],
  ['Make the value ready', 'green', 'loop'],
  ['What does check.js do?', 'green', 'loop'],
  ['Fix the flaky login test', 'empty', 'loop', NO_CHECK],
  ['Review the diff of phase 1', 'planned', 'review'],
  ['Review my changes before I push', 'red', 'review', UNPLANNED],
  ['Rewrite everything in Rust, step by step', 'green', 'init'],
  ['Plan the next milestone', 'planned', 'init', IS_PLANNED],
  ['Remember that we release on Tuesdays', 'green', 'remember'],
  ['Why did we choose jitter?', 'green', 'recall'],
  // German
  ['Warum schlägt der Test fehl?', 'red', 'do'],
  ['Mach den Wert fertig', 'red', 'loop'],
  ['Mach da weiter, wo wir gestern waren', 'red', 'resume', NO_LOOP],
  ['Mach mit dem Plan weiter', 'planned', 'next'],
  ['Ändere nur den Tippfehler in der README', 'planned', 'quick'],
  ['Ändere nur den Tippfehler', 'green', 'quick', UNPLANNED],
  ['Verschaffe dir einen Überblick über den Code', 'green', 'map'],
  ['Merk dir: Preise sind netto', 'green', 'remember'],
  ['Setz die letzten drei Commits zusammen', 'green', 'loop'],
  ['Recherchiere, wie andere Wochen zählen', 'green', 'research', NO_NLM],
  // Chinese
  ['这个项目是做什么的？', 'green', 'do'],
  ['把应用部署到测试环境', 'green', 'do'],
  ['让测试通过', 'green', 'loop'],
  ['规划第一阶段', 'planned', 'plan'],
  ['执行第一阶段', 'planned', 'execute'],
  ['验证第一阶段', 'planned', 'verify'],
  ['讨论第一阶段', 'planned', 'discuss'],
  ['讨论第一阶段', 'green', 'discuss', UNPLANNED],
  ['记住：所有价格都含税', 'green', 'remember'],
  ['我们为什么选择这个库？', 'vault', 'ask'],
  // Spanish
  ['¿Cuántos intentos decidimos?', 'vault', 'ask'],
  ['¿Cuántos intentos decidimos?', 'green', 'ask', NO_VAULT],
  ['Arregla la prueba', 'red', 'loop'],
  ['Arregla la prueba', 'empty', 'loop', NO_CHECK],
  ['Deshaz el último commit', 'green', 'do'],
  ['Investiga cómo se integra Stripe', 'green', 'research', NO_NLM],
  ['Haz un mapa del código', 'empty', 'map'],
  ['Continúa con el plan', 'green', 'next', UNPLANNED],
  // Japanese
  ['昨日の続きをお願い', 'green', 'resume', NO_LOOP],
  ['フェーズ1を計画して', 'planned', 'plan'],
  ['フェーズ1を計画して', 'red', 'plan', UNPLANNED],
  ['プロジェクト全体を計画して', 'empty', 'init'],
  ['何を決めたか教えて', 'planned', 'recall'],
];

const IN_PHASE: ReadonlySet<Way> = new Set(['discuss', 'plan', 'execute', 'verify', 'review']);
const ANSWER = 'Answer, Antwort, 答案, respuesta, 答え.';

/** The table, as one object each. */
const CASES = TASKS.map(([task, at, way, closed], nth) => ({
  ...{ task, at, way, closed, because: `${task.replaceAll(/[?¿？]/g, '')}.` },
  version: CLIENT_VERSIONS[nth % CLIENT_VERSIONS.length] ?? CLIENT_VERSIONS[0],
}));

const expectWay = (
  run: ClientRun,
  cwd: string,
  { at, way, closed, because }: (typeof CASES)[number],
): void => {
  if (closed !== undefined) {
    expect(resultsOf(run)).toContain(`The way ${way} is closed. ${closed}`);
    expect(told(run)).not.toContain('msw ▸ way:');
    expect(routesIn(cwd)).toEqual([]);
    return;
  }
  expect(told(run)).toContain(`msw ▸ way: ${way} · ${because}`);
  // Nothing is recorded for `do`.
  expect(routesIn(cwd)).toEqual(way === 'do' ? [] : [{ path: way, rule: 'claude' }]);
  if (way === 'loop') expect(endingsOf(cwd)).toEqual([at === 'green' ? 'idle' : 'stuck']);
};

requireOrSkip(...CLIENT_VERSIONS.map((version) => `client ${version}` as const), 'git')(
  'a task of /msw:go',
  () => {
    it.each(sampleOf('tasks of /msw:go', CASES, 3))(
      'gets $way, or a reason, and Claude’s answer: “$task” ($at, $version)',
      { timeout: 120_000 },
      async (one) => {
        const { task, at, way, version, because } = one;
        const { cwd, home } = PLACES[at]();
        const run = await runJourney({
          ...{ version, cwd, home, prompt: `/msw:go "${task}"`, permissions: 'default' },
          script: { main: [take(way, because, IN_PHASE.has(way) ? ' --phase 1' : ''), ANSWER] },
        });
        expectWay(run, cwd, one);
        expect(resultOf(run)).toBe(ANSWER);
        expect(run.results.at(-1)?.permission_denials).toEqual([]);
      },
    );
  },
);
