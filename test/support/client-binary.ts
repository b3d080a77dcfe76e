// Finds the native binary of a pinned client, and makes the environment of a user who has nothing but node.
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The oldest client that MSW supports, and the newest one it was tested with. */
export const CLIENT_VERSIONS = ['2.1.197', '2.1.332'] as const;
export type ClientVersion = (typeof CLIENT_VERSIONS)[number];

/** Fake, but well-formed enough for the client, which remembers the last 20 characters as approved. */
export const API_KEY = 'sk-ant-scripted-0123456789-no-real-key';

/** Absolute path of the binary, or undefined when the optional platform package is not installed. */
export const findClientBinary = (version: ClientVersion): string | undefined => {
  const own = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(realpathSync(own.resolve(`claude-code-${version}/package.json`)));
    return platformPackages()
      .map((name) => binaryOf(wrapper, name))
      .find((path) => path !== undefined);
  } catch {
    return undefined;
  }
};

/** Like `findClientBinary`, for code that runs after the requirement was checked. */
export const clientBinary = (version: ClientVersion): string => {
  const found = findClientBinary(version);
  if (found === undefined) throw new Error(`client ${version} is not installed for ${platformPackages()[0]}`);
  return found;
};

/**
 * The whole environment of a client: it inherits only PATH (without this repository's own tools), and everything that
 * it leaves behind, even sockets and temporary files, is below `home`.
 */
export const clientEnvironment = (
  home: string,
  modelUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  const temporary = join(home, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return {
    ...windowsEnvironment(home),
    HOME: home,
    MSW_HOME: join(home, 'msw-home'),
    TMPDIR: temporary,
    PATH: cleanPath(),
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
    SHELL: '/bin/bash',
    ANTHROPIC_BASE_URL: modelUrl,
    ANTHROPIC_API_KEY: API_KEY,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    IS_SANDBOX: '1',
    ...extra,
  };
};

const platformPackages = (): string[] => {
  const name = `@anthropic-ai/claude-code-${process.platform}-${process.arch}`;
  return process.platform === 'linux' ? [name, `${name}-musl`] : [name];
};

const binaryOf = (wrapper: NodeJS.Require, name: string): string | undefined => {
  try {
    const folder = dirname(wrapper.resolve(`${name}/package.json`));
    const path = join(folder, process.platform === 'win32' ? 'claude.exe' : 'claude');
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

// A package runner puts node_modules/.bin on PATH; a user's shell has no such entries.
const cleanPath = (): string => {
  const inherited = (process.env.PATH ?? '').split(delimiter);
  return [dirname(process.execPath), ...inherited.filter((entry) => !entry.includes('node_modules'))].join(
    delimiter,
  );
};

const windowsEnvironment = (home: string): Record<string, string> => {
  if (process.platform !== 'win32') return {};
  const kept = ['SystemRoot', 'PATHEXT', 'COMSPEC'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    USERPROFILE: home,
    APPDATA: join(home, 'AppData', 'Roaming'),
    TEMP: join(home, 'tmp'),
    TMP: join(home, 'tmp'),
  };
};
