// Shows, explains and changes the settings of a project and of its user.

import { forPeople } from '../../core/text/for-people.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { setSetting, unsetSetting } from '../config/change-setting.ts';
import {
  type HeldSetting,
  nearestSetting,
  type ReadSettings,
  readSettings,
} from '../config/read-settings.ts';
import { allSettings, fileSchema, type Setting, type SettingsFile } from '../config/settings.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { inWorkspace } from './operation/in-project.ts';
import { exact, flag, naming, word } from './operation/inputs.ts';
import {
  type Called,
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  type Result,
  refused,
} from './operation/operation.ts';
import { refuseUnlessPerson } from './operation/who-may-call.ts';

const key = naming('setting', word('a setting', 'such as breaker.sameFailure'));
const user = flag('in your own settings, for every project');

const show = operation({
  name: 'config show',
  about: 'Show every setting, its value and where that comes from',
  effect: 'reads',
  inputs: {},
  run: (place) => inWorkspace(place, (workspace) => done(readSettings(workspace))),
  shown: settingsText,
});

const explain = operation({
  name: 'config explain',
  about: 'Say what a setting does, which values it takes and where it stands',
  effect: 'reads',
  inputs: { key },
  run: (place, input) =>
    inWorkspace(place, (workspace) => {
      const setting = knownSetting(input.key);
      if ('status' in setting) return setting;
      const held = readSettings(workspace).settings.find((one) => one.key === setting.key);
      if (held === undefined) throw new Error(`${setting.key} is not read`);
      return done({ ...held, about: setting.about, example: setting.example });
    }),
  shown: explanationText,
});

const set = operation({
  name: 'config set',
  examples: ['breaker.sameFailure 4', 'bell false --user'],
  about: 'Give a setting a value',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { key, value: exact(word('its value', 'as text or JSON')), user },
  run: (place, input) => {
    const setting = knownSetting(input.key);
    if ('status' in setting) return setting;
    const refusal = refusalFor(place, setting, input.user);
    if (refusal !== null) return refusal;
    return change(place, setting.key, setting.file, 'set', (files) =>
      setSetting(files, setting, input.value),
    );
  },
  shown: changeText,
});

const unset = operation({
  name: 'config unset',
  about: 'Remove a setting, so that its default holds',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { key, user },
  run: (place, input) => {
    const file = input.user ? 'user' : 'project';
    const inside = allSettings().filter((one) => `${one.key}.`.startsWith(`${input.key}.`));
    const [refusal = null] = inside.flatMap((one) => refusalFor(place, one, input.user) ?? []);
    if (refusal !== null) return refusal;
    return change(place, input.key, file, 'unset', (files) => unsetSetting(files, input.key, file));
  },
  shown: changeText,
});

const schema = operation({
  name: 'config schema',
  about: 'Print the JSON Schema of the settings, for an editor',
  effect: 'reads',
  inputs: { user: flag('that of your own settings, for every project') },
  run: (_, input) => done(fileSchema(input.user ? 'user' : 'project')),
  shown: (one) => forPeople(JSON.stringify(one, null, 2).split('\n'), Number.POSITIVE_INFINITY),
});

export const configOperations: readonly Operation[] = [show, explain, set, unset, schema];

function knownSetting(name: string): Setting | Refusal {
  const setting = allSettings().find((one) => one.key === name);
  if (setting !== undefined) return setting;
  const near = nearestSetting(name);
  const hint = near === null ? ` (to list them: ${lineToType`config show`})` : `; the nearest is ${near}.`;
  return misused(`There is no setting ${plainLine(name, 80)}${hint}`);
}

/** Who may change it, and in which file. */
function refusalFor(place: Called, setting: Setting, isUser: boolean): Refusal | null {
  const { key: name, file, isChosen, decides } = setting;
  if (isChosen) return refused(`${name} is set by choosing a notebook (${place.words.call('notebook use')})`);
  if (file === 'user' && !isUser)
    return misused(`${name} stands only in your own settings, for every project: add --user.`);
  if (file === 'project' && isUser)
    return misused(`${name} stands only in the project’s settings: leave out --user.`);
  return decides ? refuseUnlessPerson(place.caller, `${place.words.self} ${name}`) : null;
}

interface Change {
  readonly key: string;
  readonly file: SettingsFile;
  readonly change: 'set' | 'unset';
}

function change(
  place: Called,
  name: string,
  file: SettingsFile,
  what: Change['change'],
  make: (files: { project: string; userFolder: string }) => ReturnType<typeof setSetting>,
): Promise<Result<Change>> {
  return inWorkspace(place, async (workspace) => {
    const changed = await make(workspace);
    return changed.status === 'refused'
      ? refused(`${changed.reason}.`)
      : done({ key: name, file, change: what });
  });
}

function changeText({ key: name, file, change: what }: Change) {
  const where = file === 'user' ? 'your own settings, for every project' : '.msw/config.json';
  return forPeople([what === 'set' ? `${name} is set in ${where}.` : `${name} is removed from ${where}.`]);
}

function settingsText({ settings, problems }: ReadSettings) {
  const widest = Math.max(...settings.map((one) => one.key.length));
  const lines = (file: SettingsFile) =>
    settings
      .filter((one) => one.file === file)
      .map((one) => `  ${one.key.padEnd(widest)}  ${JSON.stringify(one.value)}${origin(one)}`);
  return forPeople([
    'In .msw/config.json:',
    ...lines('project'),
    'In settings.json of your user folder, where no project can set them:',
    ...lines('user'),
    ...problems,
    `To see what one does: ${lineToType`config explain KEY`}`,
  ]);
}

function origin({ from }: HeldSetting): string {
  return from === 'default' ? '' : `  (${from})`;
}

function explanationText(one: HeldSetting & Pick<Setting, 'about' | 'example'>) {
  const { key: name, file, about, takes, example, from } = one;
  const where =
    file === 'user' ? 'settings.json of your user folder, which no project can set' : '.msw/config.json';
  const written = typeof example === 'string' ? example : JSON.stringify(example);
  return forPeople([
    `${name}: ${about}.`,
    `  takes    ${takes}`,
    `  default  ${JSON.stringify(one.default)}`,
    `  value    ${JSON.stringify(one.value)} (${from})`,
    `  stands   in ${where}`,
    `  example  ${name} = ${written}`,
  ]);
}
