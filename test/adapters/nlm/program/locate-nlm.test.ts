import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNlm, isOlder, refuseOldVersion } from '../../../../src/adapters/nlm/program/locate-nlm.ts';

describe('isOlder', () => {
  it.each([
    ['0.9.12', '0.9.13', true],
    ['0.9.13', '0.9.13', false],
    ['0.15.8', '0.9.13', false],
    ['0.8.99', '0.9.13', true],
    ['1.0.0', '0.9.13', false],
    ['0.10.0', '0.9.13', false],
  ])('%s before %s: %s', (version, than, expected) => {
    expect(isOlder(version, than)).toBe(expected);
  });
});

describe('refuseOldVersion', () => {
  it('says why an old version may not act as one of several accounts', () => {
    expect(refuseOldVersion('0.9.12', 'work')).toEqual({
      status: 'too-old',
      wasSent: false,
      text: 'nlm 0.9.12 may act as its default account when the login of work has expired; 0.9.13 or newer keeps accounts apart',
    });
    expect(refuseOldVersion('0.9.12', null)).toBeNull();
    expect(refuseOldVersion('0.9.13', 'work')).toBeNull();
  });

  it('refuses what cannot reach every account at all', () => {
    expect(refuseOldVersion('0.9.2', null)).toMatchObject({
      status: 'too-old',
      text: expect.stringContaining('0.9.13 or newer is needed'),
    });
  });
});

const NAME = process.platform === 'win32' ? 'nlm.exe' : 'nlm';

let directory = '';
let project = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'msw-'));
  project = join(directory, 'project');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function program(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, NAME);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

describe('findNlm', () => {
  it('finds it on the PATH, never inside the project', () => {
    program(join(project, 'node_modules', '.bin'));
    program(project);
    const good = program(join(directory, 'bin'));
    const folders = [join(project, 'node_modules', '.bin'), project, '.', '', join(directory, 'bin')];
    expect(findNlm({ PATH: folders.join(delimiter) }, project)).toBe(good);
  });

  it.skipIf(process.platform === 'win32')('sees through a link into the project', () => {
    program(join(project, 'bin'));
    symlinkSync(join(project, 'bin'), join(directory, 'link'));
    expect(findNlm({ PATH: join(directory, 'link') }, project)).toBeNull();
  });

  it('takes what MSW_NLM names, and then nothing else', () => {
    const named = program(join(directory, 'named'));
    const other = program(join(directory, 'bin'));
    expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: named }, project)).toBe(named);
    expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: join(directory, 'gone') }, project)).toBeNull();
    expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: NAME }, project)).toBeNull();
    expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: '' }, project)).toBe(other);
    const brought = program(join(project, 'tools'));
    expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: brought }, project)).toBeNull();
  });

  it.skipIf(process.platform === 'win32')('passes over a file that cannot be run, and a folder', () => {
    writeFileSync(join(directory, 'nlm'), '');
    mkdirSync(join(directory, 'bin', 'nlm'), { recursive: true });
    expect(findNlm({ PATH: [directory, join(directory, 'bin')].join(delimiter) }, project)).toBeNull();
    expect(findNlm({}, project)).toBeNull();
  });
});
