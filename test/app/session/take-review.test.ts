// `--review`: an agent's verdict counts only for the files that it saw, and every criterion is failed until it says not.
import { expect, it } from 'vitest';
import { armed, CHECK, type Scene, textOf } from '../support/scene.ts';

const REVIEWED = `"Fix it" ${CHECK} --review "the error says what to do; help names the option"`;
const PASSED = '1. PASS - src/a.js:3 says it\n2. PASS - node a.js --help showed it\nREVIEW: PASS';

const green = async (): Promise<Scene> => {
  const scene = await armed(REVIEWED);
  scene.write('value.txt', 'ready');
  return scene;
};

it('asks for a review when the checks pass, and is done when it passed', async () => {
  const scene = await green();
  expect(textOf(await scene.stop())).toContain('msw:reviewer');
  expect(scene.read(`.msw/loops/${scene.loop()?.terms.id}/review.md`)).toContain('2. help names the option');
  expect(await scene.stopAgent('msw:reviewer', { lastMessage: PASSED })).toEqual({ kind: 'silent' });
  expect(scene.loop()?.progress.review?.verdict).toBe('pass');
  expect(textOf(await scene.stop())).toContain('done');
  expect(scene.loop()).toBeNull();
});

it.each([
  ['a failed criterion', '1. PASS - a\n2. FAIL - no help\nREVIEW: FAIL', '2. no help'],
  ['a criterion left out', '1. PASS - a\nREVIEW: PASS', 'each of the 2 criteria'],
  ['one judged twice', '1. PASS - a\n1. PASS - a\nREVIEW: PASS', 'each of the 2 criteria'],
  ['a pass over a failure', '1. PASS - a\n2. FAIL - no help\nREVIEW: PASS', '2. no help'],
  ['a fenced verdict', `\`\`\`\n${PASSED}`, 'did not end with'],
  ['a verdict that is not last', `${PASSED}\nGood work.`, 'did not end with'],
  ['silence', '', 'did not end with'],
])('continues after %s', async (_name, lastMessage, said) => {
  const scene = await green();
  await scene.stop();
  await scene.stopAgent('msw:reviewer', { lastMessage });
  expect(textOf(await scene.stop())).toContain(said);
  expect(scene.loop()).not.toBeNull();
});

it('takes no review of other files', async () => {
  const scene = await green();
  await scene.stop();
  scene.write('value.txt', 'ready ');
  await scene.stopAgent('msw:reviewer', { lastMessage: PASSED });
  expect(scene.loop()?.progress.review?.verdict).toBe('fail');
});

it('takes no review of criteria that somebody rewrote, and writes them anew', async () => {
  const scene = await green();
  await scene.stop();
  const page = `.msw/loops/${scene.loop()?.terms.id}/review.md`;
  scene.write(page, '# Criteria of the user\n\n1. nothing\n2. at all\n');
  await scene.stopAgent('msw:reviewer', { lastMessage: PASSED });
  expect(scene.loop()?.progress.review?.lines).toEqual(['the page with the criteria was changed']);
  expect(textOf(await scene.stop())).toContain('msw:reviewer');
  expect(scene.read(page)).toContain('2. help names the option');
});

it('judges what was promised in a loop without checks', async () => {
  const scene = await armed('"Fix it" --no-check --promise DONE --review "help names the option"');
  expect(textOf(await scene.stop('Not yet.'))).not.toContain('msw:reviewer');
  const promised = '<promise>DONE</promise>';
  expect(textOf(await scene.stop(promised))).toContain('msw:reviewer');
  await scene.stopAgent('msw:reviewer', { lastMessage: '1. PASS - node a.js --help\nREVIEW: PASS' });
  expect(textOf(await scene.stop(promised))).toContain('a model found the criterion met');
});

it('is stuck when nobody fixes what the review found', async () => {
  const scene = await green();
  const { id = '' } = scene.loop()?.terms ?? {};
  for (let round = 0; round < 4; round += 1) {
    await scene.stop();
    await scene.stopAgent('msw:reviewer', { lastMessage: '1. PASS - a\n2. FAIL - no help\nREVIEW: FAIL' });
  }
  const report = scene.read(`.msw/loops/${id}/report.md`);
  expect(report).toContain('no file was changed, and the review has not passed');
  expect(report).toContain('2. no help');
});

it('asks again when files changed after the review', async () => {
  const scene = await green();
  await scene.stop();
  await scene.stopAgent('msw:reviewer', { lastMessage: PASSED });
  scene.write('value.txt', 'ready ');
  expect(textOf(await scene.stop())).toContain('msw:reviewer');
});
