// Notes on disk: kept, found whatever happened to their files, and never lost.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openMswFolder } from '../../../src/adapters/files/msw-folder.ts';
import { readNotes, storeNote } from '../../../src/adapters/memory/note-store.ts';
import { addNote } from '../../../src/app/memory/add-note.ts';
import { findNote, forgetNote } from '../../../src/app/memory/open-note.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import type { RequestPlace } from '../../../src/app/operations/operation/request-place.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.parse('2026-11-23T22:00:00Z');
const placeIn = (project: string) => ({ project, userFolder: tempFolder(), now: () => NOW });
const text = (title: string, context = 'it was so') =>
  `[DECISION] ${title}\n\nCONTEXT: ${context}\nREASONING: because\nOUTCOME: well\nTAGS: a`;

it('T7: a note in the template is stored as it is, with its facts in front', async () => {
  const project = tempFolder();
  const added = await addNote(placeIn(project), { text: text('Use tabs'), agent: 'user', domain: 'Style' });
  if (added.status !== 'added') throw new Error(added.status);
  expect(readFileSync(added.path, 'utf8')).toBe(
    `---\nschema: 1\ncreated_at: 2026-11-23T22:00:00Z\nagent_type: user\ndomain: style\ninitial_priority: 5\n---\n${text('Use tabs')}\n`,
  );
  expect(added.id).toMatch(/^use-tabs-[0-9a-f]{8}$/);
  expect(await addNote(placeIn(project), { text: text('Use tabs'), agent: 'user' })).toMatchObject({
    status: 'known',
  });
  expect(readNotes(project).notes).toHaveLength(1);
});

it('T7: other text is refused with the template, then wrapped and marked, with the original kept', async () => {
  const project = tempFolder();
  const prose = 'The proxy on 8443\nneeds a client certificate.';
  expect(await addNote(placeIn(project), { text: prose, agent: 'claude' })).toMatchObject({
    status: 'template',
  });
  expect(readNotes(project).notes).toEqual([]);
  const added = await addNote(placeIn(project), {
    text: prose,
    agent: 'claude',
    type: 'PROBLEM',
    wraps: true,
  });
  expect(added).toMatchObject({ status: 'added', needsReview: true });
  expect(readNotes(project).notes).toMatchObject([
    { type: 'PROBLEM', title: 'The proxy on 8443', original: prose, needsReview: true },
  ]);
});

it('T8: a note without an author is refused, and nothing is written', async () => {
  const project = tempFolder();
  const refused = await addNote(placeIn(project), { text: text('x'), agent: 'unknown' });
  expect(refused).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('Agent attribution required'),
  });
  expect(existsSync(join(project, '.msw'))).toBe(false);
});

it('a secret in a note is not kept', async () => {
  const project = tempFolder();
  const secret = ['ghp', 'Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9St0Uv1Wx2'].join('_');
  await addNote(placeIn(project), { text: text('Token', `the token is ${secret}`), agent: 'user' });
  const [name = ''] = readdirSync(join(project, '.msw', 'memory')).filter((one) => one.endsWith('.md'));
  const file = readFileSync(join(project, '.msw', 'memory', name), 'utf8');
  expect(file).toContain('the token is <secret>');
});

it('changes to the files are found at the next call, and unreadable files are named', async () => {
  const project = tempFolder();
  await addNote(placeIn(project), { text: text('One'), agent: 'user' });
  const folder = join(project, '.msw', 'memory');
  const [one = ''] = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const before = readFileSync(join(folder, one), 'utf8');
  writeFileSync(
    join(folder, one),
    before.replace('it was so', 'it was otherwise').replace('schema: 1', 'schema: 1\nmood: good'),
  );
  writeFileSync(join(folder, 'by-hand.md'), 'The build needs make 4.');
  writeFileSync(join(folder, 'broken.md'), '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n');
  writeFileSync(join(folder, 'bad#name.md'), text('x'));
  writeFileSync(join(folder, 'huge.md'), 'x'.repeat(300 * 1024));
  mkdirSync(join(folder, 'folder.md'));
  if (process.platform !== 'win32') symlinkSync('/etc/hostname', join(folder, 'linked.md'));
  const { notes, unusable } = readNotes(project);
  expect(notes.map(({ id, context }) => [id, context])).toEqual([
    ['by-hand', ''],
    [one.replace('.md', ''), 'it was otherwise'],
  ]);
  const named = ['bad#name.md', 'broken.md', 'folder.md', 'huge.md'];
  expect(unusable.map(({ name }) => name)).toEqual(
    process.platform === 'win32' ? named : [...named, 'linked.md'],
  );
  expect(findNote({ notes, unusable, files: new Map() }, 'broken')).toMatchObject({
    reason: 'broken.md: it has a merge conflict that is not resolved.',
  });
  expect(readFileSync(join(folder, 'broken.md'), 'utf8')).toContain('HEAD');
});

it('a memory folder that is a link is not followed', async () => {
  if (process.platform === 'win32') return;
  const [project, elsewhere] = [tempFolder(), tempFolder()];
  openMswFolder(project);
  symlinkSync(elsewhere, join(project, '.msw', 'memory'));
  writeFileSync(join(elsewhere, 'a.md'), text('x'));
  expect(readNotes(project)).toMatchObject({ notes: [] });
  expect(await addNote(placeIn(project), { text: text('x'), agent: 'user' })).toMatchObject({
    status: 'refused',
  });
  expect(readdirSync(elsewhere)).toEqual(['a.md']);
});

it('a note is found by the beginning of its id, and moved away when it is forgotten', async () => {
  const project = tempFolder();
  for (const title of ['Retry', 'Retry later', 'Other'])
    await addNote(placeIn(project), { text: text(title), agent: 'user' });
  const stored = readNotes(project);
  expect(findNote(stored, 'retry')).toMatchObject({
    reason: expect.stringContaining('2 notes begin with "retry"'),
  });
  const found = findNote(stored, 'oth');
  if (found.status !== 'ok') throw new Error(found.reason);
  const moved = await forgetNote(project, found.note.id);
  expect(moved).toMatchObject({ status: 'ok' });
  expect(readNotes(project).notes).toHaveLength(2);
  expect(readFileSync(join(project, '.msw', 'memory', 'forgotten', `${found.note.id}.md`), 'utf8')).toContain(
    'Other',
  );
});

it('notes can be shared through git, and nothing else of MSW with them', async () => {
  const project = tempFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  git('init', '-q');
  mkdirSync(join(project, '.msw'));
  const ignore = '*\n!.gitignore\n!memory/\n!memory/*.md\n!memory/links.jsonl\n';
  writeFileSync(join(project, '.msw', '.gitignore'), ignore);
  await storeNote(project, 'a-1', text('x'));
  await storeNote(project, 'b-1', text('y'));
  await forgetNote(project, 'b-1');
  writeFileSync(join(project, '.msw', 'journal.jsonl'), '{}\n');
  git('add', '-A');
  expect(git('ls-files').trim().split('\n')).toEqual(['.msw/.gitignore', '.msw/memory/a-1.md']);
  expect(readFileSync(join(project, '.msw', '.gitignore'), 'utf8')).toBe(ignore);
  rmSync(join(project, '.msw', 'memory', 'a-1.md'));
  expect(readNotes(project).notes).toEqual([]);
  git('checkout', '-q', '--', '.');
  expect(readNotes(project).notes.map(({ id }) => id)).toEqual(['a-1']);
});

it('the caller is the author: a person, Claude, or the agent that a script names', async () => {
  const [project, home] = [tempFolder(), tempFolder()];
  const add = await findOperation('memory add');
  const call = (caller: RequestPlace['caller'], more: Record<string, unknown>) =>
    add.call(
      {
        folder: project,
        origin: 'named',
        cwd: project,
        env: { MSW_HOME: home },
        now: () => NOW,
        caller,
        tell: () => {},
        show: () => {},
        emit: () => {},
      },
      more,
    );
  const script = { mark: null, isTerminal: false };
  expect(await call(script, { text: text('1') })).toMatchObject({ status: 'refused' });
  expect(await call(script, { text: text('1'), agent: 'nightly' })).toMatchObject({ status: 'done' });
  await call({ mark: 'CLAUDECODE', isTerminal: false }, { text: text('2') });
  await call({ mark: null, isTerminal: true }, { text: text('3') });
  const agents = readNotes(project).notes.map(({ title, agent }) => `${title} ${agent}`);
  expect(agents).toEqual(['1 nightly', '2 claude', '3 user']);
  expect(await call(script, { text: 'prose', agent: 'x' })).toMatchObject({
    status: 'failed',
    value: { status: 'template', template: expect.stringContaining('CONTEXT:') },
  });
});
