// The step of the action: verifies the receipt that a commit has as its note, or runs the control runs where it has
// none. Exits with 1 unless what it found is as good as is required.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'cli.mjs');
const input = (name) => (process.env[`MSW_${name}`] ?? '').trim();
const ENOUGH = { proven: ['PASSED'], passed: ['PASSED', 'WARNED'] };
/** What `prove` says, in the words of a receipt. */
const RESULTS = { proven: 'PASSED', passed: 'WARNED', failing: 'FAILED' };

const run = (program, args) => spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const git = (...args) => run('git', args);
const msw = (...args) => run(process.execPath, [CLI, ...args]);
const emit = (file, text) => file && appendFileSync(file, `${text}\n`);
const end = (isGood, line) => {
  process.stdout.write(
    `${isGood ? line : `::error::${line.replaceAll('%', '%25').replaceAll('\n', '%0A')}`}\n`,
  );
  emit(process.env.GITHUB_STEP_SUMMARY, line);
  process.exit(isGood ? 0 : 1);
};
const lastLine = ({ stderr, stdout }) => (stderr.trim() || stdout.trim()).split('\n').at(-1) ?? '';

const require = input('REQUIRE') || 'proven';
if (!Object.hasOwn(ENOUGH, require)) end(false, 'The input require is proven or passed.');
const isEnough = (result) => ENOUGH[require].includes(result);
const commit = input('COMMIT') || 'HEAD';
const base = input('BASE');
const folder = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), 'msw-'));

// A repository without receipts has no such ref.
git('fetch', '--quiet', 'origin', '+refs/notes/msw:refs/notes/msw');
const note = git('notes', '--ref=msw', 'show', commit);
if (note.status === 0) verifyReceipt();
else prove();

function verifyReceipt() {
  emit(process.env.GITHUB_OUTPUT, 'held=receipt');
  const options = [...signers(), ...(input('RERUN') === 'true' ? ['--rerun', '--yes'] : [])];
  const verified = msw('receipt', 'verify', commit, '--json', ...options);
  if (verified.status !== 0) end(false, `The receipt of ${commit} does not hold: ${lastLine(verified)}`);
  const { statement } = JSON.parse(verified.stdout);
  const file = join(folder, 'receipt.json');
  writeFileSync(file, note.stdout);
  emit(process.env.GITHUB_STEP_SUMMARY, msw('receipt', 'text', file).stdout);
  const { result, msw: said } = statement.predicate;
  end(isEnough(result), `The receipt of ${commit} holds: ${result}, ${said.reason}.`);
}

/** The list as it is at the base: a branch must not name its own signers. */
function signers() {
  const path = input('SIGNERS');
  if (path === '') return [];
  const list = git('show', `${base || 'HEAD'}:${path}`);
  if (list.status !== 0) end(false, `${path} is not at ${base || 'HEAD'}: ${lastLine(list)}`);
  const file = join(folder, 'signers');
  writeFileSync(file, list.stdout);
  return ['--signers', file];
}

function prove() {
  emit(process.env.GITHUB_OUTPUT, 'held=prove');
  process.stdout.write(`${commit} has no receipt, so the control runs are held here.\n`);
  const proven = msw('prove', '--json', ...(base === '' ? [] : ['--base', base]));
  if (proven.stdout.trim() === '') end(false, `Nothing could be proven: ${lastLine(proven)}`);
  const { verdict, reason } = JSON.parse(proven.stdout);
  end(isEnough(RESULTS[verdict]), `Held here, without a receipt: ${RESULTS[verdict]}, ${reason}.`);
}
