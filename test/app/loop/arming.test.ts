import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { addTrusted } from '../../../src/adapters/user/trust-store.ts';
import { announceEnding } from '../../../src/app/loop/announce-ending.ts';
import { watchLoops } from '../../../src/app/loop/control/watch-loops.ts';
import { proposeHere } from '../../../src/app/loop/propose-here.ts';
import { commandsDigest } from '../../../src/app/trust/plan-trust.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { carryOut, makePlannedProject, planPath, verifyOf, WAVES } from '../../support/planned-project.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeScene, type Scene, textOf } from '../support/scene.ts';

describe('plan arming here', () => {
  const PLAN = '<task><verify><automated>node check.js</automated></verify></task>\n';

  describe('--plan', () => {
    it('takes nothing from a file before the user trusts it for this project', async () => {
      const scene = makeScene();
      scene.write('plan.md', PLAN);
      const answer = textOf(await scene.type('loop', '"Fix it" --plan plan.md'));
      expect(answer).toContain('for this project:\n  node check.js\n');
      const [digest] = /--trust [0-9a-f]{16}$/.exec(answer) ?? [];
      expect(scene.events()).toEqual(['untrusted-commands']);
      expect(readdirSync(scene.project)).not.toContain('.runs');
      expect((await scene.type('loop', `"Fix it" --plan plan.md ${digest}`)).kind).toBe('context');
      expect(scene.loop()?.terms.checks).toMatchObject([{ command: 'node check.js', origin: 'plan' }]);
    });

    it.each([
      ['\u001b[2J\u202enode check.js', '\\u{1b}[2J\\u{202e}node check.js'],
      ['node check.js\ntouch .runs', 'node check.js\\u{a}touch .runs'],
      [`node check.js${' '.repeat(300)}; touch .runs`, 'node check.js\\u{20*300}; touch .runs'],
    ])('shows %j escaped', async (command, shown) => {
      const scene = makeScene();
      scene.write('plan.md', PLAN.replace('node check.js', command));
      expect(textOf(await scene.type('loop', '"Fix it" --plan plan.md'))).toContain(`\n  ${shown}\n`);
    });

    it('allows no command by digest that is too long to read', async () => {
      const scene = makeScene();
      const command = `true # ${'x'.repeat(3000)}`;
      scene.write('plan.md', PLAN.replace('node check.js', command));
      const answer = textOf(await scene.type('loop', '"Fix it" --plan plan.md'));
      expect(answer).toMatch(/\n {2}true # x+\\u\{cut: 3007 characters in all, sha256 [0-9a-f]{64}\}\n/);
      expect(answer).not.toContain('--trust');
      const digest = commandsDigest(scene.workspace, [command]);
      const typed = textOf(await scene.type('loop', `"Fix it" --plan plan.md --trust ${digest}`));
      expect(typed).toContain('cannot be read');
      expect(scene.loop()).toBeNull();
    });

    it('accepts a digest only with a plan', async () => {
      const answer = textOf(await makeScene().type('loop', '"x" --trust 0123456789abcdef --check true'));
      expect(answer).toContain('--trust belongs to --plan');
    });

    it('runs trusted commands in addition to typed ones', async () => {
      const scene = makeScene();
      scene.write('plan.md', PLAN);
      await addTrusted(scene.workspace.userFolder, scene.project, 'node check.js');
      const answer = await scene.type('loop', '"Fix it" --plan plan.md --check "node --version"');
      expect(answer.kind).toBe('context');
      expect(scene.loop()?.terms.checks.map((check) => [check.command, check.origin])).toEqual([
        ['node --version', 'typed'],
        ['node check.js', 'plan'],
      ]);
    });

    it.each([
      ['plan.md', { phase: null, planId: 'plan.md' }],
      ['.planning/phases/02.1-hotfix/02.1-01-PLAN.md', { phase: '2.1', planId: '02.1-01' }],
      ['.planning/phases/02.1-hotfix/PLAN.md', { phase: '2.1', planId: '02.1-01' }],
    ])('records what %s belongs to', async (path, context) => {
      const scene = makeScene();
      mkdirSync(join(scene.project, '.planning', 'phases', '02.1-hotfix'), { recursive: true });
      scene.write(path, PLAN);
      await addTrusted(scene.workspace.userFolder, scene.project, 'node check.js');
      await scene.type('loop', `"Fix it" --plan ${path}`);
      const { loops } = JSON.parse(readFileSync(join(scene.project, '.msw', 'ralph-state.json'), 'utf8'));
      expect(Object.values(loops)).toMatchObject([{ taskContext: { ...context, description: 'Fix it' } }]);
    });

    it('explains what is wrong with a plan without commands', async () => {
      const scene = makeScene();
      scene.write('plan.md', '# A plan\n');
      expect(textOf(await scene.type('loop', '"x" --plan plan.md'))).toContain('has no verify command');
    });
  });
});

describe('the settings of the project', () => {
  it.each([
    ['{"breaker":', '.msw/config.json cannot be read'],
    ['{"breaker":{"sameFailure":0}}', '"breaker.sameFailure" in .msw/config.json must be a whole number'],
    ['{"notebok":"x"}', '"notebok" in .msw/config.json is not a setting'],
  ])('are told when they are wrong, once: %s', async (text, words) => {
    const scene = makeScene();
    mkdirSync(join(scene.project, '.msw'), { recursive: true });
    scene.write('.msw/config.json', text);
    const answer = await scene.type('loop', '"Fix it" --check "node check.js"');
    const told = answer.kind === 'context' ? (answer.notice ?? '') : textOf(answer);
    expect(told.split(words)).toHaveLength(2);
    expect(told).not.toContain('NotebookLM was not asked');
  });
});

describe('propose here', () => {
  const repository = (files: Readonly<Record<string, string>>, isGit = true) => {
    const root = tempFolder();
    if (isGit) mkdirSync(join(root, '.git'));
    mkdirSync(join(root, 'packages', 'cart'), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    return { root, inside: join(root, 'packages', 'cart') };
  };
  const commands = (folder: string, home?: string) => proposeHere(folder, home).map(({ command }) => command);

  describe('the checks of a project', () => {
    it('come from a parent folder where a sub-folder names none', () => {
      const { root, inside } = repository({ Makefile: 'test:\n\ttrue\n' });
      expect(commands(root)).toEqual(['make test']);
      expect(commands(inside)).toEqual([`cd ${join('..', '..')} && make test`]);
    });

    it('come from the sub-folder where it names some', () => {
      const { inside } = repository({ Makefile: 'test:\n\ttrue\n', 'packages/cart/go.mod': 'module cart\n' });
      expect(commands(inside)).toEqual(['go test ./...']);
    });

    it('never come from outside the repository, or from a parent without one', () => {
      const { root, inside } = repository({ Makefile: 'test:\n\ttrue\n' }, false);
      expect(commands(inside)).toEqual([]);
      mkdirSync(join(root, 'packages', '.git'));
      expect(commands(inside)).toEqual([]);
    });

    it('never come from a repository that contains the user’s home', () => {
      const { root, inside } = repository({ Makefile: 'test:\n\ttrue\n' });
      expect(commands(inside, root)).toEqual([]);
      expect(commands(inside, join(root, 'packages'))).toEqual([]);
      expect(commands(root, root)).toEqual(['make test']);
    });
  });
});

describe('watch loops', () => {
  it('redraws until there is nothing more to come', async () => {
    let left = 3;
    let waits = 0;
    await watchLoops(
      () => {
        left -= 1;
        return left > 0;
      },
      async () => {
        waits += 1;
      },
    );
    expect([left, waits]).toEqual([0, 2]);
  });

  it('ends at once when the user has seen enough', async () => {
    let shown = 0;
    await watchLoops(
      () => {
        shown += 1;
        return true;
      },
      async (signal) => {
        process.emit('SIGINT');
        expect(signal.aborted).toBe(true);
      },
    );
    expect(shown).toBe(1);
  });
});

describe('announce ending', () => {
  const STUCK = { kind: 'pause', cause: 'stuck', reason: 'no progress' } as const;
  const announced = (
    env: Readonly<Record<string, string>> = {},
    settings: unknown = {},
    session = 'session-a',
    hasWorked = true,
  ) => {
    const { workspace } = makeScene();
    writeFileSync(join(workspace.userFolder, 'settings.json'), JSON.stringify(settings), { mode: 0o600 });
    const about = {
      loop: makeLoop({ session }, { hasWorked }),
      ending: STUCK,
      notice: 'msw ▸ 3/20 · stuck, no progress.',
    };
    return {
      answer: announceEnding({ ...workspace, env: { ...process.env, ...env } }, about),
      workspace,
      project: workspace.project,
    };
  };

  it('notifies the user in a terminal, unless the user switched the bell off', () => {
    expect(announced().answer).toMatchObject({ kind: 'notice', alert: 'MSW: stuck, no progress' });
    expect(announced({}, { bell: false }).answer).not.toHaveProperty('alert');
    expect(announced({}, {}, 'session-a#agent').answer).not.toHaveProperty('alert');
  });

  it('makes the verdict the last message of a session without a person, unless loop run reads it itself', () => {
    const { answer } = announced({ CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' });
    expect(answer).toMatchObject({ kind: 'context', notice: 'msw ▸ 3/20 · stuck, no progress.' });
    expect(answer.kind === 'context' && answer.context).toContain('“msw ▸ 3/20 · stuck, no progress.”');
    const ofRun = announced({ CLAUDE_CODE_ENTRYPOINT: 'sdk-cli', MSW_LOOP_RUN: '1' });
    expect(ofRun.answer).toEqual({ kind: 'notice', notice: 'msw ▸ 3/20 · stuck, no progress.' });
  });

  it('leaves the last message to Claude when nothing was done', () => {
    const { answer } = announced({ CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' }, {}, 'session-a', false);
    expect(answer).toEqual({ kind: 'notice', notice: 'msw ▸ 3/20 · stuck, no progress.' });
  });

  it('starts the user’s program with what happened', async () => {
    const told = join(makeScene().project, 'told.json');
    const script =
      'require("fs").writeFileSync(process.argv[1], JSON.stringify([process.argv[2], process.env.MSW_OUTCOME, process.env.MSW_PROJECT]))';
    const { project } = announced({}, { notify: [process.execPath, '-e', script, told] });
    await vi.waitUntil(() => existsSync(told) && readFileSync(told, 'utf8') !== '', { timeout: 10_000 });
    const outcome = 'stuck, no progress';
    expect(JSON.parse(readFileSync(told, 'utf8'))).toEqual([outcome, outcome, project]);
  });

  it.each([
    ['does not exist', ['no-such-program-here']],
    ['cannot be started', [process.execPath, 'a\0b']],
  ])('works without a program that %s', (_, notify) => {
    expect(announced({}, { notify }).answer).toMatchObject({ kind: 'notice' });
  });
});

describe('sync plan', () => {
  // A loop over a plan keeps the planning files up to date; they never hold it or make it fail.
  const [FIRST = { plan: '01', file: 'src/a.txt' }] = WAVES;

  const armedForPlan = async (): Promise<Scene> => {
    const scene = makeScene();
    makePlannedProject(scene.project);
    await addTrusted(scene.workspace.userFolder, scene.project, verifyOf(FIRST.file));
    const answer = await scene.type('loop', `"Carry it out" --plan ${planPath('01')}`);
    if (answer.kind !== 'context') throw new Error(textOf(answer));
    writeFileSync(join(scene.project, '.msw', 'config.json'), '{"infraRetrySeconds":[]}');
    return scene;
  };

  requireOrSkip('git')('a loop over a plan', () => {
    it('brings the planning files up to date when it ends', async () => {
      const scene = await armedForPlan();
      expect((await scene.stop()).kind).toBe('context');
      carryOut(scene.project, FIRST);
      expect(textOf(await scene.stop())).toContain('· done');
      expect(scene.read('.planning/ROADMAP.md')).toContain('- [x] 01-01-PLAN.md');
      expect(scene.read('.planning/STATE.md')).toContain('Plan: 2 of 3');
    });

    it('ends even when the planning files cannot be updated, and says so', async () => {
      const scene = await armedForPlan();
      carryOut(scene.project, FIRST);
      rmSync(join(scene.project, '.planning', 'ROADMAP.md'));
      mkdirSync(join(scene.project, '.planning', 'workstreams', 'one'), { recursive: true });
      const answer = textOf(await scene.stop());
      expect(answer).toContain('· done');
      expect(answer).toContain('the plan is not recorded');
      expect(scene.loop()).toBeNull();
    });
  });
});

describe('checks that share a database or a port', () => {
  const script = (test: string): string => JSON.stringify({ scripts: { test } });
  const arm = async (scene: Scene, options = ''): Promise<string> => {
    const told = textOf(
      await scene.typeAtOnce('loop', `"Fix it" --check "npm test" --no-baseline ${options}`),
    );
    await scene.typeAtOnce('stop', '');
    return told;
  };

  it.each([
    ['a script that starts one', { 'package.json': script('docker compose up -d && node --test') }, 'docker'],
    ['an address', { 'package.json': script('DATABASE_URL=x node --test') }, 'DATABASE_URL'],
    ['a file of services', { 'package.json': script('node --test'), 'compose.yaml': '' }, 'compose.yaml'],
  ])('are named once for a project, before the first control run: %s', async (_, files, sign) => {
    const scene = makeScene();
    for (const [path, text] of Object.entries(files)) scene.write(path, text);
    const words = `may use a database or a port (“${sign}”)`;
    expect(await arm(scene, '--no-controls')).not.toContain(words);
    const told = await arm(scene);
    expect(told).toContain(words);
    expect(told).toContain('--no-controls leaves that out.');
    expect(await arm(scene)).not.toContain(words);
  });

  it('are not suspected in a project without signs of one', async () => {
    const scene = makeScene();
    scene.write('package.json', script('node --test'));
    expect(await arm(scene)).not.toContain('database');
  });
});
