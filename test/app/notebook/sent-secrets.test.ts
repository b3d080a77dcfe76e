// What the real nlm sends to Google, and what MSW keeps of the answer, when both are full of secrets.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { askQuestion } from '../../../src/app/notebook/ask-question.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { isExpected, NLM_VERSIONS } from '../../support/nlm/nlm-store.ts';
import { carriers, leftOfAll } from '../../support/secrets/carriers.ts';
import { type Sample, secretSamples } from '../../support/secrets/samples.ts';
import { openStage, type Stage } from './stage.ts';

const QUESTIONS = 8;
/** Each in a different carrier. */
const samples: readonly Sample[] = secretSamples(17).map((sample, index) => ({
  ...sample,
  text: carriers[index % carriers.length]?.wrap(sample.text) ?? sample.text,
}));
const secrets = samples.flatMap((sample) => sample.secrets);
const textOf = (part: number): string =>
  samples
    .filter((_, index) => index % QUESTIONS === part)
    .map(({ text }) => text)
    .join('\n');

describe.each(NLM_VERSIONS.filter(isExpected).slice(0, 1))('with the real nlm %s', (version) => {
  let stage: Stage | null = null;

  afterEach(() => stage?.close());

  it('sends no secret, and keeps none of an answer', async () => {
    // The answer to part n contains what part n + 1 will ask.
    stage = await openStage(version, ['ok.a'], (question) => {
      const part = Number(/part (\d)/.exec(question)?.[1] ?? 0);
      return `Of part ${part}:\n${textOf((part + 1) % QUESTIONS)}`;
    });
    const { google, place } = stage;
    await stage.configure({ notebook: SEED_NOTEBOOK, nlmProfile: 'ok.a' });
    const answers: string[] = [];
    for (let part = 0; part < QUESTIONS; part += 1) {
      const question = `part ${part}, for jane.doe@initech.io on db01.corp.initech.io: ${textOf(part)}`;
      const asked = { notebook: SEED_NOTEBOOK, question, purpose: 'ask', deadlineMs: 90_000 } as const;
      const outcome = await askQuestion(place, asked);
      expect(outcome.status).toBe('answered');
      answers.push(outcome.status === 'answered' ? JSON.stringify(outcome.answer) : '');
    }
    expect(google.questions()).toHaveLength(QUESTIONS);
    expect(google.questions().join('').length).toBeGreaterThan(20_000);
    const sent = google.questions().join('\n');
    expect(leftOfAll(sent, secrets)).toEqual([]);
    expect(sent).not.toMatch(/jane\.doe|initech/);
    expect(leftOfAll(answers.join('\n'), secrets)).toEqual([]);
    expect(
      leftOfAll(filesBelow(join(place.project, '.msw')) + filesBelow(place.userFolder), secrets),
    ).toEqual([]);
  });
});

function filesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
