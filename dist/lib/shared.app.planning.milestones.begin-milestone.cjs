var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{beginMilestone:()=>beginMilestone,closeState:()=>closeState,milestoneExample:()=>milestoneExample,milestoneRules:()=>milestoneRules,nextMilestone:()=>nextMilestone,plannedMilestone:()=>plannedMilestone,takeUpMilestone:()=>takeUpMilestone}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_milestones_fold_roadmap=require("./shared.core.planning.milestones.fold-roadmap.cjs"),import_shared_core_planning_writing_state_decisions2=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_writing_state_decisions3=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_mapping_documents_map_documents2=require(
"./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_app_diagnose_diagnose_plugins=require("./shared.app.diagnose.diagnose-plugins.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_path=require("node:path");
// src/core/planning/milestones/begin-roadmap.ts
function beginInRoadmap(text, milestone) {
  const { version, phases, first } = milestone;
  if (headingOf(text, version) !== void 0) return text;
  const numbers = phases.map((_, at) => ({ number: String(first + at) }));
  const line2 = `\u{1F6A7} **${(0, import_shared_core_planning_milestones_fold_roadmap.milestoneTitle)(milestone)}** \u2014 ${(0, import_shared_core_planning_milestones_fold_roadmap.phaseRange)(numbers)} (in progress)`;
  return withRows(withSection((0, import_shared_core_planning_milestones_fold_roadmap.listMilestone)(text, milestone, line2), milestone), milestone);
}
function emptyRoadmap(title) {
  return (0, import_shared_core_mapping_documents_map_documents2.documentOf)([
    `# Roadmap: ${(0, import_shared_core_mapping_documents_map_documents2.oneLine)(title)}`,
    "## Phases",
    "## Progress",
    (0, import_shared_core_mapping_documents_map_documents2.linesOf)([
      "| Phase | Plans Complete | Status | Completed |",
      "|-------|----------------|--------|-----------|"
    ])
  ]);
}
function headingOf(text, version) {
  return (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).headings.find(
    ({ level, title }) => level <= 3 && (0, import_shared_core_planning_milestones_fold_roadmap.namesVersion)(title, version) && !/^Phase\s/i.test(title)
  );
}
function withSection(text, milestone) {
  const [heading = "", ...lines] = sectionOf(milestone);
  const { quoted } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const folded = (0, import_shared_core_planning_milestones_fold_roadmap.shippedBlocks)(text).at(-1);
  if (folded !== void 0) {
    const next = text.indexOf("\n", folded.end);
    return (0, import_shared_core_planning_phases_standing.insertLines)(text, next === -1 ? text.length : next + 1, ["", heading, ...lines], quoted);
  }
  const phases = (0, import_shared_core_planning_phases_standing.findSection)(text, /^phases$/i);
  if (phases === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, heading, lines.slice(1));
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, phases.end, [heading, ...lines, ""], quoted);
}
function sectionOf(milestone) {
  const { goal, phases, first } = milestone;
  const blocks = [
    `### \u{1F6A7} ${(0, import_shared_core_planning_milestones_fold_roadmap.milestoneTitle)(milestone)} (In Progress)`,
    `**Milestone Goal:** ${(0, import_shared_core_mapping_documents_map_documents2.oneLine)(goal)}`,
    (0, import_shared_core_mapping_documents_map_documents2.linesOf)(
      phases.map(
        (phase, at) => `- [ ] **Phase ${first + at}: ${(0, import_shared_core_mapping_documents_map_documents2.oneLine)(phase.name)}** - ${(0, import_shared_core_mapping_documents_map_documents2.oneLine)(phase.goal)}`
      )
    ),
    ...phases.flatMap((phase, at) => (0, import_shared_core_mapping_documents_map_documents.phaseDetails)(phase, first + at, "####"))
  ];
  return blocks.flatMap((block, at) => at === 0 ? [block] : ["", ...block.split("\n")]);
}
function withRows(text, { version, phases, first }) {
  return phases.reduce((body, phase, at) => {
    const section = (0, import_shared_core_planning_phases_standing.findSection)(body, /^progress$/i);
    const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, [/^phase/i, /^plans/i, /^status/i]);
    if (section === null || table === null) return body;
    const number2 = `${first + at}.`;
    const own = (0, import_shared_core_planning_phases_standing.columnOf)(table, /^phase/i);
    if (table.rows.some((row) => row[own]?.text.startsWith(`${number2} `))) return body;
    return (0, import_shared_core_planning_phases_standing.addRow)(body, section, table, (column) => {
      if (/^phase/i.test(column)) return `${number2} ${(0, import_shared_core_mapping_documents_map_documents2.oneLine)(phase.name)}`;
      if (/^milestone/i.test(column)) return version;
      if (/^plans/i.test(column)) return "0/0";
      return /^status/i.test(column) ? "Not started" : "-";
    });
  }, text);
}
function plannedMilestone(text) {
  const { scope } = (0, import_shared_core_planning_documents_roadmap.readRoadmap)(text, null);
  for (const { heading, version } of scope.milestones) {
    const { phases, scope: own } = (0, import_shared_core_planning_documents_roadmap.readRoadmap)(text, version);
    const isOver = /✅|\bshipped\b/i.test(heading) || phases.every(({ checkbox }) => checkbox?.checked === true);
    if (own.milestone === null || version === "" || phases.length === 0 || isOver) continue;
    const name = heading.slice(heading.indexOf(version) + version.length).replace(/\((?:planned|in progress)\)/i, "").replace(/^[\s:—–-]+/, "").trim();
    return { version, name: name || version, phases };
  }
  return null;
}
function takeUpInRoadmap(text, { version }) {
  const inProgress = (line2) => line2.replace("\u{1F4CB}", "\u{1F6A7}").replace("(Planned)", "(In Progress)").replace(/\(planned\)/i, "(in progress)");
  const heading = headingOf(text, version);
  const list = (0, import_shared_core_planning_phases_standing.findSection)(text, /^milestones$/i);
  const entry = list?.lines.find((line2) => /^\s*[-*]\s/.test(line2.text) && (0, import_shared_core_planning_milestones_fold_roadmap.namesVersion)(line2.text, version));
  const places = [heading, entry].filter((one) => one !== void 0);
  return (0, import_shared_core_planning_phases_standing.splice)(
    text,
    places.map(({ start, end }) => ({ start, end, text: inProgress(text.slice(start, end)) }))
  );
}
function readMilestoneAnswers(value) {
  return (0, import_shared_core_planning_writing_project_answers.readWith)(schema(), value);
}
var schema = (0, import_common2.once)(
  () => (0, import_adapters_loops_record_schemas.strictObject)({
    /** Absent: the version after the one that shipped. */
    version: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^v\d{1,4}(?:\.\d{1,4}){1,2}$/, "must look like v1.1"))),
    ...(0, import_shared_core_planning_writing_project_answers.plannedWork)(),
    /** One sentence. */
    goal: (0, import_shared_core_planning_writing_project_answers.line)()
  })
);
var [, , report] = import_shared_core_planning_writing_project_answers.projectExample.requirements;
var milestoneExample = {
  version: "v1.1",
  name: "Mail",
  goal: "The sum of a day reaches the accountant by itself.",
  requirements: [
    { ...report ?? { category: "Reports" }, id: "REP-02", text: "User can send the report by mail" }
  ],
  later: [],
  outOfScope: [{ what: "Attachments", why: "The text is enough" }],
  decisions: [{ what: "The mail program of the laptop", why: "No server to keep" }],
  references: [],
  phases: [
    {
      name: "Mail",
      goal: "The report of a day is sent",
      dependsOn: [2],
      requirements: ["REP-02"],
      criteria: ["The report arrives", "A day without a network is sent later"],
      sources: []
    }
  ]
};
var milestoneRules = [
  import_common.prose`Needed: name, goal, requirements, phases. The rest may be left out; version is the next one then.`,
  import_common.prose`Phases are numbered on from the last milestone; dependsOn names earlier phases by their numbers, those of earlier milestones too.`,
  import_common.prose`Every requirement is in exactly one phase; ids look like AUTH-01 and continue those of earlier milestones; what waits goes into later.`,
  import_common.prose`A phase has 2 to 5 criteria that a user can observe.`,
  import_common.prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`
];
// src/app/planning/milestones/begin-milestone.ts
// src/core/planning/milestones/milestone-state.ts
function closeState(text, { version }, {
  passed,
  progress,
  now
}) {
  const date = now.slice(0, 10);
  const set = setFields(text, {
    Phase: `Milestone ${version} complete`,
    Plan: "\u2014",
    // gsd-core knows this status as an end, so it reports no conflict with the roadmap.
    Status: `${version} milestone complete`
  });
  const focused = setFocus(set, "Planning the next milestone", date);
  const deferred = passed.reduce((body, point) => noteDeferred(body, point, version, date), focused);
  const said = `Milestone ${version} completed and archived`;
  const active = (0, import_shared_core_planning_writing_state_decisions2.noteSession)((0, import_shared_core_planning_writing_state_decisions2.noteActivity)(deferred, date, said), {
    stoppedAt: said,
    resumeFile: "None",
    now
  });
  return active === text ? text : (0, import_shared_core_planning_writing_state_decisions3.mirrored)(text, active, { counters: progress, now });
}
function beginState(text, begun, now) {
  const date = now.slice(0, 10);
  const [first, last] = [begun.phases[0], begun.phases.at(-1)];
  if (first === void 0 || last === void 0) return text;
  const progress = {
    total_phases: begun.phases.length,
    completed_phases: 0,
    total_plans: 0,
    completed_plans: 0,
    percent: 0
  };
  const set = setFields(text, {
    Phase: `${first.number} of ${last.number} (${first.name})`,
    "Current Phase": first.number,
    "Current Phase Name": first.name,
    "Total Phases": last.number,
    Plan: "Not started",
    "Current Plan": "Not started",
    "Total Plans in Phase": "0",
    Status: "Ready to plan"
  });
  const barred = setProgress(set);
  const focused = setFocus(barred, `Phase ${first.number}: ${first.name}`, date);
  const said = `Milestone ${(0, import_shared_core_planning_milestones_fold_roadmap.milestoneTitle)(begun)} started`;
  const noted = (0, import_shared_core_planning_writing_state_decisions2.noteSession)((0, import_shared_core_planning_writing_state_decisions2.noteActivity)(focused, date, said), { stoppedAt: said, resumeFile: "None", now });
  const named = setMirror(noted, { milestone: begun.version, milestone_name: begun.name });
  return (0, import_shared_core_planning_writing_state_decisions3.mirrored)(text, named, { counters: progress, now });
}
function setFields(text, values) {
  const state = (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text);
  return (0, import_shared_core_planning_phases_standing.splice)(
    text,
    Object.entries(values).flatMap(([label, value]) => (0, import_shared_core_planning_documents_roadmap_scope2.rewriteField)(state.field(label), () => value))
  );
}
function setFocus(text, focus, date) {
  const state = (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text);
  const edits = (0, import_shared_core_planning_documents_roadmap_scope2.rewriteField)(
    state.field("Current focus"),
    (value) => /^(?:Phase |Milestone |Planning |\[|v\d)/i.test(value) ? focus : null
  );
  const reference2 = /^See: \.planning\/PROJECT\.md \(updated (\d{4}-\d{2}-\d{2})\)[ \t]*$/m.exec(text);
  const at = reference2 === null ? 0 : reference2.index + reference2[0].indexOf("(updated ") + "(updated ".length;
  const dated = reference2 === null ? [] : [{ start: at, end: at + 10, text: date }];
  return (0, import_shared_core_planning_phases_standing.splice)(text, [...edits, ...dated]);
}
function setProgress(text) {
  const field = (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text).field("Progress");
  const value = /^\[[█░]+\]\s*\d{1,3}%|^\d{1,3}%/.exec(field?.value ?? "")?.[0];
  if (field === null || value === void 0) return text;
  const zero = value.startsWith("[") ? `${(0, import_shared_core_mapping_documents_map_documents2.progressBar)(0)} 0%` : "0%";
  return (0, import_shared_core_planning_phases_standing.splice)(text, [{ start: field.start, end: field.start + value.length, text: zero }]);
}
var DEFERRED = [/^category$/i, /^item$/i, /^status$/i];
function noteDeferred(text, point, version, date) {
  const ready = (0, import_shared_core_planning_phases_standing.findSection)(text, /^deferred items$/i) === null ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Deferred Items", [
    "| Category | Item | Status | Deferred At | Milestone |",
    "|----------|------|--------|-------------|-----------|"
  ]) : text;
  const section = (0, import_shared_core_planning_phases_standing.findSection)(ready, /^deferred items$/i);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, DEFERRED);
  if (section === null || table === null) return text;
  const cell = (column) => {
    const name = column.toLowerCase();
    if (name === "category") return point.category;
    if (name === "item") return point.item;
    if (name === "status") return point.status;
    if (name.startsWith("deferred")) return date;
    return name === "milestone" ? version : "-";
  };
  const isThere = table.rows.some(
    (row) => table.columns.every((column, at) => /^deferred/i.test(column) || row[at]?.text === cell(column))
  );
  return isThere ? text : (0, import_shared_core_planning_phases_standing.addRow)(ready, section, table, cell);
}
function setMirror(text, values) {
  const { entries, present, inner } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text).frontmatter;
  if (!present) return text;
  const edits = Object.entries(values).map(([key, value]) => {
    const written2 = `${key}: ${(0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value)}`;
    const entry = entries.findLast((one) => one.key === key);
    if (entry === void 0) return { start: inner.start, end: inner.start, text: written2 + (0, import_shared_core_planning_phases_standing.lineEndOf)(text) };
    const end = entry.start + text.slice(entry.start, entry.end).trimEnd().length;
    return { start: entry.start, end, text: written2 };
  });
  return (0, import_shared_core_planning_phases_standing.splice)(text, edits);
}
// src/app/planning/milestones/begin-milestone.ts
function nextMilestone(project) {
  const found = (0, import_shared_core_planning_milestones_fold_roadmap.milestoneIn)(project);
  if (found.status === "refused") return found;
  if (found.status === "open") {
    const { version: version2 } = found.milestone;
    const cure = found.points.length === 0 ? "close it with /msw:go --close" : "/msw:status says what is next";
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Milestone ${version2} is not closed: ${cure}, then begin another.`);
  }
  const planned = plannedMilestone(project.roadmap?.document.text ?? "");
  const version = found.status === "empty" ? found.version : (0, import_shared_core_planning_milestones_fold_roadmap.nextVersion)(found.milestone.version);
  return { status: "ok", version: planned?.version ?? version, first: lastPhase(project) + 1, planned };
}
async function beginMilestone({ root, planning }, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = readMilestoneAnswers(value);
  if (read.status === "invalid") return read;
  const { answers } = read;
  const begun = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => begin(root, planning, answers, now));
  return begun.status === "ok" ? committed(root, begun) : begun;
}
async function takeUpMilestone({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const begun = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const project = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    const next = nextMilestone(project);
    if (next.status === "refused") return next;
    if (next.planned === null)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The roadmap plans no milestone: /msw:init --milestone asks what it is to be.");
    const { version, name, phases } = next.planned;
    const roadmap = takeUpInRoadmap(project.roadmap?.document.text ?? "", next.planned);
    return written(planning, { version, name, phases }, [
      ["ROADMAP.md", roadmap],
      ["STATE.md", beginState(project.state?.document.text ?? "", { version, name, phases }, now)]
    ]);
  });
  return begun.status === "ok" ? committed(root, begun) : begun;
}
async function committed(root, { begun, files }) {
  const { version, name, phases } = begun;
  const message = `docs: start milestone ${(0, import_shared_core_planning_milestones_fold_roadmap.milestoneTitle)(begun)}`;
  const commit = await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(root, files, message);
  return { status: "done", version, name, first: phases[0]?.number ?? "", files, commit };
}
function begin(root, planning, answers, now) {
  const project = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
  const [unusable] = project.unusable;
  if (unusable !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(unusable);
  const next = nextMilestone(project);
  if (next.status === "refused") return next;
  const { first } = next;
  const problems = [
    ...(0, import_shared_core_planning_documents_planning_settings.checkAnswers)(answers, (path) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path), first),
    ...usedBefore(project, answers)
  ];
  if (problems.length > 0) return { status: "invalid", problems };
  const version = answers.version ?? next.version;
  const { name } = answers;
  const phases = answers.phases.map((phase, at) => ({ number: String(first + at), name: phase.name }));
  const begun = { version, name, phases };
  const texts = documents(project, answers, { version, first, now });
  return (0, import_shared_core_planning_documents_planning_settings.isRefusal)(texts) ? texts : written(planning, begun, texts);
}
function documents({ root, planning, roadmap, state }, answers, { version, first, now }) {
  const date = now.slice(0, 10);
  const { name, goal, requirements, outOfScope, decisions } = answers;
  const about = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "PROJECT.md"));
  const there = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "REQUIREMENTS.md"));
  const wanted = (0, import_shared_core_mapping_documents_map_documents.requirementsDocument)(
    { ...answers, name: titleOf(about) ?? name, coreValue: coreValueOf(about) ?? goal },
    date,
    { version, later: "Future", first, after: `milestone ${version} started` }
  );
  if (there !== null && undated(there) !== undated(wanted))
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      ".planning/REQUIREMENTS.md is there, and nothing was written: move it to .planning/milestones, or take what it asks for into the answers and move it away."
    );
  const begun = {
    version,
    name,
    phases: answers.phases.map((phase, at) => ({ number: String(first + at), name: phase.name }))
  };
  return [
    ["REQUIREMENTS.md", there ?? wanted],
    ...about === null ? [] : [
      [
        "PROJECT.md",
        (0, import_shared_core_planning_writing_state_decisions.beginInProject)(about, {
          title: (0, import_shared_core_planning_milestones_fold_roadmap.milestoneTitle)(begun),
          goal,
          features: answers.phases.map((phase) => phase.goal),
          requirements: requirements.map(({ text }) => text),
          outOfScope,
          decisions: decisions.map(({ what, why }) => ({ text: what, why })),
          date
        })
      ]
    ],
    [
      "ROADMAP.md",
      beginInRoadmap(roadmap?.document.text ?? emptyRoadmap(titleOf(about) ?? name), {
        ...answers,
        version,
        first
      })
    ],
    ["STATE.md", beginState(state?.document.text ?? "", begun, now)]
  ];
}
function written(planning, begun, texts) {
  const done = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, texts);
  return (0, import_shared_core_planning_documents_planning_settings.isRefusal)(done) ? done : { status: "ok", begun, files: texts.map(([name]) => `.planning/${name}`) };
}
function undated(text) {
  return text.replaceAll(/\d{4}-\d{2}-\d{2}/g, "");
}
function titleOf(about) {
  return /^# (\S[^\r\n]{0,200})$/m.exec(about ?? "")?.[1]?.trim() ?? null;
}
function coreValueOf(about) {
  const section = about === null ? null : (0, import_shared_core_planning_phases_standing.findSection)(about, /^core value$/i);
  return section?.lines.find(({ text }) => text.trim() !== "")?.text.trim() ?? null;
}
function lastPhase({ root, planning, roadmap }) {
  const milestones = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "milestones"));
  const kept = milestones.filter((name) => name.endsWith("-ROADMAP.md")).map((name) => (0, import_shared_core_planning_documents_roadmap.readRoadmap)((0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "milestones", name)) ?? "", null));
  const archives = milestones.filter((name) => name.endsWith("-phases")).map((name) => (0, import_node_path.join)("milestones", name));
  const folders = ["phases", ...archives].flatMap((name) => (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, name))).map((name) => (0, import_hooks_active_on_command.folderPhase)(name) ?? "");
  const named = [...roadmap === null ? [] : [roadmap], ...kept].flatMap((one) => [
    ...one.phases.map(({ number: number2 }) => number2),
    ...one.checkboxes.map(({ number: number2 }) => number2),
    ...one.elsewhere
  ]);
  const numbers = [...folders, ...named].filter((number2) => !(0, import_hooks_active_on_command.isBacklog)(number2)).map((number2) => Number(/^\d{1,6}/.exec(number2)?.[0] ?? 0));
  return Math.max(0, ...numbers);
}
function usedBefore({ root, planning }, { requirements, later }) {
  const archives = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "milestones")).filter(
    (name) => name.endsWith("-REQUIREMENTS.md")
  );
  const used = new Map(
    archives.flatMap((name) => {
      const { items } = (0, import_shared_core_planning_phases_standing.readRequirements)((0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "milestones", name)) ?? "");
      const version = name.replace(/-REQUIREMENTS\.md$/, "");
      return items.filter(({ checked }) => checked).map(({ id }) => [id.toUpperCase(), version]);
    })
  );
  return [...requirements, ...later].flatMap(({ id }) => {
    const version = used.get(id);
    return version === void 0 ? [] : [{ where: id, message: `${id} was complete in ${version}: continue its numbers` }];
  });
}
