

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
function optionalPathWord(shown, about = "") {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "word", shown, about, isPath: true });
}
function pathWords(shown, about = "") {
  return meant((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))).check((0, import_adapters_loops_record_schemas._minLength)(1)), {
    ...{ kind: "word", shown, about, isPath: true, isRequired: true, isMany: true }
  });
}
function text(shown, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown, about });
}
function maybe(shown, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "maybe", shown, about });
}
function path(shown, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas.string)()), { kind: "text", shown, about, isPath: true });
}
function choice(of, about) {
  return meant(orNull((0, import_adapters_loops_record_schemas._enum)(of)), { kind: "text", shown: of.join("|"), about, choices: of });
}
function choiceWord(of, about) {
  return meant((0, import_adapters_loops_record_schemas._enum)(of), { kind: "word", shown: of.join("|"), about, isRequired: true, choices: of });
}
function list(shown, about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()), []), { kind: "list", shown, about });
}
function count(shown, about, range) {
  const schema2 = (0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(range[0]), (0, import_adapters_loops_record_schemas._lte)(range[1]));
  return meant(orNull(schema2), { kind: "count", shown, about, range });
}
function flag(about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), false), { kind: "flag", shown: "", about });
}
function stdin(about) {
  return meant((0, import_adapters_loops_record_schemas.string)(), { kind: "stdin", shown: "", about, isRequired: true });
}
function records(about) {
  return meant((0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.unknown)())), []), {
    kind: "records",
    shown: "",
    about
  });
}
var meanings = (0, import_adapters_loops_record_schemas.registry)();
function orNull(schema2) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)(schema2), null);
}
function meant(schema2, meaning) {
  meanings.add(schema2, {
    isPath: false,
    isRequired: false,
    isMany: false,
    range: null,
    choices: null,
    ...meaning
  });
  return schema2;
}
// src/app/operations/operation.ts
function operation(definition) {
  const { name: name2, about, effect } = definition;
  const schema2 = (0, import_adapters_loops_record_schemas.object)(definition.inputs);
  const inputs = Object.fromEntries(
    Object.entries({
      ...definition.inputs,
      ...definition.short !== void 0 && {
        short: flag("with --json: only what a command of MSW\u2019s uses")
      }
    }).map(([input, one]) => [input, meaningOf(one)])
  );
  return {
    name: name2,
    about,
    effect,
    inputs,
    callers: definition.callers ?? "anyone",
    typed: definition.typed ?? null,
    takesFolder: definition.takesFolder ?? false,
    asciiJson: definition.asciiJson ?? false,
    streams: definition.streams ?? false,
    call: async (place, given) => {
      const parsed = schema2.safeParse(given);
      if (!parsed.success) return misused(wrongInput(inputs, parsed.error.issues[0]?.path[0]));
      return replyTo(definition, await definition.run(place, parsed.data), given.short === true);
    }
  };
}
function replyTo({ json, short, text: text2, raw }, result, isShort) {
  if (result.status === "refused" || result.status === "misused") return result;
  const { value } = result;
  const shown = isShort ? short ?? json : json;
  return {
    status: result.status,
    value: shown === void 0 ? value : shown(value),
    ...result.status === "failed" ? { reason: result.reason, code: result.code ?? 1 } : { reason: result.notice ?? null, code: 1 },
    text: () => text2(value),
    raw: raw === void 0 ? null : () => raw(value)
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
function inputName(option) {
  return option.replaceAll(/-[a-z]/g, (dashed) => dashed.slice(1).toUpperCase());
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

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/core/planning/writing/project-answers.ts
function readProjectAnswers(value) {
  return readWith(schema(), value);
}
function readWith(shape, value) {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: "ok", answers: parsed.data };
  const problems = parsed.error.issues.map(({ path: path2, message, code }) => ({
    where: path2.join(".") || "the file",
    message: code === "unrecognized_keys" ? `${message}: leave it out` : message
  }));
  return { status: "invalid", problems };
}
var LONGEST_LINE = 400;
function line(longest = LONGEST_LINE) {
  return (0, import_adapters_loops_record_schemas.string)().check(
    (0, import_adapters_loops_record_schemas._trim)(),
    (0, import_adapters_loops_record_schemas._minLength)(1, "must not be empty"),
    (0, import_adapters_loops_record_schemas._maxLength)(longest, `must have at most ${longest} characters`),
    (0, import_adapters_loops_record_schemas._regex)(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, "must not begin with a fence")
  );
}
function listOf(shape, most = 100) {
  return (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)(shape).check((0, import_adapters_loops_record_schemas._maxLength)(most, `must have at most ${most} entries`)), []);
}
function reference() {
  return (0, import_adapters_loops_record_schemas.strictObject)({ path: line(200), about: line() });
}
var schema = (0, import_common2.once)(() => {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    name: name(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2e3),
    coreValue: line(),
    requirements: listOf(requirement(), 200),
    /** For a later version, so in no phase. */
    later: listOf(requirement(), 200),
    outOfScope: listOf(because()),
    /** What an existing codebase already does. */
    validated: listOf(line()),
    context: listOf(line(2e3)),
    constraints: listOf((0, import_adapters_loops_record_schemas.strictObject)({ type: name(), what: line(), why: line() })),
    decisions: listOf(because()),
    references: listOf(reference()),
    overview: line(2e3),
    phases: listOf(phase(), 40),
    settings: (0, import_adapters_loops_record_schemas._default)(settings(), settings().parse({}))
  });
});
function requirement() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, "must look like AUTH-01")),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: the research behind it. */
    source: (0, import_adapters_loops_record_schemas.optional)(line(200))
  });
}
function because() {
  return (0, import_adapters_loops_record_schemas.strictObject)({ what: line(), why: line() });
}
function phase() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    // STATE puts the name in brackets.
    name: name().check((0, import_adapters_loops_record_schemas._regex)(/^[^()]*$/, "must not hold brackets")),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: listOf((0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas.int)(), (0, import_adapters_loops_record_schemas._positive)())),
    requirements: listOf((0, import_adapters_loops_record_schemas.string)()),
    criteria: listOf(line()),
    sources: listOf(line(200))
  });
}
function name() {
  const plain = (0, import_adapters_loops_record_schemas._regex)(/^[^*|`<>[\]#\\]*$/, "must not hold any of * | ` < > [ ] # \\");
  return line(80).check(plain);
}
function settings() {
  return (0, import_adapters_loops_record_schemas.strictObject)({
    mode: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["interactive", "yolo"]), "interactive"),
    granularity: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas._enum)(["coarse", "standard", "fine"]), "standard"),
    research: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    planCheck: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    verifier: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    parallelization: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true),
    commitDocs: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.boolean)(), true)
  });
}
var projectExample = {
  name: "Till",
  what: "A command line that keeps a small shop\u2019s till. For shopkeepers without an accountant.",
  coreValue: "The sum in the till is always right.",
  requirements: [
    { id: "SALE-01", category: "Sales", text: "User can record a sale" },
    {
      id: "SALE-02",
      category: "Sales",
      text: "User can undo the last sale",
      source: "docs/research/tills.md#undo"
    },
    { id: "REP-01", category: "Reports", text: "User can print the sum of a day" }
  ],
  later: [{ id: "REP-02", category: "Reports", text: "User can send the report by mail" }],
  outOfScope: [{ what: "Card payments", why: "Needs a certified device" }],
  validated: [],
  context: ["Runs on an old laptop without a network."],
  constraints: [{ type: "Tech stack", what: "Node 20, no database", why: "What the laptop has" }],
  decisions: [{ what: "Append-only file of sales", why: "Nothing gets lost" }],
  references: [{ path: "docs/research/tills.md", about: "How tills are audited" }],
  overview: "First sales are recorded safely, then a day can be summed up.",
  phases: [
    {
      name: "Sales",
      goal: "Sales are recorded and can be undone",
      dependsOn: [],
      requirements: ["SALE-01", "SALE-02"],
      criteria: ["A recorded sale is still there after a restart", "The last sale can be undone"],
      sources: ["docs/research/tills.md#undo"]
    },
    {
      name: "Reports",
      goal: "A day can be summed up",
      dependsOn: [1],
      requirements: ["REP-01"],
      criteria: ["The sum of a day is printed", "A day without sales prints 0"],
      sources: []
    }
  ],
  settings: {
    mode: "interactive",
    granularity: "standard",
    research: true,
    planCheck: true,
    verifier: true,
    parallelization: true,
    commitDocs: true
  }
};
var projectRules = [
  import_common.prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  import_common.prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  import_common.prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  import_common.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  import_common.prose`validated is what an existing codebase already does.`
];

// src/app/operations/who-may-call.ts
function refuseToClaude(caller, what) {
  if (caller.mark === null) return null;
  return refused(
    `${what} is for you, not for Claude: run it in a terminal of your own. ${caller.mark} is set, as in what Claude Code starts.`
  );
}
function refuseUnlessPerson(caller, what, typed = null) {
  const toClaude = refuseToClaude(caller, what);
  if (toClaude !== null || caller.isTerminal) return toClaude;
  const instead = typed === null ? "" : `, or type ${typed} in Claude Code`;
  return refused(
    `${what} needs a person: run it in a terminal, with neither its input nor its output redirected${instead}.`
  );
}
module.exports = {
  because: because,
  choice: choice,
  choiceWord: choiceWord,
  count: count,
  done: done,
  flag: flag,
  inputName: inputName,
  line: line,
  list: list,
  listOf: listOf,
  maybe: maybe,
  misused: misused,
  name: name,
  operation: operation,
  optionName: optionName,
  optionalPathWord: optionalPathWord,
  optionalWord: optionalWord,
  path: path,
  pathWord: pathWord,
  pathWords: pathWords,
  phase: phase,
  projectExample: projectExample,
  projectRules: projectRules,
  readProjectAnswers: readProjectAnswers,
  readWith: readWith,
  records: records,
  reference: reference,
  refuseToClaude: refuseToClaude,
  refuseUnlessPerson: refuseUnlessPerson,
  refused: refused,
  requirement: requirement,
  stdin: stdin,
  text: text,
  word: word
};
