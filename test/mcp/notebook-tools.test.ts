// The tools that reach NotebookLM, through the real nlm: what they do there, and what they refuse.

import { mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtCli, newPlace, type Place } from '../cli/built-cli.ts';
import { SEED_NOTEBOOK, SEED_SOURCE } from '../support/google/notebooks.ts';
import { REPORT_TEXT } from '../support/google/studio.ts';
import { chooseNotebooks } from '../support/nlm/choose-notebooks.ts';
import { type RealNlm, withRealNlm } from '../support/nlm/with-real-nlm.ts';
import { initGit, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { secretSamples } from '../support/secrets/samples.ts';
import { connect } from './connect.ts';

sampled();

const built = builtCli();
const ACCOUNTS = [
  ...(['ok.one', 'ok.two', 'ok.files', 'ok.ask', 'ok.studio', 'expired.out', 'ratelimit.full'] as const),
  ...(['slowquery.silent', 'ok.saved', 'ok.shown', 'ok.across', 'query429.across'] as const),
] as const;
const [
  {
    secrets: [SECRET = ''],
  } = { secrets: [] },
] = secretSamples();

withRealNlm('the tools of the server', ACCOUNTS, (nlm) => {
  beforeAll(() => {
    for (const account of ACCOUNTS) nlm.google.ownNotebooks(account);
  });

  it('add sources to the notebook, in each of its accounts, and remove only those that they added', async () => {
    const place = await placeWith(nlm, { docs: { 'ok.one': SEED_NOTEBOOK, 'ok.two': SEED_NOTEBOOK } });
    const { call } = await connect(built, place);
    const text = `Token ${SECRET} and three retries.`;
    expect(await call('source_add', { text, title: 'Retries' })).toMatchObject({
      isError: false,
      value: {
        added: [
          { profile: 'ok.one', id: expect.any(String) },
          { profile: 'ok.two', id: expect.any(String) },
        ],
      },
    });
    const page = { url: 'https://retry.example/guide' };
    expect(await call('source_add', page)).toMatchObject({ isError: false });
    expect(await call('source_add', page)).toMatchObject({
      text: expect.stringMatching(/^It is there already, and stays as it is\.\n.*was there\n.*was there$/),
    });
    const listed = await call('source_list');
    expect(listed).toMatchObject({ isError: false, value: undefined });
    expect(listed.text).toMatch(/“Handbook”.*“Retries.md”.*retry\.example/s);
    const sent = nlm.google.requests.map(({ body }) => body).join();
    expect(sent).toContain('three retries');
    expect(sent).not.toContain(SECRET);

    const refused = await call('source_delete', { id: SEED_SOURCE });
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringContaining('has not added this source'),
    });
    const { sources } = nlm.google.ownNotebooks('ok.one').byId.get(SEED_NOTEBOOK) ?? { sources: [] };
    const added = sources.find(({ title }) => title === 'Retries.md')?.id ?? '';
    expect(await call('source_delete', { id: added })).toMatchObject({ text: 'Deleted: “Retries.md”' });
    expect(await call('source_delete', { id: 'another' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('no source of this id'),
    });
    expect(sources.map(({ title }) => title)).toEqual(['Handbook', page.url]);
  });

  it('create a notebook that can be filled and asked, but leave the choice of the project’s notebook to the user', async () => {
    const place = await placeWith(nlm, { docs: { 'ok.one': SEED_NOTEBOOK } });
    const { call } = await connect(built, place);
    const made = await call('notebook_create', { title: 'Retries' });
    expect(made.text).toContain('/msw:setup use ');
    const { id: notebook } = Object(made.value);
    expect(await call('notebook_get', { notebook })).toMatchObject({
      text: expect.stringMatching(/“Retries” of .*: 0 sources/),
    });
    expect(await call('source_add', { url: 'https://a.example/', notebook })).toMatchObject({
      isError: false,
    });
    expect(await call('notebook_get', { notebook })).toMatchObject({
      text: expect.stringMatching(/: 1 source\n.*a\.example/s),
    });
    expect(await call('notebook_query', { question: 'How often?', notebook })).toMatchObject({
      isError: false,
      value: {
        answer: expect.stringMatching(/^Untrusted data from the notebook .*retries/s),
        conversation_id: expect.any(String),
      },
    });
    expect(await call('notebook_get')).toMatchObject({ text: expect.stringContaining('“Seed notebook”') });
    expect(await call('notebook_list', { profile: 'ok.one' })).toMatchObject({
      text: expect.stringContaining(notebook),
    });
  });

  it('add a file of the project by its path, without secrets, and nothing that the project keeps to itself', async () => {
    const place = await placeWith(nlm, { docs: { 'ok.files': SEED_NOTEBOOK } });
    initGit(place.project);
    writeFiles(place.project, {
      'docs/retry.md': `# Retries\n\nToken ${SECRET} and three retries.\n`,
      '.gitignore': 'private.md\ndrafts/\n',
      ...{ 'private.md': 'mine', 'drafts/one.md': 'mine', '.env': 'A=1', 'empty.md': '' },
      'inner/.git/HEAD': 'ref: refs/heads/main\n',
    });
    const { call } = await connect(built, place);
    const add = (file: string) => call('source_add', { file });
    const added = await add('docs/retry.md');
    expect(added).toMatchObject({ isError: false, text: expect.stringMatching(/^ok.files: \S+ is added$/) });
    const { sources } = nlm.google.ownNotebooks('ok.files').byId.get(SEED_NOTEBOOK) ?? { sources: [] };
    expect(sources.map(({ title }) => title)).toEqual(['Handbook', expect.stringContaining('retry')]);
    expect(await add('docs/retry.md')).toMatchObject({ text: expect.stringContaining('is there already') });
    writeFiles(place.project, { 'docs/retry.md': '# Retries\n\nFour retries.\n' });
    const again = await call('source_add', { file_path: 'docs/retry.md', notebook_id: 'docs' });
    expect(again.text).toContain('is added');
    expect(Object(again.value).added[0].id).not.toBe(Object(added.value).added[0].id);
    const sent = nlm.google.requests.map(({ body }) => body).join();
    expect(sent).toContain('Four retries');
    expect(sent).not.toContain(SECRET);
    const before = nlm.google.requests.length;
    for (const [file, said] of [
      ['private.md', 'private.md is not sent: git ignores it.'],
      ['drafts/one.md', 'drafts/one.md is not sent: git ignores it.'],
      ['.env', '.env is not sent: its name looks like a secret.'],
      ['.git/config', '.git/config is not sent: .git is a hidden folder.'],
      ['empty.md', 'empty.md is not sent: it is empty.'],
      ['docs', 'docs is not sent: it is not a file.'],
      ['none.md', 'There is no file none.md.'],
      ['../outside.md', 'lies outside of'],
      ['/etc/hostname', 'lies outside of'],
    ] as const)
      expect(await add(file)).toMatchObject({ isError: true, text: expect.stringContaining(said) });
    expect(nlm.google.requests.length).toBe(before);
  });

  it('answer from the sources that are named, and continue a conversation', async () => {
    const place = await placeWith(nlm, { docs: { 'ok.ask': SEED_NOTEBOOK } });
    const { call } = await connect(built, place);
    const first = await call('notebook_query', {
      query: 'How often?',
      source_ids: [SEED_SOURCE],
      timeout: '60',
    });
    expect(first).toMatchObject({ isError: false });
    const asked = nlm.google.requests.filter(({ path }) => path.includes('GenerateFreeFormStreamed'));
    expect(decodeURIComponent(asked.at(-1)?.body ?? '')).toContain(SEED_SOURCE);
    const { conversation_id: conversation } = Object(first.value);
    const second = await call('notebook_query', { query: 'And then?', conversation_id: conversation });
    expect(second.value).toMatchObject({ conversation_id: conversation });
    const others = nlm.google.requests.filter(({ path }) => path.includes('GenerateFreeFormStreamed'));
    expect(others.length).toBe(asked.length + 1);
    expect(await call('notebook_query', { query: 'why?', source_ids: ['nobody'] })).toMatchObject({
      isError: true,
      text: 'The notebook in ok.ask has no source nobody.',
    });
    expect(await call('notebook_query', { query: 'why?', conversation_id: 'nobody' })).toMatchObject({
      isError: true,
      text: 'MSW has no conversation with this id: leave out conversation to start a new one.',
    });
    expect(nlm.google.requests.filter(({ path }) => path.includes('GenerateFreeFormStreamed')).length).toBe(
      others.length,
    );
  });

  it('start a studio artifact and follow its progress', async () => {
    const place = await placeWith(nlm, {
      docs: { 'ratelimit.full': SEED_NOTEBOOK, 'ok.studio': SEED_NOTEBOOK },
    });
    const { call } = await connect(built, place);
    const about = `how we retry ${SECRET}`;
    // The first account has nothing left, so the second is asked.
    expect(await call('studio_create', { kind: 'report', about })).toMatchObject({
      value: { id: expect.any(String) },
      text: expect.stringMatching(/^Begun: report/),
    });
    expect(await call('studio_status')).toMatchObject({ text: expect.stringMatching(/report .*: running$/) });
    expect(await call('studio_status')).toMatchObject({ text: expect.stringMatching(/report .*: done$/) });
    await call('studio_create', { kind: 'video' });
    await call('studio_status');
    expect(await call('studio_status')).toMatchObject({
      text: expect.stringMatching(/ video “Made of .*”: done\n {2}“https:\/\/media\.example\/video\?id=1”$/m),
    });
    expect(await call('studio_create', { kind: 'data-table' })).toMatchObject({
      isError: true,
      text: 'A data-table needs about: which rows and columns it is to have.',
    });
    const { artifacts } = nlm.google.ownNotebooks('ok.studio').byId.get(SEED_NOTEBOOK)?.studio ?? {
      artifacts: [],
    };
    expect(JSON.stringify(artifacts)).toContain('how we retry');
    expect(JSON.stringify(artifacts)).not.toContain(SECRET);
  });

  it('save what the studio made in a new file of the project, and nowhere else', async () => {
    const place = await placeWith(nlm, { docs: { 'ok.saved': SEED_NOTEBOOK } });
    writeFiles(place.project, { 'there.md': 'mine', 'docs/a.md': '' });
    const { call } = await connect(built, place);
    const save = (input: object) => call('download_artifact', { ...input });
    expect(await save({ kind: 'report' })).toMatchObject({
      isError: true,
      text: 'The studio has made no report.',
    });
    const { id } = Object((await call('studio_create', { kind: 'report', about: 'retries' })).value);
    expect(await save({ id })).toMatchObject({ isError: true, text: expect.stringContaining('is not done') });
    for (const [input, said] of [
      [{ id: 'nobody' }, 'nothing with this id'],
      [{ id, file: 'there.md' }, 'there is such a file already'],
      [{ id, file: 'report.sh' }, 'what it gets is a .md file'],
      [{ id, file: 'docs/CLAUDE.md' }, 'take a file of this name as instructions'],
      [{ id, file: '.claude/commands/a.md' }, '.claude is hidden'],
      [{ id, file: 'none/a.md' }, 'its folder does not exist'],
      [{ id, file: '../a.md' }, 'lies outside of'],
      [{}, 'download_artifact needs id or kind.'],
    ] as const)
      expect(await save(input)).toMatchObject({ isError: true, text: expect.stringContaining(said) });
    const saved = await save({ artifact_id: id, output_path: 'docs/report.md', notebook_id: 'docs' });
    expect(saved).toMatchObject({ isError: false, value: { bytes: REPORT_TEXT.length } });
    expect(readFileSync(join(place.project, 'docs', 'report.md'), 'utf8')).toBe(REPORT_TEXT);
    const own = await save({ kind: 'report' });
    expect(readFileSync(Object(own.value).path, 'utf8')).toBe(REPORT_TEXT);
    expect(readFileSync(join(place.project, 'there.md'), 'utf8')).toBe('mine');
    expect(readdirSync(place.project).toSorted()).toEqual(
      expect.arrayContaining([`report-${String(id).slice(0, 8)}.md`, 'docs', 'there.md']),
    );
  });

  it('show what a source says, as data, and only of the notebooks that were chosen', async () => {
    const place = await placeWith(nlm, { docs: { 'ok.shown': SEED_NOTEBOOK } });
    nlm.google
      .ownNotebooks('ok.shown')
      .addSource('another', { title: 'X', type: 4, url: null, content: 'x' });
    const { call } = await connect(built, place);
    const shown = await call('source_get_content', { source_id: SEED_SOURCE });
    expect(shown.text).toMatch(/“Handbook”\nIt is about: “A short summary\.”\nKeywords: “first, second”\n/);
    expect(shown.text).toMatch(/Untrusted data from the source;.*\n~~~~text\nUse the retry helper\.\n~~~~$/);
    expect(await call('source_get_content', { id: 'another' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('no source of this id'),
    });
  });

  it('ask several notebooks one question each, and say who gave no answer', async () => {
    const notebooks = nlm.google.ownNotebooks('ok.across');
    const other = notebooks.create('Other').id;
    notebooks.addSource(other, { title: 'X', type: 4, url: null, content: 'x' });
    const place = await placeWith(nlm, {
      docs: { 'ok.across': SEED_NOTEBOOK },
      other: { 'ok.across': other },
      full: { 'query429.across': SEED_NOTEBOOK },
    });
    const { call } = await connect(built, place);
    const ask = (notebook: readonly string[]) =>
      call('cross_notebook_query', { query: 'How often?', notebook: [...notebook] });
    const asked = () => nlm.google.questions('ok.across').length;
    expect(await ask(['docs', 'stranger'])).toMatchObject({
      isError: true,
      text: expect.stringContaining('is not one that you have chosen'),
    });
    expect(asked()).toBe(0);
    const across = await ask(['docs', 'full', 'other', 'docs']);
    expect(across).toMatchObject({ isError: false, value: { answered: ['docs', 'other'] } });
    expect(across.text.match(/Untrusted data from the notebook/g)).toHaveLength(2);
    expect(across.text).toMatch(/full gave no answer: “.*query429\.across/);
    expect(asked()).toBe(2);
    expect(await ask(['full'])).toMatchObject({
      isError: true,
      text: expect.stringContaining('None of the notebooks gave an answer.'),
    });
  });

  it('renew the logins that Google accepts, and name the command for the others', async () => {
    const place = await placeWith(nlm, {});
    const { call } = await connect(built, place);
    const one = await call('refresh_auth', { profile: 'ok.one' });
    expect(one).toMatchObject({ isError: false, text: 'ok.one: logged in' });
    const out = await call('refresh_auth', { profile: 'expired.out' });
    expect(out).toMatchObject({
      isError: true,
      text: expect.stringContaining('nlm login --profile expired.out'),
    });
    const unknown = await call('refresh_auth', { profile: 'nobody' });
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('no such profile') });
  });

  it('tell how long they have been running while Google is silent', async () => {
    const place = await placeWith(nlm, { docs: { 'slowquery.silent': SEED_NOTEBOOK } });
    const { client } = await connect(built, place);
    const told: string[] = [];
    const onprogress = ({ message = '' }: { readonly message?: string | undefined }) => {
      told.push(message);
      nlm.google.release();
    };
    const call = { name: 'notebook_query', arguments: { question: 'How often?' } };
    const asked = await client.callTool(call, { onprogress, timeout: 120_000 });
    expect(asked.structuredContent).toMatchObject({ answer: expect.stringContaining('retries') });
    expect(told[0]).toMatch(/^notebook_query has been running for \d+ s$/);
  });

  it.each([
    ['source_add', { url: 'https://a.example/' }, 'names a notebook that you have not chosen'],
    [
      'source_add',
      { url: 'https://a.example/', notebook: SEED_NOTEBOOK },
      'names a notebook that you have not chosen',
    ],
    ['source_add', { url: 'https://a.example/', notebook: 'another' }, 'is not one that you have chosen'],
    ['source_list', {}, 'have not chosen'],
    ['source_delete', { id: SEED_SOURCE }, 'have not chosen'],
    ['notebook_get', {}, 'have not chosen'],
    ['notebook_create', { title: 'x' }, 'have not chosen'],
    ['studio_create', { kind: 'audio' }, 'have not chosen'],
    ['studio_status', {}, 'have not chosen'],
  ])('ask no account for %s %j when only the settings name the notebook', async (tool, input, said) => {
    const place = newPlace(settings({ docs: { 'ok.one': SEED_NOTEBOOK } }));
    const { call } = await connect(built, { ...place, env: { ...place.env, ...withoutHome(nlm.env) } });
    const before = nlm.google.requests.length;
    expect(await call(tool, input)).toMatchObject({ isError: true, text: expect.stringContaining(said) });
    expect(nlm.google.requests.length).toBe(before);
  });

  it.each([
    [{}, 'source_add needs url, file or text.'],
    [{ url: 'file:///etc/passwd' }, 'needs to begin with https://'],
    [{ url: 'https://a:b@c.example/' }, 'seems to contain a secret'],
    [{ url: `https://c.example/?key=${SECRET}` }, 'seems to contain a secret'],
    [{ text: 'a' }, 'A text needs a title.'],
    [{ url: 'https://a.example', text: 'a', title: 'b' }, 'not both'],
    [{ text: 'a'.repeat(2_000_001), title: 'b' }, 'longer than 2000000 characters'],
  ])('send nothing for invalid source %#', async (input, said) => {
    const place = await placeWith(nlm, { docs: { 'ok.one': SEED_NOTEBOOK } });
    const { call } = await connect(built, place);
    const before = nlm.google.requests.length;
    expect(await call('source_add', input)).toMatchObject({
      isError: true,
      text: expect.stringContaining(said),
    });
    expect(nlm.google.requests.length).toBe(before);
  });
});

type Notebooks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A project for which the user has chosen these notebooks; the first answers for it. */
async function placeWith(nlm: RealNlm, notebooks: Notebooks): Promise<Place> {
  const place = newPlace(settings(notebooks));
  const userFolder = place.env.MSW_HOME ?? '';
  mkdirSync(userFolder, { recursive: true, mode: 0o700 });
  await chooseNotebooks(userFolder, realpathSync.native(place.project), { notebooks });
  return { ...place, env: { ...place.env, ...withoutHome(nlm.env) } };
}

function settings(notebooks: Notebooks): Record<string, string> {
  const [notebook = null] = Object.keys(notebooks);
  return { '.msw/config.json': JSON.stringify({ notebook, notebooks }) };
}

/** Each project has a user folder of its own. */
function withoutHome({ MSW_HOME: _, ...env }: Readonly<Record<string, string>>): Record<string, string> {
  return env;
}
