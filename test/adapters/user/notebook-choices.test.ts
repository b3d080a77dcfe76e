import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseNotebook, readChoices } from '../../../src/adapters/user/notebook-choices.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const WORK = { account: 'work', notebook: 'nb-1' };
const HOME = { account: 'home', notebook: null };

describe('the notebooks that the user chose', () => {
  it('are known for their project alone, through links too, and each once', async () => {
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

  it.skipIf(process.platform === 'win32')('are read by their owner only', async () => {
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
  ])('count for nothing in a file that holds %j, which is left as it is', async (content, cure) => {
    const [user, project] = [tempFolder(), tempFolder()];
    const path = join(user, 'notebooks.json');
    writeFileSync(path, content);
    expect(readChoices(user, project)).toMatchObject({ status: 'refused' });
    expect(await chooseNotebook(user, project, WORK)).toContain(cure);
    expect(readFileSync(path, 'utf8')).toBe(content);
  });

  it('count for nothing where the file cannot be read', async () => {
    const [user, project] = [tempFolder(), tempFolder()];
    mkdirSync(join(user, 'notebooks.json'));
    expect(readChoices(user, project)).toMatchObject({ status: 'refused' });
    expect(await chooseNotebook(user, project, WORK)).not.toBeNull();
  });
});
