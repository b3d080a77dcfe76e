var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{checkReaderFile:()=>checkReaderFile}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_common=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common2=require("./common.cjs");
// src/core/failure/reading/reader-file.ts
var shape = (0, import_common2.once)(() => {
  const name = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[\w@.+-]{1,40}$/));
  const patterns = (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()).check((0, import_adapters_loops_record_schemas._maxLength)(20));
  return (0, import_adapters_loops_record_schemas.strictObject)({
    tool: name,
    programs: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)(name).check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(10))),
    phase: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["install", "compile", "lint", "test", "run"]), "run"),
    heading: (0, import_adapters_loops_record_schemas._default)(patterns, []),
    problems: patterns.check((0, import_adapters_loops_record_schemas._minLength)(1)),
    details: (0, import_adapters_loops_record_schemas._default)(patterns, []),
    noise: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()).check((0, import_adapters_loops_record_schemas._maxLength)(50)), [])
  });
});
var NAME = "letters, digits and . _ - @ +, at most 40";
var PATTERNS = "a list of at most 20 patterns";
var MEANING = {
  tool: `the name of the tool (${NAME})`,
  programs: `a list of 1 to 10 names of programs (${NAME})`,
  phase: '"install", "compile", "lint", "test" or "run"',
  heading: PATTERNS,
  problems: 'a list of 1 to 20 patterns, such as "{file}:{line}: error {code}: {message}"',
  details: PATTERNS,
  noise: "a list of at most 50 patterns"
};
function checkReaderFile(value, file, taken) {
  const parsed = shape().safeParse(value);
  if (!parsed.success) return wrongField(parsed.error.issues[0], file);
  const given = parsed.data;
  if (taken.has(given.tool))
    return wrong(`"tool" in ${file} is "${given.tool}", which MSW reads itself; give yours another name`);
  const lists = {
    heading: given.heading,
    problems: given.problems,
    details: given.details,
    noise: given.noise
  };
  const problem = Object.entries(lists).flatMap(([field, sources]) => sources.map((source) => wrongPattern(field, source, file))).find((one) => one !== null);
  if (problem !== void 0) return wrong(problem);
  const { tool, programs = [given.tool], phase } = given;
  return {
    status: "ok",
    reader: {
      tool,
      programs,
      phase,
      heading: patternsOf(lists.heading),
      problems: patternsOf(lists.problems),
      details: patternsOf(lists.details),
      noise: patternsOf(lists.noise)
    }
  };
}
function wrong(clause) {
  return { status: "wrong", reason: `${clause}; the file is not used until then.` };
}
function wrongField(issue, file) {
  if (issue?.code === "unrecognized_keys") {
    const known = Object.keys(MEANING).join(", ");
    return wrong(
      `"${(0, import_common.shownName)(issue.keys[0] ?? "")}" in ${file} is not a field; take it out (the fields are ${known})`
    );
  }
  const field = String(issue?.path[0] ?? "");
  const meaning = MEANING[field];
  return wrong(
    meaning === void 0 ? `${file} must hold one JSON object` : `"${field}" in ${file} must be ${meaning}`
  );
}
function wrongPattern(field, source, file) {
  const parsed = (0, import_shared_core_failure_reading_line_pattern.parsePattern)(source);
  const shown = `"${field}" in ${file}: the pattern "${(0, import_common.shownName)(source)}"`;
  if (parsed.status === "wrong") return `${shown} ${parsed.reason}`;
  if (field === "details" || !(0, import_shared_core_failure_reading_line_pattern.fitsEverything)(parsed.pattern)) return null;
  return `${shown} fits any line; add words that only these lines have`;
}
function patternsOf(sources) {
  return sources.flatMap((source) => {
    const parsed = (0, import_shared_core_failure_reading_line_pattern.parsePattern)(source);
    return parsed.status === "ok" ? [parsed.pattern] : [];
  });
}
