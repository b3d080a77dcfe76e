// Whether a failure names something outside the project: an address, a documented code, an installed package.

import { dirname, join } from 'node:path';
import { findInstalled } from '../../adapters/documents/installed-packages.ts';
import { realPath } from '../../adapters/files/place.ts';
import { openGit } from '../../adapters/git/open-git.ts';
import { foreignNames } from '../../core/guidance/foreign-names.ts';
import { packageMentions } from '../../core/retrieval/passages/package-mentions.ts';
import { ownFileOf } from '../retrieval/own-file.ts';
import type { GuidanceRequest } from './known-guidance.ts';

export async function namesOutside(request: GuidanceRequest): Promise<boolean> {
  const names = foreignNames(request.failure);
  if (names === null) return false;
  if (names.isCertain || namesPackage(request)) return true;
  const { module, codes } = names;
  if (module.length + codes.length === 0) return false;
  const own = await ownNames(request);
  if (module.length > 0 && !(await own.haveFile(module))) return true;
  for (const code of codes) if (!(await own.contain(code))) return true;
  return false;
}

/** One that it speaks of, or that both its trace and its file name; the tool that failed is none. */
function namesPackage({ failure, output, projectRoot }: GuidanceRequest): boolean {
  const root = realPath(projectRoot);
  const source = ownFileOf(failure, root);
  const told = [failure.code, failure.class, failure.headline].join(' ').toLowerCase();
  const from = source.path === '' ? root : dirname(join(root, source.path));
  return packageMentions(failure, output, source).some(({ name, ecosystem, isNamed }) => {
    if (!isNamed || name.includes(failure.tool)) return false;
    const isSpokenOf = told.includes(name.toLowerCase());
    if (!isSpokenOf && !source.text.includes(name)) return false;
    return findInstalled(name, ecosystem, { root, from, output }) !== null;
  });
}

interface OwnNames {
  haveFile(names: readonly string[]): Promise<boolean>;
  contain(word: string): Promise<boolean>;
}

/** Without git everything counts as the project's own. */
async function ownNames({ projectRoot }: GuidanceRequest): Promise<OwnNames> {
  const opened = await openGit(projectRoot);
  const run = async (args: readonly string[]): Promise<boolean> => {
    if (opened.status !== 'ok' || opened.git.top === null) return true;
    const said = await opened.git.run([...args]);
    // Git's grep exits with 1 when it finds nothing, which is reported like any other failure.
    return said.status === 'ok' ? said.output.trim() !== '' : said.status === 'late';
  };
  return {
    haveFile: (names) => {
      const paths = names.flatMap((name) => ['', '.*', '/**'].map((end) => `:(glob)**/${name}${end}`));
      return run(['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths]);
    },
    // A document may name what comes from outside.
    contain: (word) =>
      run([
        ...['grep', '-I', '-l', '-w', '-F', '--untracked', '-e', word, '--'],
        '.',
        ':(exclude)*.md',
        ':(exclude).msw',
      ]),
  };
}
