// Every slash command is answered, by a use case of its own or by the operation that says it does the same.

import { describe, expect, it } from 'vitest';
import { SLASH_COMMANDS } from '../../../src/core/commands/slash-commands.ts';
import { makeScene } from '../support/scene.ts';

const said = async (command: string, args: string): Promise<string> => {
  const answer = await makeScene({ PATH: '', HOME: '/nowhere' }).typeAtOnce(command, args);
  return answer.kind === 'answer' ? answer.text : answer.kind;
};

describe('a command with nothing behind it', () => {
  it.each(SLASH_COMMANDS.map(({ name }) => name))('is answered: /msw:%s', async (name) =>
    expect(await said(name, '')).not.toBe('silent'),
  );
});

describe('what is typed behind a command is an input of its operation', () => {
  it.each([
    ['pause', 'abc', /abc/],
    ['stop', 'abc', /abc/],
  ])('/msw:%s %s', async (command, args, pattern) => expect(await said(command, args)).toMatch(pattern));

  it('a text as a whole, without its quotes', async () => {
    const scene = makeScene();
    await scene.typeAtOnce('remember', 'Retries back off twice');
    const answer = await scene.typeAtOnce('recall', '"back off"');
    expect(answer.kind === 'answer' ? answer.text : '').toContain('Retries back off twice');
  });
});
