// The hostile repositories bite: each trick that runs a program does so for somebody who works without MSW, and each
// file that is to be waited for is what it seems. So a journey through them that leaves no mark says something.
import { lstatSync, readlinkSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { hostileKinds, makeHostileRepository } from '../support/hostile/hostile-repository.ts';
import { PROGRAM_FOLDER } from '../support/hostile/running-tricks.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { writeFiles } from '../support/sample-project.ts';

const { committed, added } = hostileKinds['programs and lies'];
const running = [...committed, ...added].filter(({ spring }) => spring !== undefined);

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
  it('leaves no mark of its own making', () => {
    expect(makeHostileRepository('programs and lies').marks()).toEqual([]);
  });

  it('runs each of its programs for whoever works in it without MSW', () => {
    const repository = makeHostileRepository('programs and lies');
    const programs = join(repository.root, PROGRAM_FOLDER);
    const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
    const silent = running.filter(({ name, spring }, index) => {
      change(repository.root, index);
      repository.traps.wipe();
      spring?.(repository, env);
      return !repository.marks().some((mark) => mark.trick === name && !mark.byMsw);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(running.length).toBeGreaterThan(30);
  });

  it('holds what cannot be read to its end', () => {
    const links = makeHostileRepository('links').root;
    expect(readlinkSync(join(links, '.msw', 'config.json'))).toBe('/dev/zero');
    expect(lstatSync(join(makeHostileRepository('pipes').root, 'package.json')).isFIFO()).toBe(true);
    const giant = lstatSync(join(makeHostileRepository('giants').root, '.msw', 'config.json'));
    expect(giant.size).toBeGreaterThan(100 * 1024 * 1024);
  });
});
