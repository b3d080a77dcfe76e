// Linters, formatters and type checkers that report each problem as a line.

import type { Declaration } from '../../declared/declaration.ts';

const UNFORMATTED = 'File would be reformatted';

export const linters: readonly Declaration[] = [
  {
    tool: 'rollup',
    programs: ['rollup'],
    signature: /^\[!\] Warnings occurred and --failAfterWarnings/m,
    phase: 'compile',
    heading: /^\(!\) (?<code>\S.*)$/,
    problems: [
      /^(?<message>\S.*) \(imported by "(?<file>[^"]{1,400})"\)$/,
      /^(?<message>\S.{0,400} -> \S.*)$/,
    ],
    needs: ['code'],
    words: ({ code = '', message = '' }) => `${code}: ${message}`,
  },
  {
    tool: 'pyright',
    programs: ['pyright', 'basedpyright'],
    signature:
      /^ {2}\S.{0,500}:\d+:\d+ - (?:error|warning): |^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)|"generalDiagnostics": ?\[/m,
    phase: 'lint',
    problems: [
      /^ {2}(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning): (?<message>.*?)(?: \((?<code>report\w+)\))?$/,
    ],
    ends: /^\S/,
    lines: { more: /^ {4}\s*(?<more>\S.*?)(?: \(report\w+\))?$/, code: /\((?<code>report\w+)\)$/ },
    json: { file: 'file', severity: 'severity', message: 'message', rule: 'code' },
  },
  {
    tool: 'ty',
    programs: ['ty'],
    phase: 'lint',
    problems: [
      /^(?<severity>error|warning)\[(?<code>[a-z]+(?:-[a-z]+)+)\]: (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<severity>error|warning)\[(?<code>[a-z]+(?:-[a-z]+)+)\] (?<message>.*)$/,
    ],
    ends: /^Found \d/,
    lines: { file: /^ *--> (?<file>\S.*?):\d+:\d+$/ },
  },
  {
    tool: 'pylint',
    programs: ['pylint'],
    signature:
      /^\*{13} Module |^Your code has been rated at |^\S.{0,500}:\d+:\d+: [CRWEFI]\d{4}: .{1,500} \([a-z-]+\)$|"message-id": ?"/m,
    phase: 'lint',
    problems: [
      /^(?<file>\S.*?):\d+:\d+: (?<code>[CRWEFI]\d{4}): (?<message>.*?)(?: \([a-z][\w-]*\))?$/,
      /^(?<file>\S.*?):\d+: \[(?<code>[CRWEFI]\d{4})\([\w-]+\)[^\]]*\] (?<message>.*)$/,
    ],
    json: { path: 'file', message: 'message', 'message-id': 'code' },
  },
  {
    tool: 'black',
    programs: ['black'],
    signature:
      /^would reformat \S|^error: cannot (?:format|parse)(?: for target version)?.{0,500}\.pyi?\b|^All done! /m,
    phase: 'lint',
    problems: [
      /^would reformat (?<file>\S.*)$/,
      /^error: (?<code>cannot (?:format|parse))(?: for target version [^:]{1,60})?:? (?<file>[^:]+\.\w+)(?::\d+:\d+)?(?:: (?<message>.*))?$/,
    ],
    lines: { message: /^(?<message>\w+Error: .*)$/ },
    words: ({ code, message }) => (code === undefined ? UNFORMATTED : `${code}: ${message ?? ''}`),
  },
  {
    tool: 'isort',
    programs: ['isort'],
    phase: 'lint',
    problems: [/^ERROR: (?<file>\S.*?) (?<message>Imports are incorrectly sorted.*)$/],
  },
  {
    tool: 'oxlint',
    programs: ['oxlint'],
    signature:
      /^ {2}[×x⚠!] [\w-]+\([\w/-]+\): |\[(?:Error|Warning)\/[\w-]+\([\w/-]+\)\]$|^ +\d+:\d+ +(?:error|warning) .* [\w-]+\([\w/-]+\)$|,title=[\w-]+\([\w/-]+\)::|"code": ?"[\w-]+\([\w/-]+\)"/m,
    phase: 'lint',
    heading: /^(?<file>[^\s:]\S*\.\w{1,6})$/,
    problems: [
      /^ {2}(?<sign>[×x⚠!]) (?<code>[\w-]+\([\w/-]+\)): (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)\/(?<code>[\w-]+\([\w/-]+\))\]$/,
      /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?) {2,}(?<code>[\w-]+\([\w/-]+\))$/,
      /^::(?<severity>error|warning) file=(?<file>[^,]+),.*,title=(?<code>[\w-]+\([\w/-]+\))::(?:\S+:\d+:\d+: )?(?<message>.*)$/,
    ],
    ends: /^Found \d/,
    lines: { file: /^[\s,-]*\[(?<file>[^\]:]+):\d+:\d+\]/ },
    json: { message: 'message', code: 'code', severity: 'severity', filename: 'file' },
  },
  {
    tool: 'stylelint',
    programs: ['stylelint'],
    signature:
      /^ +\d+:\d+ +[✖×⚠] +.* {2,}[\w/-]+$|:\d+:\d+: .{1,500} \([\w/-]+\) \[(?:error|warning)\]$|: line \d+, col \d+, (?:error|warning) - .{1,500} \([\w/-]+\)$|"source":.{1,500}"invalidOptionWarnings":/m,
    phase: 'lint',
    heading: /^(?<file>[^\s:].*\.\w{2,6})$/,
    problems: [
      /^ +\d+:\d+ +(?<sign>[✖×⚠]) +(?<message>\S.*?) {2,}(?<code>[\w/-]+)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \((?<code>[\w/-]+)\) \[(?<severity>error|warning)\]$/,
      /^(?<file>\S.*?): line \d+, col \d+, (?<severity>error|warning) - (?<message>.*) \((?<code>[\w/-]+)\)$/,
    ],
    json: { source: 'file', rule: 'code', severity: 'severity', text: 'message' },
    words: ({ message = '' }) => message.replace(/ \([\w/-]+\)$/, ''),
  },
  {
    tool: 'yamllint',
    programs: ['yamllint'],
    phase: 'lint',
    heading: /^(?<file>[^\s:].*\.ya?ml)$/,
    problems: [
      /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?) +\((?<code>[a-z-]+)\)$/,
      /^(?<file>\S.*?):\d+:\d+: \[(?<severity>error|warning)\] (?<message>.*) \((?<code>[a-z-]+)\)$/,
    ],
  },
  {
    tool: 'prettier',
    programs: ['prettier'],
    signature:
      /^\[warn\] Code style issues |^\[error\] \S.{0,500}: \w*Error: |^Error occurred when checking code style/m,
    phase: 'lint',
    problems: [
      /^\[warn\] (?<file>\S.*\.\w{1,8})$/,
      /^\[error\] (?<file>\S.*?): (?<class>\w*Error): (?<message>.*?)(?: \(\d+:\d+\))?$/,
    ],
    words: ({ message }) => message ?? UNFORMATTED,
  },
  {
    tool: 'knip',
    programs: ['knip'],
    signature: /^(?:Unused|Unlisted|Unresolved|Duplicate) [a-z ]{1,40} \(\d+\)$/m,
    phase: 'lint',
    heading:
      /^(?<code>(?:Unused|Unlisted|Unresolved|Duplicate|Referenced|Configuration) [A-Za-z ]{1,40}) \(\d+\)$/,
    problems: [
      /^(?<message>[^\s:]+\.\w{1,6}): \k<message>$/,
      /^(?<message>\S+) {2,}(?:[\w-]{1,40} {1,})?(?<file>[^\s:]+):\d+:\d+ *$/,
      /^(?<file>[^\s:]+\.\w{1,6}): (?<message>\S.*)$/,
      /^(?<message>[^\s:]+) *$/,
    ],
    needs: ['code'],
    words: ({ code = '', message = '' }) => `${code}: ${message}`,
  },
  {
    tool: 'sqlfluff',
    programs: ['sqlfluff'],
    signature: /^== \[.{1,500}\] FAIL$|^::\w+ title=SQLFluff,/m,
    phase: 'lint',
    heading: /^== \[(?<file>.+)\] FAIL$/,
    problems: [
      /^L: *\d+ \| P: *\d+ \| *(?<code>\w{2,5}) \| (?<message>.*)$/,
      /^::\w+ title=SQLFluff,file=(?<file>[^,]+),[^:]*::(?<code>\w{2,5}): (?<message>.*)$/,
    ],
    ends: /^\S/,
    lines: { more: /^ {8,}\| (?<more>.*)$/ },
  },
  {
    tool: 'phpcs',
    programs: ['phpcs'],
    signature: /^FOUND \d+ (?:ERRORS?|WARNINGS?)|\.\w{2,5}:\d+:\d+: (?:error|warning) - /m,
    phase: 'lint',
    heading: /^FILE: (?<file>\S.*)$/,
    problems: [
      /^ +\d+ \| (?<severity>ERROR|WARNING) +\| (?:\[[x ]\] )?(?<message>\S.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<severity>error|warning) - (?!TS\d)(?<message>.*)$/,
    ],
    ends: /^-{4,}$/,
    lines: { more: /^ +\| +\| +(?<more>(?!\(\w+\.)\S.*)$/, code: /\((?<code>\w+(?:\.\w+){2,})\)$/ },
    words: ({ message = '' }) => message.replace(/ \(\w+(?:\.\w+){2,}\)$/, ''),
  },
  {
    tool: 'golangci-lint',
    programs: ['golangci-lint'],
    signature: /^\d+ issues?:$| \([a-z]\w{1,30}\)\n\s.*\n\s*\^$/m,
    phase: 'lint',
    problems: [/^(?<file>[^\s:]+\.go):\d+:(?:\d+:)? (?<message>.*) \((?<code>[a-z]\w{1,30})\)$/],
  },
  {
    tool: 'svelte-check',
    programs: ['svelte-check'],
    signature: /^svelte-check found \d|^Getting Svelte diagnostics|COMPLETED \d+ FILES /m,
    phase: 'lint',
    problems: [
      /^(?<file>\S.*\.\w{2,6}):\d+:\d+$/,
      /^(?:\d{10,} )?(?<severity>ERROR|WARNING) "(?<file>[^"]+)" \d+:\d+ "(?<message>.*)"$/,
    ],
    ends: /^$/,
    lines: { message: /^(?<severity>Error|Warn): (?<message>\S.*?)(?: \((?:ts|js|svelte|css)\))? *$/ },
    needs: ['message'],
    words: ({ message = '' }) => message.replace(/\\n.*$/, ''),
  },
];
