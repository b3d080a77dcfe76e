// gsd-core's own command line, many calls in one process: a process for each costs half a second. Its entry is loaded
// once and its `main` called with the words of each call. It answers messages `{id, project, words}` with
// `{id, stdout, stderr}`, one after the other.

const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');

const entry = process.argv[2];
const exit = require(path.join(path.dirname(entry), 'lib', 'cli-exit.cjs'));
const links = fs.mkdtempSync(path.join(os.tmpdir(), 'msw-gsd-core-'));
process.on('exit', () => fs.rmSync(links, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());

let main;
const { runMain } = exit;
exit.runMain = (given) => {
  main = given;
};
process.argv = [process.execPath, entry];
// As the main module, or it would only export.
Module._load(entry, null, true);
exit.runMain = runMain;

let calls = 0;
let last = Promise.resolve();
process.on('message', ({ id, project, words }) => {
  last = last.then(async () => {
    calls += 1;
    // It keeps what it counted in a folder for as long as its process lives; under another name it counts again.
    const link = path.join(links, String(calls));
    fs.symlinkSync(project, link, 'junction');
    process.chdir(project);
    process.send({ id, ...(await said([...words, '--cwd', link])) });
  });
});

async function said(words) {
  const texts = { 1: '', 2: '' };
  const write = { fs: fs.writeSync, out: process.stdout.write, err: process.stderr.write };
  fs.writeSync = (fd, data, ...range) => {
    if (fd !== 1 && fd !== 2) return write.fs(fd, data, ...range);
    const [from = 0, length = data.length] = typeof data === 'string' ? [] : range;
    const text = typeof data === 'string' ? data : data.subarray(from, from + length).toString('utf8');
    texts[fd] += text;
    return typeof data === 'string' ? Buffer.byteLength(data) : length;
  };
  const collect = (fd) => (text) => {
    texts[fd] += text;
    return true;
  };
  process.stdout.write = collect(1);
  process.stderr.write = collect(2);
  process.argv = [process.execPath, entry, ...words];
  try {
    await main();
  } catch (error) {
    // As its own runMain says it.
    if (!(error instanceof exit.ExitError)) texts[2] += error.stack;
    else if (error.hasUserMessage && error.code !== 0) texts[2] += error.message;
  } finally {
    exit.setPendingOutcome(undefined);
    fs.writeSync = write.fs;
    process.stdout.write = write.out;
    process.stderr.write = write.err;
  }
  return { stdout: texts[1], stderr: texts[2] };
}
