// The hostile repositories bite: each trick that runs a program does so for somebody who works without MSW, and each
// file that is to be waited for is what it seems. So a journey through them that leaves no mark says something.
import { lstatSync, readlinkSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findLoop, readState } from '../../src/adapters/loops/loop-store.ts';
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

/** As an editor does between two looks at the repository: git only runs filters for what it has to read again. */
const change = (root: string, time: number): void => {
  writeFiles(root, { 'a.txt': `${String(time).padStart(3, '0')}\n` });
  for (const name of ['a.txt', 'docs/b.md']) utimesSync(join(root, name), time, time);
};

requireOrSkip(
  'posix',
  'git',
  'python3',
)('a hostile repository', () => {
  it('leaves no mark of its own making', async () => {
    expect((await makeHostileRepository('programs and lies')).marks()).toEqual([]);
  });

  it.each(['programs and lies', 'settings'] as const)(
    'runs each program of its %s for whoever works in it without MSW',
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

  it('holds what cannot be read to its end', async () => {
    const at = async (kind: HostileKind, path: string) =>
      join((await makeHostileRepository(kind)).root, path);
    expect(readlinkSync(await at('links', '.msw/config.json'))).toBe('/dev/zero');
    expect(lstatSync(await at('pipes', 'package.json')).isFIFO()).toBe(true);
    expect(lstatSync(await at('giants', '.msw/config.json')).size).toBeGreaterThan(100 * 1024 * 1024);
  });

  it('brings a user folder that signs and trusts, for whoever names it as the own', async () => {
    const { root } = await makeHostileRepository('a user folder');
    const opened = openWorkspace(root, { MSW_HOME: join(otherHome({ root }), '/') });
    if (opened.status === 'refused') throw new Error(opened.reason);
    expect(manageTrust(opened.workspace).list().trusted).toHaveLength(1);
    expect(findLoop(readState(opened.workspace), FORGED_SESSION)).not.toBeNull();
  });
});
