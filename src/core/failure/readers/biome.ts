// Reads Biome's own report: a line with place and category, then the message after its sign.

import { declared } from '../declared/declaration.ts';

export const biome = declared({
  tool: 'biome',
  programs: ['biome'],
  signature:
    /^[^\n]{1,500} (?:(?:lint|assist|suppressions|syntax)\/[\w/]+|parse|format)(?: +[A-Z][A-Z ]*)?$|^::\w+ title=(?:lint|assist|parse|format)\b/m,
  phase: 'lint',
  problems: [
    /^::(?<severity>\w+) title=(?:lint\/)?(?<code>assist\/[\w/]+|[\w/]+|parse|format),file=(?<file>[^,]+),.*?::(?<message>.*)$/,
    /^(?<file>\S.*?)(?::\d+:\d+)? (?:lint\/)?(?<code>(?:assist|suppressions|syntax|plugin|(?<=lint\/)\w+)\/[\w/]+|parse|format|organizeImports|configuration|deserialize|resolve|suppressions)(?: +[A-Z][A-Z ]*)?$/,
  ],
  lines: { message: /^ {2}(?<sign>[×✖!⚠]) (?<message>\S.*)$/ },
  needs: ['message'],
});
