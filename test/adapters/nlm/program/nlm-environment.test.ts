import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nlmEnvironment } from '../../../../src/adapters/nlm/program/nlm-environment.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const HOME = process.platform === 'win32' ? 'USERPROFILE' : 'HOME';

function ready(
  env: Record<string, string | undefined>,
  profile: string | null = null,
  projectRoot = tempFolder(),
): Readonly<Record<string, string>> {
  const made = nlmEnvironment({ env, profile, projectRoot });
  if (made.status !== 'ready') throw new Error(made.text);
  return made.env;
}

describe('nlmEnvironment', () => {
  it('names the profile and how to speak', () => {
    const env = ready({ PATH: '/bin', NLM_PROFILE: 'other', EMPTY: undefined }, 'work');
    expect(env).toMatchObject({ PATH: '/bin', NLM_PROFILE: 'work', NO_COLOR: '1', COLUMNS: '1000' });
    expect(ready({ NLM_PROFILE: 'other' })).toMatchObject({ NLM_PROFILE: 'other' });
  });

  it.each([
    'PYTHONPATH',
    'PYTHONHOME',
    'PYTHONSTARTUP',
    'PYTHONUSERBASE',
    'PYTHONINSPECT',
    'PYTHONWARNINGS',
    'PYTHONEXECUTABLE',
    'VIRTUAL_ENV',
    'LD_PRELOAD',
    'LD_LIBRARY_PATH',
    'DYLD_INSERT_LIBRARIES',
    'OPENSSL_CONF',
    'SSLKEYLOGFILE',
    'NODE_OPTIONS',
    'NOTEBOOKLM_COOKIES',
    'NotebookLM_Cookies',
    'NOTEBOOKLM_RPC_OVERRIDES',
    'NOTEBOOKLM_RPC_TRANSPORT',
    'NLM_BROWSER_PATH',
    'FORCE_COLOR',
    'ANTHROPIC_API_KEY',
    'SOME_TOKEN',
  ])('does not hand over %s', (name) => {
    expect(ready({ [name]: '/x' })).not.toHaveProperty(name);
  });

  it('hands over the way to the network, the language and the keystore', () => {
    const env = {
      HTTPS_PROXY: 'http://proxy.example:3128',
      https_proxy: 'http://proxy.example:3128',
      NO_PROXY: 'localhost',
      SSL_CERT_FILE: join(tempFolder(), 'ca.pem'),
      LANG: 'de_DE.UTF-8',
      LC_TIME: 'C',
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus',
      NLM_AUTH_STORAGE: 'protected',
    };
    expect(ready(env)).toMatchObject(env);
  });

  it.each(['NOTEBOOKLM_MCP_CLI_PATH', 'SSL_CERT_FILE', 'SSL_CERT_DIR', HOME])(
    'refuses a %s that leads into the project, or anywhere by a relative path',
    (name) => {
      const folder = tempFolder();
      const project = join(folder, 'repository', 'app');
      mkdirSync(project, { recursive: true });
      mkdirSync(join(folder, 'repository', '.git'));
      symlinkSync(project, join(folder, 'link'), 'junction');
      const refused = (value: string) =>
        nlmEnvironment({ env: { [name]: value }, profile: null, projectRoot: project });
      for (const value of [
        join(project, 'x'),
        join(folder, 'repository', 'x'),
        join(folder, 'link', 'x'),
        'x',
      ])
        expect(refused(value)).toMatchObject({
          wasSent: false,
          text: expect.stringContaining(`the variable ${name} leads into the project`),
        });
      expect(refused([folder, join(project, 'x')].join(delimiter))).toMatchObject({ wasSent: false });
      expect(refused(join(folder, 'elsewhere'))).toMatchObject({
        env: { [name]: join(folder, 'elsewhere') },
      });
    },
  );

  it('leaves out a folder of temporary files in the project', () => {
    const project = tempFolder();
    const env = ready({ TMPDIR: join(project, 'tmp'), XDG_CONFIG_HOME: join(project, 'x') }, null, project);
    expect(env).not.toHaveProperty('TMPDIR');
    expect(env).not.toHaveProperty('XDG_CONFIG_HOME');
  });
});
