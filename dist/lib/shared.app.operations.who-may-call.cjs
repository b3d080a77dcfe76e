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
  refuseToClaude: () => refuseToClaude,
  refuseUnlessPerson: () => refuseUnlessPerson
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_app_operations_operation = require("./shared.app.operations.operation.cjs");

// src/app/operations/who-may-call.ts
function refuseToClaude(caller, what) {
  if (caller.mark === null) return null;
  return (0, import_shared_app_operations_operation.refused)(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(caller, what, typed = null) {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? "" : `, or type ${typed} in Claude Code`;
  return (0, import_shared_app_operations_operation.refused)(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  refuseToClaude,
  refuseUnlessPerson
});
