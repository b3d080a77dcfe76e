import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coveredDigestOf, isFresh } from '../../../../src/app/planning/documents/covered-digest.ts';
import { readVerification } from '../../../../src/core/planning/documents/verification.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at } from '../oracle.ts';

describe('the digest of covered files', () => {
  it('is that of gsd-core, and ends with a change', async () => {
    const root = tempFolder();
    const phase = join(root, '.planning', 'phases', '01-a');
    mkdirSync(phase, { recursive: true });
    writeFileSync(join(root, 'b.ts'), 'b');
    writeFileSync(join(root, 'a.ts'), 'ä\r\n');
    const digest = coveredDigestOf(root, ['b.ts', './a.ts', 'b.ts']);
    const answer = await ask('core', root, ['verification', 'fingerprint', phase, 'b.ts', 'a.ts']);
    expect(digest).toBe(at(answer, 'covered_digest') ?? at(answer, 'digest'));
    const verification = readVerification(
      `---\nstatus: passed\ncovered_files: [a.ts, b.ts]\ncovered_digest: ${digest}\n---\n`,
    );
    expect(isFresh(root, verification)).toBe(true);
    writeFileSync(join(root, 'a.ts'), 'other');
    expect(isFresh(root, verification)).toBe(false);
  });

  it('knows no files outside the project and none that are missing', () => {
    const root = tempFolder();
    expect(coveredDigestOf(root, ['../x'])).toBe(null);
    expect(coveredDigestOf(root, ['gone.ts'])).toBe(null);
    expect(isFresh(root, readVerification('---\nstatus: passed\n---\n'))).toBe(true);
    expect(isFresh(root, readVerification('---\nstatus: passed\ncovered_files: [gone.ts]\n---\n'))).toBe(
      false,
    );
  });
});
