// The login that docs/notebooks.md names for a machine without a browser, by the real nlm: afterwards MSW uses it.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listNotebooks } from '../../../../src/adapters/nlm/notebooks.ts';
import { listProfiles } from '../../../../src/adapters/nlm/program/nlm-profiles.ts';
import { withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

withRealNlm('a login without a browser', ['ok.desk'], (nlm) => {
  it('takes the cookies of another machine from a file', async () => {
    const names = ['SID', 'HSID', 'SSID', 'APISID', 'SAPISID'];
    const file = join(nlm.directory, 'cookies.txt');
    writeFileSync(file, names.map((name) => `${name}=ok.desk`).join('; '));
    const words = ['login', '--manual', '--file', file, '--profile', 'worker'];
    const env = { ...nlm.env, NO_COLOR: '1', COLUMNS: '200' };
    const run = await promisify(execFile)(nlm.env.MSW_NLM ?? '', words, { env });
    expect(run.stdout).toContain('Successfully authenticated!');
    expect(listProfiles(nlm.env)).toContainEqual(expect.objectContaining({ name: 'worker', isValid: true }));
    const listed = await listNotebooks(nlm.as('worker'));
    expect(listed).toMatchObject({ status: 'ok' });
  });
});
