// Tools around a build: package managers of systems, infrastructure, bundle sizes.

import type { Declaration } from '../../declared/declaration.ts';

export const buildTools: readonly Declaration[] = [
  {
    tool: 'terraform',
    programs: ['terraform', 'tofu', 'terragrunt'],
    signature: /^ +on \S+\.(?:tf|tofu|tfvars)(?:\.json)? line \d+/m,
    phase: 'compile',
    problems: [/^ *(?<severity>Error|Warning): (?<message>\S.*)$/],
    lines: { file: /^ +on (?<file>\S+) line \d+/ },
    words: ({ message = '' }, below) => `${message}: ${lastParagraph(below)}`.replace(/: $/, ''),
  },
  {
    tool: 'apt',
    programs: ['apt-get', 'apt'],
    signature:
      /^E: (?:Unable to |Version |Package |Failed to |Unmet |The repository |Sub-process |Could not )/m,
    phase: 'install',
    problems: [/^E: (?!Sub-process )(?<message>\S.*)$/, /^E: (?<message>Sub-process .*)$/],
  },
  {
    tool: 'ghc',
    programs: ['ghc', 'cabal', 'stack', 'runghc'],
    phase: 'compile',
    problems: [
      /^(?<file>[^\s:]+\.l?hs):\d+:\d+(?:-\d+)?: (?<severity>error|warning):(?: \[(?<code>[\w-]+)\])?(?: \[[^\]]*\])?(?: (?<message>\S.*))?$/,
    ],
    ends: /^$|^ +\d* *\|/,
    lines: { message: /^ +(?:• )?(?<message>\S.*)$/ },
    needs: ['message'],
  },
  {
    tool: 'dbt',
    programs: ['dbt'],
    signature: /^(?:[\d:]{8} +)?Done\. PASS=\d+ /m,
    phase: 'test',
    problems: [
      /^(?:[\d:]{8} +)?(?:(?<class>[A-Z]\w+ Error)|Failure) in \w+ (?<test>\S+) \((?<file>[^()]+)\)$/,
    ],
    ends: /^(?:[\d:]{8} *)?$/,
    lines: { message: /^(?:[\d:]{8})? {2,}(?<message>\S.*)$/ },
  },
  {
    tool: 'size-limit',
    programs: ['size-limit'],
    signature: /^ {2}Package size limit has exceeded by |^ {2}Total time limit has exceeded by /m,
    phase: 'test',
    heading:
      /^ {2}(?:[✖✔] )?(?<test>(?!Package size |Size|Total time|Loading time|Running time|Try to )\S.*)$/,
    problems: [/^ {2}(?<message>(?:Package size|Total time) limit) has exceeded by /],
    ends: /^\s*$/,
    words: ({ message = '' }, below) =>
      `${message} exceeded: ${below.map((text) => text.trim().replace(/ {2,}/g, ' ')).join(', ')}`,
    speech: 'assertion',
  },
];

/** The explanation below an excerpt of source; its suggestion depends on the rest of the files. */
function lastParagraph(below: readonly string[]): string {
  const paragraphs = below
    .map((text) => text.trim())
    .join('\n')
    .trim()
    .split(/\n\n+/);
  const said = paragraphs.findLast((text) => !/^on \S+ line \d|^\d+: |^with /.test(text)) ?? '';
  return said.replace(/\s+/g, ' ').replace(/ Did you mean .*$/, '');
}
