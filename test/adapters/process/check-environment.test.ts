import { describe, expect, it } from 'vitest';
import { checkEnvironment } from '../../../src/adapters/process/check-environment.ts';

describe('checkEnvironment', () => {
  it('is plain, English and the same in every terminal', () => {
    const given = {
      PATH: '/bin',
      TERM: 'xterm-256color',
      LANG: 'de_DE.UTF-8',
      FORCE_COLOR: '3',
      NODE_OPTIONS: '--x',
    };
    expect(checkEnvironment(given, {}, 'linux')).toEqual({
      PATH: '/bin',
      NODE_OPTIONS: '--x',
      MSW_CHECK: '1',
      CI: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      TERM: 'dumb',
      LC_ALL: 'C.UTF-8',
      LANG: 'C.UTF-8',
      DOTNET_CLI_UI_LANGUAGE: 'en',
    });
  });

  it.each([
    'CLAUDECODE',
    'CLAUDE_CODE_MESSAGING_TOKEN',
    'CLAUDE_CODE_MESSAGING_SOCKET',
    'CLAUDE_CODE_SESSION_ID',
    'CLAUDE_CODE_ENTRYPOINT',
    'CLAUDE_PLUGIN_ROOT',
    'CLAUDE_PLUGIN_DATA',
    'CLAUDE_PROJECT_DIR',
    'CLAUDE_ENV_FILE',
    'CLAUDE_PID',
    'AI_AGENT',
  ])('hides %s of the session', (name) => {
    expect(checkEnvironment({ [name]: 'x' })).not.toHaveProperty(name);
  });

  it.each([
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'CLAUDE_CODE_USE_BEDROCK',
    'CLAUDE_CONFIG_DIR',
    'MSW_HOME',
  ])('leaves the user’s own %s', (name) => {
    expect(checkEnvironment({ [name]: 'x' })).toHaveProperty(name, 'x');
  });

  it('asks macOS for a locale that it has', () => {
    expect(checkEnvironment({}, {}, 'darwin')).toMatchObject({ LC_ALL: 'en_US.UTF-8', LANG: 'en_US.UTF-8' });
  });

  it('lets the caller set and remove variables', () => {
    const result = checkEnvironment({ A: '1', B: '2' }, { A: undefined, CI: 'false', C: '3' });
    expect(result).toMatchObject({ B: '2', C: '3', CI: 'false' });
    expect(result).not.toHaveProperty('A');
  });
});
