var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(a=__getOwnPropDesc(r,t))||a.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{logOperations:()=>logOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/app/log/export-log.ts
var DAY_MS = 864e5;
var BATCH = 200;
var WAIT_MS = 2e3;
var STORE = {
  file: "exported.json",
  holds: "what was exported",
  entry: () => (0, import_adapters_loops_record_schemas.object)({ time: (0, import_adapters_loops_record_schemas.string)(), hash: (0, import_adapters_loops_record_schemas.string)() }),
  isExpendable: true
};
async function exportLog(workspace) {
  const collector = collectorOf(workspace);
  if (typeof collector === "string") return { status: "off", reason: collector };
  const path2 = (0, import_node_path.join)(workspace.userFolder, "export");
  const held = await (0, import_common2.withLock)(path2, () => sendNew(workspace, collector), { waitMs: WAIT_MS });
  return held.status === "done" ? held.value : { status: "failed", records: 0, reason: "Another process exports now." };
}
function collectorOf({ userFolder, env }) {
  const read = (0, import_app_guidance_step_guidance2.readUserSettings)(userFolder);
  if (read.status === "unusable") return `Nothing is exported: ${read.reason}.`;
  const { otlp } = read.settings;
  if (otlp !== null) return { from: "settings", ...otlp };
  const isSet = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_LOGS_ENDPOINT"].some((name) => env[name]);
  if (isSet && (0, import_hooks_active_on_stop.clientMark)(env) === null) return { from: "environment" };
  return `No collector is named: put "otlp": {"endpoint": "http://localhost:4318"} into ${(0, import_node_path.join)(userFolder, "settings.json")}, or set OTEL_EXPORTER_OTLP_ENDPOINT in your shell.`;
}
async function sendNew(workspace, collector) {
  const { userFolder, project } = workspace;
  const lines = newLines(workspace);
  const batches = Array.from(
    { length: Math.ceil(lines.length / BATCH) },
    (_, at) => lines.slice(at * BATCH, (at + 1) * BATCH)
  );
  let records2 = 0;
  const { sendRecords } = await Promise.resolve().then(() => __toESM(require("./adapters.otlp.send-records.cjs")));
  const sent = await sendRecords(
    collector,
    (0, import_app_guidance_step_guidance.textToSend)((0, import_node_path.basename)(project)),
    batches.map(recordsOf),
    async (batch) => {
      records2 += batch.length;
      const last = lines[records2 - 1];
      if (last !== void 0)
        await (0, import_hooks_active_on_command.changeEntries)(STORE, userFolder, project, () => [{ time: last.time, hash: hashOf(last) }]);
    }
  );
  if (sent.status === "done") return { status: "done", records: records2 };
  const reason = `The collector did not take the log: ${(0, import_app_guidance_step_guidance.textToSend)(sent.reason)}. What is missing is sent the next time.`;
  return { status: "failed", records: records2, reason };
}
function newLines({ userFolder, project, now }) {
  const lines = (0, import_common.readJournal)(project);
  const read = (0, import_hooks_active_on_command.readEntries)(STORE, userFolder, project);
  const [last] = read.status === "ok" ? read.entries : [];
  if (last === void 0) return lines.filter(({ time }) => Date.parse(time) >= now() - DAY_MS);
  const at = lines.findLastIndex((line) => line.time === last.time && hashOf(line) === last.hash);
  return at >= 0 ? lines.slice(at + 1) : lines.filter(({ time }) => time > last.time);
}
function hashOf(line) {
  return (0, import_common5.createHash)("sha256").update(JSON.stringify(line)).digest("hex").slice(0, 32);
}
function recordsOf(lines) {
  return (0, import_shared_core_report_timeline.logEntries)(lines).map((entry, at) => ({
    at: Date.parse(entry.time) || 0,
    name: `msw.${entry.event}`,
    body: (0, import_app_guidance_step_guidance.textToSend)(entry.text),
    isWarning: WARNINGS.test(entry.event),
    attributes: { "msw.kind": entry.kind, ...fieldsOf(lines[at]) }
  }));
}
var WARNINGS = /^(?:api-failure|plan-halted|tree-kept|research-stopped|guidance-refused|loop-paused|job-waiting)$/;
var LONGEST = 300;
function fieldsOf(line) {
  const fields = Object.entries(line ?? {}).filter(([name]) => name !== "time" && name !== "event");
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      if (value === null || value === void 0) return [];
      const isPlain = typeof value === "number" || typeof value === "boolean";
      const text2 = typeof value === "string" ? value : JSON.stringify(value);
      return [[`msw.${name}`, isPlain ? value : (0, import_app_guidance_step_guidance.textToSend)(text2).slice(0, LONGEST)]];
    })
  );
}
// src/app/operations/log-operations.ts
var log = (0, import_hooks_active_on_command2.operation)({
  name: "log",
  about: "Show every decision, call, question and outcome of the last day",
  effect: "reads",
  inputs: {
    since: (0, import_hooks_active_on_command2.text)("WHEN", "how far back: 90m, 24h, 7d, today, or a day such as 2026-01-31; by default 24h"),
    kind: (0, import_hooks_active_on_command2.choice)(import_shared_core_report_timeline.LOG_KINDS, "only these"),
    loop: (0, import_hooks_active_on_command2.text)("ID", "only of this loop or job, by its id or the beginning of it")
  },
  run: (place, { since, kind, loop }) => {
    const from = (0, import_shared_core_report_timeline.readSince)(since ?? "24h", place.now());
    if (from === null) return (0, import_hooks_active_on_command2.misused)(import_shared_core_report_timeline.WRONG_SINCE);
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      const { project } = workspace;
      const team = await (0, import_shared_core_report_status_text.learnFromTeam)(workspace);
      const lines = (0, import_common.readJournal)(project).filter(
        (line) => Date.parse(line.time) >= from && (loop === null || line.loop?.startsWith(loop) === true)
      );
      const entries = (0, import_shared_core_report_timeline.foldedEntries)(lines).filter((entry) => kind === null || entry.kind === kind);
      const value = { project, since: new Date(from).toISOString(), entries };
      return { status: "done", value, notice: team.status === "refused" ? team.reason : void 0 };
    });
  },
  shown: import_shared_core_report_timeline.renderLog
});
var send = (0, import_hooks_active_on_command2.operation)({
  name: "log export",
  about: "Send what is new in the log to the OpenTelemetry collector that you named",
  effect: "asks",
  callers: "people and scripts",
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const exported = await exportLog(workspace);
    if (exported.status === "off") return (0, import_hooks_active_on_command2.refused)(exported.reason);
    if (exported.status === "done") return (0, import_hooks_active_on_command2.done)(exported);
    return { status: "failed", value: exported, reason: exported.reason };
  }),
  text: ({ records: records2 }) => import_common3.prose`${(0, import_common4.countOf)(records2, "record was", "records were")} sent.`
});
var logOperations = [log, send];
