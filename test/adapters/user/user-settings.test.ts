import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readUserSettings } from '../../../src/adapters/user/user-settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const DEFAULTS = { bell: true, notify: null };
const settings = (text: string) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'settings.json'), text, { mode: 0o600 });
  return readUserSettings(folder);
};

it('has defaults where there is none', () => {
  expect(readUserSettings(tempFolder())).toEqual({ status: 'ok', settings: DEFAULTS });
});

it('says which program is called, and whether the terminal notifies', () => {
  expect(settings('{"notify": ["notify-send", "MSW"]}')).toEqual({
    status: 'ok',
    settings: { bell: true, notify: ['notify-send', 'MSW'] },
  });
  expect(settings('\ufeff{"bell": false}').settings).toEqual({ ...DEFAULTS, bell: false });
});

it.each(['', '{', '[]', '{"notify": "notify-send MSW"}', '{"notify": []}', '{"sound": true}'])(
  'is not used when it is %j, and says what it takes',
  (text) => {
    const read = settings(text);
    expect(read).toMatchObject({ status: 'unusable', settings: DEFAULTS });
    expect(read.status === 'unusable' && read.reason).toContain('it takes {"bell": true, "notify": [');
  },
);
