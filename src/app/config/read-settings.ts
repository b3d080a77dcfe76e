// Each setting as it holds now, and where its value comes from.

import { projectConfigFile, userSettingsFile } from '../../adapters/config/change-file.ts';
import { type Fields, fieldsIn, fieldsOf, isFields, readJson } from '../../adapters/files/read-json.ts';
import { maskedValues } from '../../adapters/files/write-record.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { schemaWords } from '../../core/settings/schema-words.ts';
import { ASK_NAMES } from '../../core/sources/ask-settings.ts';
import { closestWord } from '../../core/text/closest-word.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { memorySource, NOT_TOML } from '../memory/memory-settings-of.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { allSettings, type Setting, type SettingsFile, valueAt } from './settings.ts';

export interface HeldSetting {
  readonly key: string;
  /** The only file in which it may stand. */
  readonly file: SettingsFile;
  readonly takes: string;
  readonly default: unknown;
  /** Secrets are masked. */
  readonly value: unknown;
  /** `default`, or the file. */
  readonly from: string;
}

export interface ReadSettings {
  readonly settings: readonly HeldSetting[];
  /** A sentence each. */
  readonly problems: readonly string[];
}

type Files = Pick<Workspace, 'project' | 'userFolder'>;

export function readSettings({ project, userFolder }: Files): ReadSettings {
  const { fields: config, problem: unusable } = readFields(project);
  const own = readUserSettings(userFolder);
  const { path, place } = userSettingsFile(userFolder);
  const user = own.status === 'ok' ? fieldsIn(readJson(path, place)) : {};
  const memory = memorySource(project);
  const sources = {
    user: { fields: user, from: 'settings.json' },
    project: { fields: config, from: '.msw/config.json' },
    memory: { fields: { tier2: memory?.given }, from: memory?.file ?? '' },
  };
  const read = allSettings().map((setting) => {
    const isMemory = setting.key.startsWith('tier2.');
    return readOne(setting, sources[isMemory ? 'memory' : setting.file]);
  });
  const unknown = unknownIn(config).map(
    ({ key, near }) =>
      `${plainLine(key, 80)} in .msw/config.json is not a setting${near === null ? '' : `; the nearest is ${near}`}.`,
  );
  const problems = read.flatMap(({ problem }) => problem ?? []);
  const wrong = [
    ...(own.status === 'ok' ? [] : [`${own.reason}; the defaults hold.`]),
    ...(unusable === null ? [] : [unusable]),
    ...(memory === null ? [NOT_TOML] : []),
  ];
  return { settings: read.map(({ held }) => held), problems: [...wrong, ...problems, ...unknown] };
}

function readOne(
  setting: Setting,
  { fields, from }: { readonly fields: Fields; readonly from: string },
): { readonly held: HeldSetting; readonly problem: string | null } {
  const { key, file, fallback } = setting;
  const takes = schemaWords(setting.schema);
  const given = valueAt(fields, key);
  const common = { key, file, takes, default: fallback };
  if (given !== undefined && setting.holds(given, fields)) {
    const value = setting.isSecret ? '<secret>' : maskedValues(given);
    return { held: { ...common, value, from }, problem: null };
  }
  const problem = given === undefined ? null : `${key} must be ${takes}; the default holds.`;
  return { held: { ...common, value: fallback, from: 'default' }, problem };
}

/** `problem`: a sentence, when there is a file that cannot be used. */
function readFields(project: string): { readonly fields: Fields; readonly problem: string | null } {
  const { path, place, shown } = projectConfigFile(project);
  const file = readJson(path, place);
  const isOdd = file.status === 'ok' && !isFields(file.value);
  const reason = 'reason' in file ? file.reason : isOdd ? 'it is not a JSON object' : null;
  const problem = reason === null ? null : `${shown} is not used, since ${reason}; the defaults hold.`;
  return { fields: fieldsIn(file), problem };
}

/** A sentence for each key of the project's file that nothing reads, if it is close to a setting. */
export function misspeltSettings(project: string): readonly string[] {
  return unknownIn(readFields(project).fields).flatMap(({ key, near }) =>
    near === null ? [] : [`Perhaps ${plainLine(key, 80)} is meant to be ${near}.`],
  );
}

function unknownIn(config: Fields): readonly { readonly key: string; readonly near: string | null }[] {
  const settings = allSettings().filter(({ file }) => file === 'project');
  return unknownKeys(config, '', settings).map((key) => ({ key, near: nearestSetting(key, settings) }));
}

function unknownKeys(fields: Fields, prefix: string, settings: readonly Setting[]): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    if (key === '$schema' || settings.some((one) => one.key === key) || storedNames.has(key)) return [];
    const isSection = settings.some((one) => one.key.startsWith(`${key}.`));
    return isSection ? unknownKeys(fieldsOf(value), `${key}.`, settings) : [key];
  });
}

const storedNames = new Set(Object.values(ASK_NAMES).map((name) => `ask.${name}`));

/** By its last name alone too: `sameFailure` for `breaker.sameFailure`. */
export function nearestSetting(wrong: string, settings: readonly Setting[] = allSettings()): string | null {
  const keys = settings.map(({ key }) => key);
  const small = wrong.toLowerCase();
  const inSection = keys.find(
    (key) => key.toLowerCase() === small || key.toLowerCase().endsWith(`.${small}`),
  );
  return inSection ?? closestWord(wrong, keys);
}
