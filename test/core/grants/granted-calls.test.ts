import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../../../src/app/operations/nouns.ts';
import { isGranted } from '../../../src/core/grants/granted-calls.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const COMMANDS = readdirSync(join(root, 'commands')).map((name) => name.replace(/\.md$/, ''));
const OPERATIONS = await allOperations();
const granted = (line: string, commands: readonly string[], agent: string | null = null) =>
  isGranted(line.split(' '), { commands, agent });

describe('isGranted', () => {
  it.each([
    ['phase check 1 --round --short --json', ['plan'], null],
    ['execute next 1 --json', ['status', 'execute'], null],
    ['execute commit 01-02 what --task=1 --type feat', ['execute'], 'msw:executor'],
    ['phase judge 1 truth-0123456789 passed --evidence a:1', ['verify'], 'msw:verifier'],
    ['phase finding 1 info a:1 --issue x --fix y', ['verify'], 'msw:reviewer'],
    ['phase review 1 --json', ['verify'], null],
    ['project new --from a.json --project /p --json', ['init'], null],
    ['route take loop --because x --phase 1', ['go'], null],
    ['milestone begin --from a.json --project /p --json', ['init'], null],
  ])('allows %s after %j by %s', (line, commands, agent) =>
    expect(granted(line, commands, agent)).toBe(true),
  );

  it.each([
    ['phase check 1 --round', [], null],
    ['phase check 1 --round', ['verify'], null],
    ['phase check 1 --apply --accept', ['plan'], null],
    ['phase check 1 --apply --accept=x', ['plan'], null],
    ['phase judge 1 truth-0123456789 passed --by user --evidence x', ['verify'], 'msw:verifier'],
    ['phase judge 1 truth-0123456789 passed --evidence a:1', ['verify'], null],
    ['phase finding 1 info a:1 --issue x', ['verify'], null],
    ['execute commit 01-02 what --task 1 --type feat', ['execute'], null],
    ['execute commit 01-02 what --task 1 --type feat', ['execute'], 'other:executor'],
    ['execute resolve 01-02 answer yes', ['execute'], null],
    ['route take loop --because x', ['loop'], null],
    ['route take loop --because x --check true', ['go'], null],
    ['notebook query why?', ['plan'], 'msw:researcher'],
    ['notebook query why?', ['setup'], null],
    ['phase verify 1 -x', ['verify'], null],
    ['phase verify 1 -- --by', ['verify'], null],
    ['phase', ['verify'], null],
    ['toString constructor', ['constructor', '__proto__'], null],
  ])('refuses %s after %j by %s', (line, commands, agent) =>
    expect(granted(line, commands, agent)).toBe(false),
  );

  it.each([
    'trust add x',
    'trust remove x',
    'loop arm --session s x',
    'loop run x',
    'loop stop',
    'loop hint x',
    'loop resume',
    'milestone close',
    'notebook use x',
    'notebook plan a pro',
    'notebook sync a',
    'execute resolve 01-02 again',
    'plan write FILE',
    'research run x --out /x.md',
  ])('refuses %s whatever command was typed', (line) => {
    for (const agent of [null, 'msw:executor', 'msw:verifier', 'msw:researcher'])
      expect(granted(line, COMMANDS, agent)).toBe(false);
  });
});

describe.each(OPERATIONS.filter(({ grant }) => grant !== null))('the grant of $name', (operation) => {
  it('lets nobody decide for people', () => expect(operation.callers).toBe('anyone'));

  it('names options that the operation has', () => {
    const { options = [] } = operation.grant ?? {};
    const isOption = (name: string) => (operation.inputs[name]?.kind ?? 'word') !== 'word';
    expect(options.filter((name) => !isOption(name))).toEqual([]);
  });
});

describe.each(COMMANDS)('/msw:%s', (command) => {
  it('grants the client no program, no reading, and no writing except its own documents', () => {
    const text = readFileSync(join(root, 'commands', `${command}.md`), 'utf8');
    const [, list = ''] = /^allowed-tools: (.*)$/m.exec(text) ?? [];
    const rules = list === '' ? [] : list.split(', ');
    const allowed =
      /^(?:Agent|AskUserQuestion|Edit\(\/\.(?:planning|msw)\/[a-z]+\/(?:[\w*./-]*\*[\w./-]*|synthesis\.md)\)|Edit\(\/\.planning\/\*\*\/(?:\*-[A-Z]+|deferred-items)\.md\))$/;
    expect(rules.filter((rule) => !allowed.test(rule))).toEqual([]);
    expect(
      rules.filter((rule) => rule.includes('..') || /VERIFICATION|CONTEXT|STATE|config/.test(rule)),
    ).toEqual([]);
  });
});
