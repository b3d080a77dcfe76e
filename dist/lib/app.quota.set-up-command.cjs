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
  setUpCommand: () => setUpCommand
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_report_setup_text = require("./shared.core.report.setup-text.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/app/quota/set-up-command.ts
async function setUpCommand(place, args) {
  const request = (0, import_shared_core_report_setup_text.readSetUp)(args);
  switch (request.kind) {
    case "show":
      return show(place);
    case "use":
      return say(await use(place, request));
    case "plan":
      return say(await plan(place, request));
    case "refused":
      return say(request.reason);
  }
}
async function show(place) {
  const context = import_hooks_active_on_stop2.prose`NotebookLM, as MSW finds it:\n${(0, import_shared_core_report_setup_text.renderSetUp)(await (0, import_shared_core_report_setup_text.setUpFacts)(place))}`;
  return { kind: "context", context, notice: null };
}
async function use(place, request) {
  const used = await (0, import_shared_core_report_setup_text.useNotebook)(place, request);
  return used.status === "done" ? used.message : `Nothing was changed: ${used.reason}.`;
}
async function plan({ userFolder }, request) {
  const set = await (0, import_shared_core_report_setup_text.setPlan)(userFolder, request.profile, request.plan, request.reserve);
  return set.status === "done" ? (0, import_shared_core_report_setup_text.describePlan)(request.profile, set.plan) : `Nothing was changed: ${set.reason}.`;
}
function say(text) {
  return { kind: "answer", text: (0, import_hooks_active_on_stop.plainLine)(text, 600) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  setUpCommand
});
