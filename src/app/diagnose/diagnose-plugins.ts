// The doctor's checks of installed plugins: MSW itself, once and complete, and others with Stop hooks.

import { join } from 'node:path';
import manifest from '../../../.claude-plugin/plugin.json' with { type: 'json' };
import { disabledPlugins, readInstalled } from '../../adapters/claude-code/installed-plugins.ts';
import { readClientSettings } from '../../adapters/claude-code/settings-files.ts';
import { named } from '../../adapters/files/place.ts';
import { type Fields, fieldsIn, fieldsOf, readJson } from '../../adapters/files/read-json.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

export function diagnoseVersion({ env }: Workspace): DiagnosisCheck {
  const name = 'this plugin';
  const root = env.CLAUDE_PLUGIN_ROOT;
  if (!root) return fine(name, `${manifest.version}, run from outside a plugin folder`);
  const path = join(root, '.claude-plugin', 'plugin.json');
  const { version } = readFields(path);
  if (typeof version !== 'string') return broken(name, `${path} cannot be read`, 'Install the plugin again.');
  if (version === manifest.version) return fine(name, `${version} in ${root}`);
  return broken(
    name,
    `plugin.json says ${version}, but what runs was built as ${manifest.version}`,
    'Update or install the plugin again: claude plugin update.',
  );
}

export function diagnoseDuplicates(workspace: Workspace): DiagnosisCheck {
  const name = 'installation';
  const own = readInstalled(workspace).filter(({ id }) => id.startsWith('msw@'));
  const places = own.map(({ id, version }) => `${id} ${version}`).join(', ');
  if (new Set(own.map(({ id }) => id)).size > 1) {
    return odd(
      name,
      `MSW is installed more than once: ${places}`,
      'Keep one: claude plugin uninstall NAME@MARKETPLACE.',
    );
  }
  const off = own.find(({ id }) => disabledPlugins(workspace).has(id));
  if (off !== undefined) {
    return odd(name, `${off.id} is installed but disabled`, `claude plugin enable ${off.id}`);
  }
  if (own.some(({ version }) => version !== manifest.version && version !== 'unknown')) {
    return odd(
      name,
      `installed is ${places}, but ${manifest.version} runs`,
      'Update with "claude plugin update", or drop --plugin-dir.',
    );
  }
  return fine(name, own.length === 0 ? 'not from a marketplace' : places);
}

/** Two Stop hooks that block the same turn fight each other. */
export function diagnoseOtherHooks(workspace: Workspace): DiagnosisCheck {
  const name = 'other Stop hooks';
  const settings = readClientSettings(workspace);
  const disabled = disabledPlugins(workspace);
  const plugins = readInstalled(workspace)
    .filter(({ id, path }) => !id.startsWith('msw@') && !disabled.has(id) && path !== null && holdsStop(path))
    .map(({ id }) => id);
  const own = settings.filter(({ value }) => hasStop(value.hooks)).map((file) => `the ${file.name}`);
  const all = [...new Set([...plugins, ...own])];
  if (all.length === 0) return fine(name, 'none');
  return odd(name, all.join(', '), 'Disable them while a loop runs if both keep Claude from stopping.');
}

function holdsStop(root: string): boolean {
  const listed = readFields(join(root, 'hooks', 'hooks.json'));
  const inline = readFields(join(root, '.claude-plugin', 'plugin.json'));
  return hasStop(listed.hooks) || hasStop(inline.hooks) || hasStop(fieldsOf(inline.hooks).hooks);
}

function readFields(path: string): Fields {
  return fieldsIn(readJson(path, named));
}

function hasStop(hooks: unknown): boolean {
  const { Stop: stop } = fieldsOf(hooks);
  return Array.isArray(stop) && stop.length > 0;
}
