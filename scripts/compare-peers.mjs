// Measures the figures of docs/comparison.md: MSW and plugins like it, each at a fixed version, in the real client with a
// scripted model. Options: --write puts the table into the page; --only NAME measures one plugin. Gets the others with
// git and npm, once, into .cache/peers. Not for Windows: what the model types are shell lines.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { inTurns } from './bench/measure.mjs';
import { bareEnvironment, bundledTest, owner } from './bench/stage.mjs';

const root = join(import.meta.dirname, '..');
const PAGE = join(root, 'docs', 'comparison.md');

/** `loop`: how bench/peers.ts starts its loop. Without `runs`, its hooks start a service, so only its files are read. */
const PLUGINS = [
  { name: 'MSW', at: () => root, loop: 'msw', server: 'plugin_msw_msw', runs: true },
  {
    name: 'ralph-loop',
    version: '340e33a',
    at: () =>
      cloned(
        'anthropics/claude-plugins-official',
        '340e33aef211d95769d252324854497af871dafe',
        'plugins/ralph-loop',
      ),
    ...{ loop: 'ralph-loop', server: null, runs: true },
  },
  {
    name: 'superpowers',
    version: '44c9b2d',
    at: () => cloned('obra/superpowers', '44c9b2d6e889982ac18c27d05a19fefe335194e1', '.'),
    ...{ server: null, runs: true },
  },
  {
    name: 'gsd-core',
    version: '1.14.0',
    at: () => join(root, 'node_modules', '@opengsd', 'gsd-core'),
    server: null,
    runs: true,
  },
  {
    name: 'claude-mem',
    version: '13.25.3',
    at: () => packed('claude-mem', '13.25.3', 'plugin'),
    server: null,
    runs: false,
  },
];
const ROUNDS = 31;

const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } });
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-peers-')));
const fresh = () => mkdtempSync(join(folder, 'run-'));

try {
  const { addedCharacters, endOf, WORK } = await import(
    pathToFileURL(await bundledTest('scripts/bench/peers.ts')).href
  );
  const rows = [];
  for (const plugin of PLUGINS.filter(({ name }) => [undefined, name].includes(options.only))) {
    const path = realpathSync(plugin.at());
    const ends = [];
    for (const work of plugin.loop === undefined ? [] : Object.keys(WORK))
      ends.push(await endOf(plugin.loop, path, work, fresh()));
    const characters = plugin.runs ? await addedCharacters(path, fresh(), plugin.server) : null;
    const named = plugin.version === undefined ? plugin.name : `${plugin.name} ${plugin.version}`;
    rows.push([named, startOfHooks(path), characters ?? '–', idleStop(plugin, path), ...filled(ends, WORK)]);
  }
  const head = [
    'plugin',
    'its hooks start',
    'characters in each request',
    'idle stop / bare node',
    ...Object.keys(WORK),
  ];
  print(turned([head, ...rows]));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function filled(ends, work) {
  return ends.length > 0 ? ends : Object.keys(work).map(() => '–');
}

/** Programs without a shell, or the shell that has to be there: on Windows it is PowerShell unless bash is installed. */
function startOfHooks(path) {
  const { hooks } = JSON.parse(readFileSync(join(path, 'hooks', 'hooks.json'), 'utf8'));
  const calls = Object.values(hooks).flatMap((groups) => groups.flatMap((group) => group.hooks));
  const starts = calls.map(({ command, args, shell }) => {
    if (args !== undefined) return command;
    return shell ?? (command.startsWith('bash ') ? 'bash' : `${command.split(' ')[0]}, through a shell`);
  });
  return [...new Set(starts)].join(' and ');
}

/** The time of its Stop hooks in a session without a loop, as a ratio to a node that does nothing. */
function idleStop({ runs }, path) {
  const { hooks } = JSON.parse(readFileSync(join(path, 'hooks', 'hooks.json'), 'utf8'));
  const [call] = (hooks.Stop ?? []).flatMap((group) => group.hooks);
  if (call === undefined) return 'none';
  if (!runs) return '–';
  const cwd = fresh();
  const env = { ...bareEnvironment(folder), CLAUDE_PLUGIN_ROOT: path, CLAUDE_PROJECT_DIR: cwd };
  const input = JSON.stringify({
    session_id: owner,
    cwd,
    hook_event_name: 'Stop',
    transcript_path: join(cwd, 'none'),
  });
  const timed = (program, args) => () => {
    const started = performance.now();
    const run = spawnSync(program, args, { cwd, env, input });
    if (run.status !== 0 || run.stdout.length > 0)
      throw new Error(`${program} was not idle: ${run.stdout}${run.stderr}`);
    return performance.now() - started;
  };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as in hooks.json.
  const filledIn = (text) => text.replaceAll('${CLAUDE_PLUGIN_ROOT}', path);
  const hook =
    call.args === undefined
      ? timed('/bin/sh', ['-c', call.command])
      : timed(call.command, call.args.map(filledIn));
  return inTurns(ROUNDS, hook, timed(process.execPath, ['-e', '0'])).ratio.toFixed(1);
}

/** One row for each figure, one column for each plugin. */
function turned(rows) {
  return rows[0].map((_, at) => rows.map((row) => row[at]));
}

function print([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const table = [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
  console.log(table);
  if (!options.write) return;
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(
      /(<!-- measured[^\n]*-->\n)[\s\S]*?(?=<!-- end -->)/,
      (_, begin) => `${begin}\n${table}\n\n`,
    ),
  );
}

function cloned(repository, commit, path) {
  const into = join(root, '.cache', 'peers', commit);
  if (!existsSync(into)) {
    const git = (...args) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    git('clone', '--quiet', '--no-checkout', `https://github.com/${repository}`, into);
    git('-C', into, 'checkout', '--quiet', commit);
  }
  return join(into, path);
}

function packed(name, version, path) {
  const into = join(root, '.cache', 'peers', `${name}-${version}`);
  if (!existsSync(into)) {
    mkdirSync(into, { recursive: true });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', into, `${name}@${version}`], {
      stdio: 'ignore',
    });
    execFileSync('tar', ['xzf', `${name}-${version}.tgz`], { cwd: into });
  }
  return join(into, 'package', path);
}
