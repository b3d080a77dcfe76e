// The interactive client in a terminal: opened past its first-start dialogs, typed into, read and closed.
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_KEY, type ClientVersion, clientBinary, clientEnvironment } from './client-binary.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/**
 * `permissions: 'default'` leaves the client in its own mode: 2.1.197 then asks for each tool, 2.1.330 is in auto mode,
 * whose check no scripted model can answer. The default skips the questions, as `runClient` does.
 */
export type TuiOptions = {
  readonly version: ClientVersion;
  readonly cwd: string;
  readonly home: string;
  readonly modelUrl: string;
  readonly pluginDirs?: readonly string[];
  readonly args?: readonly string[];
  readonly permissions?: 'skip' | 'default';
  readonly env?: Readonly<Record<string, string>>;
};

/** `submit` types a prompt and presses Enter; `waitForScreen` resolves with the screen that matches. */
export type Tui = Omit<Terminal, 'waitFor'> & {
  readonly submit: (text: string) => Promise<void>;
  readonly waitForScreen: (wanted: RegExp, timeoutMs?: number) => Promise<string>;
};

/** The foot of the screen once the client accepts input; the wording depends on version and permission mode. */
const TUI_READY = /\? for shortcuts|auto mode on|bypass permissions on|accept edits on|plan mode on/;

/** Starts the client and waits until it accepts input. Close it in the end, even when the test fails. */
export const openTui = async (options: TuiOptions): Promise<Tui> => {
  seedHome(options.home, options.cwd);
  const { waitFor, ...terminal } = await openTerminal(command(options), options.cwd);
  const tui: Tui = {
    ...terminal,
    waitForScreen: (wanted, timeoutMs) => waitFor((shown) => wanted.test(shown), String(wanted), timeoutMs),
    submit: async (text) => {
      await terminal.type(text);
      // An Enter that arrives together with the text counts as a line break of pasted text.
      await waitFor((shown) => inputOf(shown).includes(lastWord(text)), text, 10_000);
      await terminal.key('Enter');
    },
  };
  try {
    await tui.waitForScreen(TUI_READY, 60_000);
    return tui;
  } catch (cause) {
    await tui.close();
    throw cause;
  }
};

const inputOf = (shown: string): string => shown.slice(shown.lastIndexOf('❯'));

const lastWord = (text: string): string => text.split(/\s/).findLast((word) => word !== '') ?? '';

const command = (options: TuiOptions): string[] => {
  const environment = clientEnvironment(options.home, options.modelUrl, options.env);
  const plugins = (options.pluginDirs ?? []).flatMap((folder) => ['--plugin-dir', folder]);
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const skip = options.permissions === 'default' ? [] : ['--dangerously-skip-permissions'];
  const client = [clientBinary(options.version), ...plugins, ...skip, ...(options.args ?? [])];
  return ['env', '-i', ...variables, ...client];
};

// Without these answers the client opens with its first-start, trust and key dialogs, and 2.1.330, from the second
// start in a home, with an offer of another renderer.
const seedHome = (home: string, cwd: string): void => {
  mkdirSync(home, { recursive: true });
  const path = join(home, '.claude.json');
  const project = {
    hasTrustDialogAccepted: true,
    hasCompletedProjectOnboarding: true,
    projectOnboardingSeenCount: 4,
  };
  const seed = {
    ...readObject(path),
    hasCompletedOnboarding: true,
    theme: 'dark',
    customApiKeyResponses: { approved: [API_KEY.slice(-20)], rejected: [] },
    bypassPermissionsModeAccepted: true,
    hasSeenAutoDefaultNotice: true,
    fullscreenUpsellSeenCount: 3,
    projects: { [realpathSync(cwd)]: project },
  };
  writeFileSync(path, JSON.stringify(seed));
};

const readObject = (path: string): object => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};
