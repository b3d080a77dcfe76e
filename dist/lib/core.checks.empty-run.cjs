var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==o&&__defProp(r,t,{get:()=>e[t],enumerable:!(a=__getOwnPropDesc(e,t))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{TEST_RUNNERS:()=>TEST_RUNNERS,countTests:()=>countTests,emptyRun:()=>emptyRun}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs");
// src/core/checks/empty-run.ts
function emptyRun(output) {
  const text = plain(output);
  const tallies = TEST_RUNNERS.flatMap(({ runner, read }) => {
    const tally = read(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (first === void 0) {
    const summary = (0, import_shared_core_failure_reading_line_pattern.summaryCounts)(text);
    return summary === null || summary.ran > 0 ? null : { runner: "the output", reason: reasonOf(summary) };
  }
  if (tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}
function countTests(output) {
  const text = plain(output);
  const counts = TEST_RUNNERS.flatMap(({ runner, read }) => {
    const tally = read(text);
    return tally === null ? [] : [{ ran: tally.ran, skipped: tally.skipped, unit: tally.unit ?? runner }];
  });
  const [most] = counts.toSorted((a, b) => b.ran + b.skipped - (a.ran + a.skipped));
  if (most !== void 0) return most;
  return (0, import_shared_core_failure_reading_line_pattern.summaryCounts)(text);
}
function reasonOf({ skipped }) {
  if (skipped === 0) return "it ran no tests";
  return skipped === 1 ? "it skipped its only test" : `it skipped all ${skipped} tests`;
}
function plain(output) {
  return output.replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, "").replace(/\r+\n?/g, "\n").replace(/(?<![^\n])[^\n]{1000,}/g, (line) => line.slice(0, 1e3)).replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, "");
}
function summaries(runner, patterns, none) {
  return {
    runner,
    read: (text) => {
      const found = patterns.flatMap(
        (pattern) => [...text.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {}))
      );
      if (found.length === 0 && !none?.test(text)) return null;
      return sum(found);
    }
  };
}
var RAN = /^(?:pass|fail|xfail|xpass|error|measured|flaky|expected)/;
var NOT_RAN = /^(?:skip|pending|todo|ignored|deselected|disabled)/;
function tallyOf(groups) {
  if (groups.counts !== void 0) return fromCounts(groups.counts);
  const skipped = Number(groups.skipped ?? 0) + fromNotes(groups.notes ?? "");
  if (groups.total !== void 0) return { ran: Math.max(0, Number(groups.total) - skipped), skipped };
  return { ran: Number(groups.passed ?? 0) + Number(groups.failed ?? 0), skipped };
}
function fromCounts(counts) {
  const found = [...counts.matchAll(/(\d+) ([a-z]+)/g)].map(([, number, word = ""]) => ({
    number: Number(number),
    word
  }));
  const count = (words) => found.reduce((total, { number, word }) => total + (words.test(word) ? number : 0), 0);
  return { ran: count(RAN), skipped: count(NOT_RAN) };
}
function fromNotes(notes) {
  const found = notes.matchAll(/(?:skipped|incomplete)(?:=|: )(\d+)|(\d+) (?:skipped|excluded)/gi);
  return [...found].reduce((total, [, after, before]) => total + Number(after ?? before), 0);
}
function sum(tallies) {
  return tallies.reduce((a, b) => ({ ran: a.ran + b.ran, skipped: a.skipped + b.skipped }), {
    ran: 0,
    skipped: 0
  });
}
function readGo(text) {
  const count = (pattern) => [...text.matchAll(pattern)].length;
  const untested = count(
    /^(?:\?[ \t]+\S+[ \t]+\[no test files\]|[ \t]+\S+[ \t]+coverage: 0\.0% of statements)$/gm
  );
  const nothingToRun = count(/^ok[ \t]+\S+[ \t].*\[no tests to run\]$/gm);
  const tested = count(/^ok[ \t]+\S+[ \t]+(?:\(cached\)|[\d.]+s)/gm) - nothingToRun;
  const each = count(
    /^[ \t]*--- (?:PASS|FAIL): |^\{"Time":"[^"]*","Action":"(?:pass|fail)","Package":"[^"]*","Test":"/gm
  );
  const skipped = count(/^[ \t]*--- SKIP: |^\{"Time":"[^"]*","Action":"skip","Package":"[^"]*","Test":"/gm);
  if (each + skipped > 0) return { ran: each, skipped, unit: "go tests" };
  return untested + nothingToRun + tested === 0 ? null : { ran: tested, skipped: 0, unit: "go packages" };
}
function readGradle(text) {
  const tasks = [...text.matchAll(/^> Task :(?:\S+:)?(\S+)(?: (\S+))?$/gm)].filter(
    ([, name = ""]) => /^test$|Test$/.test(name)
  );
  if (tasks.length === 0) return null;
  const idle = tasks.filter(([, , outcome]) => outcome === "NO-SOURCE" || outcome === "SKIPPED");
  return { ran: tasks.length - idle.length, skipped: 0 };
}
function readPlaywright(text) {
  if (!/^Running \d+ tests? using \d+ workers?/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) (passed|failed|flaky|skipped|interrupted)(?: \([\d.]+[a-z]+\))?$/gm);
}
function readAva(text) {
  if (!/^ {2}─+$/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) tests? (passed|failed|skipped|todo)$/gm);
}
function fromLines(text, pattern) {
  const lines = [...text.matchAll(pattern)].map(([, number, word]) => `${number} ${word}`);
  return lines.length === 0 ? null : fromCounts(lines.join(", "));
}
function readTap(text) {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return null;
  const points = [...text.matchAll(/^[ \t]*(?:not )?ok\b(?!:)([^\n]{0,300})/gm)];
  const skipped = points.filter(([, rest = ""]) => /# (?:SKIP|TODO)/i.test(rest)).length;
  return { ran: points.length - skipped, skipped };
}
function readKarma(text) {
  const last = [...text.matchAll(/Executed (\d+) of (\d+)(?: \(skipped (\d+)\))?/g)].at(-1);
  return last === void 0 ? null : { ran: Number(last[1]), skipped: Number(last[3] ?? 0) };
}
function readCtest(text) {
  const total = /^\d+% tests passed, \d+ tests? failed out of (\d+)$/m.exec(text)?.[1];
  if (total === void 0) return /^No tests were found!!!$/m.test(text) ? { ran: 0, skipped: 0 } : null;
  const skipped = [...text.matchAll(/^[ \t]+\d+ - [^\n]{1,200} \((?:Skipped|Disabled)\)$/gm)].length;
  return { ran: Math.max(0, Number(total) - skipped), skipped };
}
function readCucumber(text) {
  const [, total, counts = ""] = /^(\d+) scenarios?(?: \(([^)\n]{1,200})\))?$/m.exec(text) ?? [];
  return total === void 0 ? null : fromCounts(counts);
}
function readTasks(text) {
  const none = /^ *Tasks: +0 successful, 0 total$|^No tasks were executed as part of this run\.$|^ *(?:NX +)?No (?:tasks were run|projects with target \S+ were run)/m;
  return none.test(text) ? { ran: 0, skipped: 0 } : null;
}
var TEST_RUNNERS = [
  summaries(
    "vitest",
    [/^ *Tests {2,}(?<counts>\d+ [a-z].*?)(?: \(\d+\))?$/gm],
    /^ *Tests {2,}no tests|^No test files found, exiting/m
  ),
  summaries("jest", [/^Tests: +(?<counts>.*\b\d+ total)$/gm], /^No tests found, exiting with code 0/m),
  summaries("mocha", [/^ +(?<counts>\d+ passing \([\d.]+[a-z]+\)(?:\n +\d+ (?:pending|failing))*)$/gm]),
  summaries(
    "pytest",
    [
      /^=* ?(?<counts>\d+ (?:passed|failed|skipped|deselected|xfailed|xpassed|errors?|warnings?)\b.*) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm
    ],
    /^=* ?no tests (?:ran|collected) in [\d.]+s ?=*$/m
  ),
  summaries("unittest", [
    /^Ran (?<total>\d+) tests? in [\d.]+s\n\n(?:OK|FAILED|NO TESTS RAN)(?: \((?<notes>[^)\n]*)\))?$/gm
  ]),
  { runner: "go test", read: readGo },
  summaries("cargo test", [
    /^test result: \w+\. (?<counts>\d+ passed; \d+ failed; \d+ ignored; \d+ measured)/gm,
    /^ *Summary \[[^\]\n]*\] +(?<total>\d+) tests? run:/gm
  ]),
  summaries("node:test", [
    /^[#ℹ] tests \d+\n(?:[#ℹ] suites \d+\n)?[#ℹ] pass (?<passed>\d+)\n[#ℹ] fail (?<failed>\d+)\n(?:[#ℹ] cancelled \d+\n)?[#ℹ] skipped (?<skipped>\d+)$/gm
  ]),
  { runner: "gradle", read: readGradle },
  summaries(
    "surefire",
    [/^(?:\[[A-Z]+\] +)?Tests run: (?<total>\d+), Failures: \d+, Errors: \d+, Skipped: (?<skipped>\d+)/gm],
    /^\[INFO\] (?:No tests to run\.|Tests are skipped\.)$/m
  ),
  summaries("rspec", [/^(?<total>\d+) examples?, \d+ failures?(?:, (?<skipped>\d+) pending)?/gm]),
  summaries("minitest", [
    /^(?<total>\d+) (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, (?<skipped>\d+) skips/gm
  ]),
  summaries(
    "phpunit",
    [/^OK \((?<total>\d+) tests?, /gm, /^Tests: (?<total>\d+), Assertions: \d+(?<notes>.*)\.$/gm],
    /^No tests executed!$/m
  ),
  summaries(
    "dotnet test",
    [
      /^(?:Passed|Skipped|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/gm,
      /^Test summary: total: \d+, failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+)/gm
    ],
    /^No test (?:is available in|matches the given testcase filter) /m
  ),
  summaries("bun test", [
    /^ *(?<passed>\d+) pass\n(?: *(?<skipped>\d+) skip\n)?(?: *\d+ todo\n)? *(?<failed>\d+) fail$/gm
  ]),
  summaries("deno test", [/^ok \| (?<counts>\d+ passed \| .*)$/gm]),
  summaries(
    "mix test",
    [/^(?:\d+ doctests?, )?(?<total>\d+) tests?, \d+ failures?(?<notes>(?:, \d+ [a-z]+)*)$/gm],
    /^There are no tests to run$/m
  ),
  { runner: "playwright", read: readPlaywright },
  { runner: "ava", read: readAva },
  { runner: "tap", read: readTap },
  summaries("prove", [/^Files=\d+, Tests=(?<total>\d+),/gm]),
  { runner: "karma", read: readKarma },
  { runner: "ctest", read: readCtest },
  { runner: "cucumber", read: readCucumber },
  summaries("xctest", [
    /^[ \t]*Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?\d+ failures?/gm
  ]),
  { runner: "task runner", read: readTasks }
];
