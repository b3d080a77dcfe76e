import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseNotebook, readChoices } from '../../../src/adapters/user/project-choices.ts';
import { keepResult, type LoopResult, listResults } from '../../../src/adapters/user/result-store.ts';
import { projectAround } from '../../../src/adapters/user/user-folder.ts';
import { readUserSettings } from '../../../src/adapters/user/user-settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('notebook choices', () => {
  const WORK = { account: 'work', notebook: 'nb-1' };
  const HOME = { account: 'home', notebook: null };

  describe('the notebooks that the user chose', () => {
    it('are kept per project, also through links, and each once', async () => {
      const [user, project] = [tempFolder(), tempFolder()];
      expect(await chooseNotebook(user, project, WORK)).toBeNull();
      expect(await chooseNotebook(user, project, WORK)).toBeNull();
      expect(await chooseNotebook(user, project, HOME)).toBeNull();
      expect(readChoices(user, project)).toEqual({ status: 'ok', entries: [WORK, HOME] });
      expect(readChoices(user, tempFolder())).toEqual({ status: 'ok', entries: [] });
      const link = join(tempFolder(), 'link');
      symlinkSync(project, link, 'junction');
      expect(readChoices(user, link)).toMatchObject({ entries: [WORK, HOME] });
    });

    it.skipIf(process.platform === 'win32')('are readable only by their owner', async () => {
      const user = tempFolder();
      await chooseNotebook(user, tempFolder(), WORK);
      expect(statSync(join(user, 'notebooks.json')).mode & 0o777).toBe(0o600);
    });

    it('are all kept when many are chosen at once', async () => {
      const [user, project] = [tempFolder(), tempFolder()];
      const choices = Array.from({ length: 12 }, (_, at) => ({ account: 'work', notebook: `nb-${at}` }));
      expect(new Set(await Promise.all(choices.map((one) => chooseNotebook(user, project, one))))).toEqual(
        new Set([null]),
      );
      const read = readChoices(user, project);
      expect(read.status === 'ok' && read.entries.length).toBe(choices.length);
    });

    it.each([
      ['{', 'move it away'],
      ['[]', 'move it away'],
      ['{"version":2,"projects":{}}', 'update this one'],
      ['{"version":1,"projects":{"/x":[{"account":"","notebook":null}]}}', 'move it away'],
    ])('are ignored if the file contains %j, which is kept', async (content, cure) => {
      const [user, project] = [tempFolder(), tempFolder()];
      const path = join(user, 'notebooks.json');
      writeFileSync(path, content);
      expect(readChoices(user, project)).toMatchObject({ status: 'refused' });
      expect(await chooseNotebook(user, project, WORK)).toContain(cure);
      expect(readFileSync(path, 'utf8')).toBe(content);
    });

    it('are ignored if the file cannot be read', async () => {
      const [user, project] = [tempFolder(), tempFolder()];
      mkdirSync(join(user, 'notebooks.json'));
      expect(readChoices(user, project)).toMatchObject({ status: 'refused' });
      expect(await chooseNotebook(user, project, WORK)).not.toBeNull();
    });
  });
});

describe('project around', () => {
  /** A project two folders below a repository. */
  const inRepository = () => {
    const top = tempFolder();
    mkdirSync(join(top, '.git'));
    const project = join(top, 'a', 'project');
    mkdirSync(project, { recursive: true });
    return { top, project };
  };

  describe('projectAround', () => {
    it('is the project, the repositories around it, and nothing else', () => {
      const { top, project } = inRepository();
      expect(projectAround(project, project)).toBe('the project');
      expect(projectAround(project, join(project, 'x', 'y'))).toBe('the project');
      expect(projectAround(project, join(top, 'a', 'x'))).toBe(`the repository ${top}`);
      expect(projectAround(project, top)).toBe(`the repository ${top}`);
      expect(projectAround(project, tempFolder())).toBeNull();
      expect(projectAround(project, `${top}-neighbour`)).toBeNull();
    });

    it('includes an outer repository that contains the inner one', () => {
      const { top, project } = inRepository();
      mkdirSync(join(project, '..', '.git'));
      expect(projectAround(project, join(top, 'x'))).toBe(`the repository ${top}`);
    });

    it('excludes the repository that contains the user’s own home', () => {
      const { top, project } = inRepository();
      expect(projectAround(project, join(top, 'x'), () => top)).toBeNull();
      expect(projectAround(project, join(top, 'x'), () => join(top, 'home', 'me'))).toBeNull();
      expect(projectAround(project, join(project, 'x'), () => top)).toBe('the project');
      expect(projectAround(project, join(top, 'x'), () => tempFolder())).toBe(`the repository ${top}`);
    });
  });
});

describe('result store', () => {
  const result = (loop: string, more: Partial<LoopResult> = {}): LoopResult => ({
    loop,
    session: 'a',
    at: '2026-11-22T00:00:00.000Z',
    state: 'ended',
    cause: 'done',
    reason: 'every check passed',
    outcome: 'done and proven: the checks failed before',
    iteration: 2,
    files: 3,
    tokens: 41_000,
    proof: {
      verdict: 'proven',
      reason: 'the checks failed before',
      cure: null,
      findings: [],
      experiments: [],
    },
    report: null,
    checks: [{ name: 'test', command: 'npm test', outcome: 'passed', exitCode: 0, output: '0'.repeat(64) }],
    ...more,
  });

  it('keeps the latest result of each loop of a project, the newest 50', async () => {
    const [user, project, other] = [tempFolder(), tempFolder(), tempFolder()];
    await keepResult(user, project, result('a', { state: 'paused', cause: 'stuck', proof: null }));
    for (let index = 0; index < 50; index += 1) await keepResult(user, project, result(`l-${index}`));
    await keepResult(user, project, result('a'));
    await keepResult(user, other, result('b'));
    const loops = listResults(user, project).map(({ loop }) => loop);
    expect(loops).toHaveLength(50);
    expect(loops.at(-1)).toBe('a');
    expect(listResults(user, project).at(-1)).toEqual(result('a'));
    expect(listResults(user, other)).toEqual([result('b')]);
  });

  it('does not throw if nothing can be kept', async () => {
    const [user, project] = [tempFolder(), tempFolder()];
    await expect(keepResult(join(user, 'gone'), project, result('a'))).resolves.toBeUndefined();
  });

  it('starts again if the file cannot be read', async () => {
    const [user, project] = [tempFolder(), tempFolder()];
    writeFileSync(join(user, 'results.json'), '{');
    expect(listResults(user, project)).toEqual([]);
    await keepResult(user, project, result('a'));
    expect(listResults(user, project)).toEqual([result('a')]);
  });
});

describe('user settings', () => {
  const JOBS = {
    permissionMode: null,
    allowedTools: [],
    model: null,
    atOnce: 2,
    maxMinutes: 480,
    maxTokens: null,
    maxCost: null,
    maxIterations: null,
  };
  const DEFAULTS = {
    ...{
      bell: true,
      colour: true,
      panel: true,
      notify: null,
      postgres: null,
      qdrant: null,
      fixesAcrossProjects: true,
    },
    model: null,
    otlp: null,
    jobs: JOBS,
    team: { quietHours: null, maxCostPerDay: null, maxTokensPerDay: null },
  };
  const settings = (text: string) => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'settings.json'), text, { mode: 0o600 });
    return readUserSettings(folder);
  };

  it('have defaults if the file is missing', () => {
    expect(readUserSettings(tempFolder())).toEqual({ status: 'ok', settings: DEFAULTS });
  });

  it('name the notification program, and say whether the terminal notifies', () => {
    expect(settings('{"notify": ["notify-send", "MSW"]}')).toEqual({
      status: 'ok',
      settings: { ...DEFAULTS, notify: ['notify-send', 'MSW'] },
    });
    expect(settings('\ufeff{"bell": false}').settings).toEqual({ ...DEFAULTS, bell: false });
  });

  it('name the models, each with its purpose', () => {
    const endpoint = 'http://localhost:11434/v1';
    expect(settings(JSON.stringify({ model: { endpoint, embed: 'e' } })).settings.model).toEqual({
      ...{ endpoint, chat: null, embed: 'e' },
    });
    const qdrant = 'https://:key@db.example.org:6333';
    expect(settings(JSON.stringify({ qdrant })).settings).toEqual({ ...DEFAULTS, qdrant });
  });

  it('set what jobs may do, each part separately', () => {
    const text =
      '{"jobs": {"permissionMode": "acceptEdits", "allowedTools": ["Bash(npm test)"], "maxCost": 2.5}}';
    expect(settings(text).settings.jobs).toEqual({
      ...JOBS,
      permissionMode: 'acceptEdits',
      allowedTools: ['Bash(npm test)'],
      maxCost: 2.5,
    });
  });

  it.each([
    '{"qdrant": "db.example.org"}',
    '{"model": {"endpoint": "x", "embed": "e"}}',
    '',
    '{',
    '[]',
    '{"notify": "notify-send MSW"}',
    '{"notify": []}',
    '{"sound": true}',
    '{"jobs": {"atOnce": 0}}',
    '{"jobs": {"permissionMode": "--dangerously-skip-permissions now"}}',
    '{"jobs": {"rights": "all"}}',
  ])('are ignored, with an explanation, if the file is %j', (text) => {
    const read = settings(text);
    expect(read).toMatchObject({ status: 'unusable', settings: DEFAULTS });
    expect(read.status === 'unusable' && read.reason).toContain(
      'it takes {"bell": true, "colour": true, "panel": true, "notify": [',
    );
  });
});
