// Reads ShellCheck: its layout for terminals (`In build.sh line 3:` and marks below the code) and the one that
// imitates gcc.

import { declared } from '../declared/declaration.ts';

export const shellcheck = declared({
  tool: 'shellcheck',
  programs: ['shellcheck'],
  phase: 'lint',
  heading: /^In (?<file>.{1,400}) line \d+:$/,
  problems: [
    /^[ ^-]*\^-* (?<code>SC\d{4}) \((?:error|warning|info|style)\): (?<message>.*)$/,
    /^(?<file>[^:]{1,400}):\d+:\d+: (?:error|warning|note): (?<message>.*) \[(?<code>SC\d{4})\]$/,
  ],
});
