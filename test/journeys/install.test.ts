// The plugin as a user gets it: from a marketplace of either kind; and what it costs when idle.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname, join, sep } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clientCommand, runClient, startClient } from '../support/client.ts';
import { CLIENT_VERSIONS, type ClientVersion } from '../support/client-binary.ts';
import { pluginErrors } from '../support/client-events.ts';
import { contextCost } from '../support/context-cost.ts';
import { drawn } from '../support/depth.ts';
import { makeGate } from '../support/model-script.ts';
import { startModelServer } from '../support/model-server.ts';
import { startNpmRegistry } from '../support/npm-registry.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { git, initGit, makePlainSample } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { endingsOf, iterationsOf, makePlace, PLUGIN } from './journey.ts';

/** The files that a commit of the plugin would contain, as a repository of its own. */
const exportPlugin = (): string => {
  const folder = join(tempFolder(), 'msw');
  const listed = execFileSync(
    'git',
    ['-C', PLUGIN, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0').filter((name) => name !== '' && !name.startsWith('test/'))) {
    if (!existsSync(join(PLUGIN, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(PLUGIN, file), join(folder, file), { verbatimSymlinks: true });
  }
  return folder;
};

interface Served {
  readonly url: string;
  /** Brings new commits of the repository to its address. */
  readonly renew: () => void;
}

/** Serves a repository to git over HTTP on this machine, through git's own CGI program. */
const serveRepository = async (repository: string): Promise<Served> => {
  const bare = join(tempFolder(), 'msw.git');
  execFileSync('git', ['clone', '-q', '--bare', repository, bare]);
  const server = createServer((request, response) => runBackend(dirname(bare), request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const renew = () => execFileSync('git', ['-C', bare, 'fetch', '-q', 'origin', '+main:main']);
  return { url: `http://127.0.0.1:${address.port}/msw.git`, renew };
};

const runBackend = (root: string, request: IncomingMessage, response: ServerResponse): void => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const env = {
    PATH: process.env.PATH,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: decodeURIComponent(path),
    QUERY_STRING: query,
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: request.headers['content-type'],
    HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    GIT_PROTOCOL: request.headers['git-protocol']?.toString(),
  };
  const child = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => sendCgi(Buffer.concat(chunks), response));
  request.pipe(child.stdin);
};

const sendCgi = (answer: Buffer, response: ServerResponse): void => {
  const split = answer.indexOf('\r\n\r\n');
  for (const line of answer.subarray(0, split).toString().split('\r\n')) {
    const [name = '', value = ''] = line.split(': ');
    if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.end(answer.subarray(split + 4));
};

/** What the README has people type to install, with the path of their clone. */
const installLines = (clone: string): readonly (readonly string[])[] => {
  const [, start = ''] = readFileSync(join(PLUGIN, 'README.md'), 'utf8').split('## Start in 60 seconds');
  const [, block = ''] = /```\n([\s\S]*?)```/.exec(start) ?? [];
  const lines = [...block.matchAll(/^\/plugin (.+)$/gm)].map(([, words = '']) => words.split(' '));
  return lines.map((words) => words.map((word) => (word.startsWith('/') ? clone : word)));
};

/** The outermost paths with MSW's name below the client's plugin folder. */
const leftOfPlugin = (home: string): readonly string[] => {
  const plugins = join(home, '.claude', 'plugins');
  const named = readdirSync(plugins, { recursive: true, encoding: 'utf8' }).filter(
    (path) => basename(path).includes('msw') && !path.includes('.bin'),
  );
  return named
    .filter((path) => !named.some((outer) => path.startsWith(`${outer}${sep}`)))
    .map((path) => path.split(sep).join('/'));
};

const cacheFolders = (home: string): readonly string[] => {
  const cache = join(home, '.claude', 'plugins', 'cache', 'msw-protocol', 'msw');
  return existsSync(cache) ? readdirSync(cache).map((version) => join(cache, version)) : [];
};

/** One loop with the installed plugin, without `--plugin-dir`. */
const expectLoopToEnd = async (
  version: ClientVersion,
  cwd: string,
  home: string,
  more: readonly string[] = [],
): Promise<void> => {
  const run = await runClient({
    version,
    cwd,
    home,
    prompt: '/msw:loop "make it ready" --check "node check.js"',
    // As the README says for headless runs: nothing else is allowed.
    permissions: 'default',
    args: ['--permission-mode', 'acceptEdits', ...more],
    script: {
      main: [
        { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
        { tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } }] },
        'Ready.',
      ],
    },
  });
  expect(pluginErrors(run.init)).toEqual([]);
  expect(endingsOf(cwd)).toEqual(['done']);
};

const isDrawn = drawn('installs', 8, 1);
for (const version of CLIENT_VERSIONS) {
  requireOrSkip(`client ${version}`, 'git')(`the installed plugin on ${version}`, () => {
    it('adds to each request what the README says', async () => {
      const cost = await contextCost(version, PLUGIN, tempFolder());
      const told = readFileSync(join(PLUGIN, 'README.md'), 'utf8').replaceAll(/(?<=\d),(?=\d)/g, '');
      const said = {
        '2.1.332': /add (\d+) characters .* 2\.1\.332, about (\d+) tokens/,
        '2.1.197': /2\.1\.197.* adds (\d+), about (\d+)\./,
      };
      const [, characters, tokens] = said[version].exec(told) ?? [];
      expect(Math.abs(cost - Number(characters))).toBeLessThanOrEqual(cost / 50);
      expect(Math.abs(cost / 4 - Number(tokens))).toBeLessThanOrEqual(cost / 100);
    });

    it('has valid manifests, is installed from a clone as the README says, and runs a loop', async () => {
      const { home, cwd } = makePlace();
      const folder = exportPlugin();
      for (const manifest of [folder, join(folder, '.claude-plugin', 'plugin.json')]) {
        const valid = await clientCommand(version, ['plugin', 'validate', '--strict', manifest], {
          home,
          cwd,
        });
        expect(valid.stdout + valid.stderr).toContain('Validation passed');
        // Only the newer client asks for hosts, of which MSW reaches none of its own.
        expect(valid.stdout).not.toContain('Hosts not declared');
        expect(valid.exitCode).toBe(0);
      }
      for (const words of installLines(folder))
        expect(await clientCommand(version, ['plugin', ...words], { home, cwd })).toMatchObject({
          stdout: expect.stringContaining('Successfully'),
          exitCode: 0,
        });
      makePlainSample(cwd);
      await expectLoopToEnd(version, cwd, home);
    });

    it.runIf(isDrawn())(
      'runs a loop from a git marketplace, installs no packages, and is updated',
      async () => {
        const { home, cwd } = makePlace();
        makePlainSample(cwd);
        const folder = exportPlugin();
        initGit(folder);
        const { url, renew } = await serveRepository(folder);
        const added = await clientCommand(version, ['plugin', 'marketplace', 'add', url], { home, cwd });
        expect(added.stdout + added.stderr).toContain('Successfully added marketplace');
        const installed = await clientCommand(version, ['plugin', 'install', 'msw@msw-protocol'], {
          home,
          cwd,
        });
        expect(installed.exitCode).toBe(0);
        const [cached, ...others] = cacheFolders(home);
        expect(others).toEqual([]);
        expect(existsSync(join(cached ?? '', 'dist', 'hooks', 'stop.cjs'))).toBe(true);
        expect(existsSync(join(cached ?? '', 'node_modules'))).toBe(false);
        await expectLoopToEnd(version, cwd, home);

        // As `npm run release -- --landing` does, for the version alone.
        const manifest = join(folder, '.claude-plugin', 'plugin.json');
        writeFileSync(
          manifest,
          readFileSync(manifest, 'utf8').replace(/"version": ".*"/, '"version": "99.0.0"'),
        );
        git(folder, 'commit', '-qam', 'chore: raise the version');
        renew();
        const update = (...words: string[]) => clientCommand(version, ['plugin', ...words], { home, cwd });
        expect((await update('marketplace', 'update', 'msw-protocol')).exitCode).toBe(0);
        const updated = await update('update', 'msw@msw-protocol');
        expect(updated.stdout + updated.stderr).toMatch(/updated from \d+\.\d+\.\d+ to 99\.0\.0/);
      },
    );

    it.runIf(isDrawn())('runs a loop from the zip of a release, by its address', async () => {
      const { home, cwd } = makePlace();
      makePlainSample(cwd);
      const folder = exportPlugin();
      initGit(folder);
      const out = tempFolder();
      const script = join(folder, 'scripts', 'release-files.mjs');
      execFileSync(process.execPath, [script, '--out', out], { stdio: 'ignore' });
      const [name = ''] = readdirSync(out).filter((one) => one.endsWith('.zip'));
      const server = createServer((_, response) => void response.end(readFileSync(join(out, name))));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the server has no port');
      const url = `http://127.0.0.1:${address.port}/${name}`;
      await expectLoopToEnd(version, cwd, home, ['--plugin-url', url]);
    });

    it.runIf(isDrawn())('continues a loop through an update of the plugin', async () => {
      const { home, cwd } = makePlace();
      makePlainSample(cwd);
      const folder = exportPlugin();
      initGit(folder);
      const { url, renew } = await serveRepository(folder);
      const plugin = (...args: string[]) => clientCommand(version, ['plugin', ...args], { home, cwd });
      await plugin('marketplace', 'add', url);
      await plugin('install', 'msw@msw-protocol');
      const [old = ''] = cacheFolders(home);
      const gate = makeGate();
      const server = await startModelServer({
        main: ['One.', { text: 'Two.', before: gate }, { hang: true }],
      });
      onTestFinished(() => server.close());
      const first = startClient({ version, cwd, home, server });
      first.send('/msw:loop "make it ready" --check "node check.js"');
      await server.waitForRequest(({ lane, index }) => lane === 'main' && index === 1);

      const manifest = join(folder, '.claude-plugin', 'plugin.json');
      writeFileSync(
        manifest,
        readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, '"version": "99.0.0"'),
      );
      git(folder, 'commit', '-qam', 'update');
      renew();
      await plugin('marketplace', 'update', 'msw-protocol');
      const updated = await plugin('update', 'msw@msw-protocol');
      expect(updated.stdout + updated.stderr).toContain('99.0.0');
      expect(cacheFolders(home)).toHaveLength(2);

      gate.open();
      await server.waitForRequest(({ lane, index }) => lane === 'main' && index === 2);
      expect(iterationsOf(cwd)).toBe(2);
      const { sessionId = '' } = await first.kill();
      rmSync(old, { recursive: true });
      const second = await runClient({
        ...{ version, cwd, home, prompt: 'continue' },
        args: ['--resume', sessionId],
        script: {
          main: [
            { tools: [{ name: 'Read', input: { file_path: join(cwd, 'value.txt') } }] },
            { tools: [{ name: 'Write', input: { file_path: join(cwd, 'value.txt'), content: 'ready\n' } }] },
            'Ready.',
          ],
        },
      });
      expect(pluginErrors(second.init)).toEqual([]);
      expect(endingsOf(cwd)).toEqual(['done']);
    });

    it.runIf(isDrawn())('runs a loop from npm, and leaves behind what the page says', async () => {
      const { home, cwd } = makePlace();
      makePlainSample(cwd);
      const marketplace = readFileSync(join(PLUGIN, '.claude-plugin', 'npm.json'), 'utf8');
      const registry = await startNpmRegistry(PLUGIN, { '/npm.json': marketplace });
      onTestFinished(registry.close);
      const where = { home, cwd, env: { npm_config_registry: registry.url } };
      const plugin = (...args: string[]) => clientCommand(version, ['plugin', ...args], where);
      const added = await plugin('marketplace', 'add', `${registry.url}/npm.json`);
      expect(added.stdout + added.stderr).toContain('Successfully added marketplace');
      const installed = await plugin('install', 'msw@msw-protocol');
      expect(installed.stdout + installed.stderr).toContain('Successfully installed');
      expect(registry.asked).toContain('/msw-protocol.tgz');
      const [cached = '', ...others] = cacheFolders(home);
      expect(others).toEqual([]);
      expect(existsSync(join(cached, 'src'))).toBe(false);
      expect(existsSync(join(cached, 'node_modules'))).toBe(false);
      await expectLoopToEnd(version, cwd, home);

      expect((await plugin('uninstall', 'msw@msw-protocol')).exitCode).toBe(0);
      expect((await plugin('marketplace', 'remove', 'msw-protocol')).exitCode).toBe(0);
      const page = readFileSync(join(PLUGIN, 'docs', 'data.md'), 'utf8').split('## Uninstall')[1] ?? '';
      const left = leftOfPlugin(home);
      expect(left).toContain('cache/msw-protocol');
      expect(left.filter((path) => !page.includes(`\`.claude/plugins/${path}\``))).toEqual([]);
      for (const named of ['`.msw/`', '`.planning/`', 'user folder']) expect(page).toContain(named);
      expect(existsSync(join(cwd, '.msw'))).toBe(true);
      expect(readdirSync(join(home, 'msw-home'))).toContain('key');
    });
  });
}
