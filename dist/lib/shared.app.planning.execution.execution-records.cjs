var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  changeRecord: () => changeRecord,
  readRecords: () => readRecords
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_adapters_git_plan_log = require("./shared.adapters.git.plan-log.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas2 = require("./adapters.loops.record-schemas.cjs");

// src/app/planning/execution/execution-records.ts
function readRecords(store, folder) {
  const path = (0, import_shared_adapters_git_plan_log.executionFile)(store.project, folder);
  return new Map(Object.entries(admit(store, folder, (0, import_shared_adapters_git_plan_log.readExecutionFile)(store.project, path))));
}
function changeRecord(store, { folder, plan }, change) {
  return (0, import_shared_adapters_git_plan_log.editExecutionFile)(store.project, (0, import_shared_adapters_git_plan_log.executionFile)(store.project, folder), (value) => {
    const plans = admit(store, folder, value);
    const next = change(plans[plan] ?? null);
    if (next === null) delete plans[plan];
    else plans[plan] = next;
    return { version: 1, plans, signature: (0, import_hooks_active_on_stop.sign)(store.key, signedText(store, folder, plans)) };
  });
}
function admit(store, folder, value) {
  const parsed = schema().safeParse(value);
  const plans = /* @__PURE__ */ Object.create(null);
  if (!parsed.success) return plans;
  Object.assign(plans, parsed.data.plans);
  return (0, import_hooks_active_on_stop.verify)(store.key, signedText(store, folder, plans), parsed.data.signature) ? plans : /* @__PURE__ */ Object.create(null);
}
function signedText({ project }, folder, plans) {
  const { data } = schema().safeParse({ plans, signature: "" });
  return JSON.stringify(["msw-execution-1", project, folder, data?.plans ?? {}]);
}
var schema = (0, import_adapters_loops_record_schemas.once)(() => {
  const checkpoint = (0, import_adapters_loops_record_schemas2.object)({ type: (0, import_adapters_loops_record_schemas2.string)(), task: (0, import_adapters_loops_record_schemas2.nullable)((0, import_adapters_loops_record_schemas2.number)()), text: (0, import_adapters_loops_record_schemas2.string)() });
  const record2 = (0, import_adapters_loops_record_schemas2.union)([
    (0, import_adapters_loops_record_schemas2.object)({
      state: (0, import_adapters_loops_record_schemas2.literal)("checkpoint"),
      checkpoint,
      reached: (0, import_adapters_loops_record_schemas2.number)(),
      answer: (0, import_adapters_loops_record_schemas2.nullable)((0, import_adapters_loops_record_schemas2.string)())
    }),
    (0, import_adapters_loops_record_schemas2.object)({ state: (0, import_adapters_loops_record_schemas2.literal)("halted"), reason: (0, import_adapters_loops_record_schemas2.string)(), report: (0, import_adapters_loops_record_schemas2.nullable)((0, import_adapters_loops_record_schemas2.string)()) }),
    (0, import_adapters_loops_record_schemas2.object)({ state: (0, import_adapters_loops_record_schemas2.literal)("untrusted"), commands: (0, import_adapters_loops_record_schemas2.array)((0, import_adapters_loops_record_schemas2.string)()) }),
    (0, import_adapters_loops_record_schemas2.object)({ state: (0, import_adapters_loops_record_schemas2.literal)("resolved"), choice: (0, import_adapters_loops_record_schemas2._enum)(["close", "again", "skip"]) })
  ]);
  return (0, import_adapters_loops_record_schemas2.object)({ plans: (0, import_adapters_loops_record_schemas2.record)((0, import_adapters_loops_record_schemas2.string)(), record2), signature: (0, import_adapters_loops_record_schemas2.string)() });
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changeRecord,
  readRecords
});
