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
  asciiJson: () => asciiJson,
  proseJson: () => proseJson
});
module.exports = __toCommonJS(stdin_exports);

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/text/prose-json.ts
function proseJson(value, indent = 2) {
  return (0, import_hooks_active_on_stop.ours)(
    JSON.stringify(value, null, indent).replaceAll(CONTROLS, escaped).replaceAll(import_hooks_active_on_stop.INVISIBLE, escaped).replaceAll(import_hooks_active_on_stop.TAG, escaped)
  );
}
function asciiJson(value) {
  return (0, import_hooks_active_on_stop.ours)(proseJson(value).replaceAll(/[^\n\u0020-\u007e]/g, escaped));
}
var CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;
function escaped(char) {
  return char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asciiJson,
  proseJson
});
