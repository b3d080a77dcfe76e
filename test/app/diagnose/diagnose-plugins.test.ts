import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  diagnoseDuplicates,
  diagnoseOtherHooks,
  diagnoseVersion,
} from '../../../src/app/diagnose/diagnose-plugins.ts';
import { diagnoseHookPolicy } from '../../../src/app/diagnose/diagnose-settings.ts';
import { doctorPlace } from './diagnose-place.ts';

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
    [{ 'msw@one': [{ version }], 'msw@two': [{ version: '0.0.1', projectPath: '/another/project' }] }, 'ok'],
    [{ 'msw@one': null, other: 3 }, 'ok'],
  ])('%j: %s', (plugins, status) => {
    expect(diagnoseDuplicates(place(plugins).workspace()).status).toBe(status);
  });

  it('warns when MSW is installed but disabled, by whichever settings win', () => {
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

  it('is silent about a list that it cannot read', () => {
    const made = doctorPlace({ 'home/.claude/plugins/installed_plugins.json': '{' });
    expect(diagnoseOtherHooks(made.workspace())).toMatchObject({ status: 'ok', detail: 'none' });
  });
});
