import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addTrusted, isTrusted, listTrusted, removeTrusted } from '../../../src/adapters/user/trust-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('the trust store', () => {
  it('trusts exactly what was added, for exactly this project', async () => {
    const [home, project, other] = [tempFolder(), tempFolder(), tempFolder()];
    expect(isTrusted(home, project, 'npm test')).toBe(false);
    expect(await addTrusted(home, project, 'npm test')).toEqual({ status: 'done', changed: true });
    expect(await addTrusted(home, project, 'npm test')).toEqual({ status: 'done', changed: false });
    expect(listTrusted(home, project)).toEqual(['npm test']);
    expect(isTrusted(home, project, 'npm test')).toBe(true);
    for (const near of ['npm  test', 'npm test ', 'npm test; rm -rf x', 'npm', '', 'NPM test'])
      expect(isTrusted(home, project, near)).toBe(false);
    expect(listTrusted(home, other)).toEqual([]);
  });

  it('forgets removed commands', async () => {
    const [home, project] = [tempFolder(), tempFolder()];
    await addTrusted(home, project, 'a');
    await addTrusted(home, project, 'b');
    expect(await removeTrusted(home, project, 'a')).toEqual({ status: 'done', changed: true });
    expect(await removeTrusted(home, project, 'a')).toEqual({ status: 'done', changed: false });
    expect(listTrusted(home, project)).toEqual(['b']);
  });

  it('identifies a project by its real path', async () => {
    const [home, project] = [tempFolder(), tempFolder()];
    const alias = join(tempFolder(), 'alias');
    symlinkSync(project, alias, 'junction');
    await addTrusted(home, alias, 'make');
    expect(isTrusted(home, project, 'make')).toBe(true);
  });

  it('loses none of several concurrent changes', async () => {
    const [home, project] = [tempFolder(), tempFolder()];
    await Promise.all(
      Array.from({ length: 10 }, (_, number) => addTrusted(home, project, `command ${number}`)),
    );
    expect(listTrusted(home, project)).toHaveLength(10);
  });

  it.skipIf(process.platform === 'win32')('is readable by its owner only', async () => {
    const home = tempFolder();
    await addTrusted(home, tempFolder(), 'a');
    expect(statSync(join(home, 'trust.json')).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32').each([0o620, 0o602])(
    'trusts nothing of a list that others could have written (%o)',
    async (mode) => {
      const [home, project] = [tempFolder(), tempFolder()];
      await addTrusted(home, project, 'a');
      const path = join(home, 'trust.json');
      chmodSync(path, mode);
      expect(listTrusted(home, project)).toEqual([]);
      expect(isTrusted(home, project, 'a')).toBe(false);
      expect(await addTrusted(home, project, 'b')).toEqual({
        status: 'refused',
        reason: `${path} cannot be read: other users can write it; type: chmod go-w '${path}'`,
      });
      chmodSync(path, 0o600);
      expect(listTrusted(home, project)).toEqual(['a']);
    },
  );

  it.each([
    ['a newer version', '{"version":2,"projects":{"/x":["a"]}}', 'newer MSW'],
    ['half a file', '{"version":1,"proj', 'move it away'],
    ['another shape', '{"version":1,"projects":{"/x":"a"}}', 'move it away'],
    ['nothing', '', 'move it away'],
  ])('trusts and changes nothing with %s', async (_name, content, words) => {
    const [home, project] = [tempFolder(), tempFolder()];
    writeFileSync(join(home, 'trust.json'), content);
    expect(listTrusted(home, project)).toEqual([]);
    expect(await addTrusted(home, project, 'a')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(words),
    });
    expect(readFileSync(join(home, 'trust.json'), 'utf8')).toBe(content);
  });
});
