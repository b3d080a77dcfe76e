// Receipts of a whole loop, written, verified elsewhere and printed by the command line as it is shipped.

import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inTotoFolder, venvPython } from '../../scripts/setup.mjs';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, writeFiles } from '../support/sample-project.ts';
import { makeTempFolder, removeFolder, tempFolder } from '../support/temp-folder.ts';
import { builtCli, type Place } from './built-cli.ts';

const { cli, hook, path } = builtCli();

const FILES = {
  'package.json': '{ "private": true, "scripts": { "test": "node --test" } }\n',
  'total.js': 'exports.total = (prices) => 0;\n',
  'total.test.js': [
    "const { test } = require('node:test');",
    "const assert = require('node:assert');",
    "const { total } = require('./total.js');",
    "test('adds', () => assert.strictEqual(total([1, 2]), 3));",
    '',
  ].join('\n'),
};
const WORK = { 'total.js': 'exports.total = (prices) => prices.reduce((sum, one) => sum + one, 0);\n' };

const run = ({ project, env }: Place, ...args: string[]) => cli(args, { cwd: project, env });

/** A loop from its arming to its end. */
const loop = async (place: Place, session: string, work: Readonly<Record<string, string>>) => {
  const about = { session_id: session };
  const args = '"add the prices" --check "npm test" --no-guidance --check-timeout 120';
  await hook('command', { ...about, command_name: 'msw:loop', command_args: args }, place);
  writeFiles(place.project, work);
  const stop = { ...about, hook_event_name: 'Stop', last_assistant_message: 'Done.' };
  return (await hook('stop', stop, place)).stdout;
};

const commit = (project: string, subject: string): string => {
  git(project, 'add', '.');
  git(project, 'commit', '-q', '-m', subject);
  return git(project, 'rev-parse', 'HEAD').trim();
};

requireOrSkip('git')('receipt', () => {
  let root = '';
  let place: Place = { project: '', env: {} };
  let head = '';
  let uncommitted = '';
  let noted = '';

  beforeAll(async () => {
    root = makeTempFolder();
    place = {
      project: join(root, 'project'),
      env: { MSW_HOME: join(root, 'user'), HOME: join(root, 'home') },
    };
    mkdirSync(place.project);
    writeFiles(place.project, FILES);
    initGit(place.project);
    expect(await loop(place, 's1', WORK)).toContain('proven');
    const before = JSON.parse((await run(place, 'receipt', 'write', '--json')).stdout);
    uncommitted = before.path;
    head = commit(place.project, 'add the prices');
    noted = JSON.parse((await run(place, 'receipt', 'write', '--note', '--json')).stdout).path;
  }, 120_000);
  afterAll(() => removeFolder(root));

  const statementIn = (path: string) =>
    JSON.parse(Buffer.from(JSON.parse(readFileSync(path, 'utf8')).payload, 'base64').toString());

  it('says what was proven, of the commit once there is one, and names the one before', () => {
    const tree = git(place.project, 'rev-parse', 'HEAD^{tree}').trim();
    expect(statementIn(uncommitted).subject).toEqual([{ name: 'work tree', digest: { gitTree: tree } }]);
    const { subject, predicate } = statementIn(noted);
    expect(subject).toEqual([{ name: 'commit', digest: { gitCommit: head } }]);
    expect(predicate).toMatchObject({ result: 'PASSED', passedTests: ['test'], failedTests: [] });
    const { msw } = predicate;
    expect(msw.experiments.map(({ name, answer }: Record<string, string>) => [name, answer])).toEqual([
      ['old-tests', 'green'],
      ['broken', 'red'],
      ['undone', 'red'],
    ]);
    expect(msw.trees.after).toBe(tree);
    expect(msw.checks).toMatchObject([{ command: 'npm test', exitCode: 0 }]);
    const [test] = msw.tests;
    expect(test).toMatchObject({ path: 'total.test.js', before: test.after });
    expect(msw.previous.name).toBe(uncommitted.slice(uncommitted.lastIndexOf('/') + 1));
    expect(git(place.project, 'notes', '--ref=msw', 'show', head).trim()).toBe(readFileSync(noted, 'utf8'));
  });

  it('fails where git refuses the note, and keeps the receipt', async () => {
    const nobody = { ...place, env: { ...place.env, GIT_COMMITTER_NAME: ' ' } };
    const { code, stdout, stderr } = await run(
      nobody,
      ...['receipt', 'write', '--note', '--json', '--out', join(tempFolder(), 'receipt.json')],
    );
    expect(code).toBe(1);
    expect(stderr).toContain('The commit has no note: git refused');
    expect(existsSync(JSON.parse(stdout).path)).toBe(true);
    expect(git(place.project, 'notes', '--ref=msw', 'show', head).trim()).toBe(readFileSync(noted, 'utf8'));
  });

  it('keeps its key for the user alone', () => {
    const key = join(root, 'user', 'receipt-key.pem');
    expect(readFileSync(key, 'utf8')).toContain('PRIVATE KEY');
    if (process.platform !== 'win32') expect(statSync(key).mode & 0o777).toBe(0o600);
  });

  it('is Markdown for a pull request', async () => {
    const { code, stdout } = await run(place, 'receipt', 'text', noted);
    expect(code).toBe(0);
    expect(stdout).toContain('### Proven by MSW');
    expect(stdout).toContain(`commit \`${head}\``);
    expect(stdout).toContain('| without the work | red | red');
  });

  /** As somebody else gets it: a clone with the notes, and neither MSW's state nor a user folder. */
  const elsewhere = (): Place => {
    const folder = tempFolder();
    const project = join(folder, 'clone');
    git(folder, 'clone', '-q', place.project, project);
    git(project, 'fetch', '-q', 'origin', 'refs/notes/msw:refs/notes/msw');
    return { project, env: { HOME: join(folder, 'home') } };
  };
  const copied = (there: Place, text = readFileSync(noted, 'utf8')): string => {
    const file = join(there.project, '..', 'receipt.json');
    writeFileSync(file, text);
    return file;
  };
  const keyid = (): string => JSON.parse(readFileSync(noted, 'utf8')).signatures[0].keyid;

  it('holds in another clone with an empty home, as a file and as the note of its commit', async () => {
    const there = elsewhere();
    for (const name of [copied(there), 'HEAD', head]) {
      const { code, stdout, stderr } = await run(there, 'receipt', 'verify', name);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(`PASSED: loop`);
      expect(stdout).toContain(`commit ${head}`);
      expect(stdout).toContain('is not here');
    }
    expect(existsSync(join(there.project, '..', 'home'))).toBe(false);
  });

  it('holds for a tree, whether committed since or only in the folder', async () => {
    const there = elsewhere();
    const tree = copied(there, readFileSync(uncommitted, 'utf8'));
    expect((await run(there, 'receipt', 'verify', tree)).stdout).toContain(`commit ${head}`);
    git(there.project, 'checkout', '-q', '--orphan', 'empty');
    const loose = await run(there, 'receipt', 'verify', tree);
    expect(loose.stdout).toContain('The files here are those that it is about.');
    writeFiles(there.project, FILES);
    const changed = await run(there, 'receipt', 'verify', tree);
    expect(changed.code).toBe(1);
    expect(changed.stderr).toContain('Neither the files here');
  });

  it('names the earlier receipts that are here', async () => {
    const { stdout } = await run(place, 'receipt', 'verify', noted);
    expect(stdout).toContain('1 earlier receipt named by it, all here and unchanged.');
  });

  const refusal = async (there: Place, ...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await run(there, 'receipt', 'verify', ...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  };

  it('is refused with its reason where anything does not fit', async () => {
    const there = elsewhere();
    const honest = readFileSync(noted, 'utf8');
    const forged = honest.replace(/"sig":"../, '"sig":"AA');
    expect(await refusal(there, copied(there, forged))).toContain('signature does not fit');
    const signers = join(there.project, '..', 'signers');
    writeFileSync(signers, `# nobody\n${'0'.repeat(64)} somebody\n`);
    expect(await refusal(there, copied(there), '--signers', signers)).toContain('is not one of those in');
    writeFileSync(signers, 'whoever\n');
    expect(await refusal(there, copied(there), '--signers', signers)).toContain('line 1 is neither');
    expect(await refusal(there, 'nothing-here')).toContain('neither a file nor a commit');
    expect(await refusal(there, 'HEAD~1')).toContain('has no receipt as its note');
    git(there.project, 'commit', '-q', '--allow-empty', '-m', 'other');
    git(there.project, 'notes', '--ref=msw', 'copy', head, 'HEAD');
    expect(await refusal(there, 'HEAD')).toContain('is the receipt of another commit');
    const stranger = { project: tempFolder(), env: there.env };
    initGit(stranger.project);
    expect(await refusal(stranger, copied(there))).toContain('is not in the repository here');
    const chain = tempFolder();
    const { name } = statementIn(noted).predicate.msw.previous;
    writeFileSync(join(chain, name), honest);
    writeFileSync(join(chain, 'receipt.json'), honest);
    expect(await refusal(there, join(chain, 'receipt.json'))).toContain('is not the one that it names');
  });

  it('is signed by whom the list of signers names', async () => {
    const there = elsewhere();
    const signers = join(there.project, '..', 'signers');
    const { publicKey } = JSON.parse(readFileSync(noted, 'utf8')).signatures[0];
    for (const line of [`${keyid()} ada`, `${publicKey} ada`, `ada ${sshLine(publicKey)}`]) {
      writeFileSync(signers, `${line}\n`);
      const { code, stdout } = await run(there, 'receipt', 'verify', copied(there), '--signers', signers);
      expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('Signed by ada.') });
    }
  });

  requireOrSkip('in-toto')('read by in-toto-attestation and securesystemslib', () => {
    const outside = (path: string) =>
      execa(venvPython(inTotoFolder()), ['-c', OUTSIDE, path], { reject: false });

    it('is valid', async () => {
      for (const path of [uncommitted, noted]) {
        const { exitCode, stdout, stderr } = await outside(path);
        expect({ exitCode, stdout }, stderr).toEqual({ exitCode: 0, stdout: 'PASSED' });
      }
    });

    it('is not valid once it was changed', async () => {
      const forged = readFileSync(noted, 'utf8').replace(/"sig":"../, '"sig":"AA');
      const { exitCode, stderr } = await outside(copied(elsewhere(), forged));
      expect(exitCode).toBe(1);
      expect(stderr).toContain('VerificationError');
    });
  });

  requireOrSkip('ssh-keygen')('where git signs with ssh', () => {
    it('is signed by that key as well, and ssh-keygen verifies it', async () => {
      const home = tempFolder();
      const key = join(home, 'id');
      await execa('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
      writeFileSync(
        join(home, '.gitconfig'),
        `[gpg]\n\tformat = ssh\n[user]\n\tsigningkey = ${key.replaceAll('\\', '/')}\n`,
      );
      const out = join(home, 'receipt.json');
      const signing = { ...place, env: { ...place.env, HOME: home, USERPROFILE: home } };
      const written = await run(signing, 'receipt', 'write', '--out', out, '--json');
      expect(JSON.parse(written.stdout)).toMatchObject({ signature: `${out}.sig`, notices: [] });
      const signers = join(home, 'allowed');
      writeFileSync(signers, `ada ${readFileSync(`${key}.pub`, 'utf8')}`);
      const args = ['-Y', 'verify', '-f', signers, '-I', 'ada', '-n', 'msw-receipt', '-s', `${out}.sig`];
      const { stdout } = await execa('ssh-keygen', args, { inputFile: out });
      expect(stdout).toContain('Good "msw-receipt" signature for ada');
      const verified = await run(elsewhere(), 'receipt', 'verify', out, '--signers', signers);
      expect(verified.stdout).toContain('Signed by ada.');
      // The signature of another receipt.
      writeFileSync(`${copied(place)}.sig`, readFileSync(`${out}.sig`));
      expect(await refusal(elsewhere(), copied(place), '--signers', signers)).toContain(
        'is not one of those',
      );
    });
  });

  requireOrSkip('posix')('in the action', () => {
    const ACTION = join(import.meta.dirname, '..', '..', 'action');
    /** Its step as a runner runs it, with these inputs. */
    const acted = async (there: Place, inputs: Readonly<Record<string, string>>) => {
      const action = join(dirname(dirname(path())), 'action');
      cpSync(ACTION, action, { recursive: true });
      const { inputs: declared, runs } = parse(readFileSync(join(action, 'action.yml'), 'utf8'));
      const [step] = runs.steps;
      const variables = Object.entries<string>(step.env).map(([name, value]) => {
        const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? '';
        expect(declared).toHaveProperty(input);
        return [
          name,
          inputs[input] ?? (declared[input].default.includes('${{') ? '' : declared[input].default),
        ];
      });
      const output = join(tempFolder(), 'output');
      const { exitCode, stdout } = await execa('bash', ['-c', step.run], {
        cwd: there.project,
        extendEnv: false,
        reject: false,
        env: {
          ...{ PATH: process.env.PATH, CI: 'true', ...there.env, ...Object.fromEntries(variables) },
          ...{ GITHUB_ACTION_PATH: action, GITHUB_OUTPUT: output },
        },
      });
      return { exitCode, stdout, output: existsSync(output) ? readFileSync(output, 'utf8') : '' };
    };

    it('holds for a commit with a receipt, if its key is accepted at the base', async () => {
      const there = elsewhere();
      const held = await acted(there, { commit: head, rerun: 'true' });
      expect(held).toMatchObject({ exitCode: 0, output: 'held=receipt\n' });
      expect(held.stdout).toContain(`The receipt of ${head} holds: PASSED`);
      writeFileSync(join(there.project, 'signers'), `${'0'.repeat(64)} somebody\n`);
      commit(there.project, 'name the signers');
      const refused = await acted(there, { commit: head, signers: 'signers', base: 'HEAD' });
      expect(refused.exitCode).toBe(1);
      expect(refused.stdout).toContain('::error::');
      expect(refused.stdout).toContain('is not one of those');
    });

    it('runs prove for a commit without one, and says so', async () => {
      const there = elsewhere();
      git(there.project, 'checkout', '-q', '-b', 'more', 'HEAD~1');
      writeFiles(there.project, WORK);
      commit(there.project, 'the same work');
      const held = await acted(there, { base: 'HEAD~1' });
      expect(held).toMatchObject({ exitCode: 0, output: 'held=prove\n' });
      expect(held.stdout).toContain('Held here, without a receipt: PASSED');
      writeFiles(there.project, { 'note.txt': 'no work' });
      commit(there.project, 'nothing');
      const less = await acted(there, { base: 'HEAD~1' });
      expect(less).toMatchObject({ exitCode: 1, output: 'held=prove\n' });
    });
  });

  it('runs its checks again only if they are trusted, or where CI allows it', async () => {
    const made = elsewhere();
    const there = { ...made, env: { ...made.env, MSW_HOME: join(made.project, '..', 'user') } };
    expect(await refusal(there, 'HEAD', '--rerun')).toContain('you have not allowed npm test here');
    const without = await run(there, 'receipt', 'verify', 'HEAD', '--rerun', '--yes');
    expect(without.code).toBe(2);
    const ci = { ...there, env: { ...there.env, CI: 'true' } };
    const again = await run(ci, 'receipt', 'verify', 'HEAD', '--rerun', '--yes');
    expect(again.stdout).toContain('PASSED: loop');
    expect(again.code).toBe(0);
    const claude = { ...ci, env: { ...ci.env, CLAUDECODE: '1' } };
    expect(await refusal(claude, 'HEAD', '--rerun', '--yes')).toContain('not for Claude');
  });
});

/** Somebody else's readers of the same formats, given nothing but the receipt. */
const OUTSIDE = `
import json, sys, base64
from google.protobuf import json_format
from in_toto_attestation.v1.statement import Statement
import in_toto_attestation.v1.statement_pb2 as pb
from in_toto_attestation.predicates.test_result.v0 import test_result_pb2 as result_pb
from securesystemslib.dsse import Envelope
from securesystemslib.signer import SSlibKey
written = json.load(open(sys.argv[1]))
envelope = Envelope.from_dict(json.loads(json.dumps(written)))
der = base64.b64decode(written["signatures"][0]["publicKey"])
key = SSlibKey(written["signatures"][0]["keyid"], "ed25519", "ed25519", {"public": der[-32:].hex()})
envelope.verify([key], 1)
statement = json.loads(envelope.payload)
message = json_format.ParseDict(statement, pb.Statement())
Statement.copy_from_pb(message).validate()
json_format.ParseDict(statement["predicate"], result_pb.TestResult(), ignore_unknown_fields=True)
print(statement["predicate"]["result"])
`;

/** A key of MSW's as ssh writes it. */
function sshLine(spki: string): string {
  const parts = [Buffer.from('ssh-ed25519'), Buffer.from(spki, 'base64').subarray(-32)];
  const blob = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  return `ssh-ed25519 ${Buffer.concat(blob).toString('base64')}`;
}
