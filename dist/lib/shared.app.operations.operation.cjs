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
  count: () => count,
  done: () => done,
  flag: () => flag,
  list: () => list,
  misused: () => misused,
  operation: () => operation,
  optionName: () => optionName,
  optionalWord: () => optionalWord,
  path: () => path,
  pathWord: () => pathWord,
  refused: () => refused,
  stdin: () => stdin,
  text: () => text,
  word: () => word
});
module.exports = __toCommonJS(stdin_exports);

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

// src/app/operations/inputs.ts
function meaningOf(input) {
  const meaning = meanings.get(input);
  if (meaning === void 0)
    throw new Error("an input was made without word, text, list, count, flag or stdin");
  return meaning;
}
function word(shown, about = "") {
  return meant((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/\S/)), { kind: "word", shown, about, isRequired: true });
}
function optionalWord(shown, about = "") {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "word", shown, about });
}
function pathWord(shown, about = "") {
  return meant((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)), {
    kind: "word",
    shown,
    about,
    isPath: true,
    isRequired: true
  });
}
function text(shown, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown, about });
}
function path(shown, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown, about, isPath: true });
}
function list(shown, about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()), []), { kind: "list", shown, about });
}
function count(shown, about, range) {
  const schema = (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(range[0]), (0, import_adapters_loops_record_schemas._lte)(range[1]));
  return meant(orNull(schema), { kind: "count", shown, about, range });
}
function flag(about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), false), { kind: "flag", shown: "", about });
}
function stdin(about) {
  return meant((0, import_adapters_loops_record_schemas.string)(), { kind: "stdin", shown: "", about, isRequired: true });
}
var meanings = (0, import_adapters_loops_record_schemas.registry)();
function orNull(schema) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(schema), null);
}
function meant(schema, meaning) {
  meanings.add(schema, { isPath: false, isRequired: false, range: null, ...meaning });
  return schema;
}
// src/app/operations/operation.ts
function operation(definition) {
  const { name, about, effect, text: text2, raw } = definition;
  const schema = (0, import_adapters_loops_record_schemas.object)(definition.inputs);
  const inputs = Object.fromEntries(
    Object.entries(definition.inputs).map(([input, one]) => [input, meaningOf(one)])
  );
  return {
    name,
    about,
    effect,
    inputs,
    callers: definition.callers ?? "anyone",
    typed: definition.typed ?? null,
    takesFolder: definition.takesFolder ?? false,
    asciiJson: definition.asciiJson ?? false,
    call: async (place, given) => {
      const parsed = schema.safeParse(given);
      if (!parsed.success) return misused(wrongInput(inputs, parsed.error.issues[0]?.path[0]));
      const result = await definition.run(place, parsed.data);
      if (result.status === "refused" || result.status === "misused") return result;
      const { value } = result;
      return {
        status: result.status,
        value: definition.json === void 0 ? value : definition.json(value),
        reason: (result.status === "failed" ? result.reason : result.notice) ?? null,
        text: () => text2(value),
        raw: raw === void 0 ? null : () => raw(value)
      };
    }
  };
}
function done(value) {
  return { status: "done", value };
}
function refused(reason) {
  return { status: "refused", reason };
}
function misused(reason) {
  return { status: "misused", reason };
}
function optionName(input) {
  return input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
function wrongInput(inputs, at) {
  const meaning = typeof at === "string" && Object.hasOwn(inputs, at) ? inputs[at] : void 0;
  if (typeof at !== "string" || meaning === void 0) return "The inputs cannot be read.";
  const { kind, shown, range } = meaning;
  if (kind === "word") return `It needs ${shown}.`;
  const option = `--${optionName(at)}`;
  if (range !== null) return `${option} needs a whole number from ${range[0]} to ${range[1]}.`;
  return kind === "flag" ? `${option} takes no value.` : `${option} needs ${shown}.`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  count,
  done,
  flag,
  list,
  misused,
  operation,
  optionName,
  optionalWord,
  path,
  pathWord,
  refused,
  stdin,
  text,
  word
});
