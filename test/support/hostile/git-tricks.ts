// Repositories as an archive would bring them: a `.git` folder whose settings, hooks and attributes name programs. Each
// trick leaves a mark when it works; `byPlainGit` is the git call that springs it for a user of git itself.

import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { git, writeFiles } from '../sample-project.ts';
import { tempFolder } from '../temp-folder.ts';

export interface GitTrick {
  readonly name: string;
  /** @param program the path of a script that leaves the mark */
  arm(root: string, program: string): void;
  /** Arguments of git; null when the installed git may not support the trick. */
  readonly byPlainGit: readonly string[] | null;
}

export interface HostileRepository {
  readonly root: string;
  /** Whether anything of the repository ran. */
  sprung(): boolean;
}

/** A repository with a changed file, a new one, and attributes that send every file through the trap. */
export function hostileRepository(trick: GitTrick): HostileRepository {
  const place = tempFolder();
  const [made, root] = [join(place, 'made'), join(place, 'app')];
  const mark = join(place, 'mark');
  mkdirSync(made);
  git(made, 'init', '-q', '-b', 'main');
  for (const [key, value] of Object.entries(USER)) git(made, 'config', key, value);
  writeFiles(made, { 'a.txt': 'one\n', 'docs/b.md': '# B\n', '.gitattributes': ATTRIBUTES });
  script(join(made, 'trap.sh'), `echo ran >> '${mark}'; exit 1`);
  git(made, 'add', '-A');
  git(made, 'commit', '-qm', 'feat(01-01): first');
  trick.arm(made, join(root, 'trap.sh'));
  // An unpacked archive has no history of its own on this machine.
  cpSync(made, root, { recursive: true });
  rmSync(made, { recursive: true });
  rmSync(mark, { force: true });
  writeFileSync(join(root, 'a.txt'), 'two\n');
  writeFileSync(join(root, 'new.md'), '# New\n');
  utimesSync(join(root, 'docs', 'b.md'), 1, 1);
  return { root, sprung: () => existsSync(mark) };
}

const USER = { 'user.name': 'Sample', 'user.email': 'sample@example.invalid', 'commit.gpgsign': 'false' };
const ATTRIBUTES = '* filter=a=b diff=evil merge=evil\n*.md filter=Evil.Name diff=evil\n';

function script(path: string, line: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${line}\n`);
  chmodSync(path, 0o755);
}

const set =
  (...pairs: readonly (readonly [key: string, value?: string])[]): GitTrick['arm'] =>
  (root, program) => {
    for (const [key, value = program] of pairs) git(root, 'config', key, value);
  };

const HOOKS =
  'pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction pre-auto-gc post-rewrite fsmonitor-watchman query-watchman'.split(
    ' ',
  );

const hooks = (folder: string, root: string, program: string): void => {
  for (const name of HOOKS) script(join(root, folder, name), `'${program}' </dev/null; exit 0`);
};

/** Gives HEAD a signature, so that showing the commit starts the program that checks it. */
const signed = (root: string, signature: string): void => {
  const lines = signature.split('\n').map((line, index) => (index === 0 ? `gpgsig ${line}` : ` ${line}`));
  const [head = '', ...rest] = git(root, 'cat-file', 'commit', 'HEAD').split('\n\n');
  writeFileSync(join(root, '.git', 'signed'), `${head}\n${lines.join('\n')}\n\n${rest.join('\n\n')}`);
  const hash = git(root, 'hash-object', '-t', 'commit', '-w', join(root, '.git', 'signed')).trim();
  git(root, 'update-ref', 'HEAD', hash);
};

const PGP = '-----BEGIN PGP SIGNATURE-----\n\niQ==\n=aaaa\n-----END PGP SIGNATURE-----';
const SSH = '-----BEGIN SSH SIGNATURE-----\nU1NIU0lH\n-----END SSH SIGNATURE-----';
const X509 = '-----BEGIN SIGNED MESSAGE-----\nMIIB\n-----END SIGNED MESSAGE-----';

/** The content of the last commit is missing, and a remote promises to provide it. */
const promised =
  (...pairs: readonly (readonly [key: string, value: (program: string) => string])[]): GitTrick['arm'] =>
  (root, program) => {
    const blob = git(root, 'rev-parse', 'HEAD:a.txt').trim();
    git(root, 'config', 'core.repositoryFormatVersion', '1');
    git(root, 'config', 'extensions.partialClone', 'origin');
    git(root, 'config', 'remote.origin.promisor', 'true');
    git(root, 'config', 'protocol.allow', 'always');
    git(root, 'config', 'protocol.ext.allow', 'always');
    for (const [key, value] of pairs) git(root, 'config', key, value(program));
    rmSync(join(root, '.git', 'objects', blob.slice(0, 2), blob.slice(2)));
  };

const FETCH = ['show', 'HEAD:a.txt'];

const submodule: GitTrick['arm'] = (root, program) => {
  const inner = join(root, 'inner');
  mkdirSync(inner);
  git(inner, 'init', '-q');
  for (const [key, value] of Object.entries(USER)) git(inner, 'config', key, value);
  writeFiles(inner, { 'c.txt': '1\n' });
  git(inner, 'add', '.');
  git(inner, 'commit', '-qm', 'first');
  // Of the settings that decide how deep git looks, the most specific one wins.
  writeFiles(root, { '.gitmodules': '[submodule "inner"]\n\tpath = inner\n\turl = ./x\n\tignore = none\n' });
  git(root, 'add', 'inner', '.gitmodules');
  git(root, 'commit', '-qm', 'inner');
  for (const [key, value] of [
    ['url', './x'],
    ['ignore', 'none'],
    ['active', 'true'],
    ['update', `!${program}`],
  ])
    git(root, 'config', `submodule.inner.${key}`, value ?? '');
  for (const key of ['core.fsmonitor', 'filter.a=b.clean', 'diff.external'])
    git(inner, 'config', key, program);
  git(root, 'config', 'submodule.recurse', 'true');
  git(root, 'config', 'status.submoduleSummary', 'true');
  git(root, 'config', 'diff.ignoreSubmodules', 'none');
  git(root, 'config', 'diff.submodule', 'log');
  writeFiles(inner, { '.gitattributes': '* filter=a=b\n', 'c.txt': '2\n' });
};

/** A folder that only looks like a repository: it comes with any clone, without an archive. */
const embedded: GitTrick['arm'] = (root, program) => {
  const bare = join(root, 'docs');
  git(root, 'init', '-q', '--bare', join(root, 'bare'));
  for (const name of ['HEAD', 'objects', 'refs', 'config'])
    renameSync(join(root, 'bare', name), join(bare, name));
  git(root, 'config', '--file', join(bare, 'config'), 'core.bare', 'false');
  git(root, 'config', '--file', join(bare, 'config'), 'core.worktree', '.');
  git(root, 'config', '--file', join(bare, 'config'), 'core.fsmonitor', program);
};

const elsewhere: GitTrick['arm'] = (root, program) => {
  // Next to the repository there is another one, whose work tree this one claims as its own.
  const other = join(root, '..', 'other');
  writeFiles(other, { '.gitattributes': '* filter=a=b\n', 'a.txt': 'oth\n' });
  git(root, 'config', 'core.worktree', join(root, '..', 'other'));
  git(root, 'config', '--add', 'filter.a=b.clean', program);
};

const included =
  (key: string): GitTrick['arm'] =>
  (root, program) => {
    writeFileSync(
      join(root, 'settings'),
      `[filter "a=b"]\n\tclean = ${program}\n[core]\n\tfsmonitor = ${program}\n`,
    );
    git(root, 'config', key, '../settings');
  };

const perWorktree: GitTrick['arm'] = (root, program) => {
  git(root, 'config', 'core.repositoryFormatVersion', '1');
  git(root, 'config', 'extensions.worktreeConfig', 'true');
  git(root, 'config', '--worktree', 'filter.a=b.clean', program);
};

const STATUS = ['status'];
const COMMIT = ['commit', '-qm', 'x', '--', 'a.txt'];

export const gitTricks: readonly GitTrick[] = [
  { name: 'core.fsmonitor', arm: set(['core.fsmonitor']), byPlainGit: STATUS },
  { name: 'a clean filter called a=b', arm: set(['filter.a=b.clean']), byPlainGit: STATUS },
  { name: 'a filter with a dot and capitals', arm: set(['filter.Evil.Name.clean']), byPlainGit: STATUS },
  {
    name: 'a filter process',
    arm: set(['filter.a=b.process']),
    byPlainGit: ['-c', 'core.safecrlf=false', ...STATUS],
  },
  {
    name: 'a required filter',
    arm: set(['filter.a=b.clean'], ['filter.a=b.required', 'true']),
    byPlainGit: STATUS,
  },
  {
    name: 'attributes of the repository’s own folder',
    arm: (root, program) => {
      writeFiles(root, { '.git/info/attributes': '* filter=hidden\n' });
      git(root, 'config', 'filter.hidden.clean', program);
    },
    byPlainGit: STATUS,
  },
  { name: 'included settings', arm: included('include.path'), byPlainGit: STATUS },
  {
    name: 'settings included on a condition',
    arm: included('includeIf.onbranch:main.path'),
    byPlainGit: STATUS,
  },
  { name: 'settings of the work tree', arm: perWorktree, byPlainGit: STATUS },
  { name: 'a work tree elsewhere', arm: elsewhere, byPlainGit: STATUS },
  { name: 'a submodule with settings of its own', arm: submodule, byPlainGit: STATUS },
  { name: 'a folder that looks like a repository', arm: embedded, byPlainGit: ['-C', 'docs', ...STATUS] },
  { name: 'an external diff', arm: set(['diff.external'], ['diff.evil.command']), byPlainGit: ['diff'] },
  { name: 'a text conversion', arm: set(['diff.evil.textconv']), byPlainGit: ['diff'] },
  { name: 'a merge driver', arm: set(['merge.evil.driver']), byPlainGit: null },
  { name: 'hooks', arm: (root, program) => hooks('.git/hooks', root, program), byPlainGit: COMMIT },
  {
    name: 'hooks in a folder of the project',
    arm: (root, program) => {
      hooks('.githooks', root, program);
      git(root, 'config', 'core.hooksPath', '.githooks');
    },
    byPlainGit: COMMIT,
  },
  {
    name: 'a hook that is a setting',
    arm: set(['hook.evil.command'], ['hook.evil.event', 'pre-commit']),
    byPlainGit: null,
  },
  {
    name: 'a signature that is shown',
    arm: (root, program) => {
      signed(root, PGP);
      set(['log.showSignature', 'true'], ['gpg.program'])(root, program);
    },
    byPlainGit: ['log'],
  },
  {
    name: 'an ssh signature that is shown',
    arm: (root, program) => {
      signed(root, SSH);
      writeFiles(root, { signers: 'a ssh-ed25519 AAAA\n' });
      set(
        ['log.showSignature', 'true'],
        ['gpg.ssh.program'],
        ['gpg.ssh.allowedSignersFile', 'signers'],
      )(root, program);
    },
    byPlainGit: ['log'],
  },
  {
    name: 'an X.509 signature that is shown',
    arm: (root, program) => {
      signed(root, X509);
      set(['log.showSignature', 'true'], ['gpg.x509.program'])(root, program);
    },
    byPlainGit: ['log'],
  },
  {
    name: 'signed commits',
    arm: set(['commit.gpgSign', 'true'], ['gpg.program'], ['gpg.openpgp.program']),
    byPlainGit: COMMIT,
  },
  {
    name: 'commits signed with ssh',
    arm: set(
      ['commit.gpgSign', 'true'],
      ['gpg.format', 'ssh'],
      ['gpg.ssh.program'],
      ['gpg.ssh.defaultKeyCommand'],
    ),
    byPlainGit: COMMIT,
  },
  {
    name: 'pagers and editors',
    arm: set(
      ['core.pager'],
      ['pager.log'],
      ['pager.status'],
      ['core.editor'],
      ['sequence.editor'],
      ['interactive.diffFilter'],
    ),
    byPlainGit: ['commit', '--', 'a.txt'],
  },
  { name: 'aliases', arm: set(['alias.st', '!false'], ['alias.log'], ['alias.status']), byPlainGit: null },
  {
    name: 'trailers',
    arm: set(['trailer.x.command'], ['trailer.x.cmd'], ['trailer.x.ifmissing', 'add']),
    byPlainGit: ['commit', '-qm', 'x', '--trailer', 'y: z', '--', 'a.txt'],
  },
  {
    name: 'gc after a commit',
    arm: (root, program) => {
      hooks('.git/hooks', root, program);
      for (const name of HOOKS.filter((one) => one !== 'pre-auto-gc')) rmSync(join(root, '.git/hooks', name));
      // Git estimates the number of loose objects from one folder.
      for (const end of ['a', 'b', 'c']) writeFiles(root, { [`.git/objects/17/${end.repeat(38)}`]: '' });
      set(['gc.auto', '1'], ['gc.autoDetach', 'false'], ['gc.recentObjectsHook'])(root, program);
    },
    byPlainGit: ['gc', '--auto'],
  },
  {
    name: 'a promised object by a command',
    arm: promised(['remote.origin.url', (program) => `ext::${program}`]),
    byPlainGit: FETCH,
  },
  {
    name: 'a promised object by ssh',
    arm: promised(
      ['remote.origin.url', () => 'ssh://host.invalid/x'],
      ['core.sshCommand', (program) => program],
    ),
    byPlainGit: FETCH,
  },
  {
    name: 'a promised object from another folder',
    arm: promised(['remote.origin.url', () => '.'], ['remote.origin.uploadpack', (program) => program]),
    byPlainGit: FETCH,
  },
  {
    name: 'a promised object through a proxy',
    arm: promised(
      ['remote.origin.url', () => 'git://host.invalid/x'],
      ['core.gitProxy', (program) => program],
    ),
    byPlainGit: FETCH,
  },
  {
    name: 'credentials and questions',
    arm: promised(
      ['remote.origin.url', () => 'https://user@127.0.0.1:9/x'],
      ['credential.helper', (program) => `!${program}`],
      ['core.askPass', (program) => program],
    ),
    byPlainGit: null,
  },
  {
    name: 'what a server would run',
    arm: set(
      ['core.alternateRefsCommand'],
      ['uploadpack.packObjectsHook'],
      ['init.templateDir', '.'],
      ['remote.origin.vcs', 'evil'],
    ),
    byPlainGit: null,
  },
];
