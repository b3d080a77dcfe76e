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

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

// src/core/notebook/profile-name.ts
var PROFILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.@+ -]{0,99}$/u;
function isProfileName(name) {
  return PROFILE.test(name) && !name.includes("..") && !name.endsWith(" ");
}
function loginCommand(profile) {
  return profile === null ? "nlm login" : `nlm login --profile ${typedProfile(profile)}`;
}
function quotedLogin(profile) {
  return import_hooks_active_on_stop2.prose`nlm login --profile ${(0, import_hooks_active_on_stop.quoteName)(profile, 80)}`;
}
function typedProfile(profile) {
  if (!isProfileName(profile)) return "NAME";
  return /^[\w.@+-]+$/.test(profile) ? profile : `"${(0, import_hooks_active_on_stop3.harmless)(profile)}"`;
}

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

// src/adapters/config/config-settings.ts
var configSettings = (0, import_hooks_active_on_stop5.once)(() => {
  const text = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200));
  const profileName = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas.refine)(isProfileName));
  const name = { shape: (0, import_adapters_loops_record_schemas.nullable)(text), meaning: "a name, or null" };
  const profile = {
    shape: (0, import_adapters_loops_record_schemas.nullable)(profileName),
    meaning: `the name of an nlm profile (${PROFILE_WORDS}), or null`
  };
  const twins = {
    shape: (0, import_adapters_loops_record_schemas.record)(text, (0, import_adapters_loops_record_schemas.record)(profileName, text)),
    meaning: "an object of notebooks, each an object that names its id by profile",
    detail: badProfile
  };
  const seconds = {
    shape: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(3600)),
    meaning: "a number of seconds from 0 to 3600"
  };
  const baseline = {
    shape: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(170)),
    meaning: "a number of seconds from 1 to 170"
  };
  const pauses = {
    shape: (0, import_adapters_loops_record_schemas.array)(seconds.shape).check((0, import_adapters_loops_record_schemas._maxLength)(10)),
    meaning: "a list of at most 10 numbers of seconds, each from 0 to 3600"
  };
  const flag = { shape: (0, import_adapters_loops_record_schemas.boolean)(), meaning: "true or false" };
  const repeats = {
    shape: (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(1e3)),
    meaning: "a whole number from 1 to 1000"
  };
  const minutes = {
    shape: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(10080)),
    meaning: "a number of minutes from 0 to 10080"
  };
  return { name, profile, twins, seconds, baseline, pauses, flag, repeats, minutes };
});
var PROFILE_WORDS = "letters, digits, inner spaces and . _ - @ +";
function badProfile(notebooks) {
  for (const [notebook, twins] of Object.entries((0, import_hooks_active_on_stop6.fieldsOf)(notebooks))) {
    const bad = Object.keys((0, import_hooks_active_on_stop6.fieldsOf)(twins)).find((key) => !isProfileName(key));
    if (bad !== void 0)
      return `"${(0, import_hooks_active_on_stop4.shownName)(bad)}" in "${(0, import_hooks_active_on_stop4.shownName)(notebook)}" is not a profile name (${PROFILE_WORDS})`;
  }
  return null;
}
module.exports = {
  configSettings: configSettings,
  isProfileName: isProfileName,
  loginCommand: loginCommand,
  quotedLogin: quotedLogin
};
