import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { builtCli } from './built-cli.ts';

const { cli } = builtCli();

describe('search', () => {
  it('ranks the Markdown of a folder', async () => {
    const [folder, user] = [tempFolder(), tempFolder()];
    writeFileSync(join(folder, 'a.md'), 'Retry the query; retry twice.');
    writeFileSync(join(folder, 'b.md'), 'The query cache.');
    const call = (...words: readonly string[]) =>
      cli(['search', ...words], { cwd: folder, env: { MSW_HOME: user } });
    const { code, stdout, stderr } = await call('retry query', '--dir', folder, '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ index: { docs: 2 }, hits: [{ path: 'a.md' }, { path: 'b.md' }] });
    expect(Object.keys(found)).toEqual(['index', 'analyser', 'hits', 'selected', 'leftOut']);
    expect((await call('cached', '--analyser', 'english')).stdout).toMatch(/^\* [\d.]+ b\.md\n$/);
    expect((await call('unheard')).stdout).toBe('None of 2 documents has any of these words.\n');
    writeFileSync(join(folder, 'c.md'), 'See retryLimit and http_cache.');
    const parts = JSON.parse((await call('limit', '--json')).stdout);
    expect(parts).toMatchObject({ analyser: 'code', hits: [{ path: 'c.md' }] });
    expect(JSON.parse((await call('limit', '--analyser', 'simple', '--json')).stdout).hits).toEqual([]);
    const limited = await call('query', '--top', '1', '--json');
    expect(JSON.parse(limited.stdout)).toMatchObject({ hits: [{ path: 'b.md' }] });
  });

  it('says what is wrong with a folder', async () => {
    const { code, stderr } = await cli(['search', 'x', '--dir', join(tempFolder(), 'none')]);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/^msw-protocol: The folder .*none does not exist\.\n$/);
  });
});
