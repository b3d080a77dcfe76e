import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/adapters/config/project-config.ts';
import { gatherEvidence, readTree } from '../../../src/app/loop/gather-evidence.ts';
import type { LoopTerms } from '../../../src/core/loop/loop.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { armed, CHECK, makeScene, type Scene, textOf } from '../support/scene.ts';

describe('gather evidence', () => {
  const noWait = async (): Promise<void> => undefined;

  const gather = async (script: string, terms: Partial<LoopTerms> = {}, waits: number[] = []) => {
    const project = tempFolder();
    writeFiles(project, { 'check.cjs': script });
    const checks = [{ name: 'test', command: 'node check.cjs', origin: 'typed' as const }];
    const loop = makeLoop({ project, checks, ...terms });
    const wait = async (milliseconds: number): Promise<void> => {
      waits.push(milliseconds);
      await noWait();
    };
    return { project, evidence: await gatherEvidence(loop, { config: defaultConfig, wait }) };
  };

  it('runs a check that names the project’s absolute folder in the worktree of its loop', async () => {
    const project = tempFolder();
    writeFiles(project, {
      'check.cjs': 'process.exit(1);\n',
      '.msw/worktrees/01-01/check.cjs': 'console.log("in the worktree");\n',
    });
    const command = `cd ${project} && node check.cjs`;
    const checks = [{ name: 'test', command, origin: 'plan' as const }];
    const loop = makeLoop({ project, checks, tree: '.msw/worktrees/01-01' });
    const { results } = await gatherEvidence(loop, { config: defaultConfig, wait: noWait });
    expect(results).toMatchObject([{ exitCode: 0, output: 'in the worktree\n' }]);
  });

  describe('a check that misbehaves (S8)', () => {
    it('is ended with all its children when it exceeds its time', async () => {
      const server =
        "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', String(s.address().port)))";
      const { project, evidence } = await gather(
        [
          `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'ignore' });`,
          'setInterval(() => {}, 1000);',
        ].join('\n'),
        { checkTimeoutSeconds: 4 },
      );
      expect(evidence.results[0]).toMatchObject({ timedOut: true, exitCode: null });
      expect(evidence.failure?.kind).toBe('gate');
      // The server must be gone: the pid is no proof, because a process that nobody waits for keeps it.
      const port = Number(readFileSync(join(project, 'port'), 'utf8'));
      await expect(connectTo(port)).rejects.toThrow('ECONNREFUSED');
    });

    it('is kept within bounds when it prints 100 MB', async () => {
      const { evidence } = await gather(
        "const line = 'x'.repeat(1023) + '\\n'; let n = 0; const more = () => { while (n++ < 100 * 1024) if (!process.stdout.write(line)) return process.stdout.once('drain', more); process.exitCode = 1; }; more();",
      );
      const [result] = evidence.results;
      expect(result?.exitCode).toBe(1);
      expect(result?.droppedBytes).toBeGreaterThan(99 * 1024 * 1024);
      expect(result?.output.length).toBeLessThan(400 * 1024);
    });

    it('is read even when it prints invalid UTF-8', async () => {
      const { evidence } = await gather(
        "process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a])); throw new Error('value is raw')",
      );
      expect(evidence.failure?.message).toContain('value is raw');
    });

    it('affects no other check when it changes its folder', async () => {
      const { project, evidence } = await gather(
        "require('node:fs').mkdirSync('deep'); process.chdir('deep'); require('node:fs').writeFileSync('here', '');",
        {
          checks: [
            { name: 'a', command: 'node check.cjs', origin: 'typed' },
            { name: 'b', command: "cd deep && node -e \"require('fs').statSync('here')\"", origin: 'typed' },
            { name: 'c', command: "node -e \"require('fs').statSync('check.cjs')\"", origin: 'typed' },
          ],
        },
      );
      expect(evidence.results.map((result) => result.outcome.kind)).toEqual(['passed', 'passed', 'passed']);
      expect(existsSync(join(project, 'deep', 'here'))).toBe(true);
    });
  });

  describe('a check that fails for reasons outside', () => {
    const reset = [
      "require('node:fs').appendFileSync('runs', 'x');",
      "console.error('npm error code ECONNRESET\\nnpm error network read ECONNRESET'); process.exit(1);",
    ].join('\n');

    it('is run again after each pause', async () => {
      const waits: number[] = [];
      const { project, evidence } = await gather(reset, {}, waits);
      expect(evidence.failure?.kind).toBe('infra');
      expect(waits).toEqual([5000, 20_000]);
      expect(readFileSync(join(project, 'runs'), 'utf8')).toBe('xxx');
    });

    it('is followed by a scan of the tree as the last run left it', async () => {
      const { project, evidence } = await gather(reset, {}, []);
      expect(readFileSync(join(project, 'runs'), 'utf8')).toBe('xxx');
      expect(await evidence.treeAfter).toBe(await readTree(project, []));
    });

    it('is not run again when the hook’s time is too short', async () => {
      const waits: number[] = [];
      await gather(reset, { checkTimeoutSeconds: 6899 }, waits);
      expect(waits).toEqual([]);
    });
  });

  describe('the evidence', () => {
    it('contains no secret', async () => {
      const { evidence } = await gather("throw new Error('token=ghp_' + 'a1B2c3D4'.repeat(5))");
      expect(JSON.stringify(evidence)).not.toContain('a1B2c3D4a1B2c3D4');
    });

    it('does not count what a check writes as progress', async () => {
      const project = tempFolder();
      writeFiles(project, {
        'check.cjs': "require('node:fs').appendFileSync('log.txt', 'x'); process.exit(1)",
      });
      const checks = [{ name: 'test', command: 'node check.cjs', origin: 'typed' as const }];
      const options = { config: defaultConfig, wait: noWait };
      const first = await gatherEvidence(makeLoop({ project, checks }), options);
      expect(first.tree).toBe('unknown');
      const second = await gatherEvidence(
        makeLoop({ project, checks }, { tree: await first.treeAfter }),
        options,
      );
      expect(second.tree).toBe('unchanged');
      writeFiles(project, { 'new.txt': 'x' });
      const third = await gatherEvidence(
        makeLoop({ project, checks }, { tree: await second.treeAfter }),
        options,
      );
      expect(third.tree).toBe('changed');
    });
  });

  function connectTo(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', reject);
    });
  }
});

describe('what was tried', () => {
  // What Claude changed, committed and said is kept for every iteration, and shown in the next one and in the report.
  /** Commits everything at a moment of the scene's own clock. */
  function commit(scene: Scene, subject: string, at: number, ...options: readonly string[]): void {
    const date = new Date(at).toISOString();
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    execFileSync('git', ['-C', scene.project, 'add', '-A'], { env });
    execFileSync('git', ['-C', scene.project, 'commit', '-q', '-m', subject, ...options], { env });
    utimesSync(join(scene.project, '.git', 'logs', 'HEAD'), at / 1000, at / 1000);
  }

  async function armedInGit(): Promise<Scene> {
    const scene = makeScene();
    writeFileSync(join(scene.project, '.gitignore'), '.runs\n');
    initGit(scene.project);
    commit(scene, 'start', Date.UTC(2026, 0, 1), '--amend');
    await scene.type('loop', `"Fix it" ${CHECK}`);
    return scene;
  }

  it('lists the files with their lines, the commits and Claude’s own first words', async () => {
    const scene = await armedInGit();
    const { id } = scene.loop()?.terms ?? { id: '' };
    scene.write('value.txt', 'raw\n');
    scene.write('notes.txt', 'one\ntwo\n');
    scene.pass(5);
    commit(scene, 'take notes', scene.workspace.now());
    scene.pass(5);
    await scene.stop('## I took notes.\n\nWhich value is right?');
    expect(scene.loop()?.progress.attempts).toMatchObject([
      {
        iteration: 1,
        counted: true,
        commits: ['take notes'],
        said: 'I took notes.',
        asked: 'Which value is right?',
        changes: expect.arrayContaining([{ path: 'notes.txt', added: 2, removed: 0 }]),
      },
    ]);
    const page = scene.read(`.msw/loops/${id}/iteration-001.md`);
    expect(page).toContain('# Iteration 2 of 20');
    expect(page).toMatch(
      /- iteration 1: changed .*notes\.txt \(\+2 -0\).*; committed “take notes”; Claude: “I took notes\.”; then the result above/,
    );

    scene.write('value.txt', 'ready');
    scene.pass(5);
    const end = textOf(await scene.stop('Ready now.'));
    expect(end).toContain('msw ▸ 2/20 · done');
    const report = scene.read(`.msw/loops/${id}/report.md`);
    expect(report).toContain('2 of 20 iterations');
    expect(report).toMatch(
      /- iteration 2: changed value\.txt \(\+1 -\d\); Claude: Ready now\.; then every check passed/,
    );
    expect(report).toContain('- commit take notes');
    expect(report).not.toContain('What it needs from you');
  });

  const statOf = (scene: Scene, from: string): readonly string[] => {
    execFileSync('git', ['-C', scene.project, 'add', '-A', '--intent-to-add']);
    const printed = execFileSync('git', ['-C', scene.project, 'diff', '--numstat', from], {
      encoding: 'utf8',
    });
    return printed
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [added = '', removed = '', path = ''] = line.split('\t');
        return `- ${path} (+${added} -${removed})`;
      });
  };
  const workOf = (scene: Scene, id: string): readonly string[] => {
    const [, work = ''] = scene.read(`.msw/loops/${id}/report.md`).split('## Files and commits\n\n');
    return (
      work
        .split('\n\n')[0]
        ?.split('\n')
        .filter((line) => !line.startsWith('- commit ')) ?? []
    );
  };

  it.each([
    ['done', async (scene: Scene) => scene.stop()],
    ['stopped in the middle of an iteration', async (scene: Scene) => scene.type('stop')],
  ])('counts the lines of a loop that is %s as git does', async (_, end) => {
    const scene = await armedInGit();
    const { id } = scene.loop()?.terms ?? { id: '' };
    const start = execFileSync('git', ['-C', scene.project, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
    }).trim();
    scene.write('value.txt', 'raw\nand more\n');
    scene.write('gone.txt', 'soon\n');
    await scene.stop();
    rmSync(join(scene.project, 'gone.txt'));
    commit(scene, 'a start', scene.workspace.now());
    scene.write('value.txt', 'ready\n');
    await end(scene);
    expect(workOf(scene, id)).toEqual(statOf(scene, start));
  });

  it('counts the iterations of a stopped loop the same in the answer and in the report', async () => {
    const scene = await armed();
    const { id } = scene.loop()?.terms ?? { id: '' };
    await scene.stop();
    expect(textOf(await scene.type('stop'))).toContain('is stopped after 1 iteration.');
    const report = scene.read(`.msw/loops/${id}/report.md`);
    expect(report).toContain('1 of 20 iterations');
    expect(report).toContain('value is raw');
  });

  it('names a call that was not allowed, and the rule that would allow it', async () => {
    const scene = await armed();
    const transcriptPath = join(tempFolder(), 'transcript.jsonl');
    const call = {
      type: 'tool_use',
      id: 'toolu_1',
      name: 'Bash',
      input: { command: 'npm install left-pad' },
    };
    const result = {
      type: 'tool_result',
      tool_use_id: 'toolu_1',
      is_error: true,
      content: 'This command requires approval',
    };
    const lines = [call, result].map((block) => `${JSON.stringify({ message: { content: [block] } })}\n`);
    const { id } = scene.loop()?.terms ?? { id: '' };
    writeFileSync(transcriptPath, lines.join(''));
    await scene.stop('I may not install it.', { transcriptPath });
    await scene.type('stop');
    expect(scene.read(`.msw/loops/${id}/report.md`)).toContain(
      '- A tool call was denied: Bash "npm install left-pad"; the rule Bash(npm install:*) in /permissions allows it.',
    );
  });

  it('says that a turn does not count, and when the checks run again', async () => {
    const scene = await armed('"Fix it" --check "./no-such-program-of-msw"');
    const { id } = scene.loop()?.terms ?? { id: '' };
    const answer = textOf(await scene.stop());
    expect(answer).toContain('msw ▸ 1/20 · ');
    expect(answer).toContain(
      'this turn does not count (1 of at most 3), the checks run again when Claude stops',
    );
    expect(answer).toContain('iteration 1 of 20');
    expect(answer).toContain('This turn does not count.');
    expect(scene.read(`.msw/loops/${id}/iteration-001-retry-1.md`)).toContain('it did not count');
  });

  it('says no such thing of a turn in which Claude may have created what the check lacks', async () => {
    const scene = await armed('"Fix it" --check "./no-such-program-of-msw"');
    const { id } = scene.loop()?.terms ?? { id: '' };
    scene.write('half-done', '');
    const answer = textOf(await scene.stop());
    expect(answer).toContain('iteration 2 of 20');
    expect(answer).toContain('could not do its work yet');
    const page = scene.read(`.msw/loops/${id}/iteration-001.md`);
    for (const text of [answer, page]) expect(text).not.toContain('does not count');
  });
});
