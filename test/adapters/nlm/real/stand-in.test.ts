import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nlmEnvironment as callEnvironment } from '../../../../src/adapters/nlm/nlm-arguments.ts';
import { runNlm } from '../../../../src/adapters/nlm/run-nlm.ts';
import { type Google, startGoogle } from '../../../support/google/google.ts';
import { SEED_NOTEBOOK, SEED_SOURCE } from '../../../support/google/notebooks.ts';
import { isExpected, NLM_VERSIONS, nlmEnvironment, nlmExecutable } from '../../../support/nlm/nlm-store.ts';

// What the stand-in for Google answers must be what the real nlm understands, or the tests above it prove
// nothing.
describe.each(NLM_VERSIONS.filter(isExpected))('the stand-in for Google, to nlm %s', (version) => {
  let google: Google;
  let directory = '';
  let env: Record<string, string> = {};

  beforeAll(async () => {
    google = await startGoogle();
    directory = mkdtempSync(join(tmpdir(), 'msw-'));
    writeFileSync(join(directory, 'spec.md'), '# Spec\n');
    env = callEnvironment(nlmEnvironment(directory, google, version, ['ok']), 'ok');
  });

  afterAll(async () => {
    await google.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it.each([
    ['notebook list --json', /"title": "Seed notebook",\s+"source_count": 1/],
    ['notebook get NB --json', /"title": "Handbook"/],
    ['notebook describe NB --json', /"summary": "A short summary."/],
    ['notebook create New --json', /"message": "Created notebook: New"/],
    ['source list NB --json', /"type": "pasted_text"/],
    ['source content SRC --json', /"content": "Use the retry helper."/],
    ['source add NB --text body --title Pasted', /Source ID: [0-9a-f-]{36}/],
    ['source add NB --url https://a.example/', /Source ID: [0-9a-f-]{36}/],
    ['source add NB --file DIR/spec.md', /Source ID: [0-9a-f-]{36}/],
    ['research start topic --notebook-id NB --mode deep --force', /Task ID: [0-9a-f-]{36}/],
    ['research status NB --max-wait 0 --full', /Status: completed[\s\S]*\[1\] Result B/],
    ['research import NB', /Imported 2 sources/],
    ['studio status NB --json', /^\[\]$/],
    ['login --check', /Authentication valid!/],
  ])('%s', async (line, expected) => {
    const places = { NB: SEED_NOTEBOOK, SRC: SEED_SOURCE, 'DIR/spec.md': join(directory, 'spec.md') };
    const args = line
      .split(' ')
      .map((word) => Object.entries(places).find(([name]) => name === word)?.[1] ?? word);
    const run = await runNlm({ executable: nlmExecutable(version), args, env, limitMs: 50_000 });
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(expected) });
  });
});
