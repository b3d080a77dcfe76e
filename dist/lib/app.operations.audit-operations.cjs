var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==t&&__defProp(e,o,{get:()=>r[o],enumerable:!(a=__getOwnPropDesc(r,o))||a.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{auditOperations:()=>auditOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_judge_check2=require("./app.loop.judge-check.cjs"),import_app_loop_judge_check3=require("./app.loop.judge-check.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_shared_core_failure_reading_line_pattern2=require("./shared.core.failure.reading.line-pattern.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_node_path=require("node:path"),import_node_string_decoder=require("node:string_decoder");
// src/core/audit/audit-text.ts
function auditText(audit2) {
  const { sessions, projects, turns, runs, endedOnEdit, tokens, skipped } = audit2;
  const { endedOnRed, failedIdly, failedAgain } = audit2;
  const { refuted, held, unchecked } = endedOnEdit;
  const ended = refuted.count + held + unchecked;
  const when = audit2.since === null ? "" : ` since ${audit2.since}`;
  const left = [
    ...skipped.lines > 0 ? [(0, import_common8.countOf)(skipped.lines, "broken line")] : [],
    ...skipped.files > 0 ? [(0, import_common8.countOf)(skipped.files, "unreadable file")] : []
  ];
  return (0, import_common.forPeople)([
    `${(0, import_common8.countOf)(sessions, "session")} of ${(0, import_common8.countOf)(projects, "project")}${when}, read in ${(0, import_common2.plainLine)(audit2.folder, 200)}; nothing was kept or sent.`,
    `${(0, import_common8.countOf)(turns, "turn")}, ${(0, import_common8.countOf)(runs.all, "test run")}, ${runs.red} of them red.`,
    ...left.length === 0 ? [] : [`Skipped: ${left.join(", ")}.`],
    "",
    `${(0, import_common8.countOf)(ended, "turn")} ended as if done, on an edit without a run of the tests:`,
    ...rows(refuted, `${refuted.count} refuted by the next run`),
    `  ${held} confirmed by the next run, ${unchecked} not checked`,
    "Also:",
    ...rows(endedOnRed, `${(0, import_common8.countOf)(endedOnRed.count, "turn")} ended right after a red run`),
    ...rows(failedIdly, `${(0, import_common8.countOf)(failedIdly.count, "test run")} failed again with nothing done in between`),
    ...rows(
      failedAgain,
      `${(0, import_common8.countOf)(failedAgain.count, "test run")} failed in the same way again after a change`
    ),
    "",
    `${(0, import_hooks_active_on_stop.shortCount)(tokens.onThese)} of ${(0, import_hooks_active_on_stop.shortCount)(tokens.all)} tokens went into these, without what was read from the cache.`,
    "",
    ...EXPLAINED
  ]);
}
var EXPLAINED = [
  "How it counts: a turn that ended on an edit is judged by the next run of the same tests, if nothing else was done",
  "before; without such a run it is not checked, which does not mean wrong. What Claude said decides nothing.",
  "Not known: what you, shell commands or subagents changed in between, and runs that no test runner summed up."
];
function rows({ tokens, examples }, what) {
  const cost = tokens === 0 ? "" : ` (${(0, import_hooks_active_on_stop.shortCount)(tokens)} tokens)`;
  return [
    `  ${what}${cost}`,
    ...examples.map(
      ({ project, date, says }) => `      ${date}  ${(0, import_common2.plainLine)(lastFolder(project), 40)}: ${(0, import_common2.plainLine)(says, 120)}`
    )
  ];
}
function lastFolder(path2) {
  return path2.split(/[\\/]/).findLast((part) => part !== "") ?? path2;
}
// src/adapters/claude-code/transcript-files.ts
function transcriptFolder(env) {
  return (0, import_node_path.join)((0, import_shared_core_snapshots_undo_text.clientFolder)(env), "projects");
}
function listTranscripts(folder) {
  return (0, import_common7.namesIn)(folder, import_common10.named).flatMap((project) => jsonLines((0, import_node_path.join)(folder, project))).map((path2) => {
    const stat = (0, import_common7.lookAt)(path2);
    return { path: path2, changedAt: stat?.mtimeMs ?? 0, bytes: stat?.size ?? 0 };
  }).toSorted((a, b) => a.changedAt - b.changedAt);
}
function jsonLines(folder) {
  const list2 = (0, import_common7.listFolder)(folder, import_common10.named, MOST_FILES);
  return list2.status === "ok" ? list2.entries.filter((entry) => entry.isFile() && entry.name.endsWith(".jsonl")).map(({ name }) => (0, import_node_path.join)(folder, name)) : [];
}
var MOST_FILES = 1e5;
var PART_BYTES = 1024 * 1024;
var LONGEST_LINE2 = 32 * 1024 * 1024;
function readTranscriptLines(file, take) {
  const lines = lineSplitter(take);
  const isRead = (0, import_common9.readParts)(file.path, import_common10.named, (read) => {
    for (let at = 0; at < file.bytes; at += PART_BYTES) {
      const part = read(at, Math.min(PART_BYTES, file.bytes - at));
      if (part === null) return false;
      lines.add(part);
    }
    return true;
  });
  lines.end();
  return isRead === true;
}
function lineSplitter(take) {
  const decoder = new import_node_string_decoder.StringDecoder("utf8");
  let rest = "";
  const give = (line) => {
    if (line.trim() !== "") take(line.trimEnd());
  };
  return {
    add: (part) => {
      const lines = (rest + decoder.write(part)).split("\n");
      rest = (lines.pop() ?? "").slice(0, LONGEST_LINE2);
      for (const line of lines) give(line);
    },
    end: () => give(rest)
  };
}
// src/adapters/claude-code/transcript-steps.ts
function readTranscriptLine(line) {
  if (!line.startsWith("{") || !line.endsWith("}")) return "broken";
  if (!line.includes('"type":"assistant"') && !line.includes('"type":"user"')) return NOTHING;
  const read = (0, import_common6.parseJson)(line);
  if (read.status !== "ok" || !(0, import_common6.isFields)(read.value)) return "broken";
  const entry = read.value;
  const at = Date.parse(String(entry.timestamp)) || 0;
  const folder = typeof entry.cwd === "string" ? entry.cwd : null;
  return { folder, steps: stepsOf(entry, at) };
}
var NOTHING = { folder: null, steps: [] };
function stepsOf(entry, at) {
  const { content } = (0, import_common6.fieldsOf)(entry.message);
  const blocks = (Array.isArray(content) ? content : [{ type: "text", text: content }]).map(import_common6.fieldsOf);
  const id = String(entry.uuid ?? "");
  if (entry.type === "assistant") return answered(entry, at, id, blocks);
  if (entry.type !== "user" || entry.isSidechain === true) return [];
  const results = blocks.filter(({ type }) => type === "tool_result");
  if (results.length > 0)
    return results.map((block) => ({
      ...{ kind: "result", at, id, call: String(block.tool_use_id) },
      result: resultOf(block, (0, import_common6.fieldsOf)(entry.toolUseResult))
    }));
  return entry.isMeta === true || entry.isCompactSummary === true ? [] : [{ kind: "prompt", at }];
}
function answered(entry, at, id, blocks) {
  const message = (0, import_common6.fieldsOf)(entry.message);
  if (entry.isApiErrorMessage === true || message.model === "<synthetic>") return [{ kind: "other", at }];
  const used = tokensOf(message, at);
  if (entry.isSidechain === true) return used;
  return [
    ...used,
    ...blocks.flatMap((block) => {
      if (block.type === "text" && typeof block.text === "string" && block.text.trim() !== "")
        return [{ kind: "text", at, id, text: block.text }];
      if (block.type !== "tool_use") return [];
      return [
        { kind: "call", at, call: String(block.id), use: useOf(String(block.name), (0, import_common6.fieldsOf)(block.input)) }
      ];
    })
  ];
}
function tokensOf({ id, usage }, at) {
  if (typeof id !== "string" || !(0, import_common6.isFields)(usage)) return [];
  const counts = [usage.input_tokens, usage.output_tokens, usage.cache_creation_input_tokens];
  const tokens = counts.reduce(
    (sum, count2) => sum + (typeof count2 === "number" && count2 > 0 ? count2 : 0),
    0
  );
  return [{ kind: "tokens", at, message: id, tokens }];
}
var EDITORS = /* @__PURE__ */ new Set(["Edit", "MultiEdit", "Write", "NotebookEdit"]);
var LOOKERS = new Set(
  "Read Grep Glob LS TodoWrite TaskCreate TaskUpdate TaskList TaskGet ToolSearch WebFetch WebSearch BashOutput".split(
    " "
  )
);
function useOf(name, { command, run_in_background: isBackground }) {
  if (EDITORS.has(name)) return { kind: "edits" };
  if (LOOKERS.has(name)) return { kind: "looks" };
  return name === "Bash" && typeof command === "string" && isBackground !== true ? { kind: "runs", command } : { kind: "acts" };
}
function resultOf({ content, is_error: isError }, told) {
  const text2 = Array.isArray(content) ? content.map(import_common6.fieldsOf).map((block) => typeof block.text === "string" ? block.text : "").join("\n") : String(content ?? "");
  const [head = "", code] = /^Exit code (\d{1,3})(?:\n|$)/.exec(text2) ?? [];
  if (code !== void 0) return { exitCode: Number(code), output: text2.slice(head.length) };
  const isOpen = isError === true || told.interrupted === true || told.backgroundTaskId !== void 0;
  return { exitCode: isOpen ? null : 0, output: text2 };
}
// src/core/audit/audit.ts
var MOST_EXAMPLES = 3;
var LONGEST_QUOTE = 120;
function auditOf(sessions, since) {
  const tokens = new Map(sessions.flatMap(({ findings }) => [...findings.tokens]));
  const spent = (found) => [...new Set(found.flatMap(({ messages }) => messages))].reduce(
    (sum, id) => sum + (tokens.get(id) ?? 0),
    0
  );
  const all = (name, but = /* @__PURE__ */ new Set()) => {
    const found = sessions.flatMap(
      ({ project, findings }) => findings[name].map((one) => ({ ...one, project }))
    );
    const mine = found.filter(({ id, at }) => at >= since && !but.has(id));
    return [...new Map(mine.map((one) => [one.id, one])).values()];
  };
  const counted = (found) => ({
    count: found.length,
    tokens: spent(found),
    examples: found.toSorted((a, b) => b.at - a.at).slice(0, MOST_EXAMPLES).map(exampleOf)
  });
  const refuted = all("refuted");
  const held = all("held", idsOf(refuted));
  const others = [all("leftRed"), all("idle"), all("repeated")];
  const [leftRed, idle, repeated] = others;
  return {
    sessions: sessions.length,
    projects: new Set(sessions.map(({ project }) => project)).size,
    turns: new Set(sessions.flatMap(({ findings }) => findings.turns.filter((at) => at >= since))).size,
    runs: { all: all("runs").length, red: all("red").length },
    endedOnEdit: {
      refuted: counted(refuted),
      held: held.length,
      unchecked: all("unchecked", idsOf([...refuted, ...held])).length
    },
    ...{ endedOnRed: counted(leftRed), failedIdly: counted(idle), failedAgain: counted(repeated) },
    tokens: {
      all: [...tokens.values()].reduce((sum, one) => sum + one, 0),
      onThese: spent([...refuted, ...others.flat()])
    }
  };
}
function idsOf(found) {
  return new Set(found.map(({ id }) => id));
}
function exampleOf({ project, at, says }) {
  return { project, date: (0, import_shared_core_failure_reading_line_pattern2.writeInstant)(at).slice(0, 10), says: (0, import_common5.clipText)((0, import_common4.redact)(says), LONGEST_QUOTE) };
}
// src/core/audit/read-run.ts
function readRun(command, { exitCode, output }, where) {
  const { key, hides } = readCommand(command);
  const hasTests = (0, import_app_loop_judge_check2.countTests)(output) !== null;
  const context = { command: key, exitCode: exitCode || 1, ...where };
  const saysRed = () => (0, import_shared_core_failure_reading_line_pattern.reportsFailures)(output) || (0, import_app_loop_judge_check.readOutput)(output, context).by === "tool";
  const state = stateOf(exitCode, hides ? hasTests : null, saysRed);
  if (state !== "red") return { key, hasTests, state, failure: null };
  const { fingerprints, headline } = (0, import_app_loop_judge_check.canonicalise)(output, context);
  return { key, hasTests, state, failure: { class: fingerprints.class, headline } };
}
function stateOf(exitCode, shown, saysRed) {
  if (exitCode === null) return "unknown";
  if (exitCode > 0) return "red";
  if (shown === null) return "green";
  if (!shown) return "unknown";
  return saysRed() ? "red" : "green";
}
function readCommand(command) {
  const { commands, complex } = (0, import_app_loop_judge_check3.readShellLine)(command);
  const kept = commands.filter((one) => !isPiped(one) && !PREPARES.has(one.words[0] ?? ""));
  const [first] = kept;
  if (complex || first === void 0) return { key: command.trim(), hides: true };
  const isStrict = commands.some(({ words }) => words[0] === "set" && words.includes("pipefail"));
  const hides = commands.slice(commands.indexOf(first) + 1).some((one) => one.joined !== "&&" && !(isStrict && isPiped(one)));
  return { key: kept.map(({ words }) => words.join(" ")).join(" && "), hides };
}
function isPiped({ joined }) {
  return joined === "|" || joined === "|&";
}
var PREPARES = /* @__PURE__ */ new Set(["cd", "set", "export"]);
// src/core/audit/audit-session.ts
function auditSession(where) {
  const moments = [];
  const tokens = /* @__PURE__ */ new Map();
  const calls = /* @__PURE__ */ new Map();
  let last = null;
  const add = (moment) => void moments.push({ ...moment, message: tokens.size });
  const endTurn = () => {
    if (last !== null) add({ kind: "end", id: last.id, at: last.at, says: firstLine(last.text) });
    last = null;
  };
  const finish = ({ id, at, call, result }) => {
    const use = calls.get(call);
    calls.delete(call);
    if (use?.kind === "runs") add({ kind: "run", id, at, run: readRun(use.command, result, where) });
    else if (use?.kind === "edits" && result.exitCode === 0) add({ kind: "edit", at });
    else if (use?.kind === "acts") add({ kind: "act", at });
  };
  return {
    take: (step) => {
      if (step.kind === "tokens") tokens.set(step.message, step.tokens);
      else if (step.kind === "prompt") {
        endTurn();
        add({ kind: "prompt", at: step.at });
      } else if (step.kind === "text") last = step;
      else last = null;
      if (step.kind === "call") calls.set(step.call, step.use);
      if (step.kind === "result") finish(step);
    },
    end: () => {
      endTurn();
      return { ...judge(moments, [...tokens.keys()]), tokens };
    }
  };
}
function judge(moments, messages) {
  const tests = new Set(
    moments.flatMap((one) => one.kind === "run" && one.run.hasTests ? one.run.key : [])
  );
  const lists = {
    ...{ runs: [], red: [], refuted: [], held: [], unchecked: [], leftRed: [], idle: [], repeated: [] }
  };
  const seen = newWatch();
  for (const moment of moments) {
    const found = (says, from) => ({
      ...{ id: "id" in moment ? moment.id : "", at: moment.at, says },
      messages: messages.slice(from, moment.message)
    });
    if (moment.kind === "run" && tests.has(moment.run.key)) onRun(seen, lists, moment, found);
    else if (moment.kind === "end") onEnd(seen, lists, moment.says, found(moment.says, seen.turnFrom));
    else onChange(seen, lists, moment);
  }
  if (seen.claim !== null) lists.unchecked.push(seen.claim.finding);
  return { turns: moments.filter(({ kind }) => kind === "prompt").map(({ at }) => at), ...lists };
}
function newWatch() {
  return {
    ...{ last: null, since: "nothing", ranInTurn: false, claim: null, changes: 0, turnFrom: 0 },
    ...{ stillRed: /* @__PURE__ */ new Map(), classes: /* @__PURE__ */ new Map() }
  };
}
function onRun(seen, lists, { run, message }, found) {
  const { key, state, failure } = run;
  lists.runs.push(found(key, message));
  const { claim } = seen;
  if (claim !== null && state !== "unknown" && (claim.key ?? key) === key) {
    lists[state === "red" ? "refuted" : "held"].push(claim.finding);
    seen.claim = null;
  }
  if (failure === null) seen.stillRed.delete(key);
  else onFailure(seen, lists, { key, message, failure }, found);
  seen.last = { key, state };
  seen.since = "nothing";
  seen.ranInTurn = true;
}
function onFailure(seen, lists, { key, message, failure }, found) {
  const before = seen.stillRed.get(key);
  const known = seen.classes.get(failure.class);
  const one = found(failure.headline, before ?? known?.message ?? message);
  lists.red.push(one);
  if (before !== void 0) lists.idle.push(one);
  else if (known !== void 0 && known.changes < seen.changes) lists.repeated.push(one);
  seen.stillRed.set(key, message);
  seen.classes.set(failure.class, { message, changes: seen.changes });
}
function onEnd(seen, lists, says, finding) {
  const { last, since } = seen;
  if (says === "") return;
  if (since === "edit" || since === "act" && last?.state === "red") {
    seen.claim = { finding, key: last?.key ?? null };
    seen.since = "nothing";
  } else if (since === "nothing" && last?.state === "red" && seen.ranInTurn) lists.leftRed.push(finding);
}
function onChange(seen, lists, { kind, message }) {
  seen.stillRed.clear();
  seen.changes += 1;
  if (kind === "prompt") {
    seen.turnFrom = message;
    seen.ranInTurn = false;
    return;
  }
  if (seen.claim !== null) lists.unchecked.push(seen.claim.finding);
  seen.claim = null;
  if (kind === "edit") seen.since = "edit";
  else if (seen.since === "nothing") seen.since = "act";
}
function firstLine(text2) {
  const line = text2.split("\n").find((one) => new RegExp("\\p{L}", "u").test(one)) ?? "";
  return line.trim().slice(0, LONGEST_LINE22);
}
var LONGEST_LINE22 = 1e3;
// src/app/audit/audit-transcripts.ts
function auditTranscripts(env, since, onFile) {
  const folder = transcriptFolder(env);
  const from = since ?? 0;
  const all = listTranscripts(folder);
  const files = all.filter(({ changedAt }) => changedAt >= from);
  if (all.length === 0)
    return {
      status: "refused",
      reason: `${folder} has no transcripts of Claude Code. Set CLAUDE_CONFIG_DIR if they are elsewhere.`
    };
  const read = files.map((file, at) => {
    onFile(at + 1, files.length);
    return auditFile(file, from);
  });
  const sessions = read.flatMap(({ session }) => session ?? []);
  const skipped = {
    lines: read.reduce((sum, { broken }) => sum + broken, 0),
    files: read.filter(({ isRead }) => !isRead).length
  };
  const day = since === null ? null : new Date(since).toISOString().slice(0, 10);
  return { status: "ok", audit: { folder, since: day, skipped, ...auditOf(sessions, from) } };
}
function auditFile(file, from) {
  let broken = 0;
  const opened = [];
  const isRead = readTranscriptLines(file, (text2) => {
    const line = readTranscriptLine(text2);
    if (line === "broken") {
      broken += 1;
      return;
    }
    const { folder, steps } = line;
    if (opened.length === 0 && folder !== null)
      opened.push({ project: folder, audit: auditSession({ root: folder, home: (0, import_common3.homeFolder)() }) });
    for (const step of steps) if (step.kind !== "tokens" || step.at >= from) opened[0]?.audit.take(step);
  });
  const [session] = opened;
  return {
    ...{ isRead, broken },
    session: session === void 0 ? null : { project: session.project, findings: session.audit.end() }
  };
}
// src/app/operations/audit-operations.ts
var audit = (0, import_hooks_active_on_command.operation)({
  name: "audit",
  examples: ["--since 2026-01-31"],
  about: "Count in your own transcripts of Claude Code how often the tests refuted a finished turn, and what it cost",
  effect: "reads",
  callers: "people and scripts",
  inputs: {
    since: (0, import_hooks_active_on_command.text)("WHEN", "how far back: 7d, today, or a day such as 2026-01-31; by default all")
  },
  run: ({ env, now, show }, { since }) => {
    const from = since === null ? null : (0, import_shared_core_report_timeline.readSince)(since, now());
    if (since !== null && from === null) return (0, import_hooks_active_on_command.misused)(import_shared_core_report_timeline.WRONG_SINCE);
    const audited = auditTranscripts(
      env,
      from,
      (at, of) => show([`Reading transcript ${at} of ${of}`], null)
    );
    return audited.status === "ok" ? (0, import_hooks_active_on_command.done)(audited.audit) : audited;
  },
  shown: auditText
});
var auditOperations = [audit];
