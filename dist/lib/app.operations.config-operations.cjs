var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var t in r)__defProp(e,t,{get:r[t],enumerable:!0})},__copyProps=(e,r,t,s)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==t&&__defProp(e,o,{get:()=>r[o],enumerable:!(s=__getOwnPropDesc(r,o))||s.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{configOperations:()=>configOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_jsonc_parser_lib_esm_impl_parser=require("./shared.jsonc-parser.lib.esm.impl.parser.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_texts_report3=require("./shared.core.loop.texts.report.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/app/config/change-setting.ts
function setSetting(files, setting, typed) {
  const { key: key2, file } = setting;
  if (key2.startsWith("tier2.") && isMemoryElsewhere(files))
    return Promise.resolve(
      refused2(`${key2} would have no effect, since .msw/tier2.toml has these settings: change it there`)
    );
  return (0, import_shared_core_snapshots_undo_text.changeFile)(pathOf(files, file), (before, text2) => {
    const section = brokenSection(before, key2);
    if (section !== null) return refused2(`${section} is not an object in that file: correct it first`);
    const texts = valuesOf(typed).map((value) => ({ value, changed: edited(text2, before, key2, value) }));
    if (texts.some(({ changed }) => changed === null)) return refused2(twice(key2));
    const good = texts.find(
      ({ value, changed }) => changed !== null && setting.holds(value, fieldsOfText(changed))
    );
    return good?.changed ? { status: "ok", text: good.changed } : refused2(`${key2} must be ${(0, import_shared_core_loop_texts_report.schemaWords)(setting.schema)}${alsoNeeds(setting, before)}`);
  });
}
function fieldsOfText(text2) {
  return (0, import_common4.fieldsIn)((0, import_common4.parseJson)(text2));
}
function twice(key2) {
  return `${key2} stands twice in that file: remove one first`;
}
function unsetSetting(files, key2, file) {
  return (0, import_shared_core_snapshots_undo_text.changeFile)(pathOf(files, file), (before, text2) => {
    if ((0, import_shared_core_loop_texts_report2.valueAt)(before, key2) === void 0) return refused2(whyNotSet(files, key2, file));
    const changed = edited(text2, before, key2, void 0);
    if (changed === null) return refused2(twice(key2));
    const fields = fieldsOfText(changed);
    const whole = (0, import_shared_core_loop_texts_report2.allSettings)().find((one) => one.file === "user");
    if (file === "user" && whole?.holds(null, before) && !whole.holds(null, fields))
      return refused2(`other settings need ${key2}: unset ${key2.split(".")[0]} as a whole`);
    return { status: "ok", text: changed };
  });
}
function whyNotSet(files, key2, file) {
  const { shown } = pathOf(files, file);
  const name = (0, import_common3.plainLine)(key2, 80);
  if (key2.startsWith("tier2.") && isMemoryElsewhere(files))
    return `${name} is not set in ${shown}: .msw/tier2.toml has these settings, so change it there`;
  if ((0, import_shared_core_loop_texts_report2.allSettings)().some((one) => `${one.key}.`.startsWith(`${key2}.`)))
    return `${name} is not set in ${shown}, so its default holds`;
  const near = (0, import_shared_core_loop_texts_report.nearestSetting)(key2);
  return `${shown} has no ${name}${near === null ? "" : `; the nearest setting is ${near}`}`;
}
function isMemoryElsewhere({ project }) {
  return (0, import_shared_core_loop_texts_report3.memorySource)(project)?.file !== ".msw/config.json";
}
function pathOf({ project, userFolder }, file) {
  return file === "user" ? (0, import_shared_core_snapshots_undo_text.userSettingsFile)(userFolder) : (0, import_shared_core_snapshots_undo_text.projectConfigFile)(project);
}
function refused2(reason) {
  return { status: "refused", reason };
}
function brokenSection(before, key2) {
  const names = key2.split(".").slice(0, -1);
  const sections = names.map((_, at) => names.slice(0, at + 1).join("."));
  return sections.find((section) => !(0, import_common4.isFields)((0, import_shared_core_loop_texts_report2.valueAt)(before, section) ?? {})) ?? null;
}
function valuesOf(typed) {
  const read = (0, import_common4.parseJson)(typed);
  return read.status === "ok" ? [read.value, typed] : [typed];
}
function edited(text2, before, key2, value) {
  const mark = text2.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text2.slice(mark.length);
  const [section = "", ...inner] = key2.split(".");
  const isNull = inner.length > 0 && before[section] === null;
  const path2 = isNull ? [section] : [section, ...inner];
  const given = isNull ? inner.reduceRight((held2, name) => ({ [name]: held2 }), value) : value;
  const indent = /^[{[]\r?\n([ \t]+)/.exec(body)?.[1] ?? "  ";
  const formattingOptions = {
    insertSpaces: !indent.startsWith("	"),
    tabSize: indent.length,
    eol: body.includes("\r\n") ? "\r\n" : "\n"
  };
  const changed = mark + (0, import_shared_jsonc_parser_lib_esm_impl_parser.applyEdits)(body, (0, import_shared_jsonc_parser_lib_esm_impl_parser.modify)(body, path2, given, { formattingOptions }));
  const after = (0, import_common4.parseJson)(changed);
  const held = after.status === "ok" ? (0, import_shared_core_loop_texts_report2.valueAt)(after.value, key2) : void 0;
  return JSON.stringify(held) === JSON.stringify(value) ? changed : null;
}
function alsoNeeds({ key: key2, file }, before) {
  const needed = ["model.endpoint", "otlp.endpoint"].find((one) => one.split(".")[0] === key2.split(".")[0]);
  if (file === "project") return "";
  if (needed !== void 0 && needed !== key2 && (0, import_shared_core_loop_texts_report2.valueAt)(before, needed) === void 0)
    return `, and needs ${needed}: set that first`;
  const whole = (0, import_shared_core_loop_texts_report2.allSettings)().find((one) => one.file === "user");
  return whole?.holds(null, before) ? "" : ", and the file has other settings that are wrong (see the doctor)";
}
// src/app/operations/config-operations.ts
var key = (0, import_hooks_active_on_command.naming)("setting", (0, import_hooks_active_on_command.word)("a setting", "such as breaker.sameFailure"));
var user = (0, import_hooks_active_on_command.flag)("in your own settings, for every project");
var show = (0, import_hooks_active_on_command.operation)({
  name: "config show",
  about: "Show every setting, its value and where that comes from",
  effect: "reads",
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => (0, import_hooks_active_on_command.done)((0, import_shared_core_loop_texts_report.readSettings)(workspace))),
  shown: settingsText
});
var explain = (0, import_hooks_active_on_command.operation)({
  name: "config explain",
  about: "Say what a setting does, which values it takes and where it stands",
  effect: "reads",
  inputs: { key },
  run: (place, input) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, (workspace) => {
    const setting = knownSetting(input.key);
    if ("status" in setting) return setting;
    const held = (0, import_shared_core_loop_texts_report.readSettings)(workspace).settings.find((one) => one.key === setting.key);
    if (held === void 0) throw new Error(`${setting.key} is not read`);
    return (0, import_hooks_active_on_command.done)({ ...held, about: setting.about, example: setting.example });
  }),
  shown: explanationText
});
var set = (0, import_hooks_active_on_command.operation)({
  name: "config set",
  examples: ["breaker.sameFailure 4", "bell false --user"],
  about: "Give a setting a value",
  effect: "writes",
  callers: "people and scripts",
  inputs: { key, value: (0, import_hooks_active_on_command.exact)((0, import_hooks_active_on_command.word)("its value", "as text or JSON")), user },
  run: (place, input) => {
    const setting = knownSetting(input.key);
    if ("status" in setting) return setting;
    const refusal = refusalFor(place, setting, input.user);
    if (refusal !== null) return refusal;
    return change(
      place,
      setting.key,
      setting.file,
      "set",
      (files) => setSetting(files, setting, input.value)
    );
  },
  shown: changeText
});
var unset = (0, import_hooks_active_on_command.operation)({
  name: "config unset",
  about: "Remove a setting, so that its default holds",
  effect: "writes",
  callers: "people and scripts",
  inputs: { key, user },
  run: (place, input) => {
    const file = input.user ? "user" : "project";
    const inside = (0, import_shared_core_loop_texts_report2.allSettings)().filter((one) => `${one.key}.`.startsWith(`${input.key}.`));
    const [refusal = null] = inside.flatMap((one) => refusalFor(place, one, input.user) ?? []);
    if (refusal !== null) return refusal;
    return change(place, input.key, file, "unset", (files) => unsetSetting(files, input.key, file));
  },
  shown: changeText
});
var schema = (0, import_hooks_active_on_command.operation)({
  name: "config schema",
  about: "Print the JSON Schema of the settings, for an editor",
  effect: "reads",
  inputs: { user: (0, import_hooks_active_on_command.flag)("that of your own settings, for every project") },
  run: (_, input) => (0, import_hooks_active_on_command.done)((0, import_shared_core_loop_texts_report2.fileSchema)(input.user ? "user" : "project")),
  shown: (one) => (0, import_common2.forPeople)(JSON.stringify(one, null, 2).split("\n"), Number.POSITIVE_INFINITY)
});
var configOperations = [show, explain, set, unset, schema];
function knownSetting(name) {
  const setting = (0, import_shared_core_loop_texts_report2.allSettings)().find((one) => one.key === name);
  if (setting !== void 0) return setting;
  const near = (0, import_shared_core_loop_texts_report.nearestSetting)(name);
  const hint = near === null ? ` (to list them: ${import_common.lineToType`config show`})` : `; the nearest is ${near}.`;
  return (0, import_hooks_active_on_command.misused)(`There is no setting ${(0, import_common3.plainLine)(name, 80)}${hint}`);
}
function refusalFor(place, setting, isUser) {
  const { key: name, file, isChosen, decides } = setting;
  if (isChosen) return (0, import_hooks_active_on_command.refused)(`${name} is set by choosing a notebook (${place.words.call("notebook use")})`);
  if (file === "user" && !isUser)
    return (0, import_hooks_active_on_command.misused)(`${name} stands only in your own settings, for every project: add --user.`);
  if (file === "project" && isUser)
    return (0, import_hooks_active_on_command.misused)(`${name} stands only in the project\u2019s settings: leave out --user.`);
  return decides ? (0, import_shared_core_planning_writing_new_documents.refuseUnlessPerson)(place.caller, `${place.words.self} ${name}`) : null;
}
function change(place, name, file, what, make) {
  return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const changed = await make(workspace);
    return changed.status === "refused" ? (0, import_hooks_active_on_command.refused)(`${changed.reason}.`) : (0, import_hooks_active_on_command.done)({ key: name, file, change: what });
  });
}
function changeText({ key: name, file, change: what }) {
  const where = file === "user" ? "your own settings, for every project" : ".msw/config.json";
  return (0, import_common2.forPeople)([what === "set" ? `${name} is set in ${where}.` : `${name} is removed from ${where}.`]);
}
function settingsText({ settings, problems }) {
  const widest = Math.max(...settings.map((one) => one.key.length));
  const lines = (file) => settings.filter((one) => one.file === file).map((one) => `  ${one.key.padEnd(widest)}  ${JSON.stringify(one.value)}${origin(one)}`);
  return (0, import_common2.forPeople)([
    "In .msw/config.json:",
    ...lines("project"),
    "In settings.json of your user folder, where no project can set them:",
    ...lines("user"),
    ...problems,
    `To see what one does: ${import_common.lineToType`config explain KEY`}`
  ]);
}
function origin({ from }) {
  return from === "default" ? "" : `  (${from})`;
}
function explanationText(one) {
  const { key: name, file, about, takes, example, from } = one;
  const where = file === "user" ? "settings.json of your user folder, which no project can set" : ".msw/config.json";
  const written = typeof example === "string" ? example : JSON.stringify(example);
  return (0, import_common2.forPeople)([
    `${name}: ${about}.`,
    `  takes    ${takes}`,
    `  default  ${JSON.stringify(one.default)}`,
    `  value    ${JSON.stringify(one.value)} (${from})`,
    `  stands   in ${where}`,
    `  example  ${name} = ${written}`
  ]);
}
