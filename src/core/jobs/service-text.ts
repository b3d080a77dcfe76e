// What makes a machine continue its jobs when it starts: a unit of systemd, an agent of launchd, a line for cron, or a
// task of Windows. Each calls one command, which ends at once.

export const SERVICES = ['systemd', 'launchd', 'cron', 'windows'] as const;
export type Service = (typeof SERVICES)[number];

export interface ServiceText {
  readonly kind: Service;
  /** Where `text` belongs, below the home folder; null for a line to type. */
  readonly path: string | null;
  readonly text: string;
  /** What to type afterwards; null for nothing. */
  readonly afterwards: string | null;
}

export interface ServiceCall {
  /** The program and its arguments, absolute where they are files. */
  readonly command: readonly string[];
  /** The variables without which the clients of jobs would not be found there. */
  readonly variables: Readonly<Record<string, string>>;
}

const NAME = 'msw-jobs';

/** Null where a value has a line break or another character that such a file cannot contain. */
export function serviceText(kind: Service, { command, variables }: ServiceCall): ServiceText | null {
  const values = [...command, ...Object.values(variables)];
  if (values.some((value) => /\p{Cc}/u.test(value))) return null;
  if (kind === 'windows' && values.some((value) => value.includes('"'))) return null;
  return { kind, ...TEXTS[kind]({ command, variables }) };
}

const TEXTS: Readonly<Record<Service, (call: ServiceCall) => Omit<ServiceText, 'kind'>>> = {
  systemd: ({ command, variables }) => ({
    path: `.config/systemd/user/${NAME}.service`,
    text: [
      '[Unit]',
      'Description=Continues the jobs of MSW',
      '',
      '[Service]',
      'Type=oneshot',
      'RemainAfterExit=yes',
      'KillMode=process',
      ...Object.entries(variables).map(
        ([name, value]) => `Environment=${quotedForSystemd(`${name}=${value}`)}`,
      ),
      // Only here a dollar sign stands for a variable.
      `ExecStart=${command.map((word) => quotedForSystemd(word).replaceAll('$', '$$$$')).join(' ')}`,
      '',
      '[Install]',
      'WantedBy=default.target',
    ].join('\n'),
    afterwards: `systemctl --user enable ${NAME} && loginctl enable-linger`,
  }),
  launchd: ({ command, variables }) => ({
    path: `Library/LaunchAgents/${NAME}.plist`,
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
      '<plist version="1.0"><dict>',
      `  <key>Label</key><string>${NAME}</string>`,
      `  <key>ProgramArguments</key><array>${command.map((word) => `<string>${inXml(word)}</string>`).join('')}</array>`,
      `  <key>EnvironmentVariables</key><dict>${Object.entries(variables)
        .map(([name, value]) => `<key>${name}</key><string>${inXml(value)}</string>`)
        .join('')}</dict>`,
      '  <key>RunAtLoad</key><true/>',
      '  <key>AbandonProcessGroup</key><true/>',
      '</dict></plist>',
    ].join('\n'),
    afterwards: `launchctl load -w ~/Library/LaunchAgents/${NAME}.plist`,
  }),
  cron: ({ command, variables }) => ({
    path: null,
    text: `@reboot ${[
      ...Object.entries(variables).map(([name, value]) => `${name}=${quotedForShell(value)}`),
      ...command.map(quotedForShell),
    ].join(' ')}`.replaceAll('%', '\\%'),
    afterwards: null,
  }),
  windows: ({ command }) => ({
    path: null,
    text: `schtasks /Create /F /TN ${NAME} /SC ONLOGON /TR "${command.map((word) => (word.includes(' ') ? `\\"${word}\\"` : word)).join(' ')}"`,
    afterwards: null,
  }),
};

/** A per cent sign begins a specifier. */
function quotedForSystemd(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%')}"`;
}

function quotedForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
