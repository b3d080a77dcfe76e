import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenOn } from '../../src/cli/screen.ts';
import { ask, at, listAt } from '../app/planning/oracle.ts';
import { sampled } from '../support/sampled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { builtCli, newPlace } from './built-cli.ts';

sampled();

describe('cli', () => {
  describe('map skeleton', () => {
    // `map skeleton` as it is shipped: parsers packed next to the bundles, and threads for a large tree.
    const built = builtCli();

    it('reads the sources of a large tree in threads', async () => {
      const files = Array.from({ length: 900 }, (_, at): [string, string] => [
        `src/f${at}.${['ts', 'py', 'go'][at % 3]}`,
        [`import a from './f${(at + 3) % 900}.ts';\n`, 'import os\n', 'package src\n\nimport "fmt"\n'][
          at % 3
        ] ?? '',
      ]);
      const { project, env } = newPlace(Object.fromEntries(files));
      const run = await built.cli(['map', 'skeleton', project, '--json'], { env });
      expect(run).toMatchObject({ code: 0, stderr: '' });
      const { imports, diagnostics } = JSON.parse(run.stdout);
      expect({ parsed: imports.parsed, edges: imports.edges.length, diagnostics }).toEqual({
        parsed: 900,
        edges: 300,
        diagnostics: [],
      });
      expect(imports.edges).toContainEqual({ from: 'src/f897.ts', to: 'src/f0.ts', kind: 'static' });
      expect(existsSync(join(project, '.msw', 'cache', 'skeleton.json'))).toBe(true);
    });

    it('prints for people, and keeps nothing on request', async () => {
      const { project, env } = newPlace({
        'a.rs': 'mod b;\n',
        'b.rs': '',
        'A.java': 'import java.util.List;\n',
        'x.jsx': '<a/>;',
      });
      const run = await built.cli(['map', 'skeleton', '--no-cache'], { env, cwd: project });
      expect(run.stdout).toMatch(/4 files, 3 lines; imports of 4 files were read, 1 edge/);
      expect(existsSync(join(project, '.msw'))).toBe(false);
    });

    it('names a folder that does not exist', async () => {
      const run = await built.cli(['map', 'skeleton', 'gone']);
      expect(run).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toContain('does not exist');
    });
  });

  describe('planning plan', () => {
    const { cli } = builtCli();

    function planFile(plan: string, dependsOn: string, files: string): string {
      return `---\nphase: 01-a\nplan: ${plan}\ntype: execute\nwave: 1\ndepends_on: ${dependsOn}\nfiles_modified: ${files}\nautonomous: true\nrequirements: [A-01]\nmust_haves:\n  truths: ["x"]\n---\n<objective>\nBuild.\n</objective>\n<task type="auto"><name>n</name><files>${files.slice(1, -1)}</files><action>a</action><verify><automated>node check.js</automated></verify><done>d</done></task>\n`;
    }
    const phase = '.planning/phases/01-a';
    const place = () =>
      newPlace({
        'check.js': '',
        [`${phase}/01-01-PLAN.md`]: planFile('01', '[]', '[a.ts]'),
        [`${phase}/01-02-PLAN.md`]: planFile('02', '[]', '[a.ts]'),
        [`${phase}/01-03-PLAN.md`]: planFile('03', '["02"]', '[b.ts]'),
        [`${phase}/01-01-SUMMARY.md`]: '# Done\n',
      });

    describe('plan', () => {
      it('parses a plan, as JSON and as text', async () => {
        const { project } = place();
        const json = await cli(['plan', 'parse', `${phase}/01-03-PLAN.md`, '--json'], { cwd: project });
        expect(json).toMatchObject({ code: 0, stderr: '' });
        expect(JSON.parse(json.stdout)).toMatchObject({
          plan: '03',
          dependsOn: ['02'],
          taskCount: 1,
          compatTaskCount: 1,
          verifyCommands: ['node check.js'],
          tasks: [{ name: 'n', files: ['b.ts'] }],
          diagnostics: [],
        });
        expect((await cli(['plan', 'parse', `${phase}/01-03-PLAN.md`], { cwd: project })).stdout).toContain(
          '1. [auto] n',
        );
      });

      it('writes what it parsed, from a file or from stdin, as a plan that gsd-core accepts', async () => {
        const { project } = place();
        const file = `${phase}/01-03-PLAN.md`;
        const { stdout } = await cli(['plan', 'parse', file, '--json'], { cwd: project });
        writeFileSync(join(project, 'plan.json'), stdout);
        const written = await cli(['plan', 'write', 'plan.json'], { cwd: project });
        expect(written).toMatchObject({ code: 0, stderr: '' });
        const piped = await cli(['plan', 'write', '-'], { cwd: project, input: stdout });
        expect(piped.stdout).toBe(written.stdout);
        writeFileSync(join(project, file), written.stdout);
        const verified = await ask('core', project, ['verify', 'plan-structure', file]);
        expect([at(verified, 'valid'), listAt(verified, 'errors')]).toEqual([true, []]);
        const again = JSON.parse((await cli(['plan', 'parse', file, '--json'], { cwd: project })).stdout);
        const { tasks, mustHaves, frontmatter, objective } = JSON.parse(stdout);
        expect(again).toMatchObject({ mustHaves, frontmatter, objective, tasks: [{ name: tasks[0].name }] });
        const odd = await cli(['plan', 'write', '-'], { cwd: project, input: '{"tasks":"none"}' });
        expect(odd).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringContaining('not a plan: tasks'),
        });
        expect((await cli(['plan', 'write', 'none.json'], { cwd: project })).code).toBe(1);
        expect((await cli(['plan', 'parse'], { cwd: project })).code).toBe(2);
      });

      it('validates against the project around the plan', async () => {
        const { project } = place();
        const file = join(project, phase, '01-01-PLAN.md');
        expect(await cli(['plan', 'validate', file, '--json'])).toMatchObject({ code: 0, stderr: '' });
        writeFileSync(file, readFileSync(file, 'utf8').replace('node check.js', 'cd /gone && node gone.js'));
        expect((await cli(['plan', 'validate', file])).code).toBe(0);
        writeFileSync(file, readFileSync(file, 'utf8').replace('</task>', ''));
        const refused = await cli(['plan', 'validate', file, '--json']);
        expect(refused.code).toBe(1);
        expect(JSON.parse(refused.stdout)).toMatchObject({
          valid: false,
          errors: 1,
          diagnostics: [{ code: 'task-unclosed' }],
        });
        expect((await cli(['plan', 'validate', file])).stdout).toMatch(/^\d+:\d+ error: .task> is opened/m);
      });

      it('shows the waves of a phase and where they conflict; a cycle fails', async () => {
        const { project } = place();
        const found = await cli(['plan', 'waves', phase, '--json'], { cwd: project });
        expect(found.code).toBe(0);
        expect(JSON.parse(found.stdout)).toMatchObject({
          waves: [
            { wave: 1, plans: ['01-01', '01-02'] },
            { wave: 2, plans: ['01-03'] },
          ],
          overlaps: [{ wave: 1, plans: ['01-01', '01-02'], files: ['a.ts'] }],
          incomplete: ['01-02', '01-03'],
        });
        writeFileSync(join(project, phase, '01-02-PLAN.md'), planFile('02', '["03"]', '[a.ts]'));
        const cycle = await cli(['plan', 'waves', phase], { cwd: project });
        expect(cycle).toMatchObject({ code: 1, stdout: expect.stringContaining('01-02 -> 01-03 -> 01-02') });
        expect((await cli(['plan', 'waves', 'none'], { cwd: project })).code).toBe(1);
      });
    });
  });

  describe('planning state', () => {
    const { cli } = builtCli();
    const place = () =>
      newPlace({
        '.planning/ROADMAP.md':
          '# Roadmap\n\n### Phase 1: Base\n**Goal**: Base it\n\n- [ ] 01-01-PLAN.md — x\n',
        '.planning/STATE.md': '# State\n\nPhase: 1 of 1 (Base)\nStatus: Ready to execute\n',
        '.planning/phases/01-base/01-01-PLAN.md': '---\nplan: 01\n---\n',
        '.planning/phases/01-base/01-01-SUMMARY.md': '# S\n',
      });

    describe('state, roadmap and phase', () => {
      it('show the position of the project, from any folder in it', async () => {
        const { project } = place();
        const cwd = join(project, '.planning', 'phases');
        const state = JSON.parse((await cli(['state', 'show', '--json'], { cwd })).stdout);
        expect(state).toMatchObject({
          current_phase: '1',
          status: 'executing',
          progress: { completed_plans: 1, percent: 0 },
        });
        const roadmap = JSON.parse((await cli(['roadmap', 'show', project, '--json'])).stdout);
        expect(roadmap).toMatchObject({
          phase_count: 1,
          phases: [{ number: '1', goal: 'Base it', disk_status: 'partial' }],
        });
        const next = JSON.parse((await cli(['phase', 'next', project, '--json'])).stdout);
        expect(next).toMatchObject({ action: 'verify', phase: '1', command: '/msw:verify 1' });
        for (const words of [
          ['state', 'show'],
          ['roadmap', 'show'],
          ['phase', 'next'],
        ]) {
          expect(await cli([...words, project])).toMatchObject({ code: 0, stderr: '' });
        }
      });

      it('synchronise once, and then have nothing to do', async () => {
        const { project } = place();
        const told = await cli(['state', 'sync', project, '--dry-run', '--json']);
        expect(JSON.parse(told.stdout).changed).toBe(true);
        const done = await cli(['state', 'sync', project]);
        expect(done.stdout).toContain('  + Status: Phase complete — ready for verification\n');
        expect(readFileSync(join(project, '.planning', 'ROADMAP.md'), 'utf8')).toContain(
          '- [x] 01-01-PLAN.md',
        );
        expect(JSON.parse((await cli(['state', 'sync', project, '--json'])).stdout)).toEqual({
          changed: false,
          changes: [],
          contradictions: [],
          left: null,
          written: true,
        });
      });

      it('report what is missing', async () => {
        const { project } = newPlace({ 'sub/x': '' });
        for (const words of [
          ['state', 'show'],
          ['state', 'sync'],
          ['roadmap', 'show'],
          ['phase', 'next'],
        ]) {
          const refused = await cli(words, { cwd: join(project, 'sub') });
          expect(refused).toMatchObject({
            code: 1,
            stdout: '',
            stderr: expect.stringContaining('Nothing is planned in'),
          });
        }
      });
    });
  });

  describe('screen', () => {
    const stream = (isTTY: boolean, columns = 40) => {
      const written: string[] = [];
      return { isTTY, columns, written, write: (text: string) => written.push(text) > 0 };
    };

    describe('on a terminal', () => {
      it('replaces what it showed, in one write each time', () => {
        const out = stream(true);
        const screen = screenOn(out, { NO_COLOR: '1' });
        screen.show(['one', 'two', 'three'], 'plain');
        screen.show(['four'], 'plain');
        screen.clear();
        screen.clear();
        expect(out.written).toEqual([
          '\u001b[?2026hone\u001b[K\ntwo\u001b[K\nthree\u001b[K\n\u001b[J\u001b[?2026l',
          '\u001b[?2026h\u001b[3A\rfour\u001b[K\n\u001b[J\u001b[?2026l',
          '\u001b[1A\r\u001b[J',
        ]);
      });

      it('cuts a line that would wrap, and shows a program’s output as plain text', () => {
        const out = stream(true, 30);
        screenOn(out, { NO_COLOR: '1' }).show(['x'.repeat(100), 'a\u001b[2Jb\nc'], null);
        const [frame = ''] = out.written;
        const lines = frame.split('\u001b[K\n');
        expect(lines).toHaveLength(3);
        expect(lines[0]?.replace('\u001b[?2026h', '').length).toBeLessThanOrEqual(29);
        expect(frame).not.toContain('\u001b[2J');
      });
    });

    it('prints a line elsewhere only when it is new', () => {
      const out = stream(false);
      const screen = screenOn(out, {});
      for (const plain of ['a', 'a', null, 'b', 'b', 'a']) screen.show(['lines'], plain);
      screen.clear();
      expect(out.written).toEqual(['a\n', 'b\n', 'a\n']);
    });
  });

  describe('usage', () => {
    const { cli } = builtCli();

    describe('msw-protocol', () => {
      it.each([['--help'], ['-h'], ['help']])('%s shows the nouns', async (flag) => {
        const { code, stdout, stderr } = await cli([flag]);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toMatch(/^ {2}failure +Read what a failing command printed$/m);
        expect(stdout).toMatch(/^ {2}conversation +See and keep/m);
      });

      it.each(['loop', 'failure', 'trust', 'status', 'doctor'])('%s --help is short', async (noun) => {
        const { code, stdout } = await cli([noun, '--help']);
        expect(code).toBe(0);
        expect(stdout).toMatch(new RegExp(`^node ".*cli\\.mjs" ${noun}`));
        // One screen, with the examples.
        expect(stdout.split('\n').length).toBeLessThan(34);
      });

      it.each(['--version', '-v'])('%s prints the version of the plugin and of the package', async (flag) => {
        const root = join(import.meta.dirname, '..', '..');
        const versionIn = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')).version;
        const { stdout } = await cli([flag]);
        expect(stdout.trim()).toBe(versionIn('.claude-plugin/plugin.json'));
        expect(stdout.trim()).toBe(versionIn('package.json'));
      });

      it.each([
        [[], 'Say what to do'],
        [['nonsense'], 'Unknown noun "nonsense": use loop, '],
        [['__proto__'], 'Unknown noun'],
        [['loop'], 'needs a verb'],
        [['loop', 'constructor'], 'Unknown verb "constructor" of loop: use one of'],
        [['loop', 'status', '--nope'], '--nope'],
        [['loop', 'status', 'word'], 'no arguments besides its options'],
        [['lop'], 'Unknown noun "lop": did you mean loop?'],
        [['loop', 'histroy'], 'Unknown verb "histroy" of loop: did you mean loop history?'],
        [['status', '--jsn'], "Unknown option '--jsn'. Did you mean --json?"],
        [['loop', 'stop', 'a', 'b'], 'only a loop id'],
        [['loop', 'explain'], 'needs the file'],
        [['loop', 'arm', 'task', '--check', 'true'], 'needs --session'],
        [['loop', 'arm', '--session', 's'], 'The task is missing'],
        [['loop', 'arm', 'task', '--session', 's', '--max-iterations', 'many'], 'from 1 to 1000, not "many"'],
        [['loop', 'arm', 'task', '--session', 's', '--no-check'], 'needs --promise'],
        [['status', '--project'], '--project'],
        [['trust', 'add', 'a', 'b'], 'only one command in quotes'],
        [['failure', 'fingerprint'], 'needs --command'],
        [['failure', 'fingerprint', '--command', 'x', '--exit', 'one'], 'not "one"'],
      ])('%j is misuse: exit 2 and one line', async (args, words) => {
        const { project, env } = newPlace();
        const { code, stdout, stderr } = await cli(args, { cwd: project, env });
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
        expect(stderr).toContain(words);
        expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      });

      it.each([
        [['status']],
        [['doctor']],
        [['loop', 'history']],
        [['loop', 'stop']],
        [['trust', 'list']],
        [['trust', 'remove', 'true']],
        [['loop', 'arm', 'task', '--session', 's', '--check', 'true']],
      ])('%j names a project that does not exist', async (args) => {
        const { project, env } = newPlace();
        const missing = join(project, 'missing');
        const { code, stdout, stderr } = await cli([...args, '--project', missing], { env });
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
        expect(stderr).toBe(`msw-protocol: The project folder ${missing} does not exist.\n`);
      });
    });
  });
});

describe('failure', () => {
  const { cli, path } = builtCli();

  const error = (root: string) =>
    `${root}/src/a.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.\n`;
  const fingerprint = ['failure', 'fingerprint', '--command', 'npx tsc --noEmit'];

  describe('failure fingerprint', () => {
    it('prints one JSON document with exactly these keys', async () => {
      const root = tempFolder();
      const { code, stdout, stderr } = await cli(fingerprint, { cwd: root, input: error(root) });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const found = JSON.parse(stdout);
      expect(Object.keys(found)).toEqual([
        'tool',
        'kind',
        'code',
        'class',
        'headline',
        'message',
        'frame',
        'items',
        'total',
        'fingerprints',
        'query',
      ]);
      expect(found).toMatchObject({ tool: 'tsc', kind: 'code', code: 'TS2322' });
      expect(found.items).toMatchObject([{ file: 'src/a.ts' }]);
      expect(Object.keys(found.fingerprints)).toEqual(['class', 'exact']);
      expect(found.query).not.toContain(root);
    });

    it('gives the same result for another root, CRLF and a byte order mark', async () => {
      const [one, two] = [tempFolder(), tempFolder()];
      const plain = await cli(fingerprint, { cwd: one, input: error(one) });
      const noisy = await cli([...fingerprint, '--root', two, '--exit', '2'], {
        input: `\uFEFF${error(two).replaceAll('\n', '\r\n')}`,
      });
      expect(JSON.parse(noisy.stdout)).toEqual(JSON.parse(plain.stdout));
    });

    it('takes away what earlier passing runs printed, and says which file it cannot read', async () => {
      const root = tempFolder();
      const [one, two] = [join(root, 'one.log'), join(root, 'two.log')];
      const audit = (rows: string, plan: string, took: string) =>
        `seat audit, 212 seats, plan ${plan}\n${rows}audit took ${took} s\n`;
      writeFileSync(one, audit('', '91cc0a5d', '0.9'));
      writeFileSync(two, audit('', 'e3380f7a', '2.1'));
      const words = ['failure', 'fingerprint', '--command', './seat-audit', '--passed', one, '--passed', two];
      const read = async (rows: string, plan: string, took: string) =>
        JSON.parse((await cli(words, { cwd: root, input: audit(rows, plan, took) })).stdout);
      const first = await read('row 12  A  sold twice\n', '4f2a99c1', '0.8');
      expect(first).toMatchObject({ headline: 'seat-audit: row 12 A sold twice', total: 1 });
      const again = await read('row 12  A  sold twice\n', 'b07d13e9', '1.3');
      expect(again.fingerprints).toEqual(first.fingerprints);
      const { code, stderr } = await cli([...words, '--passed', join(root, 'gone.log')], { input: 'x' });
      expect(code).toBe(1);
      expect(stderr).toContain('gone.log cannot be read');
    });

    it('accepts empty output, and bytes that are not text', async () => {
      for (const input of ['', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a])]) {
        const { code, stdout } = await cli(fingerprint, { input });
        expect(code).toBe(0);
        expect(JSON.parse(stdout).fingerprints.exact).toMatch(/^v3:[0-9a-f]{16}$/);
      }
    });

    it('reads a tool through the project’s own reader, explains it, and names a reader that is wrong', async () => {
      const root = tempFolder();
      const folder = join(root, '.msw', 'readers');
      mkdirSync(folder, { recursive: true });
      const reader = { tool: 'acme', problems: ['BAD {file}:{line} {message}'], noise: ['budget {}'] };
      writeFileSync(join(folder, 'acme.json'), JSON.stringify(reader));
      writeFileSync(join(folder, 'old.json'), JSON.stringify({ tool: 'old', problems: ['{message}'] }));
      const words = ['failure', 'fingerprint', '--command', 'acme src', '--root', root];
      const run = { cwd: root, input: 'budget 3\nBAD src/a.x:3 no total\n' };
      const plain = JSON.parse((await cli(words, run)).stdout);
      expect(plain).toMatchObject({
        tool: 'acme',
        items: [{ file: 'src/a.x', line: 3, message: 'no total' }],
      });
      const told = JSON.parse((await cli([...words, '--explain', '--json'], run)).stdout);
      expect(told).toMatchObject({ tool: 'acme', ownReaders: ['acme'], fingerprints: plain.fingerprints });
      expect(told.problems).toEqual([
        '"problems" in .msw/readers/old.json: the pattern "{message}" fits any line; add words that only these lines have; the file is not used until then.',
      ]);
      const text = (await cli([...words, '--explain'], run)).stdout;
      expect(text).toContain('"budget 3"  noise, says the reader of acme');
      expect(text).toContain('not used: "problems" in .msw/readers/old.json');
    });

    it('reads 100 MB in bounded memory, and finds the error at the end', async () => {
      const root = tempFolder();
      const small = await peakMemory(root, 1);
      const large = await peakMemory(root, 100);
      expect(JSON.parse(large.stdout)).toMatchObject({ tool: 'tsc', code: 'TS2322' });
      expect(large.megabytes - small.megabytes).toBeLessThan(60);
    });
  });

  /** Pipes so many megabytes of noise and one error into the command line. */
  async function peakMemory(root: string, megabytes: number): Promise<{ stdout: string; megabytes: number }> {
    const report = join(root, 'peak');
    const preload = join(root, 'preload.cjs');
    writeFileSync(
      preload,
      `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));`,
    );
    const child = spawn(process.execPath, ['--require', preload, path(), ...fingerprint, '--root', root], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    const block = Buffer.from(`${'compiling one more file of many '.repeat(31)}\n`.repeat(1024));
    for (let sent = 0; sent < megabytes * 1e6; sent += block.length) {
      if (!child.stdin.write(block)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    }
    child.stdin.end(error(root));
    await ended;
    return { stdout, megabytes: Number(readFileSync(report, 'utf8')) / 1024 };
  }
});

describe('search', () => {
  const { cli } = builtCli();

  describe('search', () => {
    it('ranks the Markdown of a folder', async () => {
      const [folder, user] = [tempFolder(), tempFolder()];
      writeFileSync(join(folder, 'a.md'), 'Retry the query; retry twice.');
      writeFileSync(join(folder, 'b.md'), 'The query cache.');
      const call = (...words: readonly string[]) =>
        cli(['search', ...words], { cwd: folder, env: { MSW_HOME: user } });
      const { code, stdout, stderr } = await call('retry query', '--dir', folder, '--json');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const found = JSON.parse(stdout);
      expect(found).toMatchObject({ index: { docs: 2 }, hits: [{ path: 'a.md' }, { path: 'b.md' }] });
      expect(Object.keys(found)).toEqual(['index', 'analyser', 'hits', 'selected', 'leftOut']);
      expect((await call('cached', '--analyser', 'english')).stdout).toMatch(/^\* [\d.]+ b\.md\n$/);
      expect((await call('unheard')).stdout).toBe('None of 2 documents has any of these words.\n');
      writeFileSync(join(folder, 'c.md'), 'See retryLimit and http_cache.');
      const parts = JSON.parse((await call('limit', '--json')).stdout);
      expect(parts).toMatchObject({ analyser: 'code', hits: [{ path: 'c.md' }] });
      expect(JSON.parse((await call('limit', '--analyser', 'simple', '--json')).stdout).hits).toEqual([]);
      const limited = await call('query', '--top', '1', '--json');
      expect(JSON.parse(limited.stdout)).toMatchObject({ hits: [{ path: 'b.md' }] });
    });

    it('explains why the next search is no faster', async () => {
      const folder = tempFolder();
      writeFileSync(join(folder, 'a.md'), 'Retry the query.');
      const inside = { cwd: folder, env: { MSW_HOME: join(folder, 'user') } };
      const { stdout } = await cli(['search', 'retry'], inside);
      expect(stdout).toMatch(
        /^\* [\d.]+ a\.md\nThe index is not kept: the user folder .* lies inside the project; set MSW_HOME /,
      );
      expect(JSON.parse((await cli(['search', 'retry', '--json'], inside)).stdout).hits).toHaveLength(1);
    });

    it('P9: keeps the index of a home folder that is a vault', async () => {
      const home = tempFolder();
      writeFileSync(join(home, 'a.md'), 'Retry the query.');
      mkdirSync(join(home, '.obsidian'));
      const env = { HOME: home, USERPROFILE: home, XDG_DATA_HOME: join(home, 'data') };
      const local = { APPDATA: join(home, 'data'), LOCALAPPDATA: join(home, 'data') };
      const { stdout } = await cli(['search', 'retry'], { cwd: home, env: { ...env, ...local } });
      expect(stdout).toMatch(/^\* [\d.]+ a\.md\n$/);
    });

    it('V10: selects by the ratio and the number that are given', async () => {
      const [folder, user] = [tempFolder(), tempFolder()];
      for (const [name, text] of [
        ['a', 'retry retry retry'],
        ['b', 'retry and much more besides, at some length, to score less'],
        [
          'c',
          'retry and even more words besides, at some greater length still, so as to score the least of all',
        ],
      ] as const)
        writeFileSync(join(folder, `${name}.md`), text);
      const call = (...words: readonly string[]) =>
        cli(['search', 'retry', '--json', ...words], { cwd: folder, env: { MSW_HOME: user } });
      const selected = async (...words: readonly string[]) =>
        JSON.parse((await call(...words)).stdout).selected.length;
      expect(await selected()).toBe(3);
      expect(await selected('--cutoff', '1', '--min', '1')).toBe(1);
      expect(await selected('--cutoff', '1', '--min', '2')).toBe(2);
      expect(await selected('--cutoff', '0', '--min', '1', '--top', '2')).toBe(2);
      for (const [words, reason] of [
        [['--cutoff', '40%'], '--cutoff needs a number from 0 to 1, not "40%".'],
        [['--cutoff', '1.5'], '--cutoff needs a number from 0 to 1, not "1.5".'],
        [['--top', '2', '--min', '3'], '--min 3 is more than the 2 hits of --top: give a smaller one.'],
      ] as const) {
        const { code, stderr } = await call(...words);
        expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
      }
    });

    it('gives the same answer while other processes build the same index', async () => {
      const [folder, user] = [tempFolder(), tempFolder()];
      for (let number = 0; number < 200; number += 1)
        writeFileSync(
          join(folder, `${number}.md`),
          `note ${number} about ${number % 7 === 0 ? 'retries' : 'nothing'}`,
        );
      const call = () => cli(['search', 'retries', '--dir', folder, '--json'], { env: { MSW_HOME: user } });
      const answers = [...(await Promise.all([call(), call(), call()])), await call()];
      const [first, ...others] = answers.map(({ stdout }) => JSON.parse(stdout).hits);
      expect(first).toHaveLength(15);
      for (const one of others) expect(one).toEqual(first);
    });

    it('reports what is wrong with a folder', async () => {
      const { code, stderr } = await cli(['search', 'x', '--dir', join(tempFolder(), 'none')]);
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/^msw-protocol: The folder .*none does not exist\.\n$/);
    });
  });
});
