

var import_shared_core_failure_readers_mocha = require("./shared.core.failure.readers.mocha.cjs");

var import_shared_core_failure_readers_node = require("./shared.core.failure.readers.node.cjs");

var import_shared_core_failure_readers_reader = require("./shared.core.failure.readers.reader.cjs");

// src/core/failure/readers/tap.ts
var tap = {
  tool: "tap",
  rank: "tool",
  programs: ["prove", "bats", "ava", "tape", "perl"],
  signature: /^ *not ok \d+|^# {3}Failed test |^\S{1,300}\.t +\(Wstat: |^ {2}\u2718 \[fail\]: /m,
  read
};
var RESULT = /^(?<indent> *)not ok \d+(?: -)? ?(?<name>[^#]*?)(?<directive> # (?:SKIP|TODO)\b.*)?(?: # .*)?$/;
var SUBTEST = /^(?<indent> *)# Subtest: /;
var PERL = /^(?<indent> *)# {3}Failed (?:\(TODO\) )?test (?:'(?<name>.*)'|at )/;
var MOST_LINES = 60;
var UNTOLD = "test failed";
function read({ lines }) {
  if (lines.some((text) => /\bduration_ms\b/.test(text))) return [];
  const perl = lines.flatMap((text, line) => perlAt(lines, text, line) ?? []);
  if (perl.length > 0) return [...perl, ...silentFiles(lines)];
  const ava = avaFailures(lines);
  if (ava.length > 0) return ava;
  const titles = titlesOf(lines);
  const results = lines.flatMap((text, line) => resultAt(lines, text, line, titles[line] ?? null) ?? []);
  const told = results.filter(({ message, values = [] }) => message !== UNTOLD || values.length > 0);
  return results.length > 0 ? told.length > 0 ? told : results : silentFiles(lines);
}
function silentFiles(lines) {
  return lines.flatMap((text, line) => {
    const groups = /^(?<file>\S+\.t) +\(Wstat: \d+(?: \((?<why>[^)]*)\))? Tests: \d+ Failed: 0\)/.exec(
      text
    )?.groups;
    const parse = /^ {2}Parse errors: (?<words>.*)$/.exec(lines[line + 2] ?? "")?.groups?.words;
    if (groups === void 0) return [];
    const died = lines.find((said) => / at \S+ line \d+\.$/.test(said));
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, died ?? parse ?? groups.why ?? "failed", {
      tool: "prove",
      phase: "test",
      speech: "runtime",
      file: groups.file ?? null
    });
  });
}
function perlAt(lines, text, line) {
  const groups = PERL.exec(text)?.groups;
  if (groups === void 0) return null;
  const below = commentsBelow(lines, line + 1);
  const file = [text, ...below].map((said2) => /at (\S+) line \d+\.$/.exec(said2)?.[1]).find((one) => one !== void 0);
  const said = below.filter((one) => !/^at \S+ line \d+\.$/.test(one) && !/^Looks like /.test(one));
  const isCompared = said.some((one) => /^(?:got|expected|\$got->|Structures begin)/.test(one));
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, isCompared ? "got and expected differ" : said[0] ?? "failed", {
    tool: "prove",
    phase: "test",
    speech: "assertion",
    values: said.slice(0, 12),
    file: file ?? null,
    testId: groups.name ?? null
  });
}
function commentsBelow(lines, from) {
  const said = [];
  for (const text of lines.slice(from, from + MOST_LINES)) {
    if (!/^ *#/.test(text) || PERL.test(text)) break;
    said.push(text.replace(/^ *# ?/, "").trim());
  }
  return said;
}
var AVA = /^ {2}\u2718 \[fail\]: (?<test>.+?)(?: Error thrown in test| Rejected promise returned by test)?$/;
function avaFailures(lines) {
  const listed = lines.flatMap((text, line) => {
    const test = AVA.exec(text)?.groups?.test;
    return test === void 0 ? [] : [{ test, line }];
  });
  if (listed.length === 0) return [];
  const titles = new Map(lines.map((text, line) => [text, line]));
  return listed.map(({ test, line }) => {
    const title = test.slice(test.lastIndexOf(" \u203A ") + (test.includes(" \u203A ") ? 3 : 0));
    const start = titles.get(`  ${test}`) ?? titles.get(`  ${title}`);
    const block = start === void 0 ? [] : lines.slice(start + 1, endOfAva(lines, start + 1));
    const place = block.map((one) => /^ {2}(?<file>\S+\.\w{1,5}):\d+$/.exec(one)?.groups?.file);
    return {
      ...reasonIn(block, line),
      // With several files, each title begins with the name of its file.
      shownFile: place.find(Boolean) ?? null,
      testId: test.replaceAll(" \u203A ", " > ")
    };
  });
}
function endOfAva(lines, from) {
  const rest = lines.slice(from, from + MOST_LINES);
  const end = rest.findIndex(
    (text) => /^ {2}(?:\d+ tests? (?:failed|passed)|\u2500)/.test(text) || AVA.test(text)
  );
  return from + (end < 0 ? rest.length : end);
}
function reasonIn(block, line) {
  const thrown = block.findIndex((text) => /^ {2}[A-Z]/.test(text) && (0, import_shared_core_failure_readers_node.errorHead)(text) !== null);
  const head = (0, import_shared_core_failure_readers_node.errorHead)(block[thrown] ?? "");
  if (head !== null) {
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, head.message, {
      tool: "ava",
      phase: "test",
      class: head.class,
      code: head.code,
      speech: (0, import_shared_core_failure_readers_node.speechOf)(head),
      frame: (0, import_shared_core_failure_readers_node.topFrame)(block, thrown, block.length)
    });
  }
  const label = block.find((text) => /^ {2}[A-Z].*:$/.test(text))?.trim().replace(/ ?(?:\(.*\))?:$/, "");
  const values = block.filter(
    (text) => /^ {2}(?:[-+] |\S)/.test(text) && !/^ {2}(?:\u203a|\S+:\d+$|[A-Z].*:$)/.test(text)
  );
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, label ?? "failed", {
    tool: "ava",
    phase: "test",
    code: "assertion",
    speech: "assertion",
    values: values.map((text) => text.trim()).slice(0, 16)
  });
}
function resultAt(lines, text, line, title) {
  const groups = RESULT.exec(text)?.groups;
  if (groups === void 0 || groups.directive !== void 0) return null;
  const block = blockBelow(lines, line + 1);
  if (text.trimEnd().endsWith("{") || block.some((one) => RESULT.test(one))) return null;
  const name = pathTo(lines, line, groups.indent ?? "", (groups.name ?? "").replace(/ \{$/, "").trim());
  const yaml = block.some((one) => /^ *---$/.test(one));
  return {
    ...yaml ? fromYaml(block, line) : fromText(block, line),
    testId: [title, name].filter((part) => part !== null && part !== "").join(" > ") || null
  };
}
function pathTo(lines, line, indent, name) {
  const path = [name];
  let depth = indent.length;
  for (let above = line - 1; above >= 0 && depth > 0; above -= 1) {
    const parent = /^(?<indent> *)not ok \d+(?: -)? (?<name>.*?)(?: # .*)? \{$/.exec(
      lines[above] ?? ""
    )?.groups;
    if (parent === void 0 || (parent.indent ?? "").length >= depth) continue;
    depth = (parent.indent ?? "").length;
    path.unshift(parent.name ?? "");
  }
  return path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part)).join(" > ").replace(/^\S+\.[cm]?[jt]sx? > /, "");
}
function titlesOf(lines) {
  if (!lines.some((text) => /^ {4}operator: /.test(text))) return [];
  let title = null;
  return lines.map((text) => {
    title = /^# (?!(?:tests|pass|fail) \d)(?<title>\S.*)$/.exec(text)?.groups?.title ?? title;
    return title;
  });
}
function blockBelow(lines, from) {
  const rest = lines.slice(from, from + MOST_LINES);
  const end = rest.findIndex(
    (text) => /^ *(?:not )?ok \d+|^ *\.\.\.$|^ *}$|^1\.\.\d+$|^# (?:tests|pass|fail) \d+$/.test(text) || SUBTEST.test(text)
  );
  return end < 0 ? rest : rest.slice(0, end);
}
function fromText(below, line) {
  const end = /^ *#/.test(below[0] ?? "") ? below.findIndex((text) => !/^ *#/.test(text)) : -1;
  const block = end < 0 ? below : below.slice(0, end);
  const said = block.map((text) => text.replace(/^ *#? ?/, "").trim()).filter((text) => text !== "");
  if (said.some((text) => /^\(in test file /.test(text))) return fromBats(said, line);
  const lua = said.map((text) => /^Failure message: (?<file>\S+\.lua):\d+: (?<message>.*)$/.exec(text)?.groups).find(Boolean);
  if (lua !== void 0) {
    const values = said.filter((text) => /^\([a-z]+\) /.test(text));
    const parts = { tool: "busted", phase: "test", speech: "assertion", file: lua.file ?? null };
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, lua.message ?? "", { ...parts, values });
  }
  const at = block.findIndex((text) => (0, import_shared_core_failure_readers_node.errorHead)(text.replace(/^# /, "").trim()) !== null);
  const head = (0, import_shared_core_failure_readers_node.errorHead)((block[at] ?? "").trim());
  if (head !== null) {
    return (0, import_shared_core_failure_readers_reader.findingOf)(line, head.message, {
      tool: "mocha",
      phase: "test",
      class: head.class,
      code: head.code,
      speech: (0, import_shared_core_failure_readers_node.speechOf)(head),
      values: (0, import_shared_core_failure_readers_mocha.valuesOf)(head.message, (0, import_shared_core_failure_readers_node.messageTail)(block, at + 1, block.length)),
      file: (0, import_shared_core_failure_readers_node.topFrame)(block, at, block.length)?.replace(/ [\w$.#]+$/, "") ?? null,
      frame: (0, import_shared_core_failure_readers_node.topFrame)(block, at, block.length)
    });
  }
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, said[0] ?? UNTOLD, {
    phase: "test",
    speech: "runtime",
    values: said.slice(1, 12)
  });
}
function fromBats(said, line) {
  const file = /^\(in test file (?<file>.+), line \d+\)$/.exec(said[0] ?? "")?.groups?.file ?? null;
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, said[1] ?? "failed", {
    tool: "bats",
    phase: "test",
    file,
    aside: said.slice(2, 12)
  });
}
function fromYaml(block, line) {
  const json = DENO.exec(block[1] ?? "")?.groups;
  if (json !== void 0) return fromDeno((0, import_shared_core_failure_readers_reader.jsonText)(json.message ?? ""), json.file ?? null, line);
  const message = textOf(block, "message");
  if (/^\(in test file /.test(message[0] ?? "")) return fromBats(message, line);
  const compared = comparedByAva(block, line);
  if (compared !== null) return compared;
  const name = fieldOf(block, "name");
  const words = wordsOf(block, message);
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, words, {
    tool: producerOf(block),
    phase: "test",
    class: name,
    speech: name === null || name.includes("Assert") ? "assertion" : "runtime",
    values: (0, import_shared_core_failure_readers_node.isComplete)(words) ? [] : [...["expected", "actual"].flatMap((side) => fieldOf(block, side) ?? []), ...differenceIn(block)],
    file: /^(?<file>.+?):\d+(?::\d+)?$/.exec(fieldOf(block, "at") ?? "")?.groups?.file ?? null
  });
}
function comparedByAva(block, line) {
  const at = block.findIndex((text) => /^ +'.{1,200}:': ?\|?-?/.test(text));
  if (at < 0 || fieldOf(block, "assertion") === null) return null;
  const label = (block[at] ?? "").trim().replace(/^'(.*?) ?(?:\(.*\))?:':.*$/, "$1");
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => !/^ {6}/.test(text));
  const values = (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
  const parts = { tool: "ava", phase: "test", code: "assertion", speech: "assertion" };
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, label, { ...parts, values: values.slice(0, 16) });
}
function differenceIn(block) {
  return textOf(block, "diff").filter((text) => /^(?:-(?!--)|\+(?!\+\+))/.test(text));
}
function wordsOf(block, message) {
  const said = message.find((text) => text !== "" && text !== "failed");
  const words = said ?? fieldOf(block, "operator") ?? fieldOf(block, "assertion") ?? fieldOf(block, "compare") ?? UNTOLD;
  return words.replace(/ \/\/ .{0,60}equality$/, "");
}
var DENO = /^\s*\{"message":"(?<message>(?:[^"\\]|\\.){0,3000})".*?"file":"(?:\.\/)?(?<file>[^"]*)"/;
function producerOf(block) {
  if (block.some((text) => /^ *error:$/.test(text))) return "vitest";
  return fieldOf(block, "name") !== null && fieldOf(block, "assertion") !== null ? "ava" : "tap";
}
function fromDeno(message, file, line) {
  const said = message.split("\n");
  const head = (0, import_shared_core_failure_readers_node.errorHead)(said[0] ?? "");
  const end = said.findIndex((text) => /^ {2,}\S/.test(text) && !/^ {4}[-+]/.test(text));
  return (0, import_shared_core_failure_readers_reader.findingOf)(line, head?.message ?? said[0] ?? "", {
    tool: "deno",
    phase: "test",
    class: head?.class ?? null,
    code: head?.code ?? null,
    speech: (0, import_shared_core_failure_readers_node.speechOf)(head),
    file,
    values: (0, import_shared_core_failure_readers_node.messageTail)(said, 1, end < 0 ? said.length : end),
    frame: (0, import_shared_core_failure_readers_node.topFrame)(said, 1, said.length)
  });
}
function fieldOf(block, name) {
  const field = new RegExp(`^ *${name} *: ?(.*)$`);
  const value = block.map((text) => field.exec(text)?.[1]?.trim()).find((one) => one !== void 0);
  if (value === void 0 || value === "") return null;
  return /^(?:".*"|'.*')$/.test(value) ? value.slice(1, -1) : value;
}
function textOf(block, name) {
  const at = block.findIndex((text) => text.trimStart().startsWith(`${name}:`));
  const value = fieldOf(block, name);
  if (at < 0 || value === null) return [];
  if (!/^[|>][-+]?$/.test(value)) return [value];
  const indent = (block[at] ?? "").search(/\S/);
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => text !== "" && text.search(/\S/) <= indent);
  return (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
}
module.exports = {
  tap: tap
};
