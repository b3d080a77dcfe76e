// Measures a turn in the real client: the time between the request that Claude answers without a tool and the next one.
// Prints a JSON list of milliseconds. Arguments: the plugin's folder, which hook checks the turn, an empty folder, which
// check, and MSW's user folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runClient } from '../../test/support/client.ts';
import { CLIENT_VERSIONS } from '../../test/support/client-binary.ts';
import type { Step } from '../../test/support/model-script.ts';
import { initGit, writeFiles } from '../../test/support/sample-project.ts';

const [plugin = '', how = '', folder = '', kind = '', userFolder = ''] = process.argv.slice(2);
// One more identical failure and MSW would call the loop stuck.
const turns = 4;
const CHECKS = new Map([
  [
    'ends at once',
    {
      command: 'node check.js',
      files: {
        'check.js':
          "if (require('node:fs').readFileSync('value.txt', 'utf8') !== 'ready') throw new Error('not ready');\n",
      },
    },
  ],
  [
    'runs tests',
    {
      command: 'node --test',
      files: {
        'value.test.js': `const { equal } = require('node:assert');
const { readFileSync } = require('node:fs');
require('node:test')('the value is ready', () => equal(readFileSync('value.txt', 'utf8'), 'ready'));
`,
      },
    },
  ],
]);
const check = CHECKS.get(kind);
if (check === undefined) throw new Error(`there is no check that ${kind}`);

/** The shortest hook that runs the check itself and makes Claude continue. */
const shellHook = {
  hooks: {
    Stop: [
      {
        hooks: [
          {
            type: 'command',
            command: `${check.command} >/dev/null 2>&1 || echo '{"decision":"block","reason":"The check fails."}'`,
          },
        ],
      },
    ],
  },
};

const cwd = join(folder, 'work');
mkdirSync(join(cwd, '.msw'), { recursive: true });
writeFiles(cwd, { ...check.files, 'value.txt': 'raw\n', '.gitignore': '.msw/\n' });
const isShell = how === 'shell';
if (isShell) writeFiles(cwd, { '.claude/settings.json': JSON.stringify(shellHook) });
initGit(cwd);
if (how === 'plain') writeFileSync(join(cwd, '.msw', 'config.json'), '{"snapshots": false}');

const asked: number[] = [];
const write = (content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content } }],
});
/** Records when the model was asked, and when the next request came. */
const note = (answer: Step): Step => {
  return (request) => {
    asked.push(performance.now());
    return typeof answer === 'function' ? answer(request) : answer;
  };
};
const main = [
  { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
  ...Array.from({ length: turns }, (_, turn) => [write(`raw ${turn}\n`), 'It is ready.']).flat(),
  write('ready'),
  'Now it is.',
].map((step) => note(step));

const [version = '2.1.197'] = CLIENT_VERSIONS;
await runClient({
  version,
  cwd,
  home: join(folder, 'home'),
  env: { MSW_HOME: userFolder },
  pluginDirs: isShell ? [] : [plugin],
  prompt: isShell ? 'make it ready' : `/msw:loop "make it ready" --check "${check.command}" --no-guidance`,
  script: { main },
});
// Each turn is a write and a message; the message's own time ends with the request for the next write.
const gaps = Array.from(
  { length: turns },
  (_, turn) => (asked[3 + 2 * turn] ?? NaN) - (asked[2 + 2 * turn] ?? NaN),
);
if (gaps.some(Number.isNaN)) throw new Error(`the client asked ${asked.length} times`);
console.log(JSON.stringify(gaps));
