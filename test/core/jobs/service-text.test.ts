// What a machine is given to continue jobs when it starts, read as its own programs read it.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnPath } from '../../../src/adapters/process/find-program.ts';
import { SERVICES, type ServiceCall, serviceText } from '../../../src/core/jobs/service-text.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const CALL: ServiceCall = {
  command: ['/usr/bin/node', '/home/me/my plugins/msw/dist/cli.mjs', 'job', 'service'],
  variables: { PATH: '/usr/bin:/opt/50% off/bin', MSW_HOME: "/home/me/it's here" },
};

const textOf = (kind: (typeof SERVICES)[number], call: ServiceCall = CALL): string =>
  serviceText(kind, call)?.text ?? '';

describe('what continues jobs after a reboot', () => {
  it('is a line for cron, in which a shell reads the words as they are', () => {
    expect(textOf('cron')).toBe(
      `@reboot PATH='/usr/bin:/opt/50\\% off/bin' MSW_HOME='/home/me/it'\\''s here' '/usr/bin/node' '/home/me/my plugins/msw/dist/cli.mjs' 'job' 'service'`,
    );
  });

  it('is one line that makes a task of Windows', () => {
    const call = {
      command: ['C:\\Program Files\\node.exe', 'C:\\msw\\cli.mjs', 'job', 'service'],
      variables: {},
    };
    expect(textOf('windows', call)).toBe(
      'schtasks /Create /F /TN msw-jobs /SC ONLOGON /TR "\\"C:\\Program Files\\node.exe\\" C:\\msw\\cli.mjs job service"',
    );
  });

  it('is an agent of launchd whose strings mean what they say', () => {
    const text = textOf('launchd', { ...CALL, variables: { PATH: '/a&b<c>' } });
    expect(text).toContain('<key>PATH</key><string>/a&amp;b&lt;c&gt;</string>');
    expect(text).toContain('<string>/home/me/my plugins/msw/dist/cli.mjs</string><string>job</string>');
    // Else launchd ends what the command has started.
    expect(text).toContain('<key>AbandonProcessGroup</key><true/>');
  });

  it.runIf(isOnPath('plutil', process.env))('is an agent that plutil accepts', () => {
    const file = join(tempFolder(), 'msw-jobs.plist');
    writeFileSync(file, textOf('launchd'));
    expect(execFileSync('plutil', ['-lint', file], { encoding: 'utf8' })).toContain('OK');
  });

  it.runIf(isOnPath('systemd-analyze', process.env))('is a unit in which systemd finds nothing wrong', () => {
    const command = [process.execPath, join(tempFolder(), 'a $HOME 100% "quoted".mjs'), 'job', 'service'];
    const file = join(tempFolder(), 'msw-jobs.service');
    writeFileSync(file, textOf('systemd', { ...CALL, command }));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--user', file], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, XDG_RUNTIME_DIR: tempFolder() },
    });
    expect({
      status,
      said: (stdout + stderr).split('\n').filter((line) => line.includes('msw-jobs')),
    }).toEqual({
      status: 0,
      said: [],
    });
  });

  it('has no line of its own for a value, and none at all for one that no such file can contain', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SERVICES), fc.string(), (kind, value) => {
        const text = serviceText(kind, { ...CALL, variables: { PATH: value } });
        const isClean = !/\p{Cc}/u.test(value) && !(kind === 'windows' && value.includes('"'));
        expect(text !== null).toBe(isClean);
        const lines = (of: string | undefined) => of?.split('\n').length;
        if (text !== null)
          expect(lines(text.text)).toBe(lines(textOf(kind, { ...CALL, variables: { PATH: '' } })));
      }),
    );
  });
});
