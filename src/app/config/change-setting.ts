// Sets or removes one setting in its file, and leaves every other letter of the file as it is.

import { applyEdits, modify } from 'jsonc-parser';
import {
  type ChangedFile,
  changeFile,
  projectConfigFile,
  userSettingsFile,
} from '../../adapters/config/change-file.ts';
import { type Fields, fieldsIn, isFields, parseJson } from '../../adapters/files/read-json.ts';
import { schemaWords } from '../../core/settings/schema-words.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { memorySource } from '../memory/memory-settings-of.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { nearestSetting } from './read-settings.ts';
import { allSettings, type Setting, type SettingsFile, valueAt } from './settings.ts';

type Files = Pick<Workspace, 'project' | 'userFolder'>;

/** @param typed JSON, or a text as it is */
export function setSetting(files: Files, setting: Setting, typed: string): Promise<ChangedFile> {
  const { key, file } = setting;
  if (key.startsWith('tier2.') && isMemoryElsewhere(files))
    return Promise.resolve(
      refused(`${key} would have no effect, since .msw/tier2.toml has these settings: change it there`),
    );
  return changeFile(pathOf(files, file), (before, text) => {
    const section = brokenSection(before, key);
    if (section !== null) return refused(`${section} is not an object in that file: correct it first`);
    const texts = valuesOf(typed).map((value) => ({ value, changed: edited(text, before, key, value) }));
    if (texts.some(({ changed }) => changed === null)) return refused(twice(key));
    const good = texts.find(
      ({ value, changed }) => changed !== null && setting.holds(value, fieldsOfText(changed)),
    );
    return good?.changed
      ? { status: 'ok', text: good.changed }
      : refused(`${key} must be ${schemaWords(setting.schema)}${alsoNeeds(setting, before)}`);
  });
}

function fieldsOfText(text: string): Fields {
  return fieldsIn(parseJson(text));
}

function twice(key: string): string {
  return `${key} stands twice in that file: remove one first`;
}

/** Also for a key that nothing reads. */
export function unsetSetting(files: Files, key: string, file: SettingsFile): Promise<ChangedFile> {
  return changeFile(pathOf(files, file), (before, text) => {
    if (valueAt(before, key) === undefined) return refused(whyNotSet(files, key, file));
    const changed = edited(text, before, key, undefined);
    if (changed === null) return refused(twice(key));
    const fields = fieldsOfText(changed);
    const whole = allSettings().find((one) => one.file === 'user');
    if (file === 'user' && whole?.holds(null, before) && !whole.holds(null, fields))
      return refused(`other settings need ${key}: unset ${key.split('.')[0]} as a whole`);
    return { status: 'ok', text: changed };
  });
}

function whyNotSet(files: Files, key: string, file: SettingsFile): string {
  const { shown } = pathOf(files, file);
  const name = plainLine(key, 80);
  if (key.startsWith('tier2.') && isMemoryElsewhere(files))
    return `${name} is not set in ${shown}: .msw/tier2.toml has these settings, so change it there`;
  if (allSettings().some((one) => `${one.key}.`.startsWith(`${key}.`)))
    return `${name} is not set in ${shown}, so its default holds`;
  const near = nearestSetting(key);
  return `${shown} has no ${name}${near === null ? '' : `; the nearest setting is ${near}`}`;
}

function isMemoryElsewhere({ project }: Files): boolean {
  return memorySource(project)?.file !== '.msw/config.json';
}

function pathOf({ project, userFolder }: Files, file: SettingsFile) {
  return file === 'user' ? userSettingsFile(userFolder) : projectConfigFile(project);
}

function refused(reason: string) {
  return { status: 'refused', reason } as const;
}

/** The section of a key that holds something else; null may stand for a section. */
function brokenSection(before: Fields, key: string): string | null {
  const names = key.split('.').slice(0, -1);
  const sections = names.map((_, at) => names.slice(0, at + 1).join('.'));
  return sections.find((section) => !isFields(valueAt(before, section) ?? {})) ?? null;
}

function valuesOf(typed: string): readonly unknown[] {
  const read = parseJson(typed);
  return read.status === 'ok' ? [read.value, typed] : [typed];
}

/** Null when the file says otherwise afterwards. */
function edited(text: string, before: Fields, key: string, value: unknown): string | null {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const body = text.slice(mark.length);
  const [section = '', ...inner] = key.split('.');
  const isNull = inner.length > 0 && before[section] === null;
  const path = isNull ? [section] : [section, ...inner];
  const given = isNull ? inner.reduceRight((held, name) => ({ [name]: held }), value) : value;
  const indent = /^[{[]\r?\n([ \t]+)/.exec(body)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: body.includes('\r\n') ? '\r\n' : '\n',
  };
  const changed = mark + applyEdits(body, modify(body, path, given, { formattingOptions }));
  const after = parseJson(changed);
  const held = after.status === 'ok' ? valueAt(after.value, key) : undefined;
  return JSON.stringify(held) === JSON.stringify(value) ? changed : null;
}

function alsoNeeds({ key, file }: Setting, before: Fields): string {
  const needed = ['model.endpoint', 'otlp.endpoint'].find((one) => one.split('.')[0] === key.split('.')[0]);
  if (file === 'project') return '';
  if (needed !== undefined && needed !== key && valueAt(before, needed) === undefined)
    return `, and needs ${needed}: set that first`;
  const whole = allSettings().find((one) => one.file === 'user');
  return whole?.holds(null, before)
    ? ''
    : ', and the file has other settings that are wrong (see the doctor)';
}
