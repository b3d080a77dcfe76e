// The line that allows a waiting command, copied into real shells: it names exactly that command, and runs nothing.

import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { programOfPlugin } from '../../../src/adapters/process/own-program.ts';
import { manageTrust } from '../../../src/app/trust/manage-trust.ts';
import {
  commandsDigest,
  noteUntrusted,
  trustRequest,
  untrustedCommands,
} from '../../../src/app/trust/plan-trust.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NASTY = [
  ...'ab1 "\'\\$`;&|<>(){}[]*?~!#=%^-/\n\u00e9\u034f\u202e\u001b',
  '; touch ran; ',
  '$(touch ran)',
  '`touch ran`',
  "'; touch ran; '",
  "\\'; touch ran; '",
  '"; touch ran; "',
];
const commands = [
  'npm test',
  ...fc.sample(fc.string({ unit: fc.constantFrom(...NASTY), minLength: 1, maxLength: 8 }), {
    numRuns: 190,
    seed: 11,
  }),
].filter((command) => command.trim() !== '');

const isThere = (shell: string): boolean => {
  try {
    execFileSync(shell, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
};

requireOrSkip('posix')('the line that allows a command', () => {
  it.each(['sh', 'bash', 'zsh', 'fish'].filter(isThere))('is exact in %s', async (shell) => {
    const folder = tempFolder();
    const bin = join(folder, 'bin');
    const cwd = join(folder, 'here');
    for (const made of [bin, cwd]) mkdirSync(made);
    const stub = '#!/bin/sh\nfor word; do printf "%s\\0" "$word"; done; printf "\\1\\0"\n';
    writeFileSync(join(bin, 'node'), stub, { mode: 0o755 });
    const opened = openWorkspace(tempFolder(), { MSW_HOME: tempFolder() });
    if (opened.status === 'refused') throw new Error(opened.reason);
    const { workspace } = opened;
    const ways = new Set<string>();
    for (let at = 0; at < commands.length; at += 10) {
      const some = [...new Set(commands.slice(at, at + 10))];
      await noteUntrusted(workspace, { plan: 'PLAN.md', commands: some });
      const waiting = manageTrust(workspace).list().waiting.slice(0, some.length);
      expect(waiting.map(({ command }) => command)).toEqual(some);
      const script = join(folder, 'lines');
      writeFileSync(script, waiting.map(({ allow }) => `${allow}\n`).join(''));
      // From a file: fish 3.6 takes the socket that node passes for a directory.
      const stdin = openSync(script, 'r');
      const options = { cwd, env: { PATH: `${bin}:/usr/bin:/bin` } };
      const printed = execFileSync(shell, { ...options, stdio: [stdin, 'pipe', 'inherit'] }).toString('utf8');
      closeSync(stdin);
      const calls = printed
        .split('\u0001\0')
        .slice(0, -1)
        .map((call) => call.split('\0').slice(0, -1));
      expect(calls).toEqual(
        waiting.map(({ command, allow }) => {
          const way = allow.includes(' --digest ') ? 'digest' : 'text';
          ways.add(way);
          const what = way === 'text' ? ['--', command] : ['--digest', commandsDigest(workspace, [command])];
          return [programOfPlugin(), 'trust', 'add', '--project', workspace.project, ...what];
        }),
      );
    }
    expect([...ways].toSorted()).toEqual(['digest', 'text']);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('accepts a digest only for commands that wait in this project, for this user', async () => {
    const [one, other] = [tempFolder(), tempFolder()].map((project) => {
      const opened = openWorkspace(project, { MSW_HOME: tempFolder() });
      if (opened.status === 'refused') throw new Error(opened.reason);
      return opened.workspace;
    });
    if (one === undefined || other === undefined) throw new Error('not opened');
    const command = 'echo $(x)';
    for (const workspace of [one, other])
      await noteUntrusted(workspace, { plan: 'PLAN.md', commands: [command] });
    expect(commandsDigest(one, [command])).not.toBe(commandsDigest(other, [command]));
    expect(await manageTrust(one).addByDigest(commandsDigest(other, [command]))).toMatchObject({
      status: 'refused',
    });
    expect(await manageTrust(one).addByDigest(commandsDigest(one, [command]))).toMatchObject({
      status: 'done',
    });
    expect(manageTrust(one).list()).toMatchObject({ trusted: [command], waiting: [] });
  });

  it('is not offered for a command that is too long to read', async () => {
    const opened = openWorkspace(tempFolder(), { MSW_HOME: tempFolder() });
    if (opened.status === 'refused') throw new Error(opened.reason);
    await noteUntrusted(opened.workspace, {
      plan: 'PLAN.md',
      commands: [`true${' '.repeat(20)}#${'x'.repeat(2000)}; evil`],
    });
    expect(manageTrust(opened.workspace).list().waiting).toEqual([]);
  });
});

it('a command too long to be shown whole is refused with the line that allows it, which does', async () => {
  const opened = openWorkspace(tempFolder(), { MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const long = `node -e "${'1;'.repeat(2000)}"`;
  expect(trustRequest(workspace, [long], () => '/msw:execute 1')).toMatch(
    /cannot be allowed here: put it into a script .* read it in the plan and type it in a terminal: .* trust add "COMMAND"$/,
  );
  await manageTrust(workspace).add(long);
  const plan = `<task type="auto"><name>n</name><verify><automated>${long}</automated></verify></task>`;
  expect(untrustedCommands(workspace, [plan])).toEqual([]);
});
