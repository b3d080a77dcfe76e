import { expect, it } from 'vitest';
import { lineToType, wordToType } from '../../../src/core/commands/line-to-type.ts';

const posix = (path: string) => ({ path, windows: false });
const windows = (path: string) => ({ path, windows: true });

it.each([
  [posix('/home/ada/msw/dist/cli.mjs'), 'node "/home/ada/msw/dist/cli.mjs" job list'],
  [posix('/home/ada l/msw/dist/cli.mjs'), 'node "/home/ada l/msw/dist/cli.mjs" job list'],
  [posix('/home/$ada/`x`/cli.mjs'), "node '/home/$ada/`x`/cli.mjs' job list"],
  [windows('C:\\Users\\Ada L\\cli.mjs'), 'node "C:\\Users\\Ada L\\cli.mjs" job list'],
])('a call begins with the whole program: %o', (program, line) => {
  expect(lineToType(program, 'job list')).toBe(line);
});

it.each([
  ['loop stop 20260131-abc', '/msw:stop 20260131-abc'],
  ['doctor', '/msw:doctor'],
  ['notebook plan work pro', '/msw:setup plan work pro'],
  ['loop stopped', 'node "/cli.mjs" loop stopped'],
])('%s is typed as %s', (call, line) => {
  expect(lineToType(posix('/cli.mjs'), call)).toBe(line);
});

it.each([
  ['20260131-abc', false, '20260131-abc'],
  ['two words', false, "'two words'"],
  ['two words', true, '"two words"'],
  ["it's", false, 'TEXT'],
  ['%PATH%', true, 'TEXT'],
  ['a “quoted” one', false, 'TEXT'],
])('the value %s is one word', (value, onWindows, word) => {
  expect(wordToType(value, onWindows)).toBe(word);
});
