// A token in every text that a tool of the server or an operation takes: no file that MSW writes may have it, nor a name
// of a file, nor a commit.

import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findOperation, nouns } from '../../src/app/operations/nouns.ts';
import { noteCall } from '../../src/app/operations/operation/note-call.ts';
import { type Operation, optionName } from '../../src/app/operations/operation/operation.ts';
import type { RequestPlace as Asked } from '../../src/app/operations/operation/request-place.ts';
import { phaseFiles, writePhase } from '../app/planning/verification/phase-stage.ts';
import { builtCli, newPlace, type Place } from '../cli/built-cli.ts';
import { SEED_NOTEBOOK } from '../support/google/notebooks.ts';
import { chooseNotebooks } from '../support/nlm/choose-notebooks.ts';
import { type RealNlm, withRealNlm } from '../support/nlm/with-real-nlm.ts';
import { endProcesses, processesIn } from '../support/process-tree.ts';
import { git, initGit } from '../support/sample-project.ts';
import { LOWER, madeUp } from '../support/secrets/token-examples.ts';
import { connect } from './connect.ts';

const built = builtCli();
const PLAN = '.planning/phases/01-cart/01-01-PLAN.md';

/** A note unlike any other, so that it is added. */
const note = (words: () => string): string =>
  `[DECISION] ${words()} ${words()}.\nCONTEXT: ${words()} ${words()}.\nREASONING: ${words()}.`;

/** What makes a call go further than its first check, by the name of an input. */
const VALID: Readonly<Record<string, unknown>> = {
  phase: '1',
  plan: '01-01',
  planPath: PLAN,
  file: PLAN,
  dir: 'docs',
  task: 'Fix the totals',
  question: 'How often?',
  query: 'totals',
  output: 'RangeError: no price\n    at a.js:1:1\n',
  kind: 'audio',
  mode: 'fast',
  profile: 'ok.one',
  relationships: [{}],
};

/** Not run here: they start a client, or wait for work. */
const ELSEWHERE = new Set(['loop run', 'job worker', 'job run', 'log export']);

/** Kept as they were typed, in these files alone: they run, are what Claude is to do, or are the file that was named. */
const TYPED: Readonly<Record<string, RegExp>> = {
  'loop arm': /ralph-state\.json$|loops[/\\][^/\\]+\.json$|task\.md$/,
  'loop hint': /ralph-state\.json$|loops[/\\][^/\\]+\.json$/,
  'trust add': /trust\.json$/,
  report: /[/\\]see ghp_[A-Za-z0-9]{36}$/,
};

withRealNlm('a token in a call', ['ok.one'], (nlm) => {
  beforeAll(() => nlm.google.ownNotebooks('ok.one'));

  it('of any tool of the server is kept nowhere', { timeout: 600_000 }, async () => {
    const place = await stage(nlm);
    const { client, call } = await connect(built, place);
    const tokens = new Tokens();
    for (const { name, inputSchema } of (await client.listTools()).tools) {
      const fields = Object.entries(Object(inputSchema.properties));
      for (const [field, schema] of fields) {
        const base = tokens.base(fields.map(([one]) => one));
        const given = withToken(Object(schema).type, base[field], tokens.next(`${name}: ${field}`));
        if (given !== undefined) await call(name, { ...base, [field]: given }).catch(() => null);
      }
    }
    expect(tokens.count).toBeGreaterThan(30);
    expect(tokens.keptIn(place)).toEqual([]);
    await endProcesses((await processesIn(place.project)).map((line) => Number.parseInt(line, 10)));
  });

  it('of any operation is kept nowhere but in what a person typed', { timeout: 600_000 }, async () => {
    const place = await stage(nlm);
    const tokens = new Tokens();
    const link = await twoNotes(asked(place), tokens);
    for (const noun of Object.values(nouns))
      for (const one of await noun.load())
        if (!ELSEWHERE.has(one.name)) await askAll(one, asked(place), tokens, link);
    expect(tokens.count).toBeGreaterThan(150);
    const kept = tokens
      .keptIn(place)
      .filter(({ where, file }) => !TYPED[where.split(':')[0] ?? '']?.test(file));
    expect(kept).toEqual([]);
  });
});

async function stage(nlm: RealNlm): Promise<Place> {
  const notebooks = { docs: { 'ok.one': SEED_NOTEBOOK } };
  const { project, env } = newPlace({
    'docs/retry.md': '# Retries\n\nThree times, then the queue.\n',
    '.msw/config.json': JSON.stringify({ notebook: 'docs', notebooks }),
  });
  writePhase(project, phaseFiles());
  initGit(project);
  const { MSW_HOME: userFolder = '' } = env;
  mkdirSync(userFolder, { mode: 0o700 });
  await chooseNotebooks(userFolder, realpathSync.native(project), { notebooks });
  return { project, env: { ...nlm.env, ...env } };
}

/** As a person calls it in a terminal. */
function asked({ project, env }: Place): Asked {
  return {
    folder: project,
    origin: 'here',
    cwd: project,
    env,
    now: Date.now,
    caller: { mark: null, isTerminal: true },
    tell: () => {},
    show: () => {},
    emit: () => {},
  };
}

async function twoNotes(place: Asked, tokens: Tokens): Promise<object> {
  const add = await findOperation('memory add');
  const ids = [];
  for (const _ of ['from', 'to']) {
    const reply = await add.call(place, tokens.base(['text']));
    ids.push('value' in reply ? Object(reply.value).id : reply.reason);
  }
  return { from: ids[0], type: 'expands', to: ids[1] };
}

async function askAll(one: Operation, place: Asked, tokens: Tokens, link: object): Promise<void> {
  const fields = Object.entries(one.inputs);
  for (const [field, { kind, isMany }] of fields) {
    if (kind === 'flag' || kind === 'count') continue;
    const base = { ...tokens.base(fields.map(([name]) => name)), ...(one.name === 'memory link' && link) };
    const type = kind === 'records' || kind === 'list' || isMany ? 'array' : 'string';
    const given = withToken(type, base[field], tokens.next(`${one.name}: --${optionName(field)}`));
    const input = withWholePaths(one, { ...base, [field]: given }, place.cwd);
    const reply = await one.call(place, input);
    await noteCall(one, place, input, reply);
  }
}

/** As the entry gives them: else they would be files of the folder in which this test runs. */
function withWholePaths({ inputs }: Operation, input: object, cwd: string): Record<string, unknown> {
  const whole = (given: unknown) => (typeof given === 'string' ? resolve(cwd, given) : given);
  return Object.fromEntries(
    Object.entries(input).map(([name, given]) => {
      if (inputs[name]?.isPath !== true) return [name, given];
      return [name, Array.isArray(given) ? given.map(whole) : whole(given)];
    }),
  );
}

function withToken(type: unknown, valid: unknown, token: string): unknown {
  if (type === 'string') return `${typeof valid === 'string' ? valid : 'see'} ${token}`;
  if (type !== 'array') return undefined;
  return Array.isArray(valid) ? [{ reason: token, from_memory_id: token, to_memory_id: token }] : [token];
}

function inCamel(field: string): string {
  return field.replaceAll(/_[a-z]/g, (end) => end.slice(1).toUpperCase());
}

class Tokens {
  readonly #random = madeUp(11);
  readonly #fields = new Map<string, string>();

  next(field: string): string {
    const token = `ghp_${this.#random(36)}`;
    this.#fields.set(token.toLowerCase(), field);
    return token;
  }

  /** A new valid value for each of these inputs that has one. */
  base(fields: readonly string[]): Record<string, unknown> {
    const text = note(() => this.#random(9, LOWER));
    const valid: Readonly<Record<string, unknown>> = { ...VALID, text };
    return Object.fromEntries(
      fields.flatMap((field) => (inCamel(field) in valid ? [[field, valid[inCamel(field)]]] : [])),
    );
  }

  get count(): number {
    return this.#fields.size;
  }

  /** Small letters count too: a tag or the name of a file may have no others. */
  keptIn({ project, env }: Place): readonly { readonly where: string; readonly file: string }[] {
    const folders = [project, env.MSW_HOME ?? ''];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
        .map((path) => ({ file: path, text: `${path}\n${readFileSync(path, 'latin1')}` })),
    );
    const commits = { file: 'a commit', text: git(project, 'log', '--all', '-p', '--format=%B') };
    return [...files, commits].flatMap(({ file, text }) =>
      [...new Set(text.toLowerCase().match(/ghp[_-][a-z0-9]{36}/g) ?? [])].map((found) => ({
        where: this.#fields.get(found.replace('ghp-', 'ghp_')) ?? found,
        file,
      })),
    );
  }
}
