// The hostile repositories are effective: each trick that runs a program does so for a user without MSW, and each
// special file is what it appears to be. So a journey through them that leaves no mark proves something.
import { lstatSync, readlinkSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findLoop, readLoopState } from '../../src/adapters/loops/loop-store.ts';
import { manageTrust } from '../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../src/app/workspace/workspace.ts';
import { otherHome } from '../support/hostile/environment-tricks.ts';
import {
  type HostileKind,
  hostileKinds,
  makeHostileRepository,
} from '../support/hostile/hostile-repository.ts';
import { FORGED_SESSION, PROGRAM_FOLDER } from '../support/hostile/running-tricks.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { writeFiles } from '../support/sample-project.ts';

/** As an editor does between two reads of the repository: git runs filters only for files that it has to read again. */
const change = (root: string, time: number): void => {
  writeFiles(root, { 'a.txt': `${String(time).padStart(3, '0')}\n` });
  for (const name of ['a.txt', 'docs/b.md']) utimesSync(join(root, name), time, time);
};

requireOrSkip(
  'posix',
  'git',
  'python3',
)('a hostile repository', () => {
  it('leaves no mark when it is created', async () => {
    expect((await makeHostileRepository('programs and lies')).marks()).toEqual([]);
  });

  it.each(['programs and lies', 'settings'] as const)(
    'runs each program of its %s for a user without MSW',
    async (kind) => {
      const repository = await makeHostileRepository(kind);
      const programs = join(repository.root, PROGRAM_FOLDER);
      const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
      const { committed, added } = hostileKinds[kind];
      const running = [...committed, ...added].filter(({ spring }) => spring !== undefined);
      expect(running).not.toEqual([]);
      const silent = running.filter(({ name, spring }, index) => {
        change(repository.root, index);
        repository.traps.wipe();
        spring?.(repository, env);
        return !repository.marks().some((mark) => mark.trick === name && !mark.byMsw);
      });
      expect(silent.map(({ name }) => name)).toEqual([]);
    },
  );

  it('contains files that cannot be read to their end', async () => {
    const at = async (kind: HostileKind, path: string) =>
      join((await makeHostileRepository(kind)).root, path);
    expect(readlinkSync(await at('links', '.msw/config.json'))).toBe('/dev/zero');
    expect(lstatSync(await at('pipes', 'package.json')).isFIFO()).toBe(true);
    expect(lstatSync(await at('giants', '.msw/config.json')).size).toBeGreaterThan(100 * 1024 * 1024);
  });

  it('contains a user folder that signs and trusts, for a user who names it as their own', async () => {
    const { root } = await makeHostileRepository('a user folder');
    const opened = openWorkspace(root, { MSW_HOME: join(otherHome({ root }), '/') });
    if (opened.status === 'refused') throw new Error(opened.reason);
    expect(manageTrust(opened.workspace).list().trusted).toHaveLength(1);
    expect(findLoop(readLoopState(opened.workspace), FORGED_SESSION)).not.toBeNull();
  });
});
