var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var a in r)__defProp(e,a,{get:r[a],enumerable:!0})},__copyProps=(e,r,a,n)=>{if(r&&typeof r=="object"||typeof r=="function")for(let o of __getOwnPropNames(r))!__hasOwnProp.call(e,o)&&o!==a&&__defProp(e,o,{get:()=>r[o],enumerable:!(n=__getOwnPropDesc(r,o))||n.enumerable});return e},__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{planOperations:()=>planOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require(
"./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_path=require("node:path");
// src/app/operations/planning/plan-operations.ts
// src/adapters/process/read-piped.ts
var MOST = 16 * 1024 * 1024;
async function readPiped() {
  if (process.stdin.isTTY) return refused2("Nothing is piped to stdin: name a file, or pipe something in.");
  const chunks = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > MOST) return refused2("Stdin is too large: pass one document.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8").replace(/^\uFEFF/, "");
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/core/planning/rules/plan-view.ts
function planView({ text: text2, frontmatter, sections, tasks, ...fields }) {
  return {
    ...fields,
    frontmatter: frontmatter.values,
    tasks: tasks.map((task) => taskView(text2, task)),
    taskCount: tasks.length,
    verifyCommands: (0, import_hooks_active_on_command2.verifyCommands)(text2),
    // A checkpoint's children have names of sections, too.
    sections: sections.filter(({ start }) => !tasks.some((task) => task.start < start && start < task.end)).map((section) => {
      const { attributes: _, ...part2 } = partOf(text2, section);
      return section.name === "tasks" ? { ...part2, text: null } : part2;
    })
  };
}
function taskView(text2, task) {
  return { ...task, children: task.children.map((child) => partOf(text2, child)) };
}
function partOf(text2, { inner, tags: _, ...part2 }) {
  return { ...part2, text: text2.slice(inner.start, inner.end) };
}
function planText(plan) {
  const name = [plan.phase, plan.plan].filter((part2) => part2 !== null).join(" / ") || "Plan without a name";
  const lines = [
    `${name}, wave ${plan.wave ?? "?"}, ${plan.autonomous ? "autonomous" : "with checkpoints"}`,
    ...plan.objective === null ? [] : [`  ${plan.objective}`],
    ...plan.tasks.map((task) => `  ${task.index}. [${task.type}] ${task.name ?? "(no name)"}`),
    `  ${(0, import_common4.countOf)(plan.mustHaves.truths.length, "truth")}, ${(0, import_common4.countOf)(plan.mustHaves.artifacts.length, "artifact")}, ${(0, import_common4.countOf)(plan.mustHaves.keyLinks.length, "key link")}`
  ];
  return (0, import_common.forPeople)([...lines, ...problemLines(plan.diagnostics)], 400);
}
function problemLines(diagnostics) {
  return diagnostics.map(
    ({ line, column, severity, message, fix, code }) => `${line}:${column} ${severity}: ${message} ${fix} [${code}]`
  );
}
function stateOf({ ready, runnable, incomplete }, id) {
  if (ready.includes(id)) return "can run";
  if (runnable.includes(id)) return "to do";
  return incomplete.includes(id) ? "blocked" : "done";
}
function wavesText(found, oddlyNamed) {
  const nodes = new Map(found.nodes.map((node) => [node.id, node]));
  const describe = (id) => {
    const waits = nodes.get(id)?.dependsOn ?? [];
    return `  ${id} (${stateOf(found, id)}${waits.length > 0 ? `, after ${waits.join(", ")}` : ""})`;
  };
  return (0, import_common.forPeople)(
    [
      ...found.waves.flatMap(({ wave, plans }) => [`Wave ${wave}`, ...plans.map(describe)]),
      ...found.waves.length === 0 ? ["No plan to run."] : [],
      ...found.problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`),
      ...oddlyNamed.map(
        (file2) => `warning: ${file2} is not a plan name that GSD schedules. Rename it to NN-MM-PLAN.md.`
      )
    ],
    400
  );
}
// src/core/planning/writing/plan-data.ts
var planSchema = (0, import_common7.once)(() => {
  const value = (0, import_adapters_loops_record_schemas.union)([
    (0, import_adapters_loops_record_schemas.string)(),
    (0, import_adapters_loops_record_schemas._lazy)(() => (0, import_adapters_loops_record_schemas.array)(value)),
    (0, import_adapters_loops_record_schemas._lazy)(() => (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), value))
  ]);
  const [text2, texts2] = [maybe2((0, import_adapters_loops_record_schemas.string)()), maybe2((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()))];
  const attributes = maybe2((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)()));
  const child = (0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)(), attributes, text: (0, import_adapters_loops_record_schemas.string)() });
  const artifact = (0, import_adapters_loops_record_schemas.object)({
    ...{ path: (0, import_adapters_loops_record_schemas.string)(), provides: text2, minLines: maybe2((0, import_adapters_loops_record_schemas.number)()), exports: texts2, contains: text2 }
  });
  const link = (0, import_adapters_loops_record_schemas.object)({ from: (0, import_adapters_loops_record_schemas.string)(), to: (0, import_adapters_loops_record_schemas.string)(), via: text2, pattern: text2 });
  return (0, import_adapters_loops_record_schemas.object)({
    ...{ phase: text2, plan: text2, type: text2, wave: maybe2((0, import_adapters_loops_record_schemas.number)()), autonomous: maybe2((0, import_adapters_loops_record_schemas.boolean)()) },
    ...{ dependsOn: texts2, filesModified: texts2, requirements: texts2, gapClosure: maybe2((0, import_adapters_loops_record_schemas.boolean)()) },
    frontmatter: maybe2((0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), value)),
    mustHaves: maybe2(
      (0, import_adapters_loops_record_schemas.object)({
        truths: texts2,
        artifacts: maybe2((0, import_adapters_loops_record_schemas.array)(artifact)),
        keyLinks: maybe2((0, import_adapters_loops_record_schemas.array)(link)),
        prohibitions: maybe2((0, import_adapters_loops_record_schemas.array)(value))
      })
    ),
    objective: text2,
    sections: maybe2((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)(), text: text2 }))),
    tasks: maybe2(
      (0, import_adapters_loops_record_schemas.array)(
        (0, import_adapters_loops_record_schemas.object)({
          ...{ type: text2, name: text2, files: texts2, action: text2, done: text2 },
          verify: maybe2((0, import_adapters_loops_record_schemas.object)({ text: text2, automated: texts2 })),
          attributes,
          children: maybe2((0, import_adapters_loops_record_schemas.array)(child))
        })
      )
    )
  });
});
function maybe2(of) {
  return (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.nullable)(of));
}
// src/core/planning/writing/write-plan.ts
function writePlan(data) {
  const read = (0, import_adapters_loops_record_schemas.safeParse)(planSchema(), data);
  if (!read.success) {
    const [what] = read.error.issues.map(
      (issue) => `${issue.path.join(".") || "the whole"} ${(0, import_shared_core_failure_reading_line_pattern.wrongValue)(issue)}`
    );
    return refused3(`The data are not a plan: ${(0, import_common2.plainLine)(what ?? "", 200)}.`);
  }
  const bare = (read.data.tasks ?? []).findIndex(({ children, action }) => !children?.length && !action);
  if (bare !== -1) return refused3(`Task ${bare + 1} has no action: say what to do.`);
  const plan = partsOf(read.data);
  const text2 = render(plan);
  const back = (0, import_adapters_loops_record_schemas.safeParse)(planSchema(), JSON.parse(JSON.stringify(planView((0, import_shared_core_planning_documents_roadmap_scope2.readPlan)(text2)))));
  const lost = back.success ? firstDifference(plan, partsOf(back.data)) : "The plan";
  return lost === null ? { status: "written", text: text2 } : refused3(`${lost} would be read back as something else: put tags in backticks, and close fences.`);
}
function refused3(reason) {
  return { status: "refused", reason };
}
function partsOf(data) {
  const given = data.sections ?? [];
  const own = data.objective ? [{ name: "objective", text: `
${data.objective}
` }] : [];
  const sections = given.length > 0 ? given : own;
  const place = sections.findIndex(({ name }) => name === "tasks");
  const at = place === -1 ? sections.findLastIndex(({ name }) => BEFORE.has(name)) + 1 : place;
  const parts = (list2) => list2.filter(({ name }) => name !== "tasks").map(({ name, text: text2 }) => part(name, text2 ?? ""));
  return {
    frontmatter: data.frontmatter ?? fieldsOf(data),
    before: parts(sections.slice(0, at)),
    tasks: (data.tasks ?? []).map(taskPart),
    after: parts(sections.slice(at))
  };
}
var BEFORE = /* @__PURE__ */ new Set(["objective", "execution_context", "context", "feature"]);
function part(name, text2, attributes = {}) {
  return { name, attributes, text: text2 };
}
function taskPart(task) {
  const children = task.children?.length ? task.children.map(({ name, attributes, text: text22 }) => part(name, text22, attributes ?? {})) : childrenOf(task);
  const text2 = children.map((child) => `  ${element(child)}
`).join("");
  return { ...part("task", `
${text2}`, task.attributes ?? { type: task.type ?? "auto" }), children };
}
function childrenOf({ name, files, action, verify, done: done2 }) {
  const checks = (verify?.automated ?? []).map((command) => `<automated>${command}</automated>`);
  const texts2 = [
    ["name", name],
    ["files", files?.length ? files.join(", ") : null],
    ["action", action],
    ["verify", checks.length > 0 ? `
    ${checks.join("\n    ")}
  ` : verify?.text],
    ["done", done2]
  ];
  return texts2.flatMap(([tag, text2]) => text2 ? [part(tag, text2)] : []);
}
function fieldsOf(data) {
  return {
    phase: data.phase ?? "",
    plan: data.plan ?? "",
    type: data.type ?? "execute",
    wave: `${data.wave ?? 1}`,
    depends_on: data.dependsOn ?? [],
    files_modified: data.filesModified ?? [],
    autonomous: `${data.autonomous ?? true}`,
    ...data.gapClosure === true ? { gap_closure: "true" } : {},
    requirements: data.requirements ?? [],
    must_haves: mustHavesOf(data.mustHaves ?? {})
  };
}
function mustHavesOf({
  truths,
  artifacts,
  keyLinks,
  prohibitions
}) {
  const files = (artifacts ?? []).map(
    ({ minLines, ...artifact }) => present({ ...artifact, min_lines: minLines })
  );
  return {
    ...{ truths: truths ?? [], artifacts: files, key_links: (keyLinks ?? []).map(present) },
    ...prohibitions?.length ? { prohibitions } : {}
  };
}
function present(fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (value === null || value === void 0) return [];
      if (typeof value === "number") return [[key, `${value}`]];
      return value.length === 0 ? [] : [[key, value]];
    })
  );
}
function render({ frontmatter, before, tasks, after }) {
  const list2 = tasks.length === 0 ? [] : [part("tasks", `

${tasks.map(element).join("\n\n")}

`)];
  const parts = [...before, ...list2, ...after].map(element);
  return `${[`---
${yaml(frontmatter, "")}---`, ...parts].join("\n\n")}
`;
}
function element({ name, attributes, text: text2 }) {
  return `<${name}${rendered(attributes)}>${text2}</${name}>`;
}
function rendered(attributes) {
  return Object.entries(attributes).map(([key, value]) => value.includes('"') ? ` ${key}='${value}'` : ` ${key}="${value}"`).join("");
}
function yaml(map, indent) {
  return Object.entries(map).map(([key, value]) => `${indent}${(0, import_shared_core_snapshots_undo_text.yamlScalar)(key)}:${yamlValue(value, indent)}`).join("");
}
function yamlValue(value, indent) {
  if (typeof value === "string") return ` ${(0, import_shared_core_snapshots_undo_text.yamlScalar)(value)}
`;
  if ((0, import_hooks_active_on_command4.isMap)(value)) return Object.keys(value).length === 0 ? " {}\n" : `
${yaml(value, `${indent}  `)}`;
  if (value.length === 0) return " []\n";
  return `
${value.map((item) => `${indent}  - ${yamlItem(item, `${indent}    `)}`).join("")}`;
}
function yamlItem(item, indent) {
  if ((0, import_hooks_active_on_command4.isMap)(item) && Object.keys(item).length > 0) {
    const lines = Object.entries(item).map(([key, value]) => {
      const isFlow = (0, import_hooks_active_on_command4.isList)(value) && value.every((one) => typeof one === "string");
      return `${(0, import_shared_core_snapshots_undo_text.yamlScalar)(key)}:${isFlow ? ` ${JSON.stringify(value)}
` : yamlValue(value, indent)}`;
    });
    return lines.join(indent);
  }
  return `${typeof item === "string" ? (0, import_shared_core_snapshots_undo_text.yamlScalar)(item, /[:#]/.test(item)) : JSON.stringify(item)}
`;
}
function firstDifference(was, is) {
  const [own, read] = [namedParts(was), namedParts(is)];
  const at = own.findIndex(([, one], index) => JSON.stringify(one) !== JSON.stringify(read[index]?.[1]));
  return own[at]?.[0] ?? read[own.length]?.[0] ?? null;
}
function namedParts({
  frontmatter,
  before,
  tasks,
  after
}) {
  return [
    ["The frontmatter", frontmatter],
    ...tasks.map((one, at) => [`Task ${at + 1}`, one]),
    ...[...before, ...after].map((one) => [`The section ${one.name}`, one])
  ];
}
// src/app/operations/planning/plan-operations.ts
var file = (0, import_hooks_active_on_command3.pathWord)("one plan file");
var parse = (0, import_hooks_active_on_command3.operation)({
  name: "plan parse",
  about: "Show what a plan says: its keys, its tasks and what must be true; odd text never makes it fail",
  effect: "reads",
  inputs: { file },
  run: (_, input) => withPlan(input.file, import_hooks_active_on_command3.done),
  shown: planText,
  json: planView
});
var validate = (0, import_hooks_active_on_command3.operation)({
  name: "plan validate",
  about: "Say what keeps a plan from being executed, and how to fix it",
  effect: "reads",
  inputs: { file },
  run: (_, { file: plan }) => withPlan(plan, (document) => {
    const phase = (0, import_shared_core_planning_writing_section.readPhase)((0, import_hooks_active_on_command.findProject)(plan) ?? (0, import_node_path.dirname)(plan), (0, import_node_path.dirname)(plan));
    const siblings = phase === null ? [] : (0, import_shared_core_planning_writing_section.dependableNames)(phase);
    const diagnostics = (0, import_shared_core_planning_documents_roadmap_scope.validatePlan)(document, { fileName: (0, import_node_path.basename)(plan), siblings });
    const errors = diagnostics.filter(({ severity }) => severity === "error").length;
    const value = { valid: errors === 0, errors, warnings: diagnostics.length - errors, diagnostics };
    if (errors === 0) return (0, import_hooks_active_on_command3.done)(value);
    return { status: "failed", value, reason: validity(errors) };
  }),
  shown: ({ errors, diagnostics }) => (0, import_common.forPeople)([...problemLines(diagnostics), validity(errors)], 400)
});
function validity(errors) {
  return errors === 0 ? "The plan is valid." : `The plan is not valid: ${(0, import_common4.countOf)(errors, "error")}.`;
}
var waves = (0, import_hooks_active_on_command3.operation)({
  name: "plan waves",
  about: "Show the plans of a phase folder in the order of their dependencies, and where they collide",
  effect: "reads",
  inputs: { dir: (0, import_hooks_active_on_command3.pathWord)("one phase folder") },
  run: (_, { dir }) => {
    const phase = (0, import_shared_core_planning_writing_section.readPhase)((0, import_hooks_active_on_command.findProject)(dir) ?? dir, dir);
    if (phase === null) return (0, import_hooks_active_on_command3.refused)(`The folder ${dir} cannot be read: name a phase folder.`);
    const value = { ...(0, import_shared_core_planning_writing_section.planWaves)((0, import_shared_core_planning_writing_section.wavePlans)(phase)), oddlyNamed: phase.oddlyNamed };
    const error = value.problems.find(({ severity }) => severity === "error");
    return error === void 0 ? (0, import_hooks_active_on_command3.done)(value) : { status: "failed", value, reason: `${error.message} ${error.fix}` };
  },
  shown: (value) => wavesText(value, value.oddlyNamed)
});
var write = (0, import_hooks_active_on_command3.operation)({
  name: "plan write",
  about: "Print a plan written from data: those that are parsed from a plan, or its single fields",
  effect: "reads",
  inputs: { file: (0, import_hooks_active_on_command3.pathWord)("a file with the data as JSON, or - for stdin") },
  run: async (_, { file: typed }) => {
    const text2 = (0, import_node_path.basename)(typed) === "-" ? await readPiped() : textIn(typed);
    if (typeof text2 !== "string") return text2;
    const read = (0, import_shared_core_planning_documents_planning_settings.readJsonObject)(text2);
    if (read.status !== "ok")
      return (0, import_hooks_active_on_command3.refused)(`The data are not a JSON object (${(0, import_common2.plainLine)(read.reason, 200)}): correct them.`);
    const written = writePlan(read.value);
    return written.status === "refused" ? written : (0, import_hooks_active_on_command3.done)(written);
  },
  text: (written) => (0, import_app_loop_conclude_turn.fence)(written.text, { cap: Number.MAX_SAFE_INTEGER, label: import_common3.prose`the plan` }),
  raw: (written) => written.text
});
function textIn(plan) {
  const read = (0, import_common5.readText)(plan, import_common6.named);
  if (read.status === "ok") return read.text;
  return (0, import_hooks_active_on_command3.refused)(`The data in ${plan} cannot be read: ${(0, import_common5.whyUnread)(read)}.`);
}
var format = (0, import_hooks_active_on_command3.operation)({
  name: "plan format",
  about: "Say how a plan is written",
  effect: "reads",
  inputs: { example: (0, import_hooks_active_on_command3.flag)("only a plan to begin with") },
  run: (_, { example }) => (0, import_hooks_active_on_command3.done)({ format: example ? import_shared_core_planning_phases_plan_format.PLAN_EXAMPLE : (0, import_shared_core_planning_phases_plan_format.planFormat)() }),
  text: (value) => value.format
});
var planOperations = [parse, validate, waves, write, format];
function withPlan(plan, use) {
  const read = (0, import_common5.readFile)(plan, import_common6.named, import_common5.documentCap);
  if (read.status === "ok") return use((0, import_shared_core_planning_documents_roadmap_scope2.readPlan)(read.bytes.toString("utf8")));
  return (0, import_hooks_active_on_command3.refused)(`The plan ${plan} cannot be read: ${(0, import_common5.whyUnread)(read)}.`);
}
