import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendJournal } from '../../../src/adapters/log/journal.ts';
import { findProgram } from '../../../src/adapters/process/find-program.ts';
import { chooseNotebook } from '../../../src/adapters/user/project-choices.ts';
import { addTrusted } from '../../../src/adapters/user/trust-store.ts';
import { diagnose, renderDiagnosis } from '../../../src/app/diagnose/diagnose.ts';
import {
  askVersion,
  diagnoseBlockCap,
  diagnoseClient,
  judgeClient,
  judgeNode,
} from '../../../src/app/diagnose/diagnose-client.ts';
import { diagnoseNotebook } from '../../../src/app/diagnose/diagnose-notebook.ts';
import { openDiagnosis } from '../../../src/app/diagnose/diagnose-opening.ts';
import {
  diagnoseDuplicates,
  diagnoseOtherHooks,
  diagnoseVersion,
} from '../../../src/app/diagnose/diagnose-plugins.ts';
import { diagnoseHookPolicy } from '../../../src/app/diagnose/diagnose-settings.ts';
import { noteUntrusted } from '../../../src/app/trust/plan-trust.ts';
import { ownCommand } from '../../../src/app/workspace/cli-command.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { doctorPlace } from './diagnose-place.ts';

describe('diagnose client', () => {
  const onPosix = describe.skipIf(process.platform === 'win32');

  describe('judgeNode', () => {
    it.each([
      ['18.20.0', 'fail'],
      ['20.0.0', 'ok'],
      ['22.1.0', 'ok'],
      ['24.0.0', 'ok'],
    ])('%s: %s', (version, status) => {
      expect(judgeNode(version).status).toBe(status);
    });

    it('recommends a newer version than the oldest supported one', () => {
      expect(judgeNode('20.1.0').detail).toContain('22 or newer is recommended');
      expect(judgeNode('22.1.0').detail).toBe('22.1.0');
    });
  });

  describe('judgeClient', () => {
    it.each([
      ['2.0.999', 'fail'],
      ['2.1.162', 'fail'],
      ['2.1.163', 'warn'],
      ['2.1.196', 'warn'],
      ['2.1.197', 'ok'],
      ['2.1.332', 'ok'],
      ['2.10.0', 'ok'],
      ['3.0.0', 'ok'],
      ['1.9.999', 'fail'],
    ])('%s: %s', (version, status) => {
      expect(judgeClient(version)).toMatchObject({ status, detail: expect.stringContaining(version) });
    });
  });

  describe('diagnoseBlockCap', () => {
    it.each([
      [undefined, 'ok'],
      ['8', 'ok'],
      ['0', 'ok'],
      ['-1', 'ok'],
      ['40', 'ok'],
      ['2', 'warn'],
      ['many', 'warn'],
    ])('%s: %s', (cap, status) => {
      expect(diagnoseBlockCap(doctorPlace().workspace({ CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: cap })).status).toBe(
        status,
      );
    });

    it('reads the cap from the settings when the environment does not set it', () => {
      const settings = { env: { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '2' } };
      const place = doctorPlace({ 'project/.claude/settings.json': settings });
      expect(diagnoseBlockCap(place.workspace()).status).toBe('warn');
      const env = { CLAUDE_CODE_STOP_HOOK_BLOCK_CAP: '8' };
      expect(diagnoseBlockCap(place.workspace(env)).status).toBe('ok');
    });
  });

  onPosix('programs', () => {
    const program = (folder: string, name: string, script: string): string => {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\n${script}\n`);
      chmodSync(path, 0o755);
      return path;
    };

    it('trusts the environment first, then asks the program', async () => {
      const bin = tempFolder();
      program(bin, 'claude', 'echo "2.1.100 (Claude Code)"');
      const place = doctorPlace();
      const PATH = `${bin}${delimiter}/bin${delimiter}/usr/bin`;
      expect(await diagnoseClient(place.workspace({ PATH }))).toMatchObject({
        status: 'ok',
        detail: '2.1.332',
      });
      const asked = await diagnoseClient(place.workspace({ PATH, AI_AGENT: undefined }));
      expect(asked).toMatchObject({
        status: 'fail',
        detail: '2.1.100',
        fix: expect.stringContaining('claude update'),
      });
    });

    it('warns when there is no client, or one that reports nothing', async () => {
      const bin = tempFolder();
      const place = doctorPlace();
      const env = { PATH: bin, AI_AGENT: 'another-agent_9-9-9' };
      expect(await diagnoseClient(place.workspace(env))).toMatchObject({ status: 'warn' });
      program(bin, 'claude', 'exit 3');
      expect(await diagnoseClient(place.workspace(env))).toMatchObject({
        status: 'warn',
        detail: expect.stringContaining('did not report'),
      });
    });

    it('ignores a program inside the project or on a relative path', () => {
      const place = doctorPlace();
      program(place.project, 'claude', 'echo 9.9.9');
      const PATH = [place.project, '.', 'bin'].join(delimiter);
      expect(findProgram('claude', { PATH }, place.workspace({ PATH }).project)).toBeNull();
    });

    it('leaves no process of a program that does not answer', async () => {
      const path = program(tempFolder(), 'slow', 'sleep 600 & sleep 600');
      expect(await askVersion(path, doctorPlace().workspace(), 50)).toBeNull();
    });

    it('never fails because of NotebookLM', async () => {
      const bin = tempFolder();
      const place = doctorPlace({ 'project/.msw/config.json': { notebook: 'nb' } });
      const none = doctorPlace();
      expect(await diagnoseNotebook(none.workspace({ PATH: bin }))).toMatchObject({ status: 'ok' });
      expect(await diagnoseNotebook(place.workspace({ PATH: bin }))).toMatchObject({
        status: 'warn',
        detail: expect.stringContaining('names a notebook that you have not chosen for this project'),
        fix: expect.stringContaining('type /msw:setup use nb --profile default'),
      });
      const { userFolder, project } = place.workspace();
      await chooseNotebook(userFolder, project, { account: 'default', notebook: 'nb' });
      expect(await diagnoseNotebook(place.workspace({ PATH: bin }))).toMatchObject({ status: 'warn' });
      program(bin, 'nlm', 'echo "nlm version 0.15.8"');
      expect(await diagnoseNotebook(place.workspace({ PATH: bin }))).toMatchObject({
        status: 'ok',
        detail: 'nlm version 0.15.8; notebook nb',
      });
      program(bin, 'nlm', 'exit 1');
      expect(await diagnoseNotebook(none.workspace({ PATH: bin }))).toMatchObject({ status: 'warn' });
    });
  });
});

describe('diagnose plugins', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const { version } = JSON.parse(readFileSync(join(root, '.claude-plugin', 'plugin.json'), 'utf8'));
  const stopHooks = { hooks: { Stop: [{ hooks: [{ type: 'command', command: 'x' }] }] } };

  describe('diagnoseHookPolicy', () => {
    it.each([
      ['home/.claude/settings.json', 'user settings'],
      ['project/.claude/settings.json', 'project settings'],
      ['project/.claude/settings.local.json', 'local settings'],
    ])('fails when hooks are off in %s', (path, name) => {
      const found = diagnoseHookPolicy(doctorPlace({ [path]: { disableAllHooks: true } }).workspace());
      expect(found).toMatchObject({ status: 'fail', detail: expect.stringContaining(name) });
    });

    it.each([
      [{}, 'ok'],
      [{ disableAllHooks: false }, 'ok'],
      [{ disableAllHooks: 'true' }, 'ok'],
      [{ allowManagedHooksOnly: true }, 'warn'],
      ['{', 'warn'],
      ['[1]', 'ok'],
    ])('%j: %s', (content, status) => {
      expect(
        diagnoseHookPolicy(doctorPlace({ 'home/.claude/settings.json': content }).workspace()).status,
      ).toBe(status);
    });

    it('follows CLAUDE_CONFIG_DIR', () => {
      const place = doctorPlace({ 'home/other/settings.json': { disableAllHooks: true } });
      const workspace = place.workspace({ CLAUDE_CONFIG_DIR: join(place.home, 'other') });
      expect(diagnoseHookPolicy(workspace).status).toBe('fail');
    });
  });

  describe('diagnoseVersion', () => {
    it.each([
      [{ version }, 'ok'],
      [{ version: '99.0.0' }, 'fail'],
      ['{', 'fail'],
    ])('%j: %s', (manifest, status) => {
      const place = doctorPlace({ 'home/plugin/.claude-plugin/plugin.json': manifest });
      const workspace = place.workspace({ CLAUDE_PLUGIN_ROOT: join(place.home, 'plugin') });
      expect(diagnoseVersion(workspace).status).toBe(status);
    });
  });

  describe('installed plugins', () => {
    const place = (plugins: object, more: Readonly<Record<string, unknown>> = {}) =>
      doctorPlace({ 'home/.claude/plugins/installed_plugins.json': { version: 2, plugins }, ...more });

    it.each([
      [{}, 'ok'],
      [{ 'msw@one': [{ version }] }, 'ok'],
      [{ 'msw@one': { version } }, 'ok'],
      [{ 'msw@one': [{ version: '0.0.1' }] }, 'warn'],
      [{ 'msw@one': [{ version }], 'msw@two': [{ version }] }, 'warn'],
      [
        { 'msw@one': [{ version }], 'msw@two': [{ version: '0.0.1', projectPath: '/another/project' }] },
        'ok',
      ],
      [{ 'msw@one': null, other: 3 }, 'ok'],
    ])('%j: %s', (plugins, status) => {
      expect(diagnoseDuplicates(place(plugins).workspace()).status).toBe(status);
    });

    it('warns when MSW is installed but disabled, whichever settings take precedence', () => {
      const installed = { 'msw@one': [{ version }] };
      const off = { enabledPlugins: { 'msw@one': false } };
      const on = { enabledPlugins: { 'msw@one': true } };
      const disabled = place(installed, { 'home/.claude/settings.json': off });
      expect(diagnoseDuplicates(disabled.workspace())).toMatchObject({
        status: 'warn',
        fix: 'claude plugin enable msw@one',
      });
      const again = place(installed, {
        'home/.claude/settings.json': off,
        'project/.claude/settings.json': on,
      });
      expect(diagnoseDuplicates(again.workspace()).status).toBe('ok');
    });

    it('names other plugins and settings with Stop hooks, unless they are disabled', () => {
      const files = {
        'home/loud/hooks/hooks.json': stopHooks,
        'home/inline/.claude-plugin/plugin.json': stopHooks,
        'home/off/hooks/hooks.json': stopHooks,
        'home/calm/hooks/hooks.json': { hooks: { SessionStart: [] } },
        'project/.claude/settings.json': stopHooks,
        'home/.claude/settings.json': { enabledPlugins: { 'off@m': false, 'loud@m': true } },
      };
      const made = doctorPlace(files);
      const at = (name: string) => [{ version: '1.0.0', installPath: join(made.home, name) }];
      const plugins = {
        'loud@m': at('loud'),
        'inline@m': at('inline'),
        'off@m': at('off'),
        'calm@m': at('calm'),
        'msw@m': at('loud'),
      };
      const list = join(made.home, '.claude', 'plugins', 'installed_plugins.json');
      expect(diagnoseOtherHooks(made.workspace())).toMatchObject({ detail: 'the project settings' });
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, JSON.stringify({ version: 2, plugins }));
      expect(diagnoseOtherHooks(made.workspace())).toMatchObject({
        status: 'warn',
        detail: 'loud@m, inline@m, the project settings',
      });
    });

    it('says nothing about a list that it cannot read', () => {
      const made = doctorPlace({ 'home/.claude/plugins/installed_plugins.json': '{' });
      expect(diagnoseOtherHooks(made.workspace())).toMatchObject({ status: 'ok', detail: 'none' });
    });
  });
});

describe('diagnose', () => {
  describe('diagnose', () => {
    it('finds nothing to fix in an empty project, and creates nothing in it', async () => {
      const place = doctorPlace();
      const diagnosis = await diagnose(place.workspace({ PATH: process.env.PATH }));
      expect(diagnosis.checks.filter((check) => check.status === 'fail')).toEqual([]);
      expect(diagnosis).toMatchObject({ trusted: [], waiting: [] });
      expect(readdirSync(place.project)).toEqual([]);
      expect(readdirSync(place.home)).toEqual([]);
      for (const check of diagnosis.checks) {
        expect(Object.keys(check)).toEqual(['name', 'status', 'detail', 'fix']);
        expect(check.status === 'fail' && check.fix === null).toBe(false);
      }
    });

    it('names user settings that cannot be used', async () => {
      const place = doctorPlace();
      const workspace = place.workspace();
      writeFileSync(join(workspace.userFolder, 'settings.json'), '{"notify": "x"}', { mode: 0o600 });
      const { checks } = await diagnose(workspace);
      const [found] = checks.filter(({ status, name }) => status === 'warn' && name === 'user folder');
      expect(found?.detail).toContain('settings.json cannot be used (notify is wrong): it takes');
    });

    it('lists trusted commands, and each refused one with the call that allows it', async () => {
      const place = doctorPlace();
      const workspace = place.workspace({ CLAUDE_PLUGIN_ROOT: undefined });
      await addTrusted(workspace.userFolder, place.project, 'npm test');
      await noteUntrusted(workspace, {
        plan: 'PLAN.md',
        commands: ['echo "hi"; rm -r x', 'npm test', 'a\nb'],
      });
      const brought = { event: 'untrusted-commands', plan: 'PLAN.md', commands: ['touch brought'] } as const;
      await appendJournal(place.project, brought, '2026-01-01T00:00:00.000Z');
      const diagnosis = await diagnose(workspace);
      expect(diagnosis.trusted).toEqual(['npm test']);
      expect(diagnosis.waiting.map(({ command }) => command)).toEqual(['echo "hi"; rm -r x', 'a\nb']);
      if (process.platform !== 'win32') {
        expect(diagnosis.waiting[0]?.allow).toBe(
          `${ownCommand()} trust add --project '${place.project}' -- 'echo "hi"; rm -r x'`,
        );
      }
      expect(diagnosis.waiting[1]?.allow).toMatch(/trust add .*--digest [0-9a-f]{16}$/);
      const text = renderDiagnosis(diagnosis);
      expect(text).toContain('named by PLAN.md');
      expect(text).toContain('\n  a\\u{a}b\n');
    });

    it('runs even when the key or the user folder cannot be used', async () => {
      const place = doctorPlace({ 'user/key': 'no key', 'project/trust.json': { version: 1, projects: {} } });
      const broken = openDiagnosis(place.project, {
        HOME: place.home,
        MSW_HOME: join(place.home, '..', 'user'),
      });
      const inside = openDiagnosis(place.project, {
        HOME: place.home,
        MSW_HOME: join(place.project, 'mine'),
      });
      if (broken.status !== 'ok' || inside.status !== 'ok') throw new Error('not opened');
      expect((await diagnose(broken.workspace)).checks).toContainEqual(
        expect.objectContaining({
          name: 'signing key',
          status: 'fail',
          fix: expect.stringContaining('Move it away'),
        }),
      );
      const checks = (await diagnose(inside.workspace)).checks;
      expect(checks).toContainEqual(
        expect.objectContaining({
          name: 'user folder',
          status: 'fail',
          fix: expect.stringContaining('MSW_HOME'),
        }),
      );
      expect(checks.find((check) => check.name === 'loops')?.status).toBe('warn');
      expect(readdirSync(place.project)).toEqual(['trust.json']);
    });

    it('makes no key', () => {
      const { project, home } = doctorPlace();
      expect(openDiagnosis(project, { HOME: home, MSW_HOME: join(home, 'user') }).status).toBe('ok');
      expect(readdirSync(join(home, 'user'))).toEqual([]);
    });

    it('reports what it cannot examine as a warning', async () => {
      const place = doctorPlace();
      // No file system accepts such a path.
      const { checks, waiting } = await diagnose({ ...place.workspace(), project: '\0' });
      const unseen = checks.filter((check) => check.detail.startsWith('could not be checked'));
      expect(unseen.map((check) => check.name)).toEqual(['.msw folder', 'loop state']);
      expect(waiting).toEqual([]);
    });
  });

  describe('renderDiagnosis', () => {
    const check = (status: 'ok' | 'warn' | 'fail', name = 'n', fix: string | null = null) => ({
      name,
      status,
      detail: 'd',
      fix,
    });
    const none = { trusted: [], waiting: [] };

    it.each([
      [[check('ok')], 'MSW can work here.'],
      [[check('warn')], 'MSW can work here; 1 warning.'],
      [[check('fail', 'a', 'x'), check('warn'), check('warn')], 'MSW cannot work here yet: a; 2 warnings.'],
    ])('begins with the summary', (checks, head) => {
      expect(renderDiagnosis({ ...none, checks }).split('\n')[0]).toBe(head);
    });

    it('is aligned, without colour, and prints no terminal escape sequence', () => {
      const evil = { ...check('warn', 'long name'), detail: 'a\u001b[31m\nb', fix: 'do\u0007 it' };
      const text = renderDiagnosis({ ...none, checks: [check('ok'), evil] });
      expect(text.split('\n').slice(2, 5)).toEqual([
        'ok    n          d',
        'warn  long name  a b',
        '                 → do it',
      ]);
    });
  });
});
