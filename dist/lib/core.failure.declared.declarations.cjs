

var import_shared_core_failure_declared_declaration = require("./shared.core.failure.declared.declaration.cjs");

// src/core/failure/declared/linters.ts
var UNFORMATTED = "File would be reformatted";
var linters = [
  {
    tool: "rollup",
    programs: ["rollup"],
    signature: /^\[!\] Warnings occurred and --failAfterWarnings/m,
    phase: "compile",
    heading: /^\(!\) (?<code>\S.*)$/,
    problems: [
      /^(?<message>\S.*) \(imported by "(?<file>[^"]{1,400})"\)$/,
      /^(?<message>\S.{0,400} -> \S.*)$/
    ],
    needs: ["code"],
    words: ({ code = "", message = "" }) => `${code}: ${message}`
  },
  {
    tool: "pyright",
    programs: ["pyright", "basedpyright"],
    signature: /^ {2}\S.{0,500}:\d+:\d+ - (?:error|warning): |^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)|"generalDiagnostics": ?\[/m,
    phase: "lint",
    problems: [
      /^ {2}(?<file>\S.*?):\d+:\d+ - (?<severity>error|warning): (?<message>.*?)(?: \((?<code>report\w+)\))?$/
    ],
    ends: /^\S/,
    lines: { more: /^ {4}\s*(?<more>\S.*?)(?: \(report\w+\))?$/, code: /\((?<code>report\w+)\)$/ },
    json: { file: "file", severity: "severity", message: "message", rule: "code" }
  },
  {
    tool: "ty",
    programs: ["ty"],
    signature: /^(?:error|warning)\[[a-z]+(?:-[a-z]+)+\]: |:\d+:\d+: (?:error|warning)\[[a-z]+(?:-[a-z]+)+\] /m,
    phase: "lint",
    problems: [
      /^(?<severity>error|warning)\[(?<code>[a-z]+(?:-[a-z]+)+)\]: (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<severity>error|warning)\[(?<code>[a-z]+(?:-[a-z]+)+)\] (?<message>.*)$/
    ],
    ends: /^Found \d/,
    lines: { file: /^ *--> (?<file>\S.*?):\d+:\d+$/ }
  },
  {
    tool: "pylint",
    programs: ["pylint"],
    signature: /^\*{13} Module |^Your code has been rated at |^\S.{0,500}:\d+:\d+: [CRWEFI]\d{4}: .{1,500} \([a-z-]+\)$|"message-id": ?"/m,
    phase: "lint",
    problems: [
      /^(?<file>\S.*?):\d+:\d+: (?<code>[CRWEFI]\d{4}): (?<message>.*?)(?: \([a-z][\w-]*\))?$/,
      /^(?<file>\S.*?):\d+: \[(?<code>[CRWEFI]\d{4})\([\w-]+\)[^\]]*\] (?<message>.*)$/
    ],
    json: { path: "file", message: "message", "message-id": "code" }
  },
  {
    tool: "black",
    programs: ["black"],
    signature: /^would reformat \S|^error: cannot (?:format|parse)(?: for target version)?.{0,500}\.pyi?\b|^All done! /m,
    phase: "lint",
    problems: [
      /^would reformat (?<file>\S.*)$/,
      /^error: (?<code>cannot (?:format|parse))(?: for target version [^:]{1,60})?:? (?<file>[^:]+\.\w+)(?::\d+:\d+)?(?:: (?<message>.*))?$/
    ],
    lines: { message: /^(?<message>\w+Error: .*)$/ },
    words: ({ code, message }) => code === void 0 ? UNFORMATTED : `${code}: ${message ?? ""}`
  },
  {
    tool: "isort",
    programs: ["isort"],
    signature: /^ERROR: .{1,500} Imports are incorrectly sorted/m,
    phase: "lint",
    problems: [/^ERROR: (?<file>\S.*?) (?<message>Imports are incorrectly sorted.*)$/]
  },
  {
    tool: "oxlint",
    programs: ["oxlint"],
    signature: /^ {2}[\u00d7x\u26a0!] [\w-]+\([\w/-]+\): |\[(?:Error|Warning)\/[\w-]+\([\w/-]+\)\]$|^ +\d+:\d+ +(?:error|warning) .* [\w-]+\([\w/-]+\)$|,title=[\w-]+\([\w/-]+\)::|"code": ?"[\w-]+\([\w/-]+\)"/m,
    phase: "lint",
    heading: /^(?<file>[^\s:]\S*\.\w{1,6})$/,
    problems: [
      /^ {2}(?<sign>[\u00d7x\u26a0!]) (?<code>[\w-]+\([\w/-]+\)): (?<message>.*)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \[(?<severity>Error|Warning)\/(?<code>[\w-]+\([\w/-]+\))\]$/,
      /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?) {2,}(?<code>[\w-]+\([\w/-]+\))$/,
      /^::(?<severity>error|warning) file=(?<file>[^,]+),.*,title=(?<code>[\w-]+\([\w/-]+\))::(?:\S+:\d+:\d+: )?(?<message>.*)$/
    ],
    ends: /^Found \d/,
    lines: { file: /^[\s,-]*\[(?<file>[^\]:]+):\d+:\d+\]/ },
    json: { message: "message", code: "code", severity: "severity", filename: "file" }
  },
  {
    tool: "stylelint",
    programs: ["stylelint"],
    signature: /^ +\d+:\d+ +[\u2716\u00d7\u26a0] +.* {2,}[\w/-]+$|:\d+:\d+: .{1,500} \([\w/-]+\) \[(?:error|warning)\]$|: line \d+, col \d+, (?:error|warning) - .{1,500} \([\w/-]+\)$|"source":.{1,500}"invalidOptionWarnings":/m,
    phase: "lint",
    heading: /^(?<file>[^\s:].*\.\w{2,6})$/,
    problems: [
      /^ +\d+:\d+ +(?<sign>[\u2716\u00d7\u26a0]) +(?<message>\S.*?) {2,}(?<code>[\w/-]+)$/,
      /^(?<file>\S.*?):\d+:\d+: (?<message>.*) \((?<code>[\w/-]+)\) \[(?<severity>error|warning)\]$/,
      /^(?<file>\S.*?): line \d+, col \d+, (?<severity>error|warning) - (?<message>.*) \((?<code>[\w/-]+)\)$/
    ],
    json: { source: "file", rule: "code", severity: "severity", text: "message" },
    words: ({ message = "" }) => message.replace(/ \([\w/-]+\)$/, "")
  },
  {
    tool: "yamllint",
    programs: ["yamllint"],
    signature: /^ +\d+:\d+ +(?:error|warning) +.{1,500} \([a-z-]+\)$|:\d+:\d+: \[(?:error|warning)\] .{1,500} \([a-z-]+\)$/m,
    phase: "lint",
    heading: /^(?<file>[^\s:].*\.ya?ml)$/,
    problems: [
      /^ +\d+:\d+ +(?<severity>error|warning) +(?<message>\S.*?) +\((?<code>[a-z-]+)\)$/,
      /^(?<file>\S.*?):\d+:\d+: \[(?<severity>error|warning)\] (?<message>.*) \((?<code>[a-z-]+)\)$/
    ]
  },
  {
    tool: "prettier",
    programs: ["prettier"],
    signature: /^\[warn\] Code style issues |^\[error\] \S.{0,500}: \w*Error: |^Error occurred when checking code style/m,
    phase: "lint",
    problems: [
      /^\[warn\] (?<file>\S.*\.\w{1,8})$/,
      /^\[error\] (?<file>\S.*?): (?<class>\w*Error): (?<message>.*?)(?: \(\d+:\d+\))?$/
    ],
    words: ({ message }) => message ?? UNFORMATTED
  },
  {
    tool: "knip",
    programs: ["knip"],
    signature: /^(?:Unused|Unlisted|Unresolved|Duplicate) [a-z ]{1,40} \(\d+\)$/m,
    phase: "lint",
    heading: /^(?<code>(?:Unused|Unlisted|Unresolved|Duplicate|Referenced|Configuration) [A-Za-z ]{1,40}) \(\d+\)$/,
    problems: [
      /^(?<message>[^\s:]+\.\w{1,6}): \k<message>$/,
      /^(?<message>\S+) {2,}(?:[\w-]{1,40} {1,})?(?<file>[^\s:]+):\d+:\d+ *$/,
      /^(?<file>[^\s:]+\.\w{1,6}): (?<message>\S.*)$/,
      /^(?<message>[^\s:]+) *$/
    ],
    needs: ["code"],
    words: ({ code = "", message = "" }) => `${code}: ${message}`
  },
  {
    tool: "sqlfluff",
    programs: ["sqlfluff"],
    signature: /^== \[.{1,500}\] FAIL$|^::\w+ title=SQLFluff,/m,
    phase: "lint",
    heading: /^== \[(?<file>.+)\] FAIL$/,
    problems: [
      /^L: *\d+ \| P: *\d+ \| *(?<code>\w{2,5}) \| (?<message>.*)$/,
      /^::\w+ title=SQLFluff,file=(?<file>[^,]+),[^:]*::(?<code>\w{2,5}): (?<message>.*)$/
    ],
    ends: /^\S/,
    lines: { more: /^ {8,}\| (?<more>.*)$/ }
  }
];
// src/core/failure/declared/test-runners.ts
var testRunners = [
  {
    tool: "playwright",
    programs: ["playwright"],
    signature: /^(?:<!\[CDATA\[)? {2}(?:\d+\) )?(?:\[[^\]\n]{1,80}\] \u203a )?\S{1,300}:\d+:\d+ \u203a /m,
    phase: "test",
    problems: [
      /^(?:<!\[CDATA\[)? {2}(?:\d+\) )?(?:\[[^\]]{1,80}\] \u203a )?(?<file>[^\s:]+):\d+:\d+ \u203a (?<test>\S.*?)\s*$/
    ],
    ends: /^ {4}(?:Retry #\d+|attachment #\d+|Error Context: )|^ {2}\d+ (?:failed|flaky|passed|skipped|interrupted|did not run)|^\]\]>/,
    lines: {
      message: /^ {4}(?<message>\S.*)$/,
      value: /^ {4}(?<value>(?:Expected|Received|Timeout|Locator)\b.*|[-+] .*)$/
    },
    needs: ["message"],
    javascript: true
  },
  {
    tool: "bun",
    programs: ["bun"],
    signature: /^bun test v\d|^\(fail\) \S/m,
    phase: "test",
    above: true,
    heading: /^(?<file>\S.*\.[cm]?[jt]sx?):$/,
    problems: [/^(?:\(fail\)|\u2717) (?<test>\S.*?)(?: \[[\d.]+m?s\])?$/],
    ends: /^(?:\((?:pass|skip|todo)\)|[\u2713\u00bb\u270e]) /,
    lines: {
      message: /^(?<message>(?:error|[A-Z]\w*(?:Error|Exception)): .*|error)$/,
      value: /^(?<value>(?:Expected|Received)\b.*|[-+] .*)$/
    },
    javascript: true
  },
  {
    tool: "deno",
    programs: ["deno"],
    signature: /^\S.{0,500} => (?:\.{1,2}\/|file:\/\/|https?:\/\/)?\S{1,500}:\d+:\d+\n(?:error: |\n)/m,
    phase: "test",
    problems: [/^(?<test>\S.*?) => (?:\.\/)?(?<file>\S+?):\d+:\d+$/],
    ends: /^ *(?:FAILURES|ERRORS) *$|^FAILED \||^error: Test failed/,
    lines: {
      message: /^error: (?:\(in promise\) )?(?<message>.*)$/,
      value: /^(?<value>.{1,200} !== .{1,200}|(?: {4})?[-+] .*)$/
    },
    needs: ["message"],
    javascript: true
  },
  {
    tool: "exunit",
    programs: ["mix", "elixir"],
    signature: /^ {2}\d+\) (?:test|doctest|property|feature) .{1,400} \([A-Z][\w.]*\)$/m,
    phase: "test",
    problems: [/^ {2}\d+\) (?:test|doctest|property|feature) (?<test>.+) \((?<suite>[A-Z][\w.]*)\)$/],
    ends: /^ +stacktrace:$|^Finished in /,
    lines: {
      file: /^ {5}(?<file>\S+\.exs?):\d+$/,
      message: /^ {5}(?!\S+\.exs?:\d+$)(?:\*\* \((?<class>[\w.]+)\) )?(?<message>\S.*)$/,
      value: /^ {5}(?<value>(?:left|right|code): .*)$/
    }
  },
  {
    tool: "mix",
    programs: ["mix"],
    signature: /^== Compilation error in file /m,
    phase: "compile",
    problems: [/^== Compilation error in file (?<file>.+) ==$/],
    lines: { message: /^\*\* \((?<class>[\w.]+)\) \S+?:\d+(?::\d+)?: (?<message>.*)$/ }
  },
  {
    tool: "busted",
    programs: ["busted"],
    signature: /^(?:Failure|Error) (?:->|\u2192) \S.{0,300} @ \d+$/m,
    phase: "test",
    problems: [/^(?:Failure|Error) (?:->|\u2192) (?<file>\S.*?) @ \d+$/],
    lines: {
      test: /^(?<test>[^\s:]+ .*)$/,
      message: /^\S+\.lua:\d+: (?<message>.*)$/,
      value: /^(?<value>\([a-z]+\) .*)$/
    },
    speech: "assertion"
  },
  {
    tool: "doctest",
    programs: ["doctest"],
    signature: /^File "[^"\n]{1,500}", line \d+, in [\w.]+\nFailed example:$/m,
    phase: "test",
    problems: [/^File "(?<file>[^"]+)", line \d+, in (?<test>[\w.]+)$/],
    ends: /^\*{20,}$/,
    lines: {
      message: /^ {4}(?<class>[\w.]+(?:Error|Exception|Exit|Interrupt)): (?<message>.*)$/,
      value: /^ {4}(?<value>(?!Traceback )\S.*)$/
    },
    words: ({ message = "got and expected differ" }) => message
  }
];
// src/core/failure/declared/declarations.ts
var declarations = [...testRunners, ...linters].map(import_shared_core_failure_declared_declaration.declared);
module.exports = {
  declarations: declarations
};
