import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proposeHere } from '../../../src/app/loop/propose-here.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const repository = (files: Readonly<Record<string, string>>, isGit = true) => {
  const root = tempFolder();
  if (isGit) mkdirSync(join(root, '.git'));
  mkdirSync(join(root, 'packages', 'cart'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return { root, inside: join(root, 'packages', 'cart') };
};
const commands = (folder: string, home?: string) => proposeHere(folder, home).map(({ command }) => command);

describe('the checks of a project', () => {
  it('are those of the folders above where a sub-folder names none', () => {
    const { root, inside } = repository({ Makefile: 'test:\n\ttrue\n' });
    expect(commands(root)).toEqual(['make test']);
    expect(commands(inside)).toEqual([`cd ${join('..', '..')} && make test`]);
  });

  it('are its own where it names some', () => {
    const { inside } = repository({ Makefile: 'test:\n\ttrue\n', 'packages/cart/go.mod': 'module cart\n' });
    expect(commands(inside)).toEqual(['go test ./...']);
  });

  it('never come from outside its repository, nor from above without one', () => {
    const { root, inside } = repository({ Makefile: 'test:\n\ttrue\n' }, false);
    expect(commands(inside)).toEqual([]);
    mkdirSync(join(root, 'packages', '.git'));
    expect(commands(inside)).toEqual([]);
  });

  it('never come from a repository that holds the home of the user', () => {
    const { root, inside } = repository({ Makefile: 'test:\n\ttrue\n' });
    expect(commands(inside, root)).toEqual([]);
    expect(commands(inside, join(root, 'packages'))).toEqual([]);
    expect(commands(root, root)).toEqual(['make test']);
  });
});
